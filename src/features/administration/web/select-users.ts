import type { UserRow } from '#features/administration/contract.ts'

export const sortKeys = [
  'email',
  'subscriptionStatus',
  'formatCorrections',
  'templateFillings',
  'generateFromScratch',
  'lastActivity',
  'monthlyRevenue',
  'createdAt',
] as const
export type SortKey = (typeof sortKeys)[number]

export interface UserSort {
  key: SortKey
  descending: boolean
}

/** Source: spec part 2 section 5. */
export const defaultSort: UserSort = { key: 'createdAt', descending: true }

export const trialStates = ['used', 'active', 'expired', 'none'] as const
export type TrialState = (typeof trialStates)[number]

/** Each filter holds a value, or `all`. */
export interface UserFilters {
  search: string
  subscriptionStatus: string
  accountTrial: string
  authProvider: string
  emailVerified: string
  hasSubscription: string
}

export const noFilters: UserFilters = {
  search: '',
  subscriptionStatus: 'all',
  accountTrial: 'all',
  authProvider: 'all',
  emailVerified: 'all',
  hasSubscription: 'all',
}

const dayMs = 86_400_000

/** Where the trial of the account stands; `daysLeft` is rounded up. Source: spec part 2 section 4.4. */
export function describeTrial(user: UserRow, now: Date): { state: TrialState; daysLeft: number } {
  if (!user.accountTrialStartedAt || !user.trialEndsAt) {
    return { state: user.accountTrialUsed ? 'used' : 'none', daysLeft: 0 }
  }
  const leftMs = Date.parse(user.trialEndsAt) - now.getTime()
  return leftMs > 0 ? { state: 'active', daysLeft: Math.ceil(leftMs / dayMs) } : { state: 'expired', daysLeft: 0 }
}

/** The users that pass the filters, in the chosen order. */
export function selectUsers(users: readonly UserRow[], filters: UserFilters, sort: UserSort, now: Date): UserRow[] {
  const words = filters.search.toLocaleLowerCase('de').split(/\s+/).filter(Boolean)
  return users
    .filter((user) => passes(user, filters, now) && matchesWords(user, words))
    .sort((a, b) => compare(a[sort.key], b[sort.key]) * (sort.descending ? -1 : 1))
}

function passes(user: UserRow, filters: UserFilters, now: Date): boolean {
  return (
    isChosen(filters.subscriptionStatus, user.subscriptionStatus) &&
    isChosen(filters.authProvider, user.authProvider) &&
    isChosen(filters.emailVerified, user.emailVerified ? 'yes' : 'no') &&
    isChosen(filters.hasSubscription, user.stripeSubscriptionId ? 'yes' : 'no') &&
    (filters.accountTrial === 'all' || describeTrial(user, now).state === filters.accountTrial)
  )
}

function isChosen(filter: string, value: string): boolean {
  return filter === 'all' || filter === value
}

function matchesWords(user: UserRow, words: readonly string[]): boolean {
  const text = [user.email, user.firstName, user.lastName].join(' ').toLocaleLowerCase('de')
  return words.every((word) => text.includes(word))
}

/** Whoever was never active comes before everybody who was. */
function compare(a: string | number | null, b: string | number | null): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const left = String(a ?? '')
  const right = String(b ?? '')
  if (left === right) return 0
  return left < right ? -1 : 1
}
