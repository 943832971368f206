import { and, eq, gt, inArray, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { subscriptions, users } from '#database/schema.ts'
import type { Deps } from '#server/deps.ts'
import { sendMailOnce } from './mail-jobs.ts'
import { deleteOldEvents } from './receive-webhook.ts'

const noticeMs = 2 * 86_400_000
/** After a longer stop of the service a mail on a trial that ended long ago would only puzzle. */
const stillNewsMs = 3 * 86_400_000
/** The provider's own webhook comes within minutes. */
const webhookGraceMs = 3_600_000

export const refreshJob = 'billing-refresh'

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

/** What time alone brings about: mails on ending trials, and a look at subscriptions whose webhook has not come. */
export async function sweepBilling(deps: SweepDeps): Promise<void> {
  await mailEndingTrials(deps)
  await mailEndingSubscriptionTrials(deps)
  await mailEndedTrials(deps)
  await refreshOverdue(deps)
  await deleteOldEvents(deps.db, deps.clock.now())
}

const needsSubscription = and(eq(users.status, 'active'), eq(users.role, 'user'), eq(users.manualFullAccess, false))
const withoutSubscription = sql`not exists (select 1 from ${subscriptions} where ${subscriptions.userId} = ${users.id}
  and ${subscriptions.status} in ('active', 'trialing', 'past_due', 'unpaid'))`

async function mailEndingTrials(deps: SweepDeps): Promise<void> {
  const now = deps.clock.now()
  // A trial of two days or less would begin with the news of its end.
  const isLong = sql`${users.trialEndsAt} - ${users.trialStartedAt} > interval '2 days'`
  const rows = await findTrialsEnding(deps, now, new Date(now.getTime() + noticeMs), isLong)
  for (const { id: userId, trialEndsAt } of rows) await mailOnce(deps, 'trial-ending', userId, trialEndsAt)
}

async function mailEndingSubscriptionTrials(deps: SweepDeps): Promise<void> {
  const now = deps.clock.now()
  const rows = await deps.db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'trialing'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        gt(subscriptions.trialEndsAt, now),
        lte(subscriptions.trialEndsAt, new Date(now.getTime() + noticeMs)),
      ),
    )
  for (const { userId, trialEndsAt } of rows) await mailOnce(deps, 'trial-billing', userId, trialEndsAt)
}

async function mailEndedTrials(deps: SweepDeps): Promise<void> {
  const now = deps.clock.now()
  const rows = await findTrialsEnding(deps, new Date(now.getTime() - stillNewsMs), now)
  for (const { id: userId, trialEndsAt } of rows) await mailOnce(deps, 'trial-ended', userId, trialEndsAt)
}

function findTrialsEnding(deps: SweepDeps, after: Date, until: Date, condition?: SQL) {
  const ends = and(gt(users.trialEndsAt, after), lte(users.trialEndsAt, until))
  return deps.db
    .select()
    .from(users)
    .where(and(needsSubscription, withoutSubscription, ends, condition))
}

async function mailOnce(
  deps: SweepDeps,
  kind: Parameters<typeof sendMailOnce>[2]['kind'],
  userId: string,
  end: Date | null,
): Promise<void> {
  const reference = end?.toISOString() ?? ''
  await deps.db.transaction((tx) => sendMailOnce(deps, tx, { userId, kind, reference }))
}

async function refreshOverdue(deps: SweepDeps): Promise<void> {
  const due = new Date(deps.clock.now().getTime() - webhookGraceMs)
  const rows = await deps.db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        inArray(subscriptions.status, ['active', 'trialing', 'past_due', 'unpaid', 'incomplete']),
        isNotNull(users.stripeCustomerId),
        or(
          lt(subscriptions.currentPeriodEndsAt, due),
          and(eq(subscriptions.status, 'trialing'), lt(subscriptions.trialEndsAt, due)),
        ),
      ),
    )
  for (const { userId } of rows) {
    await deps.db.transaction((tx) => deps.jobs.send(tx, refreshJob, { userId }))
  }
}
