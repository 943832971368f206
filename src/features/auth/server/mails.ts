import type { Env } from '#server/env.ts'
import { letter } from '#server/mail/letter.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { mailTexts as t } from '../texts.ts'

type Brand = Pick<Env, 'BRAND_NAME' | 'PUBLIC_URL'>
interface Recipient {
  email: string
  firstName: string | null
}

/** Names nobody: whoever typed the name has not shown yet that the address is theirs. */
export function codeMail(env: Brand & Pick<Env, 'OTP_TTL_SECONDS'>, to: { email: string }, code: string): Mail {
  return letter(env, {
    to: to.email,
    subject: t.codeSubject(env.BRAND_NAME),
    greeting: t.greeting(''),
    paragraphs: [t.codeIntro],
    code,
    after: [t.codeHint(Math.round(env.OTP_TTL_SECONDS / 60)), t.codeIgnore],
    closing: t.closing(env.BRAND_NAME),
  })
}

/** Somebody tried to register a known address: only its owner learns of it. */
export function knownAddressMail(env: Brand, to: Recipient): Mail {
  return letter(env, {
    to: to.email,
    subject: t.knownSubject(env.BRAND_NAME),
    greeting: t.greeting(to.firstName ?? ''),
    paragraphs: [t.knownIntro, t.knownHint],
    link: `${env.PUBLIC_URL}/login`,
    closing: t.closing(env.BRAND_NAME),
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
    greeting: t.greeting(to.emailVerified ? (to.firstName ?? '') : ''),
    paragraphs: [t.resetIntro],
    link: `${env.PUBLIC_URL}/reset-password?token=${token}`,
    after: [t.resetHint(Math.round(env.RESET_TTL_SECONDS / 60)), t.resetIgnore],
    closing: t.closing(env.BRAND_NAME),
  })
}

export function passwordChangedMail(env: Brand, to: Recipient): Mail {
  return noticeMail(env, to, t.passwordChangedSubject(env.BRAND_NAME), t.passwordChangedIntro)
}

export function factorChangedMail(env: Brand, to: Recipient): Mail {
  return noticeMail(env, to, t.factorChangedSubject(env.BRAND_NAME), t.factorChangedIntro)
}

export function farewellMail(env: Brand, to: Recipient): Mail {
  return letter(env, {
    to: to.email,
    subject: t.farewellSubject(env.BRAND_NAME),
    greeting: t.greeting(to.firstName ?? ''),
    paragraphs: [t.farewellIntro, t.farewellKept, t.farewellThanks],
    closing: t.closing(env.BRAND_NAME),
  })
}

function noticeMail(env: Brand, to: Recipient, subject: string, intro: string): Mail {
  return letter(env, {
    to: to.email,
    subject,
    greeting: t.greeting(to.firstName ?? ''),
    paragraphs: [intro, t.notYou],
    link: `${env.PUBLIC_URL}/login`,
    closing: t.closing(env.BRAND_NAME),
  })
}
