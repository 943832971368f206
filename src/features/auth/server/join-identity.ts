import { and, eq } from 'drizzle-orm'
import { emailCodes, identities, users } from '#database/schema.ts'
import { syncContactLater } from '#features/email-marketing/public.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import type { ExternalIdentity } from './provider-login.ts'
import { deleteSessionsOf } from './session-repository.ts'
import { startTrial } from './start-trial.ts'
import { updateUser } from './user-repository.ts'

/**
 * The account of an external identity: the known one, the one with the same confirmed address, or a new one.
 *
 * An address the provider has not confirmed never joins or creates anything. What somebody set for an
 * address before it was confirmed is dropped: they have not shown that it is theirs. Through the
 * stand-in anybody can be anybody, so it opens no administrator's account.
 *
 * @throws {AppError} impossible for an unconfirmed address, account_inactive, conflict
 */
export async function joinIdentity(deps: Deps, identity: ExternalIdentity, isStandIn: boolean): Promise<UserRecord> {
  return deps.db.transaction(async (tx) => {
    const known = await findByIdentity(tx, identity)
    if (!known && !identity.emailVerified) throw new AppError('impossible')
    const account = known ?? (await lockOrCreate(tx, deps, identity))
    if (account.status === 'inactive') throw new AppError('account_inactive')
    if (isStandIn && account.role === 'admin') throw new AppError('conflict')
    if (known) return known
    await tx
      .insert(identities)
      .values({
        provider: identity.provider,
        subject: identity.subject,
        userId: account.id,
        createdAt: deps.clock.now(),
      })
      .onConflictDoNothing()
    return account.emailVerified ? account : confirmByProvider(tx, deps, account, identity)
  })
}

async function findByIdentity(db: Database, { provider, subject }: ExternalIdentity): Promise<UserRecord | null> {
  const [row] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
  return row?.user ?? null
}

/** Two first sign-ins at once make one account: the second waits for the first. */
async function lockOrCreate(db: Database, deps: Deps, identity: ExternalIdentity): Promise<UserRecord> {
  await db
    .insert(users)
    .values({
      email: identity.email,
      authProvider: identity.provider,
      isLegacy: identity.provider === deps.env.LEGACY_OIDC_NAME,
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing()
  const [row] = await db.select().from(users).where(eq(users.email, identity.email)).for('no key update')
  if (!row) throw new Error('the account is neither there nor created')
  return row
}

async function confirmByProvider(
  db: Database,
  deps: Deps,
  user: UserRecord,
  identity: ExternalIdentity,
): Promise<UserRecord> {
  await deleteSessionsOf(db, user.id)
  await db.delete(emailCodes).where(eq(emailCodes.userId, user.id))
  await startTrial(deps, db, user)
  await syncContactLater(deps, db, user.id)
  return updateUser(db, user.id, {
    emailVerified: true,
    passwordHash: null,
    authProvider: identity.provider,
    firstName: identity.firstName,
    lastName: identity.lastName,
    profileImageUrl: identity.profileImageUrl,
  })
}
