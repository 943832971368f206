import type { UserRecord } from '#server/http/caller.ts'

/** What else changes when a password is set: whoever came through the legacy sign-in no longer needs it. */
export function leaveLegacy(user: UserRecord, now: Date): Partial<UserRecord> {
  return user.isLegacy && !user.legacyMigratedAt ? { legacyMigratedAt: now, authProvider: 'email' } : {}
}
