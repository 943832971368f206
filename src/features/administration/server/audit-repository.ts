import { and, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { auditEntries } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import { withinDays } from '#server/db/within-days.ts'
import type { AuditFilters } from '../contract.ts'

export type AuditRecord = typeof auditEntries.$inferSelect

export interface AuditPage {
  limit: number
  offset?: number
  /** Only what comes after this row. */
  after?: AuditRecord | undefined
}

/** Newest first. */
export function listAuditRows(
  db: Database,
  filters: AuditFilters,
  { limit, offset = 0, after }: AuditPage,
): Promise<AuditRecord[]> {
  return db
    .select()
    .from(auditEntries)
    .where(and(matching(filters), after && lt(auditEntries.id, after.id)))
    .orderBy(desc(auditEntries.id))
    .limit(limit)
    .offset(offset)
}

export async function countAuditRows(db: Database, filters: AuditFilters): Promise<number> {
  const [row] = await db.select({ total: count() }).from(auditEntries).where(matching(filters))
  return row?.total ?? 0
}

function matching({ actor, subject, action, ...days }: AuditFilters): SQL | undefined {
  return and(
    actor ? contains(auditEntries.actorEmail, actor) : undefined,
    subject ? contains(auditEntries.targetLabel, subject) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    withinDays(auditEntries.createdAt, days),
  )
}

function contains(column: AnyPgColumn, part: string): SQL {
  return sql`position(lower(${part}) in lower(${column})) > 0`
}
