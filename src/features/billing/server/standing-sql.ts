import { type SQL, sql } from 'drizzle-orm'
import { subscriptions, users } from '#database/schema.ts'
import type { Status } from './derive-standing.ts'

/**
 * The status of `deriveStanding` as SQL, for ordering and filtering many users in the database.
 *
 * Wants `users` left-joined with `subscriptions`. The test beside it holds both against each other.
 */
export function statusSql(now: Date): SQL<Status> {
  const s = subscriptions
  const at = instant(now)
  const hasEnded = sql`(${s.status} = 'canceled' or (${s.cancelAtPeriodEnd} and ${s.currentPeriodEndsAt} <= ${at}))`
  const isTrial = sql`(${s.status} = 'trialing' and ${s.trialEndsAt} > ${at})`
  return sql<Status>`case
    when ${s.status} in ('active', 'trialing', 'past_due', 'unpaid') and ${hasEnded} is not true then case
      when ${s.status} in ('unpaid', 'past_due') then 'past_due'
      when ${s.cancelAtPeriodEnd} and ${isTrial} then 'cancelled_trial'
      when ${s.cancelAtPeriodEnd} then 'cancelled_active'
      when ${isTrial} then 'trialing'
      else 'active'
    end
    when ${users.trialEndsAt} > ${at} then 'trialing'
    when ${hasEnded} then case
      when ${s.cancelledInTrial} then 'cancelled_trial'
      when ${s.currentPeriodEndsAt} > ${at} then 'cancelled'
      else 'cancelled_expired'
    end
    when ${s.status} = 'incomplete' then 'incomplete'
    when ${users.trialEndsAt} is not null or ${s.status} = 'paused' then 'trial_expired'
    when ${users.hasUsedTrial} then 'incomplete'
    else 'none'
  end`
}

/** What `monthlyRevenueMinor` says, as SQL over `subscriptions`; 0 where nothing is paid. */
export function monthlyRevenueSql(now: Date): SQL<number> {
  const s = subscriptions
  const isDiscounted = sql`(${s.discountedAmountMinor} is not null
    and (${s.betaDiscountEndsAt} is null or ${s.betaDiscountEndsAt} > ${instant(now)}))`
  const amount = sql`(case when ${isDiscounted} then ${s.discountedAmountMinor} else ${s.amountMinor} end)`
  return sql`case
    when ${s.status} is null or ${s.status} not in ('active', 'past_due') then 0
    when ${s.planType} = 'yearly' then round(${amount} / 12.0)
    else ${amount}
  end`.mapWith(Number)
}

function instant(now: Date): SQL {
  return sql`${now.toISOString()}::timestamptz`
}
