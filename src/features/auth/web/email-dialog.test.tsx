import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnswerOf, Route } from '#contract/route.ts'
import { getPublicSettings } from '#features/site/contract.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { forgotPassword, giveSecondFactor, login, register, resendOtp, verifyEmail } from '../contract.ts'
import { EmailDialog } from './email-dialog.tsx'

const assign = vi.fn()
let server: ReturnType<typeof stubServer>
let user: ReturnType<typeof userEvent.setup>

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('location', { ...window.location, assign })
  assign.mockReset()
  server = stubServer()
  server.answer(getPublicSettings, {
    brandName: 'KlarBefund',
    company: { name: '', address: '', email: '' },
    communityUrl: '',
    registrationOpen: true,
    mailboxUrl: '/dev/mailbox',
    identityProvider: null,
    trialDays: 7,
    legalCountry: '',
    hasLanguageModel: false,
    tutorialVideos: [],
    processors: [],
  })
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
})

/** The dialog behind the button that opens it, as on the sign-in page. */
function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        öffnen
      </button>
      <EmailDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

async function openDialog() {
  renderPage(<Opener />)
  await user.click(screen.getByText('öffnen'))
}
const button = (name: string) => screen.getByRole('button', { name })
const title = () => screen.getByRole('heading').textContent
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
/** One by one: a countdown sets its next second only after React has drawn this one. */
async function passSeconds(count: number) {
  for (let second = 0; second < count; second += 1) await pass(1000)
}

async function signIn() {
  await user.type(screen.getByLabelText('E-Mail-Adresse'), 'eva@example.org')
  await user.type(screen.getByLabelText('Passwort'), 'geheim')
  await user.click(button('Anmelden'))
}

/** The answer of a call comes when it is given; none at all is the refusal of an unconfirmed address. */
function holdBack<R extends Route>(contract: R) {
  const held = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (url: string) => {
    expect(url).toBe(contract.path)
    return held.promise
  })
  return async (given: AnswerOf<R> | null) => {
    const refusal = { code: 'email_unconfirmed', message: '' }
    held.resolve(given ? Response.json(given) : Response.json(refusal, { status: 403 }))
    await pass(100)
  }
}

async function fillRegistration() {
  await user.click(screen.getByRole('tab', { name: 'Konto erstellen' }))
  await user.type(screen.getByLabelText('Vorname'), 'Eva')
  await user.type(screen.getByLabelText('Nachname'), 'Muster')
  await user.type(screen.getByLabelText('E-Mail-Adresse'), 'eva@example.org')
  await user.type(screen.getByLabelText('Passwort'), 'Diktat-2026')
  await user.type(screen.getByLabelText('Passwort wiederholen'), 'Diktat-2026')
}

async function registerEva() {
  await fillRegistration()
  await user.click(button('Konto erstellen'))
  await screen.findByLabelText('Bestätigungscode')
}

describe('signing in', () => {
  it('says so and goes to the workspace after 1.5 s, also when the dialog is closed meanwhile', async () => {
    server.answer(login, { success: true, secondFactor: [] })
    await openDialog()
    expect(title()).toBe('Mit E-Mail anmelden')
    await signIn()
    await screen.findByText('Sie sind jetzt angemeldet.')
    expect(title()).toBe('Erfolgreich!')
    await user.keyboard('{Escape}')
    await pass(1300)
    expect(assign).not.toHaveBeenCalled()
    await pass(300)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/')
  })

  it('shows the message of the server in red until the next try, and its own where there is none', async () => {
    server.refuse(login, 401, 'E-Mail-Adresse oder Passwort ist falsch.')
    await openDialog()
    await signIn()
    expect((await screen.findByRole('alert')).textContent).toBe('E-Mail-Adresse oder Passwort ist falsch.')
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
    await user.click(button('Anmelden'))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Login failed'))
  })

  it('forgets the message of the last try also where the next one misses something', async () => {
    server.refuse(login, 401, 'E-Mail-Adresse oder Passwort ist falsch.')
    await openDialog()
    await signIn()
    await screen.findByText('E-Mail-Adresse oder Passwort ist falsch.')
    await user.clear(screen.getByLabelText('Passwort'))
    await user.click(button('Anmelden'))
    expect((await screen.findByRole('alert')).textContent).toBe('Password is required')
  })

  it('calls a password that is too long too long', async () => {
    await openDialog()
    await user.type(screen.getByLabelText('E-Mail-Adresse'), 'eva@example.org')
    await user.click(screen.getByLabelText('Passwort'))
    await user.paste('x'.repeat(257))
    await user.click(button('Anmelden'))
    expect((await screen.findByRole('alert')).textContent).toBe('Das Passwort darf höchstens 256 Zeichen haben')
  })

  it('is busy while the request runs', async () => {
    let answer = (_: { success: boolean; secondFactor: [] }) => {}
    server.answer(login, () => new Promise<{ success: boolean; secondFactor: [] }>((resolve) => (answer = resolve)))
    await openDialog()
    await signIn()
    await waitFor(() => expect(button('Anmelden')).toHaveProperty('disabled', true))
    expect(button('Anmelden').getAttribute('aria-busy')).toBe('true')
    answer({ success: true, secondFactor: [] })
    await screen.findByText('Sie sind jetzt angemeldet.')
  })

  it.each([
    [['passkey', 'recovery'], 'Mit Passkey bestätigen'],
    [['passkey', 'totp', 'recovery'], null],
  ] as const)('puts the focus where the second factor %j begins', async (secondFactor, name) => {
    server.answer(login, { success: false, secondFactor: [...secondFactor] })
    await openDialog()
    await signIn()
    await screen.findByRole('button', { name: 'Mit Passkey bestätigen' })
    await pass(100)
    expect(document.activeElement).toBe(name ? button(name) : screen.getByLabelText('Code aus der Authenticator-App'))
    await user.click(button('Wiederherstellungscode verwenden'))
    await pass(100)
    expect(document.activeElement).toBe(screen.getByLabelText('Wiederherstellungscode'))
  })

  it('asks for the second factor where one is set up', async () => {
    server.answer(login, { success: false, secondFactor: ['totp', 'recovery'] })
    server.answer(giveSecondFactor, { success: true })
    await openDialog()
    await signIn()
    await user.type(await screen.findByLabelText('Code aus der Authenticator-App'), '123456')
    await screen.findByText('Sie sind jetzt angemeldet.')
    expect(server.sentTo(giveSecondFactor)[0]?.body).toEqual({ code: '123456' })
  })

  it('names what is missing with the specified texts and puts the focus there', async () => {
    await openDialog()
    await user.click(button('Anmelden'))
    await screen.findByText('Please enter a valid email address')
    screen.getByText('Password is required')
    expect(document.activeElement).toBe(screen.getByLabelText('E-Mail-Adresse'))
    expect(server.sentTo(login)).toEqual([])
  })
})

