import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MigrationStatus } from '#features/legacy-migration/contract.ts'
import { migrationStatus, startMigration } from '#features/legacy-migration/contract.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { LegacyMigration } from './legacy-migration.tsx'

const before: MigrationStatus = {
  ...{ totalUsers: 20, legacyUsers: 5, migratedUsers: 1, pendingMigration: 4, recipients: 4 },
  ...{ startedAt: null, deadlineAt: null, mails: null, linksAreLocal: false },
}
const started: MigrationStatus = {
  ...before,
  ...{ recipients: 1, startedAt: '2026-03-02T09:00:00.000Z', deadlineAt: '2199-03-04T09:00:00.000Z' },
  mails: { sent: 3, failed: 1, waiting: 0, errors: ['udo@x.de: Der Mailserver hat die E-Mail nicht angenommen.'] },
}

let server: ReturnType<typeof stubServer>
beforeEach(() => {
  server = stubServer()
  server.answer(migrationStatus, before)
})

const startButton = (users: number) =>
  screen.findByRole<HTMLButtonElement>('button', { name: `Send Migration Emails to ${users} Users` })

describe('LegacyMigration', () => {
  it('shows where the move is', async () => {
    renderPage(<LegacyMigration />)
    const figures = await screen.findByLabelText('Stand der Umstellung')
    expect([...figures.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['20', '5', '1', '4'])
    expect(screen.queryByRole('heading', { name: 'Ergebnis' })).toBeNull()
  })

  it('claims to keep no recording', async () => {
    const { container } = renderPage(<LegacyMigration />)
    await startButton(4)
    expect(container.textContent).toContain('Diktate und Berichte speichert das Produkt nie')
    expect(container.textContent).not.toMatch(/Aufnahmen und|recordings/i)
  })

  it('starts after the question, and shows what became of the mails', async () => {
    server.answer(startMigration, () => {
      server.answer(migrationStatus, started)
      return { success: 3, failed: 1, errors: started.mails?.errors ?? [] }
    })
    renderPage(<LegacyMigration />)
    await userEvent.click(await startButton(4))
    const dialog = screen.getByRole('alertdialog')
    expect(dialog.textContent).toContain('This will send migration emails to all Replit users. Continue?')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Abbrechen' }))
    expect(server.sentTo(startMigration)).toHaveLength(0)
    await userEvent.click(await startButton(4))
    await userEvent.click(screen.getByRole('button', { name: 'E-Mails senden' }))
    expect(await screen.findByText('3 E-Mails gesendet')).toBeDefined()
    const errors = await screen.findByRole('list', { name: 'Fehler' })
    expect(errors.textContent).toBe('udo@x.de: Der Mailserver hat die E-Mail nicht angenommen.')
    expect((await startButton(1)).disabled).toBe(false)
    expect(screen.getByText(/Die Anmeldung über Replit endet am/)).toBeDefined()
  })

  it('cannot be started without anybody to write to', async () => {
    server.answer(migrationStatus, { ...before, legacyUsers: 0, recipients: 0 })
    renderPage(<LegacyMigration />)
    expect((await startButton(0)).disabled).toBe(true)
    expect(screen.getByText(/Es gibt keine früheren Benutzer/)).toBeDefined()
  })

  it('cannot be started again while mails are on their way, and says so', async () => {
    server.answer(migrationStatus, { ...started, mails: { sent: 3, failed: 0, waiting: 2, errors: [] } })
    renderPage(<LegacyMigration />)
    expect(await screen.findByText(/^2 E-Mails sind noch unterwegs/)).toBeDefined()
    expect((await startButton(1)).disabled).toBe(true)
  })

  it('says that the deadline is over, and warns of links nobody else can use', async () => {
    server.answer(migrationStatus, { ...started, deadlineAt: '2026-03-04T09:00:00.000Z', linksAreLocal: true })
    renderPage(<LegacyMigration />)
    expect(await screen.findByText(/ist seit 04\.03\.2026.* abgeschaltet/)).toBeDefined()
    expect(screen.getByText(/Bitte setzen Sie zuerst PUBLIC_URL/)).toBeDefined()
  })

  it('tells the reason where it cannot start', async () => {
    server.refuse(startMigration, 502, 'Der Mailserver antwortet nicht.')
    renderPage(<LegacyMigration />)
    await userEvent.click(await startButton(4))
    await userEvent.click(screen.getByRole('button', { name: 'E-Mails senden' }))
    expect(await screen.findByText('Der Mailserver antwortet nicht.')).toBeDefined()
  })

  it('reads the state again every five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderPage(<LegacyMigration />)
    await startButton(4)
    const read = () => server.sentTo(migrationStatus).length
    expect(read()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(read()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(1500))
    await waitFor(() => expect(read()).toBe(2))
  })
})
