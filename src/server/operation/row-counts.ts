/** What PGlite, its transactions and the clients of PostgreSQL have in common. */
export interface Sql {
  /** The rows are what the statement says; each caller names them. */
  query: <Row extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
}

export type RowCounts = Record<string, number>

/** The product's tables in the order in which rows can be put in: whoever is referred to comes first. */
export async function tablesInOrder(sql: Sql): Promise<string[]> {
  const { rows: tables } = await sql.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const { rows: references } = await sql.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  )
  const placed = new Set<string>()
  const place = (name: string) => {
    if (placed.has(name)) return
    for (const { from, to } of references) if (from === name) place(to)
    placed.add(name)
  }
  for (const { name } of tables) place(name)
  return [...placed]
}

export async function countRows(sql: Sql): Promise<RowCounts> {
  const counts: RowCounts = {}
  for (const table of await tablesInOrder(sql)) {
    const { rows } = await sql.query<{ rows: number }>(`select count(*)::int as rows from "${table}"`)
    for (const row of rows) counts[table] = row.rows
  }
  return counts
}

/** One line for each table whose counts differ, for the person at the terminal. */
export function differingCounts(expected: RowCounts, found: RowCounts): string[] {
  const tables = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort()
  return tables
    .filter((table) => expected[table] !== found[table])
    .map((table) => `${table}: ${expected[table] ?? 'fehlt'} erwartet, ${found[table] ?? 'fehlt'} gefunden`)
}

export function sumOfRows(counts: RowCounts): number {
  return Object.values(counts).reduce((sum, rows) => sum + rows, 0)
}
