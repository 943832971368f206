import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { listUsers } from '#features/administration/contract.ts'
import type { MarketingStatus } from '#features/email-marketing/contract.ts'
import {
  createList,
  findContact,
  listLists,
  marketingStatus,
  removeUser,
  syncAllUsers,
  syncUser,
} from '#features/email-marketing/contract.ts'
import { aUserRow } from '#tests/user-row-stub.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { EmailMarketing } from './email-marketing.tsx'

const quiet: MarketingStatus = {
  ...{ mode: 'configured', totalUsers: 3, unconfirmedUsers: 1, syncedUsers: 2, failedUsers: 0 },
  ...{ failures: [], sync: null },
}
const lists = [
  { id: 7, name: 'Rundbrief', totalSubscribers: 12 },
  { id: 8, name: 'Probe', totalSubscribers: 1 },
]
const finished = { startedAt: '2026-03-02T09:00:00.000Z', finishedAt: '2026-03-02T09:00:05.000Z', error: null }

let server: ReturnType<typeof stubServer>
beforeEach(() => {
  server = stubServer()
  server.answer(marketingStatus, quiet)
  server.answer(listLists, { lists })
  server.answer(listUsers, [
    aUserRow({ recordingCount: 4, totalRecordingTime: 150, subscriptionStatus: 'active' }),
    aUserRow({ id: 'u2', email: 'nur-vorname@x.de', firstName: 'Nur', lastName: null, emailVerified: false }),
  ])
})

const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }))
const at = <R extends { path: string }>(contract: R, path: string): R => ({ ...contract, path })

