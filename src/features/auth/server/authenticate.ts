import type { FastifyRequest } from 'fastify'
import { deriveAccessType } from '#contract/access.ts'
import { readSubscriptionStatus } from '#features/billing/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/caller.ts'
import { idleSince, touchAfterMs } from './session-limits.ts'
import { deleteSession, updateSession } from './session-repository.ts'
import { findPresentedSession } from './start-session.ts'

/** Who is calling, from the session cookie; null for nobody, an ended session or an inactive user. */
export async function authenticate(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  request: FastifyRequest,
): Promise<Caller | null> {
  const found = await findPresentedSession(deps, request)
  if (!found?.session.isComplete) return null
  const { session, user } = found
  if (session.lastSeenAt <= idleSince(deps) || user.status === 'inactive') {
    await deleteSession(deps.db, session.id)
    return null
  }
  const now = deps.clock.now()
  if (now.getTime() - session.lastSeenAt.getTime() > touchAfterMs(deps.env)) {
    await updateSession(deps.db, session.id, { lastSeenAt: now })
  }
  const status = await readSubscriptionStatus(deps, user)
  const accessType = deriveAccessType({
    role: user.role,
    manualFullAccess: user.manualFullAccess,
    subscriptionStatus: status.status,
    hasActiveSubscription: status.hasActiveSubscription,
  })
  return { user, session, accessType }
}
