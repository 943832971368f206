import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { getUser } from '#features/auth/contract.ts'
import { aCurrentUser, renderPage, stubServer } from '#tests/web-stub.tsx'
import { updateProfile, userStats } from '../contract.ts'
import { ProfileForm } from './profile-form.tsx'
import { Statistics } from './statistics.tsx'

const user = aCurrentUser()

function ChangedElsewhere() {
  const [preferredLanguage, setLanguage] = useState(user.preferredLanguage)
  return (
    <>
      <ProfileForm user={{ ...user, preferredLanguage }} />
      <button type="button" onClick={() => setLanguage('fr')}>
        anderswo geändert
      </button>
    </>
  )
}

describe('the preferred language', () => {
  it('changes in edit mode only, and cancel resets it', async () => {
    const person = userEvent.setup()
    renderPage(<ProfileForm user={user} />, user)
    const select = screen.getByLabelText<HTMLSelectElement>('Bevorzugte Sprache')
    expect(select.disabled).toBe(true)
    await person.click(screen.getByRole('button', { name: 'Bearbeiten' }))
    expect(document.activeElement).toBe(select)
    await person.selectOptions(select, 'fr')
    await person.click(screen.getByRole('button', { name: 'Abbrechen' }))
    expect([select.value, select.disabled]).toEqual(['de', true])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bearbeiten' }))
  })

  it('is saved, and the user is fetched again', async () => {
    const server = stubServer()
    server.answer(updateProfile, { ...user, preferredLanguage: 'fr' })
    server.answer(getUser, { ...user, preferredLanguage: 'fr' })
    const person = userEvent.setup()
    renderPage(<ProfileForm user={user} />, user)
    await person.click(screen.getByRole('button', { name: 'Bearbeiten' }))
    await person.selectOptions(screen.getByLabelText('Bevorzugte Sprache'), 'fr')
    await person.click(screen.getByRole('button', { name: 'Speichern' }))
    await screen.findByText('Profil gespeichert')
    expect(server.sentTo(updateProfile)[0]?.body).toEqual({ preferredLanguage: 'fr' })
  })

  it('shows what is stored while it is not edited, also where that was changed elsewhere', async () => {
    const person = userEvent.setup()
    renderPage(<ChangedElsewhere />, user)
    const select = screen.getByLabelText<HTMLSelectElement>('Bevorzugte Sprache')
    await person.click(screen.getByText('anderswo geändert'))
    expect(select.value).toBe('fr')
    await person.click(screen.getByRole('button', { name: 'Bearbeiten' }))
    expect(select.value).toBe('fr')
  })

  it('cannot be cancelled once it is on its way', async () => {
    stubServer().answer(updateProfile, () => new Promise<typeof user>(() => {}))
    const person = userEvent.setup()
    renderPage(<ProfileForm user={user} />, user)
    await person.click(screen.getByRole('button', { name: 'Bearbeiten' }))
    await person.selectOptions(screen.getByLabelText('Bevorzugte Sprache'), 'fr')
    await person.click(screen.getByRole('button', { name: 'Speichern' }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Abbrechen' }).disabled).toBe(true)
  })

  it('leaves the focus where a person went while it was being saved', async () => {
    const server = stubServer()
    let finish = () => {}
    server.answer(updateProfile, () => new Promise<typeof user>((resolve) => (finish = () => resolve(user))))
    server.answer(getUser, user)
    const person = userEvent.setup()
    renderPage(
      <>
        <ProfileForm user={user} />
        <button type="button">anderswo</button>
      </>,
      user,
    )
    await person.click(screen.getByRole('button', { name: 'Bearbeiten' }))
    await person.click(screen.getByRole('button', { name: 'Speichern' }))
    await person.click(screen.getByText('anderswo'))
    finish()
    await screen.findByRole('button', { name: 'Bearbeiten' })
    expect(document.activeElement).toBe(screen.getByText('anderswo'))
  })

  it('says why it was not saved', async () => {
    stubServer().refuse(updateProfile, 503, 'Das System ist ausgelastet.')
    const person = userEvent.setup()
    renderPage(<ProfileForm user={user} />, user)
    await person.click(screen.getByRole('button', { name: 'Bearbeiten' }))
    await person.click(screen.getByRole('button', { name: 'Speichern' }))
    await screen.findByText('Error')
    expect(screen.getByText('Das System ist ausgelastet.')).toBeTruthy()
  })

  it('tells a person whose session has ended', async () => {
    // The sign-in would follow after 500 ms; a test page has nowhere to go.
    vi.useFakeTimers()
    const server = stubServer()
    server.refuse(updateProfile, 401, 'Bitte melden Sie sich an.')
    renderPage(<ProfileForm user={user} />, user)
    fireEvent.click(screen.getByRole('button', { name: 'Bearbeiten' }))
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }))
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(screen.getByText('Nicht angemeldet')).toBeTruthy()
  })
})

describe('the statistics', () => {
  const counted = {
    totalRecordings: 12,
    formatCorrections: 3,
    templateFillings: 2,
    generateFromScratch: 7,
    avgTimePerReport: 170,
    languageUsage: { de: 11, fr: 1 },
  }

  it('show whole minutes and each language by name', async () => {
    stubServer().answer(userStats, counted)
    renderPage(<Statistics />, user)
    await screen.findByText('3 Minuten')
    for (const text of ['12', 'Deutsch', 'Französisch']) expect(screen.getByText(text)).toBeTruthy()
  })

  it('show the runs by function as they are now, as the total beside them', async () => {
    stubServer().answer(userStats, counted)
    renderPage(<Statistics />, aCurrentUser({ formatCorrections: 1 }))
    const list = (await screen.findByText('Nach Funktion')).parentElement as HTMLElement
    for (const [label, count] of [
      ['Formatieren', '3'],
      ['Vorlage ausfüllen', '2'],
      ['Bericht generieren', '7'],
    ] as const) {
      expect(within(list).getByText(label).parentElement?.textContent).toContain(count)
    }
  })

  it('say why they could not be loaded', async () => {
    stubServer().refuse(userStats, 503, 'Das System ist ausgelastet.')
    renderPage(<Statistics />, user)
    const alert = await screen.findByRole('alert')
    for (const text of ['Die Statistik konnte nicht geladen werden.', 'Das System ist ausgelastet.']) {
      within(alert).getByText(text)
    }
  })

  it('say that nothing was counted yet', async () => {
    stubServer().answer(userStats, { ...counted, totalRecordings: 0 })
    renderPage(<Statistics />, user)
    await waitFor(() => screen.getByText('Noch nichts gezählt'))
  })
})
