import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { totpSecrets } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { seal, unseal } from './seal.ts'

type TotpDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'secrets'>

const period = 30
/** A code is good one period before and after its time: clocks differ and people type slowly. */
const window = 1
const secretBytes = 20

/**
 * Makes the secret of an authenticator app; it counts once a code of it was shown.
 *
 * @returns the secret in base32 and the `otpauth:` address with it
 * @throws {AppError} conflict where an app is set up already
 */
export async function startTotp(
  deps: TotpDeps,
  user: { id: string; email: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: secretBytes })
  const values = {
    userId: user.id,
    secret: seal(deps.secrets, context(user.id), secret.base32),
    confirmedAt: null,
    lastStep: 0,
    createdAt: deps.clock.now(),
  }
  const saved = await deps.db
    .insert(totpSecrets)
    .values(values)
    .onConflictDoUpdate({ target: totpSecrets.userId, set: values, setWhere: isNull(totpSecrets.confirmedAt) })
    .returning({ userId: totpSecrets.userId })
  if (saved.length === 0) throw new AppError('conflict')
  return { secret: secret.base32, uri: authenticator(deps, secret, user.email).toString() }
}

/** Whether a code is right and new: each works once, also for parallel guesses. */
export async function redeemTotp(deps: TotpDeps, userId: string, code: string): Promise<boolean> {
  const [row] = await deps.db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
  if (!row) return false
  const secret = Secret.fromBase32(unseal(deps.secrets, context(userId), row.secret))
  const timestamp = deps.clock.now().getTime()
  const delta = authenticator(deps, secret, '').validate({ token: code, timestamp, window })
  if (delta === null) return false
  const step = Math.floor(timestamp / 1000 / period) + delta
  const used = await deps.db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId })
  return used.length === 1
}

export async function confirmTotp(deps: Pick<Deps, 'clock'>, db: Database, userId: string): Promise<void> {
  await db.update(totpSecrets).set({ confirmedAt: deps.clock.now() }).where(eq(totpSecrets.userId, userId))
}

/** Since when an app is set up, or null. */
export async function totpSince(db: Database, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ confirmedAt: totpSecrets.confirmedAt })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
  return row?.confirmedAt ?? null
}

export async function deleteTotp(db: Database, userId: string): Promise<void> {
  await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId))
}

function authenticator(deps: Pick<Deps, 'env'>, secret: Secret, label: string): TOTP {
  return new TOTP({ issuer: deps.env.BRAND_NAME, label, secret, period })
}

function context(userId: string): string {
  return `totp:${userId}`
}
