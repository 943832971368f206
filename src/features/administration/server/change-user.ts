import { deleteSessionsOf, lockActiveAdmins, updateUser } from '#features/auth/public.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { administrationTexts as t } from '../texts.ts'
import { writeAudit } from './audit.ts'
import { lockUser } from './user-administration-repository.ts'

const dayMs = 86_400_000

type AdminDeps = Pick<Deps, 'db' | 'clock' | 'env'>
type Change = Parameters<typeof updateUser>[2]

interface Act {
  actor: UserRecord
  target: UserRecord
  action: string
  change: Change
  details?: Record<string, string | number | boolean | null>
}

/** Activates or deactivates; who is deactivated is signed out everywhere at once. */
export function changeStatus(
  deps: AdminDeps,
  actor: UserRecord,
  target: UserRecord,
  status: UserRecord['status'],
): Promise<UserRecord> {
  return deps.db.transaction(async (tx) => {
    if (status === 'inactive') {
      if (actor.id === target.id) throw new AppError('conflict', { message: t.ownAccount })
      const admins = target.role === 'admin' ? await lockActiveAdmins(tx) : null
      if (admins?.every((id) => id === target.id)) throw new AppError('conflict', { message: t.lastAdmin })
    }
    await lockUser(tx, target.id)
    if (status === 'inactive') await deleteSessionsOf(tx, target.id)
    return act(deps, tx, { actor, target, action: 'user.status', change: { status }, details: { status } })
  })
}

/**
 * A new trial from now on, also where one is running.
 *
 * @throws {AppError} impossible where there are no trials
 */
export async function giveTrialAgain(deps: AdminDeps, actor: UserRecord, target: UserRecord): Promise<UserRecord> {
  if (deps.env.TRIAL_DAYS === 0) throw new AppError('impossible', { message: t.noTrials })
  const now = deps.clock.now()
  const trialEndsAt = new Date(now.getTime() + deps.env.TRIAL_DAYS * dayMs)
  return act(deps, deps.db, {
    actor,
    target,
    action: 'user.reinstate-trial',
    change: { trialStartedAt: now, trialEndsAt, hasUsedTrial: true },
  })
}

export function changeFullAccess(
  deps: AdminDeps,
  actor: UserRecord,
  target: UserRecord,
  fullAccess: boolean,
): Promise<UserRecord> {
  return act(deps, deps.db, {
    actor,
    target,
    action: 'user.manual-full-access',
    change: { manualFullAccess: fullAccess },
    details: { fullAccess },
  })
}

function act(deps: AdminDeps, db: AdminDeps['db'], { actor, target, action, change, details }: Act) {
  return db.transaction(async (tx) => {
    await writeAudit(tx, actor, deps.clock.now(), {
      action,
      target: { id: target.id, label: target.email },
      ...(details ? { details } : {}),
    })
    return updateUser(tx, target.id, change)
  })
}
