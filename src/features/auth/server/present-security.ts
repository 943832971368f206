import { eq } from 'drizzle-orm'
import { identities } from '#database/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Security } from '../contract.ts'
import { freshUntil } from './fresh-sign-in.ts'
import { listPasskeys } from './passkeys.ts'
import { countRecoveryCodes } from './recovery-codes.ts'
import { isFactorRequired } from './second-factors.ts'
import { totpSince } from './totp.ts'

/** What guards the caller's account, without any of its secrets. */
export async function presentSecurity(deps: Pick<Deps, 'db' | 'env'>, caller: Caller): Promise<Security> {
  const { user, session } = caller
  const joined = await deps.db
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, user.id))
  const keys = await listPasskeys(deps.db, user.id)
  const since = await totpSince(deps.db, user.id)
  return {
    hasPassword: user.passwordHash !== null,
    providers: joined.map(({ provider }) => provider),
    totpSince: since?.toISOString() ?? null,
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(deps.db, user.id),
    secondFactorRequired: isFactorRequired(deps, user),
    freshUntil: freshUntil(session).toISOString(),
  }
}
