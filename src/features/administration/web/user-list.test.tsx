import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminStats, countUsers, deleteUser, listUsers, setUserStatus } from '#features/administration/contract.ts'
import { aUserRow } from '#tests/user-row-stub.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { UserList } from './user-list.tsx'

const user = aUserRow({ id: 'u1', email: 'eva@x.de' })
let server: ReturnType<typeof stubServer>
beforeEach(() => {
  window.history.replaceState(null, '', '/admin?tab=users')
  server = stubServer()
  server.answer(listUsers, [user])
  server.answer(countUsers, { total: 1200, matching: 120, authProviders: ['email', 'google'] })
})

async function choose(action: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Aktionen für eva@x.de' }))
  await userEvent.click(screen.getByRole('menuitem', { name: action }))
}
const lastQuery = () => server.sentTo(listUsers).at(-1)?.query

describe('UserList', () => {
  it('asks before it acts, and does nothing when the answer is no', async () => {
    renderPage(<UserList />)
    await choose('Löschen')
    const dialog = screen.getByRole('alertdialog', { name: 'Benutzer endgültig löschen?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Abbrechen' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    const actions = screen.getByRole('button', { name: 'Aktionen für eva@x.de' })
    await waitFor(() => expect(document.activeElement).toBe(actions))
    expect(server.sent.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('sends the status, shows the page anew and says that it is done', async () => {
    server.answer({ ...setUserStatus, path: '/api/admin/users/u1/status' }, () => {
      const changed = aUserRow({ ...user, status: 'inactive' })
      server.answer(listUsers, [changed])
      return changed
    })
    renderPage(<UserList />)
    await choose('Deaktivieren')
    await userEvent.click(screen.getByRole('button', { name: 'Deaktivieren' }))
    await waitFor(() => expect(screen.getByText('Benutzer deaktiviert')).toBeDefined())
    expect(server.sent.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'inactive' })
    expect(screen.getByText('Deaktiviert')).toBeDefined()
  })

  it("shows the server's reason when it refuses", async () => {
    server.refuse({ ...deleteUser, path: '/api/admin/users/u1' }, 409, 'Das eigene Konto lässt sich nicht löschen.')
    renderPage(<UserList />)
    await choose('Löschen')
    await userEvent.click(screen.getByRole('button', { name: 'Löschen' }))
    await waitFor(() => expect(screen.getByText('Das eigene Konto lässt sich nicht löschen.')).toBeDefined())
    expect(server.sentTo(adminStats)).toEqual([])
  })

  it('asks the server for what the address says, and writes what is chosen into it', async () => {
    window.history.replaceState(null, '', '/admin?tab=users&accountTrial=expired&sort=email&order=asc&page=2')
    renderPage(<UserList />)
    expect(await screen.findByText('120 von 1.200 Benutzern')).toBeDefined()
    expect(lastQuery()).toEqual({ accountTrial: 'expired', sort: 'email', order: 'asc', page: '2' })
    fireEvent.click(screen.getByRole('button', { name: 'Weiter' }))
    await waitFor(() => expect(lastQuery()?.page).toBe('3'))
    fireEvent.change(screen.getByLabelText('Anmeldung'), { target: { value: 'google' } })
    await waitFor(() => expect(lastQuery()).toMatchObject({ authProvider: 'google', page: '1' }))
    fireEvent.click(screen.getByRole('button', { name: 'Angelegt' }))
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'createdAt', order: 'desc' }))
    expect(window.location.search).toBe('?tab=users&accountTrial=expired&authProvider=google')
  })

  it('says in words how a user signs in', async () => {
    server.answer(listUsers, [aUserRow({ ...user, authProvider: 'email' })])
    renderPage(<UserList />)
    const table = await screen.findByRole('table')
    await waitFor(() => expect(within(table).getByText(/E-Mail und Passwort$/)).toBeDefined())
    const choice = screen.getByLabelText('Anmeldung')
    expect(within(choice).getByRole('option', { name: 'E-Mail und Passwort' })).toHaveProperty('value', 'email')
  })

  it('searches for what was typed', async () => {
    renderPage(<UserList />)
    fireEvent.change(await screen.findByLabelText('Name oder E-Mail suchen'), { target: { value: 'eva m ' } })
    await waitFor(() => expect(lastQuery()?.search).toBe('eva m'))
    expect(window.location.search).toBe('?tab=users&search=eva+m')
  })
})
