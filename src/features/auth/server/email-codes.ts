import { and, eq, gt, sql } from 'drizzle-orm'
import { emailCodes } from '#database/schema.ts'
import type { Deps } from '#server/deps.ts'
import { keyedHash } from '#server/secrets.ts'
import { equalInConstantTime, newCode } from './tokens.ts'

const codeTries = 5

type CodeDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'secrets'>

/** Makes the one valid code of a user; older ones end with it. */
export async function issueCode(deps: CodeDeps, userId: string): Promise<string> {
  const code = newCode()
  const now = deps.clock.now()
  const values = {
    userId,
    codeHash: keyedHash(deps.secrets, `${userId}:${code}`),
    triesLeft: codeTries,
    expiresAt: new Date(now.getTime() + deps.env.OTP_TTL_SECONDS * 1000),
    createdAt: now,
  }
  await deps.db.insert(emailCodes).values(values).onConflictDoUpdate({ target: emailCodes.userId, set: values })
  return code
}

/** Uses up one try, in one statement, so that parallel guesses cannot share it. */
export async function redeemCode(deps: CodeDeps, userId: string, code: string): Promise<boolean> {
  const [row] = await deps.db
    .update(emailCodes)
    .set({ triesLeft: sql`${emailCodes.triesLeft} - 1` })
    .where(and(eq(emailCodes.userId, userId), gt(emailCodes.triesLeft, 0), gt(emailCodes.expiresAt, deps.clock.now())))
    .returning()
  if (!row || !equalInConstantTime(row.codeHash, keyedHash(deps.secrets, `${userId}:${code}`))) return false
  const burnt = await deps.db.delete(emailCodes).where(eq(emailCodes.userId, userId)).returning()
  return burnt.length === 1
}
