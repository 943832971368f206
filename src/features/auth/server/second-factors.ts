import { eq } from 'drizzle-orm'
import { users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import type { SecondFactor } from '../contract.ts'
import { securityTexts as t } from '../texts.ts'
import { sendMailLater } from './mail-jobs.ts'
import { deletePasskey, listPasskeys } from './passkeys.ts'
import { countRecoveryCodes, deleteRecoveryCodes, issueRecoveryCodes } from './recovery-codes.ts'
import { deleteTotp, totpSince } from './totp.ts'

type FactorDeps = Pick<Deps, 'db' | 'env' | 'clock' | 'jobs' | 'secrets'>

/** What a user can give as second factor; recovery codes only beside another one. */
export async function secondFactorsOf(db: Database, userId: string): Promise<SecondFactor[]> {
  const factors: SecondFactor[] = []
  if ((await listPasskeys(db, userId)).length > 0) factors.push('passkey')
  if (await totpSince(db, userId)) factors.push('totp')
  if (factors.length > 0 && (await countRecoveryCodes(db, userId)) > 0) factors.push('recovery')
  return factors
}

/**
 * Tells the owner of a new factor.
 *
 * @returns recovery codes with the first factor; null where there are some already
 */
export function noteAddedFactor(deps: FactorDeps, userId: string): Promise<string[] | null> {
  return deps.db.transaction(async (tx) => {
    await sendMailLater(deps, tx, 'auth-mail-factor-changed', userId)
    return (await countRecoveryCodes(tx, userId)) > 0 ? null : issueRecoveryCodes(deps, tx, userId)
  })
}

/** @throws {AppError} conflict where it is the last factor of somebody who must have one */
export function dropTotp(deps: FactorDeps, user: UserRecord): Promise<void> {
  return dropFactor(deps, user, (tx) => deleteTotp(tx, user.id))
}

/** @throws {AppError} conflict where it is the last factor of somebody who must have one */
export function dropPasskey(deps: FactorDeps, user: UserRecord, id: string): Promise<void> {
  return dropFactor(deps, user, (tx) => deletePasskey(tx, user.id, id))
}

/** Recovery codes go with the last factor. The account is locked, so that two removals cannot miss each other. */
async function dropFactor(deps: FactorDeps, user: UserRecord, drop: (tx: Database) => Promise<void>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
    await drop(tx)
    const left = await secondFactorsOf(tx, user.id)
    if (left.length === 0 && isFactorRequired(deps, user)) {
      throw new AppError('conflict', { message: t.lastFactorRequired })
    }
    if (left.length === 0) await deleteRecoveryCodes(tx, user.id)
    await sendMailLater(deps, tx, 'auth-mail-factor-changed', user.id)
  })
}

/** Whether the setting asks this user for a second factor. */
export function isFactorRequired(deps: Pick<Deps, 'env'>, user: Pick<UserRecord, 'role'>): boolean {
  return deps.env.ADMIN_SECOND_FACTOR && user.role === 'admin'
}
