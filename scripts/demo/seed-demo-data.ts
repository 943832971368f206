import { inArray, sql } from 'drizzle-orm'
import { feedbackEntries, seeds, subscriptions, usageEvents, users } from '#database/schema.ts'
import { hashPassword } from '#features/auth/public.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { PaymentStandIn } from '#stand-ins/payment/payment-stand-in.ts'
import { makeFeedback, makeRuns, type Registered } from './activity.ts'
import { makePeople } from './people.ts'
import { createRandom } from './random.ts'
import { subscribeAtStandIn } from './subscribe-at-stand-in.ts'

const demoPassword = 'Diktat-2026!'
const seedKey = 'demo'
const batch = 1000

interface DemoDeps {
  db: Database
  clock: Clock
  payment: PaymentStandIn
}

/** Writes the demo data once; null where it is there already. */
export async function seedDemoData({ db, clock, payment }: DemoDeps): Promise<string | null> {
  const now = clock.now()
  const random = createRandom(4711)
  const passwordHash = await hashPassword(demoPassword)
  return db.transaction(async (tx) => {
    const [claim] = await tx.insert(seeds).values({ key: seedKey, seededAt: now }).onConflictDoNothing().returning()
    if (!claim) return null
    const made = makePeople(random, now, passwordHash).map((person) => subscribeAtStandIn(payment, person))
    const people = await insertPeople(tx, made)
    const [first, ...others] = people
    if (!first) throw new Error('no demo people')
    const runs = makeRuns(random, now, [first, ...others])
    const ratings = makeFeedback(random, now, [first, ...others])
    for (const rows of slices(runs)) await tx.insert(usageEvents).values(rows)
    for (const rows of slices(ratings)) await tx.insert(feedbackEntries).values(rows)
    await countRuns(
      tx,
      people.map(({ id }) => id),
    )
    return `${people.length} people (password ${demoPassword}), ${runs.length} runs, ${ratings.length} ratings`
  })
}

async function insertPeople(db: Database, people: ReturnType<typeof makePeople>): Promise<Registered[]> {
  const rows = await db
    .insert(users)
    .values(people.map(({ user }) => user))
    .returning({ id: users.id, email: users.email, createdAt: users.createdAt })
  const idOf = new Map(rows.map(({ id, email }) => [email, id]))
  const contracts = people.flatMap(({ user, subscription }) => {
    const userId = idOf.get(user.email)
    return subscription && userId ? { ...subscription, userId } : []
  })
  await db.insert(subscriptions).values(contracts)
  return rows
}

/** The counters of a person follow from the person's runs. */
async function countRuns(db: Database, ids: string[]): Promise<void> {
  const runsOf = (endpoint: string) =>
    sql`(select count(*) from ${usageEvents} where ${usageEvents.userId} = ${users.id} and ${usageEvents.endpoint} = ${endpoint})`
  await db
    .update(users)
    .set({
      formatCorrections: runsOf('format-external-transcript'),
      templateFillings: runsOf('populate-template-voice'),
      generateFromScratch: runsOf('generate-report-voice'),
      recordingCount: sql`(select count(*) from ${usageEvents} where ${usageEvents.userId} = ${users.id})`,
      lastActivityAt: sql`(select max(${usageEvents.createdAt}) from ${usageEvents} where ${usageEvents.userId} = ${users.id})`,
    })
    .where(inArray(users.id, ids))
}

function slices<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / batch) }, (_, index) =>
    rows.slice(index * batch, (index + 1) * batch),
  )
}
