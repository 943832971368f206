import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { legacyMails, legacyMigrations, users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRecord } from '#server/http/caller.ts'

export type MigrationRecord = typeof legacyMigrations.$inferSelect

/** There is one move, and one row of it. */
const theMove = 1
/** Whoever has claimed a mail and not come back for so long has died with it. */
const claimLostAfterMs = 15 * 60_000
/** Mails of which none has moved for so long were lost with their process. */
const mailsLostAfterMs = 45 * 60_000

export async function findMigration(db: Database): Promise<MigrationRecord | null> {
  const [row] = await db.select().from(legacyMigrations).where(eq(legacyMigrations.id, theMove))
  return row ?? null
}

/** Sets start and deadline once; a later start leaves them. */
export async function keepMigration(db: Database, startedAt: Date, deadlineAt: Date): Promise<void> {
  await db.insert(legacyMigrations).values({ id: theMove, startedAt, deadlineAt }).onConflictDoNothing()
}

/** Whether the time to use the legacy sign-in is over. */
export async function isLegacySignInOver({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<boolean> {
  const migration = await findMigration(db)
  return migration !== null && migration.deadlineAt <= clock.now()
}

export async function countMove(db: Database) {
  const [row] = await db
    .select({
      totalUsers: count(),
      legacyUsers: sql<number>`count(*) filter (where ${users.isLegacy})`.mapWith(Number),
      migratedUsers:
        sql<number>`count(*) filter (where ${users.isLegacy} and ${users.legacyMigratedAt} is not null)`.mapWith(
          Number,
        ),
    })
    .from(users)
  const counts = row ?? { totalUsers: 0, legacyUsers: 0, migratedUsers: 0 }
  return { ...counts, pendingMigration: counts.legacyUsers - counts.migratedUsers }
}

const needsMail = and(
  eq(users.isLegacy, true),
  isNull(users.legacyMigratedAt),
  eq(users.status, 'active'),
  isNull(legacyMails.sentAt),
)

const lastMove = sql`(select max(greatest(${legacyMails.requestedAt}, ${legacyMails.claimedAt}, ${legacyMails.sentAt})) from ${legacyMails})`

/** Whether the mails that were neither sent nor refused are still on their way. */
function areMoving(now: Date): SQL {
  return gt(lastMove, new Date(now.getTime() - mailsLostAfterMs).toISOString())
}

function isRecipient(now: Date): SQL | undefined {
  return and(needsMail, or(isNull(legacyMails.userId), isNotNull(legacyMails.error), not(areMoving(now))))
}

/** Active legacy users without a password of their own whom no mail has reached yet, and none is on its way to. */
export function findRecipients(db: Database, now: Date): Promise<{ id: string }[]> {
  return db
    .select({ id: users.id })
    .from(users)
    .leftJoin(legacyMails, eq(legacyMails.userId, users.id))
    .where(isRecipient(now))
    .orderBy(asc(users.createdAt), asc(users.id))
}

export async function countRecipients(db: Database, now: Date): Promise<number> {
  const [row] = await db
    .select({ users: count() })
    .from(users)
    .leftJoin(legacyMails, eq(legacyMails.userId, users.id))
    .where(isRecipient(now))
  return row?.users ?? 0
}

const rowsAtOnce = 500

/** Notes who is to be written to; what failed before counts as waiting again. */
export async function requestMails(db: Database, userIds: readonly string[], requestedAt: Date): Promise<void> {
  for (let at = 0; at < userIds.length; at += rowsAtOnce) {
    await db
      .insert(legacyMails)
      .values(userIds.slice(at, at + rowsAtOnce).map((userId) => ({ userId, requestedAt })))
      .onConflictDoUpdate({ target: legacyMails.userId, set: { requestedAt, error: null } })
  }
}

/** The user to write to, claimed for this process; null where there is nothing to do or another one does it. */
export async function claimMail(db: Database, userId: string, now: Date): Promise<UserRecord | null> {
  const lost = new Date(now.getTime() - claimLostAfterMs)
  const claimed = await db
    .update(legacyMails)
    .set({ claimedAt: now })
    .where(
      and(
        eq(legacyMails.userId, userId),
        isNull(legacyMails.sentAt),
        or(isNull(legacyMails.claimedAt), lt(legacyMails.claimedAt, lost)),
        inArray(
          legacyMails.userId,
          db
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.id, userId), isNull(users.legacyMigratedAt), eq(users.status, 'active'))),
        ),
      ),
    )
    .returning()
  if (claimed.length === 0) return null
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return user ?? null
}

export async function keepMailOutcome(
  db: Database,
  userId: string,
  outcome: { sentAt: Date } | { error: string },
): Promise<void> {
  await db
    .update(legacyMails)
    .set({ claimedAt: null, error: null, ...outcome })
    .where(eq(legacyMails.userId, userId))
}

/** @param requestedAt only the mails of this start */
export async function countMails(db: Database, now: Date, requestedAt?: Date) {
  const isWaiting = and(needsMail, isNull(legacyMails.error), areMoving(now))
  const [row] = await db
    .select({
      sent: count(legacyMails.sentAt),
      failed: count(legacyMails.error),
      waiting: sql<number>`count(*) filter (where ${isWaiting})`.mapWith(Number),
    })
    .from(legacyMails)
    .innerJoin(users, eq(users.id, legacyMails.userId))
    .where(requestedAt ? eq(legacyMails.requestedAt, requestedAt) : undefined)
  return row ?? { sent: 0, failed: 0, waiting: 0 }
}

export function findMailErrors(db: Database, limit: number, requestedAt?: Date) {
  return db
    .select({ email: users.email, error: legacyMails.error })
    .from(legacyMails)
    .innerJoin(users, eq(users.id, legacyMails.userId))
    .where(and(isNotNull(legacyMails.error), requestedAt ? eq(legacyMails.requestedAt, requestedAt) : undefined))
    .orderBy(desc(legacyMails.requestedAt), asc(users.email))
    .limit(limit)
}
