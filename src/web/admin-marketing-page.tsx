import { AdminOnly } from '#features/administration/web/admin-only.tsx'
import { EmailMarketing } from '#features/email-marketing/web/email-marketing.tsx'
import type { PageProps } from './page-props.ts'

export function AdminMarketingPage({ user }: PageProps) {
  return (
    <AdminOnly user={user}>
      <EmailMarketing />
    </AdminOnly>
  )
}
