import { expect, it } from 'vitest'
import type { UserRecord } from '#server/http/caller.ts'
import { aSubscriptionStatus } from '#tests/a-subscription-status.ts'
import { cancelledMail, paymentFailedMail, trialBillingMail, trialEndedMail, trialEndingMail } from './mails.ts'

const env = { BRAND_NAME: 'KlarBefund', PUBLIC_URL: 'https://klarbefund.example' }
const eva = { email: 'eva@example.org', firstName: 'Eva' } as UserRecord
const subscribePage = 'https://klarbefund.example/subscribe'
const card = 'https://klarbefund.example/profile#subscription'
const trial = aSubscriptionStatus({ status: 'trialing', subscriptionEndDate: '2026-03-09T09:00:00.000Z' })
const none = aSubscriptionStatus()

const mails = [
  {
    write: trialEndingMail,
    status: trial,
    subject: 'Ihre Testphase bei KlarBefund endet in zwei Tagen',
    paragraphs: [
      'Ihre kostenlose Testphase endet am 9. März 2026.',
      'Wenn Sie weiterarbeiten möchten, schließen Sie ein Abonnement für 29\u00a0€ im Monat ab. Die restliche Testzeit ' +
        'wird Ihnen angerechnet. Sie müssen nichts tun, wenn Sie nicht fortfahren möchten: Ohne Abonnement entstehen ' +
        'keine Kosten.',
      subscribePage,
    ],
    outdated: { ...trial, hasStripeSubscription: true },
  },
  {
    write: trialBillingMail,
    status: { ...trial, hasStripeSubscription: true, planType: 'yearly', currentPrice: 290 },
    subject: 'Ihr Abonnement bei KlarBefund beginnt in zwei Tagen',
    paragraphs: [
      'Ihre kostenlose Testphase endet am 9. März 2026. Danach beginnt Ihr Abonnement für 290\u00a0€ im Jahr.',
      'Möchten Sie nicht fortfahren, können Sie bis dahin in Ihrem Profil kündigen. Es entstehen dann keine Kosten.',
      card,
    ],
    outdated: trial,
  },
  {
    write: trialEndedMail,
    status: aSubscriptionStatus({ status: 'trial_expired' }),
    subject: 'Ihre Testphase bei KlarBefund ist beendet',
    paragraphs: [
      'Ihre kostenlose Testphase ist beendet. Ihre Vorlagen und Ihr Wortschatz bleiben erhalten.',
      'Mit einem Abonnement für 29\u00a0€ im Monat arbeiten Sie sofort weiter.',
      subscribePage,
    ],
    outdated: aSubscriptionStatus({ status: 'active' }),
  },
  {
    write: paymentFailedMail,
    status: aSubscriptionStatus({ status: 'past_due' }),
    subject: 'KlarBefund: Ihre Zahlung ist fehlgeschlagen',
    paragraphs: [
      'Die letzte Zahlung für Ihr Abonnement ist fehlgeschlagen. Ihr Zugang bleibt vorerst bestehen, und wir versuchen ' +
        'die Abbuchung in den nächsten Tagen erneut.',
      'Bitte prüfen oder aktualisieren Sie Ihre Zahlungsmethode im Profil unter „Abonnement“:',
      card,
    ],
    outdated: none,
  },
  {
    write: cancelledMail,
    status: aSubscriptionStatus({ periodType: 'cancelled', subscriptionEndDate: '2026-06-09T22:30:00.000Z' }),
    subject: 'Ihre Kündigung bei KlarBefund',
    paragraphs: [
      'Wir bestätigen Ihre Kündigung. Ihr Zugang bleibt bis zum 10. Juni 2026 bestehen; danach wird nichts mehr abgebucht.',
      'Wenn Sie es sich anders überlegen, können Sie bis dahin jederzeit reaktivieren:',
      subscribePage,
    ],
    outdated: none,
  },
] as const

it.each(mails)('reads in plain text as in HTML: $subject', ({ write, status, subject, paragraphs }) => {
  const mail = write(env, eva, status)
  expect(mail).toMatchObject({ to: 'eva@example.org', subject })
  const greeting = 'Guten Tag Eva,'
  expect(mail?.text).toBe([greeting, ...paragraphs, 'Freundliche Grüße\nIhr Team von KlarBefund\n'].join('\n\n'))
  const html = mail?.html.replaceAll(/<[^>]+>/g, '')
  for (const paragraph of paragraphs) expect(html).toContain(paragraph)
})

it.each(mails)('is not sent once it would be wrong: $subject', ({ write, outdated }) => {
  expect(write(env, eva, outdated)).toBeNull()
})
