import { useState } from 'react'
import type { UserRow } from '#features/administration/contract.ts'
import { marketingTexts as t } from '#features/email-marketing/texts.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MarketingUserTable, nameOf } from './marketing-user-table.tsx'
import { useMarketingUsers, useRemoveUser, useSyncUser } from './use-marketing.ts'

const rowsPerPage = 50

export function MarketingUsers({ listIds }: { listIds: number[] }) {
  const users = useMarketingUsers()
  if (users.isPending) return <Skeleton className="h-64" />
  if (users.isError) {
    return <LoadFailed text={t.usersFailed} error={users.error} onRetry={() => void users.refetch()} />
  }
  const reachable = users.data.filter(({ email }) => email !== '')
  if (reachable.length === 0) return <EmptyState title={t.noUsers} />
  return <SearchedUsers users={reachable} listIds={listIds} />
}

function SearchedUsers({ users, listIds }: { users: readonly UserRow[]; listIds: number[] }) {
  const [words, setWords] = useState('')
  const [page, setPage] = useState(0)
  const [asked, setAsked] = useState<UserRow | null>(null)
  const sync = useSyncUser()
  const remove = useRemoveUser(() => setAsked(null))
  const wanted = words.trim().toLowerCase()
  const found = users.filter((user) => `${nameOf(user)} ${user.email}`.toLowerCase().includes(wanted))
  const pages = Math.max(1, Math.ceil(found.length / rowsPerPage))
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-96">
        <Field label={t.searchUsers}>
          <Input
            type="search"
            value={words}
            onChange={(event) => {
              setWords(event.target.value)
              setPage(0)
            }}
          />
        </Field>
      </div>
      <p className="text-ink-soft">{t.selectedLists(listIds.length)}</p>
      {found.length === 0 ? (
        <EmptyState title={t.noUserFound} />
      ) : (
        <MarketingUserTable
          users={found.slice(page * rowsPerPage, (page + 1) * rowsPerPage)}
          syncingId={sync.isPending ? sync.variables.userId : null}
          onSync={({ id }) => sync.mutate({ userId: id, listIds })}
          onRemove={setAsked}
        />
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} />}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={t.confirmRemove}
          description={t.confirmRemoveText(asked.email)}
          confirmLabel={t.remove}
          danger
          busy={remove.isPending}
          onConfirm={() => remove.mutate(asked.email)}
        />
      )}
    </div>
  )
}

function Pager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  return (
    <nav aria-label={t.pageOf(page + 1, pages)} className="flex items-center justify-end gap-3">
      <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t.previous}
      </Button>
      <span className="numbers text-ink-soft">{t.pageOf(page + 1, pages)}</span>
      <Button size="small" disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
        {t.next}
      </Button>
    </nav>
  )
}
