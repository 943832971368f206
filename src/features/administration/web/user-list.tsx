import { useState } from 'react'
import type { UserRow, UserSelection } from '#features/administration/contract.ts'
import { userSelection, usersPerPage } from '#features/administration/contract.ts'
import { userAdminTexts as t } from '#features/administration/texts.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useUrlSelection } from '#web/use-url-selection.ts'
import { Pager } from './pager.tsx'
import { type UserAction, useUserAction, useUserCount, useUsers } from './use-administration.ts'
import { noUserFilters, UserFilterFields } from './user-filter-fields.tsx'
import { UserTable } from './user-table.tsx'

/** Source of the order: spec part 2 section 5. */
const firstPage: UserSelection = { sort: 'createdAt', order: 'desc', page: 1 }

/** The users in filters, order and pages, and what can be done to each. */
export function UserList() {
  const [selection, change] = useUrlSelection(userSelection, firstPage)
  const { sort, order, page = 1, ...filters } = selection
  const users = useUsers(selection)
  const count = useUserCount(filters)
  const [asked, setAsked] = useState<{ action: UserAction; user: UserRow } | null>(null)
  const act = useUserAction(() => setAsked(null))
  if (users.isPending) return <Skeleton className="h-64" />
  if (users.isError) return <LoadFailed text={t.usersFailed} error={users.error} onRetry={() => void users.refetch()} />
  const pages = Math.max(1, Math.ceil((count.data?.matching ?? 0) / usersPerPage))
  const reset = (
    <Button size="small" onClick={() => change(noUserFilters)}>
      {t.resetFilters}
    </Button>
  )
  return (
    <div className="flex flex-col gap-4">
      <UserFilterFields filters={filters} authProviders={count.data?.authProviders ?? []} onChange={change} />
      <p role="status" className="numbers min-h-[1lh] text-ink-soft">
        {count.data && t.count(count.data.matching, count.data.total)}
      </p>
      {users.data.length === 0 ? (
        <EmptyState title={t.nothingFound} action={reset} />
      ) : (
        <UserTable
          users={users.data}
          sort={{ sort, order }}
          onSort={change}
          now={new Date()}
          onAction={(action, user) => setAsked({ action, user })}
        />
      )}
      <Pager page={page} pages={pages} onPage={(next) => change({ page: next })} />
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={t.confirm[asked.action].title}
          description={t.confirm[asked.action].text(asked.user.email)}
          confirmLabel={t[asked.action]}
          danger={['deactivate', 'revoke', 'delete'].includes(asked.action)}
          busy={act.isPending}
          onConfirm={() => act.mutate(asked)}
        />
      )}
    </div>
  )
}
