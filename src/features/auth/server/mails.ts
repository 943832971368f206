import type { Env } from '#server/env.ts'
import { letter } from '#server/mail/letter.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { mailTexts as t } from '../texts.ts'

type Brand = Pick<Env, 'BRAND_NAME' | 'PUBLIC_URL'>
type Support = Brand & Pick<Env, 'COMPANY_EMAIL'>
interface Recipient {
  email: string
  firstName: string | null
}

/** Names nobody: whoever typed the name has not shown yet that the address is theirs. */
export function codeMail(env: Brand & Pick<Env, 'OTP_TTL_SECONDS'>, to: { email: string }, code: string): Mail {
  return letter(env, {
    to: to.email,
    subject: t.codeSubject(env.BRAND_NAME),
    paragraphs: [t.codeIntro],
    code,
    after: [t.codeHint(Math.round(env.OTP_TTL_SECONDS / 60)), t.codeIgnore],
  })
}

/** Somebody tried to register a known address: only its owner learns of it. */
export function knownAddressMail(env: Brand, to: Recipient): Mail {
  return letter(env, {
    to: to.email,
    subject: t.knownSubject(env.BRAND_NAME),
    name: to.firstName,
    paragraphs: [t.knownIntro, t.knownHint],
    link: `${env.PUBLIC_URL}/login`,
  })
}

export function resetMail(
  env: Brand & Pick<Env, 'RESET_TTL_SECONDS'>,
  to: Recipient & { emailVerified: boolean },
  token: string,
): Mail {
  return letter(env, {
    to: to.email,
    subject: t.resetSubject(env.BRAND_NAME),
    name: to.emailVerified ? to.firstName : null,
    paragraphs: [t.resetIntro],
    link: `${env.PUBLIC_URL}/reset-password?token=${token}`,
    after: [t.resetHint(Math.round(env.RESET_TTL_SECONDS / 60)), t.resetIgnore],
  })
}

export function passwordChangedMail(env: Support, to: Recipient): Mail {
  return noticeMail(env, to, t.passwordChangedSubject(env.BRAND_NAME), t.passwordChangedIntro)
}

export function factorChangedMail(env: Support, to: Recipient): Mail {
  return noticeMail(env, to, t.factorChangedSubject(env.BRAND_NAME), t.factorChangedIntro)
}

export function farewellMail(env: Brand, to: Recipient): Mail {
  return letter(env, {
    to: to.email,
    subject: t.farewellSubject(env.BRAND_NAME),
    name: to.firstName,
    paragraphs: [t.farewellIntro, t.farewellKept, t.farewellThanks],
  })
}

function noticeMail(env: Support, to: Recipient, subject: string, intro: string): Mail {
  return letter(env, {
    to: to.email,
    subject,
    name: to.firstName,
    paragraphs: [intro, t.notYou(env.COMPANY_EMAIL)],
    link: `${env.PUBLIC_URL}/login`,
  })
}
