/**
 * Measures the administration's pages on PostgreSQL with generated data: a tenth of the size the product
 * is built for, or with `--full` all of it.
 */
import { sql } from 'drizzle-orm'
import { rollUpUsage } from '../src/features/api-usage/server/roll-up-usage.ts'
import { type Database, openPostgres } from '../src/server/db/database.ts'
import { startPostgres } from '../tests/postgres.ts'
import { type BenchRow, benchTable } from './bench-engine.ts'
import { runProduct } from './run-product.ts'

/** What the administration has to bear. */
const full = { users: 100_000, runs: 5_000_000 }
const share = 0.1
const rounds = 5
const admin = { email: 'admin@example.org', password: 'Messung-2026!' }

const pages: readonly (readonly [what: string, path: string, below: number | null])[] = [
  ['users, first page', 'users?page=1', 300],
  ['users, last page', 'users?page=LAST', 500],
  ['users, counted', 'users/count', 300],
  ['users, searched', 'users?page=1&search=muster-4711', 500],
  ['users, searched and counted', 'users/count?search=muster-4711', 500],
  ['users, by status', 'users?page=1&subscriptionStatus=past_due', 500],
  ['users, by revenue', 'users?page=1&sort=monthlyRevenue', 500],
  ['users, by last activity', 'users?page=1&sort=lastActivity', 500],
  ['statistics', 'stats', 500],
  ['usage, 1h', 'api-usage?timeRange=1h', 500],
  ['usage, 24h', 'api-usage?timeRange=24h', 500],
  ['usage, 7d', 'api-usage?timeRange=7d', 500],
  ['usage, 30d', 'api-usage?timeRange=30d', 1000],
  ['all users at once, as specified', 'users', null],
]

/** People and runs of a year, more of them lately, written in the order of time as they would have come. */
async function generate(db: Database, users: number, runs: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Rows that are right by construction need no check of their references.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`select setseed(0.4711)`)
    await tx.execute(sql`
      insert into users (id, email, email_verified, first_name, last_name, auth_provider, preferred_language,
        trial_started_at, trial_ends_at, has_used_trial, format_corrections, template_fillings,
        generate_from_scratch, recording_count, last_activity_at, created_at)
      select md5('user' || i)::uuid, 'muster-' || i || '@praxis.example', random() < 0.95, 'Eva', 'Muster ' || i,
        case when random() < 0.8 then 'email' else 'google' end, case when random() < 0.8 then 'de' else 'en' end,
        t, t + interval '7 days', true, (random() * 500)::int, (random() * 500)::int, (random() * 300)::int,
        (random() * 900)::int, now() - random() * interval '90 days', t
      from (select i, now() - random() * interval '365 days' as t from generate_series(1, ${users}::int) i) people`)
    await tx.execute(sql`
      insert into subscriptions (id, user_id, status, price_id, plan_type, amount_minor, currency,
        current_period_ends_at, cancel_at_period_end, created_at, updated_at)
      select 'sub_' || i, md5('user' || i)::uuid, (array['active', 'active', 'active', 'past_due', 'canceled'])[1 + i % 5],
        'price', case when i % 7 = 0 then 'yearly' else 'monthly' end, 2900, 'eur', now() + interval '12 days',
        i % 11 = 0, now(), now()
      from generate_series(1, ${Math.round(users * 0.4)}::int) i`)
    await tx.execute(sql`
      insert into usage_events (user_id, endpoint, status_code, duration_ms, input_chars, output_chars, language, created_at)
      select md5('user' || (1 + floor(random() ^ 2 * ${users}::int)))::uuid,
        (array['format-external-transcript', 'populate-template-voice', 'generate-report-voice'])[1 + i % 3],
        case when random() < 0.03 then 503 else 200 end, (60 + random() ^ 6 * 4000)::int, 900, 1100, 'de',
        now() - (1 - i::float8 / ${runs}::int) ^ 1.3 * interval '365 days'
      from generate_series(1, ${runs}::int) i`)
  })
  await db.execute(sql`vacuum analyze`)
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/email/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  return answer.headers.getSetCookie().join('; ')
}

/** Median over several rounds, in ms, of the whole answer. */
async function timeOf(url: string, cookie: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    const answer = await fetch(url, { headers: { cookie } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
}

async function spent(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Empty where PostgreSQL cannot be had; the reason is printed. */
export async function benchScale(isFull: boolean): Promise<BenchRow[]> {
  const postgres = await startPostgres()
  if ('skipped' in postgres) {
    process.stdout.write(`administration at scale: not measured, ${postgres.skipped}\n`)
    return []
  }
  try {
    return await measure(postgres.url, isFull ? 1 : share)
  } finally {
    await postgres.stop()
  }
}

async function measure(databaseUrl: string, part: number): Promise<BenchRow[]> {
  const users = full.users * part
  const runs = full.runs * part
  const size = `${users.toLocaleString('en')} users, ${runs.toLocaleString('en')} runs`
  const { db, close } = await openPostgres(databaseUrl, 2)
  const product = await runProduct({
    DATABASE_URL: databaseUrl,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'warn',
  })
  try {
    const row = (what: string, value: number, below: number | null): BenchRow => ({ what, value, unit: 'ms', below })
    const rows = [row(`${size}: generated`, await spent(() => generate(db, users, runs)), null)]
    const cookie = await signIn(product.url)
    const address = (path: string) => `${product.url}/api/admin/${path.replace('LAST', String(users / 50))}`
    rows.push(row('usage, 30d, without sums by hour', await timeOf(address('api-usage?timeRange=30d'), cookie), null))
    rows.push(row('summed by hour, the whole year', await spent(() => rollUpUsage({ db, clock })), null))
    rows.push(row('summed by hour, again', await spent(() => rollUpUsage({ db, clock })), 1000))
    for (const [what, path, below] of pages) rows.push(row(what, await timeOf(address(path), cookie), below))
    return rows
  } finally {
    await product.stop()
    await close()
  }
}

const clock = { now: () => new Date() }

if (import.meta.main) {
  const rows = await benchScale(process.argv.includes('--full'))
  process.stdout.write(`${benchTable(rows)}\n`)
  if (rows.some(({ value, below }) => below !== null && value >= below)) process.exitCode = 1
}
