import type { Env } from '#server/env.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { letter } from '#server/mail/letter.ts'
import type { Mail } from '#server/mail/mailer.ts'
import type { SubscriptionStatus } from '../contract.ts'
import { mailTexts as t } from '../texts.ts'

type Brand = Pick<Env, 'BRAND_NAME' | 'PUBLIC_URL'>
/** Written when the mail is sent; null where the state has moved on and the mail would be wrong. */
type MailWriter = (env: Brand, user: UserRecord, status: SubscriptionStatus) => Mail | null

export const trialEndingMail: MailWriter = (env, user, status) => {
  if (status.status !== 'trialing' || !status.subscriptionEndDate || status.hasStripeSubscription) return null
  const { subject, paragraphs } = t.trialEnding
  return write(env, user, {
    subject: subject(env.BRAND_NAME),
    paragraphs: paragraphs(dayOf(status.subscriptionEndDate), priceOf(status)),
    link: `${env.PUBLIC_URL}/subscribe`,
  })
}

export const trialBillingMail: MailWriter = (env, user, status) => {
  if (status.status !== 'trialing' || !status.subscriptionEndDate || !status.hasStripeSubscription) return null
  const { subject, paragraphs } = t.trialBilling
  return write(env, user, {
    subject: subject(env.BRAND_NAME),
    paragraphs: paragraphs(dayOf(status.subscriptionEndDate), priceOf(status)),
    link: `${env.PUBLIC_URL}/profile#subscription`,
  })
}

export const trialEndedMail: MailWriter = (env, user, status) => {
  if (status.status !== 'trial_expired') return null
  const { subject, paragraphs } = t.trialEnded
  return write(env, user, {
    subject: subject(env.BRAND_NAME),
    paragraphs: paragraphs(priceOf(status)),
    link: `${env.PUBLIC_URL}/subscribe`,
  })
}

export const paymentFailedMail: MailWriter = (env, user, status) => {
  if (status.status !== 'past_due') return null
  const { subject, paragraphs } = t.paymentFailed
  return write(env, user, {
    subject: subject(env.BRAND_NAME),
    paragraphs,
    link: `${env.PUBLIC_URL}/profile#subscription`,
  })
}

export const cancelledMail: MailWriter = (env, user, status) => {
  if (status.periodType !== 'cancelled' || !status.subscriptionEndDate) return null
  const { subject, paragraphs } = t.cancelled
  return write(env, user, {
    subject: subject(env.BRAND_NAME),
    paragraphs: paragraphs(dayOf(status.subscriptionEndDate)),
    link: `${env.PUBLIC_URL}/subscribe`,
  })
}

interface Content {
  subject: string
  paragraphs: string[]
  link: string
}

function write(env: Brand, user: UserRecord, content: Content): Mail {
  return letter(env, {
    ...content,
    to: user.email,
    name: user.firstName,
  })
}

function dayOf(instant: string): string {
  return new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date(instant))
}

function priceOf({ currentPrice, currency, planType }: SubscriptionStatus): string {
  const price = new Intl.NumberFormat('de-DE', {
    style: 'currency',
    currency,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return `${price.format(currentPrice)} ${planType === 'yearly' ? 'im Jahr' : 'im Monat'}`
}
