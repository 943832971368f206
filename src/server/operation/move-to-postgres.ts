import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import { type JobInsert, PgBoss } from 'pg-boss'
import { openEmbedded, openPostgres } from '../db/database.ts'
import { OperationError } from './operation-error.ts'
import { countRows, type RowCounts, type Sql, sumOfRows, tablesInOrder } from './row-counts.ts'

export interface MovedTable {
  name: string
  rows: number
}

export interface Moved {
  tables: MovedTable[]
  /** Jobs that were waiting. */
  jobs: number
}

const rowsAtOnce = 500

/**
 * Copies the embedded database into an empty PostgreSQL, in one transaction, and compares both row by row before it is
 * committed. The embedded database stays as it is.
 *
 * @param folder of the embedded database; nobody may run on it
 * @throws {OperationError} where the target is not empty or the copy differs; nothing is written then
 */
export async function moveToPostgres(folder: string, databaseUrl: string): Promise<Moved> {
  const source = await openEmbedded(folder)
  try {
    const target = await openPostgres(databaseUrl, 2)
    try {
      return await copyAll(source.client as PGlite, target.client as pg.Pool, databaseUrl)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function copyAll(source: PGlite, pool: pg.Pool, databaseUrl: string): Promise<Moved> {
  await prepareJobs(source, databaseUrl)
  const target = await pool.connect()
  try {
    await target.query('begin')
    refuseRows(await countRows(target))
    const names = await tablesInOrder(source)
    for (const name of names) await copyTable(source, target, name)
    await copySequences(source, target)
    const jobs = await copyJobs(source, target)
    const tables = await compare(source, target, names)
    await target.query('commit')
    return { tables, jobs }
  } catch (error) {
    await target.query('rollback')
    throw error
  } finally {
    target.release()
  }
}

function refuseRows(counts: RowCounts): void {
  if (sumOfRows(counts) === 0) return
  const taken = Object.entries(counts).filter(([, rows]) => rows > 0)
  throw new OperationError(
    `Die Datenbank unter DATABASE_URL ist nicht leer (${taken.map(([name, rows]) => `${name}: ${rows}`).join(', ')}). ` +
      'Nichts wurde verändert. Bitte legen Sie eine leere an und starten Sie das Programm erst nach dem Umzug mit ihr.',
  )
}

/** Rows travel as JSON text, which both sides turn into and out of their types themselves. */
async function copyTable(source: PGlite, target: Sql, name: string): Promise<void> {
  await source.transaction(async (transaction) => {
    await transaction.exec(`declare moving cursor for select row_to_json(t)::text as row from "${name}" t`)
    for (;;) {
      const { rows } = await transaction.query<{ row: string }>(`fetch ${rowsAtOnce} from moving`)
      if (rows.length === 0) break
      await target.query(`insert into "${name}" select * from json_populate_recordset(null::"${name}", $1::json)`, [
        `[${rows.map(({ row }) => row).join(',')}]`,
      ])
    }
  })
}

async function copySequences(source: Sql, target: Sql): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
  for (const { name, last } of rows) await target.query('select setval($1::regclass, $2)', [`"${name}"`, last])
}

/** The queues exist before the transaction: only their jobs are part of it. */
async function prepareJobs(source: Sql, databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false })
  await boss.start()
  for (const name of await queues(source)) await boss.createQueue(name)
  await boss.stop({ graceful: false })
}

async function copyJobs(source: Sql, target: Sql): Promise<number> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => target.query(text, values) } })
  let copied = 0
  for (const name of await queues(source)) {
    const { rows } = await source.query(
      `select id, data, start_after as "startAfter", retry_limit as "retryLimit", retry_backoff as "retryBackoff"
       from pgboss.job where name = $1 and state in ('created', 'retry', 'active')`,
      [name],
    )
    if (rows.length > 0) await boss.insert(name, rows as JobInsert[])
    copied += rows.length
  }
  return copied
}

/** Those of the product: the job queue makes its own again. */
async function queues(source: Sql): Promise<string[]> {
  const { rows: schema } = await source.query(`select to_regclass('pgboss.queue') as found`)
  if (schema[0]?.found === null) return []
  const { rows } = await source.query<{ name: string }>(
    `select name from pgboss.queue where name not like '\\_\\_pgboss%' order by name`,
  )
  return rows.map(({ name }) => name)
}

async function compare(source: Sql, target: Sql, names: string[]): Promise<MovedTable[]> {
  const tables: MovedTable[] = []
  for (const name of names) {
    const [was, is] = [await fingerprint(source, name), await fingerprint(target, name)]
    if (was.rows !== is.rows || was.hash !== is.hash) {
      throw new OperationError(
        `Die Kopie der Tabelle ${name} stimmt nicht (${was.rows} Zeilen hier, ${is.rows} dort). ` +
          'Nichts wurde übernommen, die eingebettete Datenbank ist unberührt. Bitte melden Sie das.',
      )
    }
    tables.push({ name, rows: was.rows })
  }
  return tables
}

type Fingerprint = { rows: number; hash: string }

/** Number and content of the rows, in whatever order they lie. */
async function fingerprint(sql: Sql, name: string): Promise<Fingerprint> {
  await sql.query(`set timezone = 'UTC'`)
  const { rows } = await sql.query<Fingerprint>(
    `select count(*)::int as rows, md5(coalesce(string_agg(hash, '' order by hash collate "C"), '')) as hash
     from (select md5(t::text) as hash from "${name}" t) hashed`,
  )
  const [row] = rows
  if (!row) throw new Error(`no count of ${name}`)
  return row
}
