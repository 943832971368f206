import { useState } from 'react'
import type { UserRow } from '#features/administration/contract.ts'
import { userAdminTexts as t } from '#features/administration/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { defaultSort, noFilters, selectUsers } from './select-users.ts'
import { type UserAction, useUserAction } from './use-administration.ts'
import { UserFilterFields } from './user-filter-fields.tsx'
import { UserTable } from './user-table.tsx'

const rowsPerPage = 50

/** The users in filters, order and pages, and what can be done to each. */
export function UserList({ users }: { users: readonly UserRow[] }) {
  const [filters, setFilters] = useState(noFilters)
  const [sort, setSort] = useState(defaultSort)
  const [page, setPage] = useState(0)
  const [asked, setAsked] = useState<{ action: UserAction; user: UserRow } | null>(null)
  const act = useUserAction(() => setAsked(null))
  const now = new Date()
  const selected = selectUsers(users, filters, sort, now)
  const pages = Math.max(1, Math.ceil(selected.length / rowsPerPage))
  const shownPage = Math.min(page, pages - 1)
  const reset = (
    <Button size="small" onClick={() => setFilters(noFilters)}>
      {t.resetFilters}
    </Button>
  )
  return (
    <div className="flex flex-col gap-4">
      <UserFilterFields
        users={users}
        filters={filters}
        onChange={(next) => {
          setFilters(next)
          setPage(0)
        }}
      />
      <p role="status" className="numbers text-ink-soft">
        {t.count(selected.length, users.length)}
      </p>
      {selected.length === 0 ? (
        <EmptyState title={t.nothingFound} action={reset} />
      ) : (
        <UserTable
          users={selected.slice(shownPage * rowsPerPage, (shownPage + 1) * rowsPerPage)}
          sort={sort}
          onSort={(next) => {
            setSort(next)
            setPage(0)
          }}
          now={now}
          onAction={(action, user) => setAsked({ action, user })}
        />
      )}
      {pages > 1 && <Pager page={shownPage} pages={pages} onPage={setPage} />}
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

function Pager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  return (
    <nav aria-label={t.pageOf(page + 1, pages)} className="flex items-center gap-3">
      <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t.previous}
      </Button>
      <span className="numbers text-sm text-ink-soft">{t.pageOf(page + 1, pages)}</span>
      <Button size="small" disabled={page === pages - 1} onClick={() => onPage(page + 1)}>
        {t.next}
      </Button>
    </nav>
  )
}
