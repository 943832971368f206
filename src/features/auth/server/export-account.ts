import { eq } from 'drizzle-orm'
import {
  feedbackEntries,
  identities,
  ownTemplates,
  passkeys,
  savedPrompts,
  sessions,
  subscriptions,
  usageEvents,
  users,
  vocabularyEntries,
} from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'

/** Tables of an account's own data under the names they have in the export; secrets and their hashes stay out. */
export const exportedTables = {
  identities,
  sessions,
  passkeys,
  ownTemplates,
  vocabularyEntries,
  savedPrompts,
  feedbackEntries,
  usageEvents,
  subscriptions,
} as const

const secretColumns = new Set(['passwordHash', 'tokenHash', 'publicKey', 'counter', 'userId'])

/**
 * Everything kept about an account, as plain rows.
 *
 * There are no transcripts and no reports in it: none are kept.
 */
export async function collectAccountData(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<Record<string, unknown>> {
  const [account] = await deps.db.select().from(users).where(eq(users.id, userId))
  const data: Record<string, unknown> = {
    exportedAt: deps.clock.now().toISOString(),
    account: withoutSecrets(account ?? {}),
  }
  for (const [name, table] of Object.entries(exportedTables)) data[name] = await rowsOf(deps.db, table, userId)
  return data
}

async function rowsOf(
  db: Database,
  table: (typeof exportedTables)[keyof typeof exportedTables],
  userId: string,
): Promise<Record<string, unknown>[]> {
  const rows = await db.select().from(table).where(eq(table.userId, userId))
  return rows.map(withoutSecrets)
}

function withoutSecrets(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secretColumns.has(column)))
}
