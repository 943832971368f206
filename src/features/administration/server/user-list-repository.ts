import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { subscriptions, users } from '#database/schema.ts'
import { monthlyRevenueSql, statusSql } from '#features/billing/public.ts'
import type { Database } from '#server/db/database.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { type UserFilters, type UserSelection, type UserSortKey, usersPerPage } from '../contract.ts'

/** The users of a selection in its order; with a page only those of the page. */
export async function listUsersOf(db: Database, selection: UserSelection, now: Date): Promise<UserRecord[]> {
  const { sort, order, page } = selection
  const query = db
    .select({ user: users })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(matching(selection, now))
    .orderBy(...ordering(sort, order, now))
    .$dynamic()
  const rows = await (page === undefined ? query : query.limit(usersPerPage).offset((page - 1) * usersPerPage))
  return rows.map(({ user }) => user)
}

export async function countUsersOf(db: Database, filters: UserFilters, now: Date): Promise<number> {
  const [row] = await db
    .select({ matching: count() })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(matching(filters, now))
  return row?.matching ?? 0
}

/** How many there are, by the way they sign in. */
export async function countAuthProviders(db: Database): Promise<{ authProvider: string; users: number }[]> {
  return db
    .select({ authProvider: users.authProvider, users: count() })
    .from(users)
    .groupBy(users.authProvider)
    .orderBy(asc(users.authProvider))
}

function matching(filters: UserFilters, now: Date): SQL | undefined {
  const { subscriptionStatus, accountTrial, authProvider, emailVerified, hasSubscription } = filters
  return and(
    ...wordsOf(filters.search ?? '').map(contains),
    subscriptionStatus ? sql`${statusSql(now)} = ${subscriptionStatus}` : undefined,
    accountTrial ? sql`${trialStateSql(now)} = ${accountTrial}` : undefined,
    authProvider ? eq(users.authProvider, authProvider) : undefined,
    emailVerified ? eq(users.emailVerified, emailVerified === 'yes') : undefined,
    hasSubscription && (hasSubscription === 'yes' ? isNotNull(subscriptions.id) : isNull(subscriptions.id)),
  )
}

/** Whoever was never active comes before everybody who was; the id makes the order of equals stable. */
function ordering(sort: UserSortKey, order: UserSelection['order'], now: Date): SQL[] {
  const columns: Record<UserSortKey, SQL> = {
    createdAt: sql`${users.createdAt}`,
    email: sql`${users.email}`,
    subscriptionStatus: statusSql(now),
    formatCorrections: sql`${users.formatCorrections}`,
    templateFillings: sql`${users.templateFillings}`,
    generateFromScratch: sql`${users.generateFromScratch}`,
    lastActivity: sql`coalesce(${users.lastActivityAt}, '-infinity')`,
    monthlyRevenue: monthlyRevenueSql(now),
  }
  const direct = order === 'asc' ? asc : desc
  return [direct(columns[sort]), direct(users.id)]
}

function trialStateSql(now: Date): SQL {
  return sql`case
    when ${users.trialStartedAt} is null or ${users.trialEndsAt} is null
      then case when ${users.hasUsedTrial} then 'used' else 'none' end
    when ${users.trialEndsAt} > ${now.toISOString()}::timestamptz then 'active'
    else 'expired'
  end`
}

/** A database with the C locale lowers only ASCII letters. */
const capitals = 'ÄÖÜÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝĄĆĘŁŃŚŹŻČĖĮŠŲŪŽĂȘȚŞĞ'
const isAscii = /^[ -~]*$/

function wordsOf(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean)
}

function contains(word: string): SQL {
  const text = sql`lower(concat_ws(' ', ${users.email}, ${users.firstName}, ${users.lastName}))`
  // Translating costs ten times the search itself: only for words that need it.
  const lowered = isAscii.test(word) ? text : sql`translate(${text}, ${capitals}, ${capitals.toLowerCase()})`
  return sql`position(${word} in ${lowered}) > 0`
}
