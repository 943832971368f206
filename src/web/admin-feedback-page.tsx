import { AdminOnly } from '#features/administration/web/admin-only.tsx'
import { FeedbackAnalytics } from '#features/feedback/web/feedback-analytics.tsx'
import type { PageProps } from './page-props.ts'

export function AdminFeedbackPage({ user }: PageProps) {
  return (
    <AdminOnly user={user}>
      <FeedbackAnalytics />
    </AdminOnly>
  )
}
