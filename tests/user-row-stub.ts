import type { UserRow } from '#features/administration/contract.ts'

/** A user as the administration sees one. */
export function aUserRow(change: Partial<UserRow> = {}): UserRow {
  return {
    id: 'u1',
    email: 'eva@x.de',
    role: 'user',
    preferredLanguage: 'de',
    firstName: 'Eva',
    lastName: 'Muster',
    authProvider: 'email',
    emailVerified: true,
    status: 'active',
    subscriptionStatus: 'none',
    trialEndsAt: null,
    hasUsedTrial: false,
    accountTrialStartedAt: null,
    accountTrialUsed: false,
    stripeSubscriptionId: null,
    manualFullAccess: false,
    formatCorrections: 0,
    templateFillings: 0,
    generateFromScratch: 0,
    recordingCount: 0,
    totalRecordingTime: 0,
    lastActivity: null,
    monthlyRevenue: 0,
    currency: 'EUR',
    createdAt: '2026-01-05T08:00:00.000Z',
    ...change,
  }
}
