import { expect, it } from 'vitest'
import type { Mail } from '#server/mail/mailer.ts'
import { codeMail, factorChangedMail, farewellMail, knownAddressMail, passwordChangedMail, resetMail } from './mails.ts'

const env = {
  BRAND_NAME: 'KlarBefund',
  PUBLIC_URL: 'https://klarbefund.example',
  COMPANY_EMAIL: 'support@klarbefund.example',
  OTP_TTL_SECONDS: 600,
  RESET_TTL_SECONDS: 1800,
}
const eva = { email: 'eva@example.org', firstName: 'Eva', emailVerified: true }
const closing = 'Freundliche Grüße\nIhr Team von KlarBefund\n'
const notYou =
  'Waren Sie das nicht? Dann schreiben Sie bitte an support@klarbefund.example, und setzen Sie sofort ein neues ' +
  'Passwort, auf dieser Seite über „Passwort vergessen?“:'
const loginPage = 'https://klarbefund.example/login'

const mails: [subject: string, mail: Mail, paragraphs: string[]][] = [
  [
    'Ihr Bestätigungscode für KlarBefund',
    codeMail(env, eva, '123456'),
    [
      'Guten Tag,',
      'Mit diesem Code bestätigen Sie Ihre E-Mail-Adresse:',
      '123456',
      'Der Code gilt 10 Minuten. Geben Sie ihn niemandem weiter.',
      'Sie haben sich nicht registriert? Dann können Sie diese E-Mail ignorieren.',
    ],
  ],
  [
    'Sie haben bereits ein Konto bei KlarBefund',
    knownAddressMail(env, eva),
    [
      'Guten Tag Eva,',
      'Jemand wollte mit Ihrer E-Mail-Adresse ein neues Konto erstellen. Sie haben bereits eines.',
      'Melden Sie sich wie gewohnt an. Haben Sie Ihr Passwort vergessen, können Sie dort ein neues setzen.',
      loginPage,
    ],
  ],
  [
    'Passwort für KlarBefund zurücksetzen',
    resetMail(env, eva, 'abc'),
    [
      'Guten Tag Eva,',
      'Über diesen Link setzen Sie ein neues Passwort:',
      'https://klarbefund.example/reset-password?token=abc',
      'Der Link gilt 30 Minuten und nur ein Mal.',
      'Sie haben das nicht angefordert? Dann können Sie diese E-Mail ignorieren; Ihr Passwort bleibt.',
    ],
  ],
  [
    'Ihr Passwort für KlarBefund wurde geändert',
    passwordChangedMail(env, eva),
    [
      'Guten Tag Eva,',
      'Das Passwort Ihres Kontos wurde soeben geändert. Alle anderen Anmeldungen wurden beendet.',
      notYou,
      loginPage,
    ],
  ],
  [
    'Der zweite Faktor für KlarBefund wurde geändert',
    factorChangedMail(env, eva),
    ['Guten Tag Eva,', 'An den zweiten Faktoren Ihres Kontos wurde soeben etwas geändert.', notYou, loginPage],
  ],
  [
    'Ihr Konto bei KlarBefund wurde gelöscht',
    farewellMail(env, eva),
    [
      'Guten Tag Eva,',
      'Ihr Konto ist gelöscht, mit Ihren Vorlagen, Ihrem Wortschatz und Ihren Prompts. Befunde haben wir nie gespeichert.',
      'Es bleibt nur ein verschlüsselter Vermerk, dass unter Ihrer Adresse schon eine Testphase lief; er wird nach 24 ' +
        'Monaten gelöscht. Rechnungen bewahrt der Zahlungsanbieter so lange auf, wie das Gesetz es verlangt.',
      'Danke, dass Sie bei uns waren.',
    ],
  ],
]

it.each(mails)('reads in plain text as in HTML: %s', (subject, mail, paragraphs) => {
  expect(mail).toMatchObject({ to: 'eva@example.org', subject })
  expect(mail.text).toBe([...paragraphs, closing].join('\n\n'))
  const html = mail.html.replaceAll(/<[^>]+>/g, '')
  for (const paragraph of paragraphs) expect(html).toContain(paragraph)
})
