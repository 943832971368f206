import type { AccessType } from './enums.ts'

/**
 * Who may make a call.
 *
 * - `public`: everybody
 * - `session`: everybody signed in, with or without subscription
 * - `full`: access type full_access
 * - `admin`: role admin
 */
const accessLevels = ['public', 'session', 'full', 'admin'] as const
export type AccessLevel = (typeof accessLevels)[number]

export interface AccessFacts {
  role: string
  manualFullAccess: boolean
  /** Status of the subscription as the status object words it. */
  subscriptionStatus: string
  hasActiveSubscription: boolean
}

/**
 * What a visitor may see, decided in the fixed order of five steps.
 *
 * @param facts null for nobody signed in
 * Source: spec part 1 section 4.
 */
export function deriveAccessType(facts: AccessFacts | null): AccessType {
  if (!facts) return 'unauthenticated'
  if (facts.role === 'admin' || facts.manualFullAccess) return 'full_access'
  if (facts.subscriptionStatus === 'trial_expired') return 'trial_expired'
  if (facts.hasActiveSubscription || facts.subscriptionStatus === 'trialing') return 'full_access'
  return 'authenticated_no_subscription'
}
