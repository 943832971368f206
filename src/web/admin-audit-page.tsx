import { AdminOnly } from '#features/administration/web/admin-only.tsx'
import { AuditTrail } from '#features/administration/web/audit-trail.tsx'
import type { PageProps } from './page-props.ts'

export function AdminAuditPage({ user }: PageProps) {
  return (
    <AdminOnly user={user}>
      <AuditTrail />
    </AdminOnly>
  )
}
