import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'

type Row = Record<string, unknown>

/** Everything the database holds, table by table, without the job queue's own tables. */
export async function readAllRows(db: Database): Promise<Record<string, Row[]>> {
  const names = await rowsOf(db, `select tablename from pg_tables where schemaname = 'public' order by tablename`)
  const tables: Record<string, Row[]> = {}
  for (const { tablename } of names) {
    const table = String(tablename)
    tables[table] = await rowsOf(db, `select * from "${table}"`)
  }
  return tables
}

async function rowsOf(db: Database, query: string): Promise<Row[]> {
  const result = (await db.execute(sql.raw(query))) as unknown as { rows: Row[] }
  return result.rows
}
