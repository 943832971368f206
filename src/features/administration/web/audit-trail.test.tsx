import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { listAudit } from '#features/administration/contract.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { AuditTrail } from './audit-trail.tsx'

let server: ReturnType<typeof stubServer>
beforeEach(() => {
  server = stubServer()
})

const entry = {
  id: 7,
  createdAt: '2026-03-02T09:00:00.000Z',
  actorEmail: 'chefin@x.de',
  action: 'user.status',
  targetLabel: 'eva@x.de',
  details: { status: 'inactive' },
}

it('shows who did what to whom, and exports what the address filters', async () => {
  window.history.replaceState(null, '', '/admin/audit?subject=eva')
  server.answer(listAudit, { total: 1, entries: [entry] })
  renderPage(<AuditTrail />)
  expect(await screen.findByRole('cell', { name: 'Status geändert' })).toBeDefined()
  expect(screen.getByText('Status: deaktiviert')).toBeDefined()
  expect(server.sentTo(listAudit)[0]?.query).toEqual({ subject: 'eva', page: '1' })
  expect(screen.getByRole('link', { name: 'CSV exportieren' }).getAttribute('href')).toBe(
    '/api/admin/audit/export?subject=eva',
  )
})

it('names what was done in words, and leaves out what is empty', async () => {
  const syncs = { ...entry, action: 'marketing.sync-all', details: { lists: '' } }
  const starts = { ...entry, id: 8, action: 'migration.start', details: { recipients: 5 } }
  server.answer(listAudit, { total: 2, entries: [syncs, starts] })
  renderPage(<AuditTrail />)
  expect(await screen.findByText('Empfänger: 5')).toBeDefined()
  expect(screen.queryByText(/lists|Listen/)).toBeNull()
})

it('says when nothing fits, and takes the filters back', async () => {
  window.history.replaceState(null, '', '/admin/audit?action=user.delete')
  server.answer(listAudit, { total: 0, entries: [] })
  renderPage(<AuditTrail />)
  fireEvent.click(await screen.findByRole('button', { name: 'Filter zurücksetzen' }))
  await waitFor(() => expect(server.sentTo(listAudit).at(-1)?.query).toEqual({ page: '1' }))
  expect(await screen.findByText('Noch keine Einträge')).toBeDefined()
})
