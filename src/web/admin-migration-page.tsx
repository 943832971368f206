import { AdminOnly } from '#features/administration/web/admin-only.tsx'
import { LegacyMigration } from '#features/legacy-migration/web/legacy-migration.tsx'
import type { PageProps } from './page-props.ts'

export function AdminMigrationPage({ user }: PageProps) {
  return (
    <AdminOnly user={user}>
      <LegacyMigration />
    </AdminOnly>
  )
}
