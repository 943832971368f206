import type { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { auditEntriesPerPage, type auditSelection, type listAudit } from '../contract.ts'
import { countAuditRows, listAuditRows } from './audit-repository.ts'

type Answer = z.infer<(typeof listAudit)['response']>

export async function readAudit(db: Database, selection: z.infer<typeof auditSelection>): Promise<Answer> {
  const { page, ...filters } = selection
  const [total, rows] = await Promise.all([
    countAuditRows(db, filters),
    listAuditRows(db, filters, { limit: auditEntriesPerPage, offset: (page - 1) * auditEntriesPerPage }),
  ])
  return { total, entries: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }
}
