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

/** Narrow: name, state and figures above each other, so that both actions stay in reach without scrolling. */
const wide = 'max-md:hidden'

export function MarketingUserTable({ users, ...actions }: MarketingUserTableProps) {
  return (
    <Table caption={t.tabs.users}>
      <thead>
        <tr>
          <TableHead>{t.columns.user}</TableHead>
          <TableHead className={wide}>{t.columns.subscription}</TableHead>
          <TableHead className={`text-right ${wide}`}>{t.columns.recordings}</TableHead>
          <TableHead className={`text-right ${wide}`}>{t.columns.minutes}</TableHead>
          <TableHead className={wide}>{t.columns.lastActivity}</TableHead>
          <TableHead>
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
  const recordings = user.recordingCount.toLocaleString('de')
  const minutes = Math.round(user.totalRecordingTime / 60).toLocaleString('de')
  const lastActivity = user.lastActivity
    ? new Date(user.lastActivity).toLocaleDateString('de', { dateStyle: 'medium' })
    : t.never
  return (
    <TableRow>
      <TableCell className="w-full md:w-auto">
        <div className="break-words md:max-w-80 md:min-w-44">
          <div className="font-semibold">{name}</div>
          {name !== user.email && <div className="text-sm break-all text-ink-soft">{user.email}</div>}
          <div className="mt-1 flex flex-col gap-1 md:hidden">
            <Badges user={user} />
            <span className="numbers text-sm text-ink-soft">{t.activity(recordings, minutes, lastActivity)}</span>
          </div>
        </div>
      </TableCell>
      <TableCell className={wide}>
        <Badges user={user} />
      </TableCell>
      <TableCell numeric className={wide}>
        {recordings}
      </TableCell>
      <TableCell numeric className={wide}>
        {minutes}
      </TableCell>
      <TableCell className={`numbers whitespace-nowrap ${wide}`}>{lastActivity}</TableCell>
      <TableCell className="max-md:align-top">
        <span className="flex justify-end gap-2 max-md:flex-col">
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

function Badges({ user }: { user: UserRow }) {
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={statusTones[user.subscriptionStatus]}>
        {t.statuses[user.subscriptionStatus] ?? user.subscriptionStatus}
      </Badge>
      {!user.emailVerified && <Badge tone="ask">{t.notConfirmed}</Badge>}
    </span>
  )
}
