import { z } from 'zod'
import { email, optionalName } from '#contract/account-fields.ts'
import { type CsvRow, readCsvRows } from '#contract/csv-rows.ts'
import { languages } from '#contract/enums.ts'
import { users } from '#database/schema.ts'
import { findTrialClaims } from '#features/auth/public.ts'
import type { Deps } from '#server/deps.ts'

export interface ImportResult {
  added: number
  /** Addresses that have an account already; those accounts stay as they are. */
  known: number
  faults: { line: number; reason: string }[]
  /** Columns of the file that nothing is done with. */
  ignoredColumns: string[]
}

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'secrets'>
type NewUser = typeof users.$inferInsert

const columns = ['email', 'firstName', 'lastName', 'createdAt', 'preferredLanguage'] as const
type Column = (typeof columns)[number]
const rowsAtOnce = 500
/** ISO days and instants only: 03/04/2025 is another day in every country. */
const isoDay = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

export class ImportError extends Error {}

/**
 * Takes over users of the legacy sign-in from a CSV file with a heading; may be repeated.
 *
 * They have no password, and no trial here but that of an earlier account of theirs. The legacy provider had confirmed their addresses.
 * A bad line is reported and the others are taken.
 *
 * @throws {ImportError} where the file has no column `email`
 */
export async function importLegacyUsers(deps: ImportDeps, csv: string): Promise<ImportResult> {
  const [heading, ...rows] = readCsvRows(csv)
  const names = (heading?.cells ?? []).map((cell) => cell.trim())
  const place = (column: Column) => names.findIndex((name) => name.toLowerCase() === column.toLowerCase())
  if (place('email') < 0) throw new ImportError('The first line must name the columns, one of them: email')

  const shape = rowShape(deps.clock.now())
  const faults: ImportResult['faults'] = []
  const found = new Map<string, NewUser>()
  for (const row of rows) {
    const values = Object.fromEntries(columns.map((column) => [column, cellAt(row, place(column))]))
    const result = shape.safeParse(values)
    if (!result.success) faults.push({ line: row.line, reason: describe(result.error) })
    else if (found.has(result.data.email)) faults.push({ line: row.line, reason: 'email: stands in an earlier line' })
    else found.set(result.data.email, { ...result.data, ...legacyAccount(deps) })
  }
  const added = await insertUsers(deps, [...found.values()])
  const known = new Set(columns.map((column) => column.toLowerCase()))
  return {
    added,
    known: found.size - added,
    faults,
    ignoredColumns: names.filter((name) => name !== '' && !known.has(name.toLowerCase())),
  }
}

function legacyAccount({ env }: Pick<Deps, 'env'>) {
  return { emailVerified: true, isLegacy: true, authProvider: env.LEGACY_OIDC_NAME } as const
}

function rowShape(now: Date) {
  return z.object({
    email: email.pipe(z.string().toLowerCase()),
    firstName: optionalName,
    lastName: optionalName,
    createdAt: z.string().transform((text, context) => {
      if (text === '') return now
      const instant = new Date(/^\d{4}-\d{2}-\d{2} /.test(text) ? text.replace(' ', 'T') : text)
      const isDay = isoDay.test(text) && z.iso.date().safeParse(text.slice(0, 10)).success
      const isGood = isDay && !Number.isNaN(instant.getTime()) && instant <= now
      if (isGood) return instant
      context.addIssue({ code: 'custom', message: 'must be a day such as 2024-05-31, not in the future' })
      return z.NEVER
    }),
    preferredLanguage: z
      .string()
      .toLowerCase()
      .transform((code) => code || 'de')
      .pipe(z.enum(languages, { message: `must be one of ${languages.join(', ')}` })),
  })
}

function cellAt({ cells }: CsvRow, index: number): string {
  return (cells[index] ?? '').trim()
}

function describe({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

async function insertUsers(deps: ImportDeps, rows: NewUser[]): Promise<number> {
  let added = 0
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const group = rows.slice(at, at + rowsAtOnce)
    const claimed = await findTrialClaims(
      deps,
      group.map((row) => row.email),
    )
    const inserted = await deps.db
      .insert(users)
      .values(group.map((row) => ({ ...row, hasUsedTrial: claimed.has(row.email) })))
      .onConflictDoNothing()
      .returning({ id: users.id })
    added += inserted.length
  }
  return added
}