describe('the overview', () => {
  it('counts lists and users, and says that new users come by themselves', async () => {
    renderPage(<EmailMarketing />)
    const figures = await screen.findByLabelText('Kennzahlen')
    await waitFor(() => expect(within(figures).getByText('Kontaktlisten').nextSibling?.textContent).toBe('2'))
    expect(within(figures).getByText('Benutzer mit E-Mail-Adresse').nextSibling?.textContent).toBe('3')
    expect(screen.getByText(/Neue Benutzer werden von selbst übertragen.*1 Benutzer hat/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Zur Administration' }).getAttribute('href')).toBe('/admin')
  })

  it('sends all users to the lists chosen on the other tab, and says how many', async () => {
    server.answer(syncAllUsers, { successful: 2, totalUsers: 2, finished: true })
    renderPage(<EmailMarketing />)
    await openTab('Contact Lists')
    await userEvent.click(await screen.findByRole('checkbox', { name: /Rundbrief/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Probe/ }))
    await openTab('Overview')
    expect(screen.getByText('2 Listen gewählt')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Sync All Users' }))
    expect(await screen.findByText('Sync Complete')).toBeDefined()
    expect(screen.getByText('Successfully synced 2/2 users')).toBeDefined()
    expect(server.sentTo(syncAllUsers)[0]?.body).toEqual({ listIds: [7, 8] })
  })

  it('shows the progress while it runs, and the end also where the call was answered before it', async () => {
    const running = { ...finished, totalUsers: 400, successful: 90, failed: 10, finishedAt: null }
    let sync: MarketingStatus['sync'] = null
    server.answer(marketingStatus, () => ({ ...quiet, sync }))
    server.answer(syncAllUsers, () => {
      sync = running
      return { successful: 90, totalUsers: 400, finished: false }
    })
    renderPage(<EmailMarketing />)
    await userEvent.click(await screen.findByRole('button', { name: 'Sync All Users' }))
    const button = await screen.findByRole('button', { name: 'Syncing...' })
    expect((button as HTMLButtonElement).disabled).toBe(true)
    expect(await screen.findByText('100 von 400 Benutzern bearbeitet')).toBeDefined()
    expect(screen.queryByText('Sync Complete')).toBeNull()
    sync = { ...finished, totalUsers: 400, successful: 390, failed: 10 }
    expect(await screen.findByText('Successfully synced 390/400 users')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Sync All Users' })).toBeDefined()
  })

  describe('that was read as running before its call was answered', () => {
    const running = { ...finished, totalUsers: 400, successful: 90, failed: 10, finishedAt: null }
    let sync: MarketingStatus['sync']
    let answer = () => {}

    async function startAndWatch(outcome: () => { successful: number; totalUsers: number; finished: boolean }) {
      sync = null
      // The page is drawn between an answer and the next, as over a network.
      server.answer(marketingStatus, async () => {
        await new Promise((resolve) => setTimeout(resolve, 20))
        return { ...quiet, sync }
      })
      server.answer(syncAllUsers, async () => {
        sync = running
        await new Promise<void>((resolve) => (answer = resolve))
        return outcome()
      })
      renderPage(<EmailMarketing />)
      await userEvent.click(await screen.findByRole('button', { name: 'Sync All Users' }))
      await screen.findByText('100 von 400 Benutzern bearbeitet', {}, { timeout: 3000 })
    }

    it('announces its end once', async () => {
      await startAndWatch(() => ({ successful: 390, totalUsers: 400, finished: true }))
      sync = { ...finished, totalUsers: 400, successful: 390, failed: 10 }
      answer()
      const said = await screen.findByText('Sync Complete')
      await screen.findByRole('button', { name: 'Sync All Users' })
      await act(async () => {})
      // A second message would stand in its place.
      expect(screen.getByText('Sync Complete')).toBe(said)
    })

    it('announces its failure once', async () => {
      await startAndWatch(() => {
        throw new TypeError('no connection')
      })
      sync = { ...finished, totalUsers: 400, successful: 90, failed: 10, error: 'Nach 90 von 400 abgebrochen.' }
      answer()
      const said = await screen.findByText('Sync Failed')
      await screen.findByRole('button', { name: 'Sync All Users' })
      await act(async () => {})
      // A second message would stand in its place.
      expect(screen.getByText('Sync Failed')).toBe(said)
    })
  })

  it('tells the reason where it fails', async () => {
    server.refuse(syncAllUsers, 502, 'Der Marketingdienst antwortet nicht.')
    renderPage(<EmailMarketing />)
    await userEvent.click(await screen.findByRole('button', { name: 'Sync All Users' }))
    expect(await screen.findByText('Sync Failed')).toBeDefined()
    expect(screen.getByText('Der Marketingdienst antwortet nicht.')).toBeDefined()
  })

  it('lists whom it could not send, with the reason', async () => {
    const failure = { userId: 'u9', email: 'weg@x.de', reason: 'Der Dienst hat nicht geantwortet.' }
    server.answer(marketingStatus, {
      ...quiet,
      failedUsers: 60,
      failures: [{ ...failure, failedAt: '2026-03-02T09:00:00.000Z' }],
    })
    renderPage(<EmailMarketing />)
    const list = await screen.findByRole('list', { name: 'Fehlgeschlagen' })
    expect(list.textContent).toContain('weg@x.deDer Dienst hat nicht geantwortet.')
    expect(screen.getByText('Gezeigt werden die neuesten 1 von 60.')).toBeDefined()
  })

  it('says where only a stand-in or nothing is there', async () => {
    server.answer(marketingStatus, { ...quiet, mode: 'stand-in' })
    const { unmount } = renderPage(<EmailMarketing />)
    expect(await screen.findByText(/Ersatz zum Ausprobieren/)).toBeDefined()
    unmount()
    server.answer(marketingStatus, { ...quiet, mode: 'off' })
    renderPage(<EmailMarketing />)
    expect(await screen.findByText(/Es wird nichts übertragen/)).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sync All Users' }).disabled).toBe(true)
  })
})

describe('the contact lists', () => {
  it('are created by a name that is more than blanks', async () => {
    server.answer(createList, { id: 9, name: 'Neu', totalSubscribers: 0 })
    renderPage(<EmailMarketing />)
    await openTab('Contact Lists')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Liste anlegen' })
    expect(button.disabled).toBe(true)
    await userEvent.type(screen.getByLabelText('Name der neuen Liste'), '  ')
    expect(button.disabled).toBe(true)
    await userEvent.type(screen.getByLabelText('Name der neuen Liste'), 'Neu')
    await userEvent.click(button)
    expect(await screen.findByText('list created successfully')).toBeDefined()
    expect(server.sentTo(createList)[0]?.body).toEqual({ name: 'Neu' })
  })

  it('show name, subscribers and id, or what to do where there are none', async () => {
    const { unmount } = renderPage(<EmailMarketing />)
    await openTab('Contact Lists')
    const box = await screen.findByRole('checkbox', { name: 'Rundbrief 12 Kontakte · ID 7' })
    await userEvent.click(box)
    expect(box.getAttribute('aria-checked')).toBe('true')
    await userEvent.click(box)
    expect(box.getAttribute('aria-checked')).toBe('false')
    unmount()
    server.answer(listLists, { lists: [] })
    renderPage(<EmailMarketing />)
    await openTab('Contact Lists')
    expect(await screen.findByText('No contact lists found. Create your first list above.')).toBeDefined()
  })
})

describe('the users', () => {
  it('show full name or address, status, recordings and whole minutes', async () => {
    renderPage(<EmailMarketing />)
    await openTab('User Management')
    const cells = (await screen.findAllByRole('row')).map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    expect(cells[1]?.slice(1)).toEqual(['Aktiv', '4', '3', 'nie', 'SyncRemove'])
    expect(cells[1]?.[0]).toMatch(/^Eva Mustereva@x\.de.*4 Aufnahmen, 3 Minuten, zuletzt aktiv: nie$/)
    expect(cells[2]?.[0]).toMatch(/^nur-vorname@x\.deKein/)
    expect(cells[2]?.[1]).toBe('Kein Abonnementunbestätigt')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sync: nur-vorname@x.de' }).disabled).toBe(true)
  })

  it('are sent one by one', async () => {
    server.answer(at(syncUser, '/api/admin/brevo/sync-user/u1'), { success: true })
    renderPage(<EmailMarketing />)
    await openTab('User Management')
    await userEvent.click(await screen.findByRole('button', { name: 'Sync: eva@x.de' }))
    expect(await screen.findByText('User synced successfully')).toBeDefined()
  })

  it('are removed after a question', async () => {
    const remove = at(removeUser, '/api/admin/brevo/remove-user/eva%40x.de')
    server.answer(remove, { success: true })
    renderPage(<EmailMarketing />)
    await openTab('User Management')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: eva@x.de' }))
    const dialog = screen.getByRole('alertdialog')
    expect(dialog.textContent).toContain('Are you sure you want to remove eva@x.de from the marketing service?')
    expect(server.sentTo(remove)).toHaveLength(0)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('User removed successfully')).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('are found by name or address; nobody at all is said', async () => {
    const { unmount } = renderPage(<EmailMarketing />)
    await openTab('User Management')
    await userEvent.type(await screen.findByLabelText('Name oder E-Mail suchen'), 'MUSTER')
    expect(screen.getAllByRole('row')).toHaveLength(2)
    unmount()
    server.answer(listUsers, [])
    renderPage(<EmailMarketing />)
    await openTab('User Management')
    expect(await screen.findByText('No users with email addresses found.')).toBeDefined()
  })
})

describe('the search', () => {
  it('shows a contact raw, and says where there is none', async () => {
    const find = at(findContact, '/api/admin/brevo/contact/eva%40x.de')
    server.answer(find, { email: 'eva@x.de', listIds: [7] })
    renderPage(<EmailMarketing />)
    await openTab('Search Contacts')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Search Contact' })
    expect(button.disabled).toBe(true)
    await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), ' eva@x.de ')
    await userEvent.click(button)
    const result = await screen.findByRole('region', { name: 'Kontakt' })
    expect(JSON.parse(result.textContent ?? '')).toEqual({ email: 'eva@x.de', listIds: [7] })
    server.refuse(find, 404, 'Diese E-Mail-Adresse kennt der Marketingdienst nicht.')
    await userEvent.click(button)
    expect((await screen.findByRole('alert')).textContent).toContain('kennt der Marketingdienst nicht')
    expect(screen.queryByRole('region', { name: 'Kontakt' })).toBeNull()
  })
})
