import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react'
import { useLocation } from 'wouter'
import type { UserRow, UserSelection, UserSortKey } from '#features/administration/contract.ts'
import { userAdminTexts as t } from '#features/administration/texts.ts'
import { formatMoney } from '#web/format-money.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { Table, TableCell, TableHead, TableRow } from '#web/ui/table.tsx'
import { describeTrial } from './describe-trial.ts'
import type { UserAction } from './use-administration.ts'

type UserSort = Pick<UserSelection, 'sort' | 'order'>

export interface UserTableProps {
  users: readonly UserRow[]
  sort: UserSort
  onSort: (sort: UserSort) => void
  now: Date
  onAction: (action: UserAction, user: UserRow) => void
}

const statusTones: Record<string, Tone> = {
  active: 'proven',
  trialing: 'accent',
  cancelled: 'clash',
}

/** The last column, in reach however far the others are scrolled; what it covers fades into it. */
const inReach =
  'sticky right-0 bg-ground before:absolute before:inset-y-0 before:right-full before:w-3 before:bg-linear-to-r before:from-transparent before:to-ground'

export function UserTable({ users, sort, onSort, now, onAction }: UserTableProps) {
  const head = (key: UserSortKey, numeric = false) => (
    <SortHead name={key} sort={sort} onSort={onSort} numeric={numeric} />
  )
  return (
    <Table caption={t.title}>
      <thead>
        <tr>
          {head('email')}
          {head('subscriptionStatus')}
          <TableHead>{t.columns.accountTrial}</TableHead>
          {head('formatCorrections', true)}
          {head('templateFillings', true)}
          {head('generateFromScratch', true)}
          {head('monthlyRevenue', true)}
          {head('lastActivity')}
          {head('createdAt')}
          <TableHead className={inReach}>
            <span className="sr-only">{t.columns.actions}</span>
          </TableHead>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Row key={user.id} user={user} now={now} onAction={(action) => onAction(action, user)} />
        ))}
      </tbody>
    </Table>
  )
}

interface SortHeadProps {
  name: UserSortKey
  sort: UserSort
  onSort: (sort: UserSort) => void
  numeric: boolean
}

function SortHead({ name, sort, onSort, numeric }: SortHeadProps) {
  const isSorted = sort.sort === name
  const isDescending = sort.order === 'desc'
  const Arrow = isDescending ? ArrowDown : ArrowUp
  const direction = isDescending ? 'descending' : 'ascending'
  return (
    <TableHead aria-sort={isSorted ? direction : 'none'} className={numeric ? 'text-right' : undefined}>
      <button
        type="button"
        className="inline-flex h-(--row) items-center gap-1 rounded-sm hover:text-ink"
        onClick={() => onSort({ sort: name, order: isSorted && isDescending ? 'asc' : 'desc' })}
      >
        {t.columns[name]}
        {isSorted && <Arrow aria-hidden="true" className="size-3.5" />}
      </button>
    </TableHead>
  )
}

function Row({ user, now, onAction }: { user: UserRow; now: Date; onAction: (action: UserAction) => void }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const trial = describeTrial(user, now)
  return (
    <TableRow>
      <TableCell>
        <div className="flex max-w-80 min-w-56 flex-wrap items-center gap-x-2">
          <span className="max-w-full truncate font-semibold">{user.email}</span>
          {user.role === 'admin' && <Badge tone="accent">{t.admin}</Badge>}
          {user.status === 'inactive' && <Badge tone="clash">{t.inactive}</Badge>}
          {!user.emailVerified && <Badge tone="ask">{t.unverified}</Badge>}
        </div>
        <div className="truncate text-sm text-ink-soft">
          {[name, t.authProviders[user.authProvider] ?? user.authProvider].filter(Boolean).join(' · ')}
        </div>
      </TableCell>
      <TableCell>
        <span className="flex flex-wrap gap-1">
          <Badge tone={statusTones[user.subscriptionStatus]}>
            {t.statuses[user.subscriptionStatus] ?? user.subscriptionStatus}
          </Badge>
          {user.manualFullAccess && <Badge>{t.fullAccess}</Badge>}
        </span>
      </TableCell>
      <TableCell className="numbers whitespace-nowrap">
        {trial.state === 'active' ? t.trialDaysLeft(trial.daysLeft) : t.trial[trial.state]}
      </TableCell>
      <TableCell numeric>{user.formatCorrections.toLocaleString('de')}</TableCell>
      <TableCell numeric>{user.templateFillings.toLocaleString('de')}</TableCell>
      <TableCell numeric>{user.generateFromScratch.toLocaleString('de')}</TableCell>
      <TableCell numeric>{formatMoney(user.monthlyRevenue, user.currency)}</TableCell>
      <TableCell className="numbers">{user.lastActivity ? day(user.lastActivity) : t.never}</TableCell>
      <TableCell className="numbers">{day(user.createdAt)}</TableCell>
      <TableCell className={inReach}>
        <RowActions user={user} onAction={onAction} />
      </TableCell>
    </TableRow>
  )
}

function RowActions({ user, onAction }: { user: UserRow; onAction: (action: UserAction) => void }) {
  const [, navigate] = useLocation()
  const status: UserAction = user.status === 'active' ? 'deactivate' : 'activate'
  const access: UserAction = user.manualFullAccess ? 'revoke' : 'grant'
  return (
    <Menu trigger={<IconButton label={t.actionsFor(user.email)} icon={<Ellipsis aria-hidden="true" />} />}>
      {([status, 'reinstate', access] as const).map((action) => (
        <MenuItem key={action} onSelect={() => onAction(action)}>
          {t[action]}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => navigate(`/admin/audit?subject=${encodeURIComponent(user.email)}`)}>{t.trail}</MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={() => onAction('delete')}>
        {t.delete}
      </MenuItem>
    </Menu>
  )
}

function day(instant: string): string {
  return new Date(instant).toLocaleDateString('de', { dateStyle: 'medium' })
}
