import { userAdminTexts as t } from '#features/administration/texts.ts'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'
import { ServiceFigures } from './service-figures.tsx'
import { useUsers } from './use-administration.ts'
import { UserList } from './user-list.tsx'

export function UsersTab() {
  return (
    <div className="flex flex-col gap-10">
      <ServiceFigures />
      <section className="flex flex-col gap-4">
        <SectionHeader title={t.title} />
        <Users />
      </section>
    </div>
  )
}

function Users() {
  const users = useUsers()
  if (users.isPending) return <Skeleton className="h-64" />
  if (users.isError) return <LoadFailed text={t.usersFailed} error={users.error} onRetry={() => void users.refetch()} />
  return <UserList users={users.data} />
}
