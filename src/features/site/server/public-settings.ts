import type { Deps } from '#server/deps.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { PublicSettings } from '../contract.ts'
import { processorsOf } from './processors.ts'

/** What the browser needs to know of the installation before anybody signs in. */
export function publicSettingsOf({
  env,
  mailer,
}: Pick<Deps, 'env'> & { mailer: Pick<Mailer, 'kind'> }): PublicSettings {
  return {
    brandName: env.BRAND_NAME,
    company: { name: env.COMPANY_NAME, address: env.COMPANY_ADDRESS, email: env.COMPANY_EMAIL },
    communityUrl: env.COMMUNITY_URL,
    registrationOpen: mailer.kind !== 'none',
    mailboxUrl: mailer.kind === 'outbox' ? '/dev/mailbox' : null,
    identityProvider:
      env.OIDC_ISSUER || env.standInsAllowed ? { segment: env.OIDC_NAME, isStandIn: !env.OIDC_ISSUER } : null,
    trialDays: env.TRIAL_DAYS,
    legalCountry: env.LEGAL_COUNTRY,
    processors: processorsOf(env),
    hasLanguageModel: env.AI_BASE_URL !== null,
    tutorialVideos: env.TUTORIAL_VIDEOS,
  }
}