describe('registering', () => {
  it('goes on to the code, confirms it once it is complete, and then to the workspace', async () => {
    server.answer(register, { success: true })
    server.answer(verifyEmail, { success: true })
    await openDialog()
    await registerEva()
    expect(title()).toBe('E-Mail bestätigen')
    expect(document.activeElement).toBe(screen.getByLabelText('Bestätigungscode'))
    expect(screen.getByRole('link', { name: 'Postfach zum Ausprobieren öffnen' })).toBeTruthy()
    await user.keyboard('123456')
    await screen.findByText('Ihr Konto wurde erfolgreich erstellt.')
    expect(server.sentTo(verifyEmail)[0]?.body).toEqual({ email: 'eva@example.org', code: '123456' })
    await pass(1500)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/')
  })

  it('keeps the focus on a code that was refused, to be typed over', async () => {
    server.answer(register, { success: true })
    server.refuse(verifyEmail, 400, 'Der Code ist falsch.')
    await openDialog()
    await registerEva()
    await user.keyboard('123456')
    await screen.findByText('Der Code ist falsch.')
    server.answer(verifyEmail, { success: true })
    await user.keyboard('654321')
    await screen.findByText('Ihr Konto wurde erfolgreich erstellt.')
    expect(server.sentTo(verifyEmail)[1]?.body).toEqual({ email: 'eva@example.org', code: '654321' })
  })

  it('says how long a code is that was sent off too early', async () => {
    server.answer(register, { success: true })
    await openDialog()
    await registerEva()
    await user.keyboard('123{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('Code muss 6 Ziffern haben')
    expect(server.sentTo(verifyEmail)).toHaveLength(0)
  })

  it('still waits for the code after a click beside it', async () => {
    server.answer(register, { success: true })
    await openDialog()
    await registerEva()
    await pass(100)
    fireEvent.pointerDown(document.body)
    fireEvent.click(document.body)
    expect(title()).toBe('E-Mail bestätigen')
  })

  it('waits for the new code, free of the words about the old one, once it was sent again', async () => {
    server.answer(register, { success: true })
    server.answer(resendOtp, { success: true })
    server.refuse(verifyEmail, 400, 'Der Code ist falsch.')
    await openDialog()
    await registerEva()
    await user.keyboard('123456')
    await screen.findByText('Der Code ist falsch.')
    await user.click(button('Code erneut senden'))
    await waitFor(() => expect(button('Code erneut senden in 60s')).toBeTruthy())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Bestätigungscode'))
    server.answer(verifyEmail, { success: true })
    await user.keyboard('654321')
    await screen.findByText('Ihr Konto wurde erfolgreich erstellt.')
  })

  it('shows how strong the password is', async () => {
    await openDialog()
    await user.click(screen.getByRole('tab', { name: 'Konto erstellen' }))
    const strength = () => screen.getByRole('meter').getAttribute('aria-valuetext')
    for (const [typed, label] of [
      ['abc', 'Schwach'],
      ['A', 'Gut'],
      ['bcd1!', 'Stark'],
    ] as const) {
      await user.type(screen.getByLabelText('Passwort'), typed)
      expect(strength()).toBe(label)
    }
  })

  it('resends the code once in 60 s', async () => {
    server.answer(register, { success: true })
    server.answer(resendOtp, { success: true })
    await openDialog()
    await registerEva()
    expect(button('Code erneut senden')).toHaveProperty('disabled', false)
    await user.click(button('Code erneut senden'))
    await waitFor(() => expect(button('Code erneut senden in 60s')).toHaveProperty('disabled', true))
    await passSeconds(59)
    expect(screen.getByText('Code erneut senden in 1s')).toHaveProperty('disabled', true)
    await passSeconds(1)
    expect(button('Code erneut senden')).toHaveProperty('disabled', false)
    expect(server.sentTo(resendOtp)).toHaveLength(1)
  })

  it('offers no new code while one is being checked', async () => {
    server.answer(register, { success: true })
    let refuse = (_: Error) => {}
    server.answer(verifyEmail, () => new Promise((_resolve, reject) => (refuse = reject)))
    await openDialog()
    await registerEva()
    await user.keyboard('123456')
    await waitFor(() => expect(server.sentTo(verifyEmail)).toHaveLength(1))
    expect(button('Code erneut senden')).toHaveProperty('disabled', true)
    refuse(new Error('keine Verbindung'))
    await waitFor(() => expect(button('Code erneut senden')).toHaveProperty('disabled', false))
  })

  it('shows why a code could not be sent again, and goes back to the first step', async () => {
    server.answer(register, { success: true })
    await openDialog()
    await registerEva()
    server.refuse(resendOtp, 429, 'Zu viele Versuche.')
    await user.click(button('Code erneut senden'))
    expect((await screen.findByRole('alert')).textContent).toBe('Zu viele Versuche.')
    await user.click(button('Zurück'))
    expect(title()).toBe('Mit E-Mail anmelden')
  })
})

describe('a forgotten password', () => {
  it('sends a link and stays', async () => {
    server.answer(forgotPassword, { success: true })
    await openDialog()
    await user.click(button('Passwort vergessen?'))
    expect(title()).toBe('Passwort zurücksetzen')
    await user.type(screen.getByLabelText('E-Mail-Adresse'), 'eva@example.org{Enter}')
    await screen.findByText('Email sent!')
    screen.getByText('Success!')
    screen.getByText('Check your email to reset the password.')
    await pass(10_000)
    expect(assign).not.toHaveBeenCalled()
  })

  it('leaves who has gone back meanwhile where he types', async () => {
    const answer = holdBack(forgotPassword)
    await openDialog()
    await user.click(button('Passwort vergessen?'))
    await user.type(screen.getByLabelText('E-Mail-Adresse'), 'eva@example.org{Enter}')
    await user.click(button('Zurück'))
    await user.type(screen.getByLabelText('Passwort'), 'geheim')
    await answer({ success: true })
    expect(title()).toBe('Mit E-Mail anmelden')
    expect(screen.getByLabelText<HTMLInputElement>('Passwort').value).toBe('geheim')
  })
})

describe('closing the dialog', () => {
  it('forgets everything typed and starts on the login tab again', async () => {
    await openDialog()
    await user.type(screen.getByLabelText('E-Mail-Adresse'), 'eva@example.org')
    await user.click(screen.getByRole('tab', { name: 'Konto erstellen' }))
    await user.type(screen.getByLabelText('Vorname'), 'Eva')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByText('öffnen'))
    expect(screen.getByRole('tab', { name: 'Anmelden' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByLabelText<HTMLInputElement>('E-Mail-Adresse').value).toBe('')
    await user.click(screen.getByRole('tab', { name: 'Konto erstellen' }))
    expect(screen.getByLabelText<HTMLInputElement>('Vorname').value).toBe('')
  })

  it('leaves a registration that is answered afterwards alone', async () => {
    const answer = holdBack(register)
    await openDialog()
    await fillRegistration()
    await user.click(button('Konto erstellen'))
    await user.keyboard('{Escape}')
    await answer({ success: true })
    await user.click(screen.getByText('öffnen'))
    expect(title()).toBe('Mit E-Mail anmelden')
  })

  it.each([
    ['of a second factor', { success: false, secondFactor: ['totp'] as const }],
    ['of an address to be confirmed', null],
  ])('leaves a login alone whose answer %s comes afterwards', async (_what, given) => {
    const answer = holdBack(login)
    await openDialog()
    await signIn()
    await user.keyboard('{Escape}')
    await answer(given && { ...given, secondFactor: [...given.secondFactor] })
    await user.click(screen.getByText('öffnen'))
    expect(title()).toBe('Mit E-Mail anmelden')
  })

  it('goes to the workspace all the same where the login succeeds afterwards', async () => {
    const answer = holdBack(login)
    await openDialog()
    await signIn()
    await user.keyboard('{Escape}')
    await answer({ success: true, secondFactor: [] })
    await pass(1600)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/')
  })

  it('gives the focus back to where it came from', async () => {
    await openDialog()
    await pass(100)
    expect(document.activeElement).toBe(screen.getByLabelText('E-Mail-Adresse'))
    await user.keyboard('{Escape}')
    await pass(100)
    expect(document.activeElement).toBe(screen.getByText('öffnen'))
  })
})
