import type { UserRow } from '#features/administration/contract.ts'
import { marketingTexts as t } from '#features/email-marketing/texts.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Table, TableCell, TableHead, TableRow } from '#web/ui/table.tsx'

export interface MarketingUserTableProps {
  users: readonly UserRow[]
  syncingId: string | null
  onSync: (user: UserRow) => void
  onRemove: (user: UserRow) => void
}

const statusTones: Record<string, Tone> = {
  active: 'proven',
  trialing: 'accent',
  cancelled: 'clash',
  canceled: 'clash',
}

/** The full name where both names are there, else the address. Source: spec part 2 section 2.8. */
export function nameOf({ firstName, lastName, email }: UserRow): string {
  return firstName && lastName ? `${firstName} ${lastName}` : email
}

export function MarketingUserTable({ users, ...actions }: MarketingUserTableProps) {
  return (
    <Table caption={t.tabs.users}>
      <thead>
        <tr>
          <TableHead>{t.columns.user}</TableHead>
          <TableHead>{t.columns.subscription}</TableHead>
          <TableHead className="text-right">{t.columns.recordings}</TableHead>
          <TableHead className="text-right">{t.columns.minutes}</TableHead>
          <TableHead>{t.columns.lastActivity}</TableHead>
          <TableHead className="relative">
            <span className="sr-only">{t.columns.actions}</span>
          </TableHead>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Row key={user.id} user={user} {...actions} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ user, syncingId, onSync, onRemove }: Omit<MarketingUserTableProps, 'users'> & { user: UserRow }) {
  const name = nameOf(user)
  return (
    <TableRow>
      <TableCell>
        <div className="max-w-72 min-w-44">
          <div className="truncate font-semibold">{name}</div>
          {name !== user.email && <div className="truncate text-sm text-ink-soft">{user.email}</div>}
        </div>
      </TableCell>
      <TableCell>
        <span className="flex flex-wrap gap-1">
          <Badge tone={statusTones[user.subscriptionStatus]}>
            {t.statuses[user.subscriptionStatus] ?? user.subscriptionStatus}
          </Badge>
          {!user.emailVerified && <Badge tone="ask">{t.notConfirmed}</Badge>}
        </span>
      </TableCell>
      <TableCell numeric>{user.recordingCount.toLocaleString('de')}</TableCell>
      <TableCell numeric>{Math.round(user.totalRecordingTime / 60).toLocaleString('de')}</TableCell>
      <TableCell className="numbers whitespace-nowrap">
        {user.lastActivity ? new Date(user.lastActivity).toLocaleDateString('de', { dateStyle: 'medium' }) : t.never}
      </TableCell>
      <TableCell>
        <span className="flex justify-end gap-2">
          <Button
            size="small"
            aria-label={t.syncOf(user.email)}
            busy={syncingId === user.id}
            disabled={!user.emailVerified}
            onClick={() => onSync(user)}
          >
            {t.sync}
          </Button>
          <Button size="small" variant="danger" aria-label={t.removeOf(user.email)} onClick={() => onRemove(user)}>
            {t.remove}
          </Button>
        </span>
      </TableCell>
    </TableRow>
  )
}
