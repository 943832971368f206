import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminStats, deleteUser, setUserStatus } from '#features/administration/contract.ts'
import { aUserRow } from '#tests/user-row-stub.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { UserList } from './user-list.tsx'

const user = aUserRow({ id: 'u1', email: 'eva@x.de' })
let server: ReturnType<typeof stubServer>
beforeEach(() => {
  server = stubServer()
})

async function choose(action: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Aktionen für eva@x.de' }))
  await userEvent.click(screen.getByRole('menuitem', { name: action }))
}

describe('UserList', () => {
  it('asks before it acts, and does nothing when the answer is no', async () => {
    renderPage(<UserList users={[user]} />)
    await choose('Löschen')
    const dialog = screen.getByRole('alertdialog', { name: 'Benutzer endgültig löschen?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Abbrechen' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(server.sent).toEqual([])
  })

  it('sends the status and says that it is done', async () => {
    server.answer({ ...setUserStatus, path: '/api/admin/users/u1/status' }, aUserRow({ ...user, status: 'inactive' }))
    renderPage(<UserList users={[user]} />)
    await choose('Deaktivieren')
    await userEvent.click(screen.getByRole('button', { name: 'Deaktivieren' }))
    await waitFor(() => expect(screen.getByText('Benutzer deaktiviert')).toBeDefined())
    expect(server.sent.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'inactive' })
  })

  it("shows the server's reason when it refuses", async () => {
    server.refuse({ ...deleteUser, path: '/api/admin/users/u1' }, 409, 'Das eigene Konto lässt sich nicht löschen.')
    renderPage(<UserList users={[user]} />)
    await choose('Löschen')
    await userEvent.click(screen.getByRole('button', { name: 'Löschen' }))
    await waitFor(() => expect(screen.getByText('Das eigene Konto lässt sich nicht löschen.')).toBeDefined())
    expect(server.sentTo(adminStats)).toEqual([])
  })

  it('turns pages of fifty', () => {
    const users = Array.from({ length: 51 }, (_, index) => aUserRow({ id: `u${index}`, email: `u${index}@x.de` }))
    renderPage(<UserList users={users} />)
    expect(screen.getAllByRole('row')).toHaveLength(51)
    fireEvent.click(screen.getByRole('button', { name: 'Weiter' }))
    expect(screen.getAllByRole('row')).toHaveLength(2)
  })
})
