import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { servePublic } from '#server/http/serve.ts'
import { getPublicSettings } from '../contract.ts'
import { processorsOf } from './processors.ts'

export function mountSite(app: FastifyInstance, deps: Pick<Deps, 'env' | 'mailer' | 'model'>): void {
  servePublic(app, getPublicSettings, () => {
    const { env, mailer } = deps
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
      hasLanguageModel: deps.model !== null,
      tutorialVideos: env.TUTORIAL_VIDEOS,
    }
  })
}
