import type { CsvColumns } from '#server/csv.ts'
import type { AuditRecord } from './audit-repository.ts'

export const auditColumns: CsvColumns<AuditRecord> = [
  ['id', (row) => String(row.id)],
  ['createdAt', (row) => row.createdAt.toISOString()],
  ['actorId', (row) => row.actorId],
  ['actorEmail', (row) => row.actorEmail],
  ['action', (row) => row.action],
  ['targetId', (row) => row.targetId],
  ['targetLabel', (row) => row.targetLabel],
  ['details', (row) => JSON.stringify(row.details)],
]
