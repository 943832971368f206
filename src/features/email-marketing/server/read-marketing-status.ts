import type { Deps } from '#server/deps.ts'
import { listedFailures, type MarketingStatus } from '../contract.ts'
import { marketingMessages as t } from '../texts.ts'
import type { MarketingProvider } from './marketing-provider.ts'
import { countUsers, findFailures, findLastSync, type SyncRecord } from './marketing-repository.ts'
import { describeEnd } from './sync-all.ts'

export async function readMarketingStatus(
  { db }: Pick<Deps, 'db'>,
  provider: MarketingProvider | null,
): Promise<MarketingStatus> {
  const failures = await findFailures(db, listedFailures)
  const sync = await findLastSync(db)
  return {
    ...(await countUsers(db)),
    mode: modeOf(provider),
    failures: failures.map(({ userId, email, lastError, failedAt }) => ({
      userId,
      email,
      reason: t.reasons[lastError ?? ''] ?? t.reasons.provider_failed ?? '',
      failedAt: (failedAt ?? new Date(0)).toISOString(),
    })),
    sync: sync ? presentSync(sync) : null,
  }
}

function modeOf(provider: MarketingProvider | null): MarketingStatus['mode'] {
  if (!provider) return 'off'
  return provider.isStandIn ? 'stand-in' : 'configured'
}

function presentSync(sync: SyncRecord): MarketingStatus['sync'] {
  return {
    totalUsers: sync.totalUsers,
    successful: sync.successful,
    failed: sync.failed,
    startedAt: sync.startedAt.toISOString(),
    finishedAt: sync.finishedAt?.toISOString() ?? null,
    error: describeEnd(sync),
  }
}
