import { auditEntries } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { UserRecord } from '#server/http/caller.ts'

interface AuditNote {
  action: string
  target: { id: string; label: string }
  details?: Record<string, string | number | boolean | null>
}

/** Writes down who did what to whom, in the transaction that does it; the database refuses to change it later. */
export async function writeAudit(db: Database, actor: UserRecord, now: Date, note: AuditNote): Promise<void> {
  await db.insert(auditEntries).values({
    actorId: actor.id,
    actorEmail: actor.email,
    action: note.action,
    targetId: note.target.id,
    targetLabel: note.target.label,
    details: note.details ?? {},
    createdAt: now,
  })
}
