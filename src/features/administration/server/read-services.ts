import type { z } from 'zod'
import { countRecentFallbacks } from '#features/api-usage/public.ts'
import type { Deps } from '#server/deps.ts'
import type { adminStats } from '../contract.ts'
import { serviceTexts as t } from '../texts.ts'

type Service = z.infer<(typeof adminStats)['response']>['services'][number]

/** What is configured, what is only a stand-in, and whether it answers; each check on its own. */
export async function readServices(
  deps: Pick<Deps, 'clock' | 'db' | 'env' | 'mailer' | 'model' | 'pingDatabase'>,
): Promise<Service[]> {
  const { env, mailer } = deps
  const [databaseHealthy, mailHealthy, modelHealthy, modelDetail] = await Promise.all([
    answers(deps.pingDatabase),
    answers(mailer.check),
    deps.model?.isAnswering() ?? null,
    describeModel(deps),
  ])
  const external = (name: keyof typeof t.standIns, provider: string | null): Service => {
    const unset = env.standInsAllowed
      ? { mode: 'stand-in' as const, detail: t.standIns[name] }
      : { mode: 'off' as const, detail: t.missing[name] }
    const used = provider ? { mode: 'configured' as const, detail: provider } : unset
    return { name, label: t.labels[name] ?? name, ...used, healthy: null }
  }
  return [
    {
      name: 'database',
      label: t.labels.database ?? '',
      mode: env.DATABASE_URL ? 'configured' : 'stand-in',
      detail: env.DATABASE_URL ? t.postgres : t.embedded,
      healthy: databaseHealthy,
    },
    {
      name: 'mail',
      label: t.labels.mail ?? '',
      mode: mailModes[mailer.kind],
      detail: t.mail[mailer.kind],
      healthy: mailHealthy,
    },
    {
      name: 'model',
      label: t.labels.model ?? '',
      mode: env.AI_BASE_URL ? 'configured' : 'stand-in',
      detail: modelDetail,
      healthy: modelHealthy,
    },
    external('payment', env.STRIPE_SECRET_KEY ? 'Stripe' : null),
    external('identity', env.OIDC_ISSUER ? new URL(env.OIDC_ISSUER).host : null),
    external('marketing', env.BREVO_API_KEY ? 'Brevo' : null),
  ]
}

/** Which model, where, and how often it failed of late: one that is reachable may still be of no use. */
async function describeModel(deps: Pick<Deps, 'clock' | 'db' | 'env'>): Promise<string> {
  const { AI_BASE_URL, AI_MODEL } = deps.env
  if (!AI_BASE_URL) return t.engine
  const { runs, fallbacks } = await countRecentFallbacks(deps)
  const place = `${AI_MODEL} · ${new URL(AI_BASE_URL).host}`
  return fallbacks === 0 ? place : `${place} · ${t.recentFallbacks(fallbacks, runs)}`
}

const mailModes = { smtp: 'configured', outbox: 'stand-in', none: 'off' } as const

async function answers(check: () => Promise<void>): Promise<boolean> {
  try {
    await check()
    return true
  } catch {
    return false
  }
}
