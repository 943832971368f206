import { auditEntries } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
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

/** Does something and writes it down, both or neither. */
export function audited<Done>(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: UserRecord,
  action: string,
  work: (tx: Database) => Promise<Done>,
  targetOf: (done: Done) => AuditNote['target'],
): Promise<Done> {
  return deps.db.transaction(async (tx) => {
    const done = await work(tx)
    await writeAudit(tx, actor, deps.clock.now(), { action, target: targetOf(done) })
    return done
  })
}
