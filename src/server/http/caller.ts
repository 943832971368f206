import type { AccessLevel } from '#contract/access.ts'
import type { AccessType } from '#contract/enums.ts'
import type * as schema from '#database/schema.ts'
import { AppError } from './app-error.ts'

export type UserRecord = typeof schema.users.$inferSelect
export type SessionRecord = typeof schema.sessions.$inferSelect

/** Who is calling, as the server knows it. */
export interface Caller {
  user: UserRecord
  session: SessionRecord
  accessType: AccessType
}

/**
 * The access decision of a call.
 *
 * @throws {AppError} not_signed_in, then no_access or access_required
 */
export function requireAccess(level: AccessLevel, caller: Caller | null): void {
  if (level === 'public') return
  if (!caller) throw new AppError('not_signed_in')
  if (level === 'admin' && caller.user.role !== 'admin') throw new AppError('no_access')
  if (level === 'full' && caller.accessType !== 'full_access') throw new AppError('access_required')
}
