import type { ApiUsage } from '#features/api-usage/contract.ts'
import { apiUsageTexts as t } from '#features/api-usage/texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Table, TableCell, TableHead, TableRow } from '#web/ui/table.tsx'
import { formatDuration, formatPercent } from './format-usage.ts'

/** Source: spec part 2 section 9. */
const manyCalls = 50
const highErrorRate = 5

export function EndpointTable({ rows }: { rows: ApiUsage['topEndpoints'] }) {
  return (
    <section className="flex flex-col gap-2">
      <SectionHeader title={t.topEndpoints} description={t.errorNote} />
      <Table caption={t.topEndpoints}>
        <thead>
          <tr>
            <TableHead>{t.columns.endpoint}</TableHead>
            <TableHead className="text-right">{t.columns.totalCalls}</TableHead>
            <TableHead className="text-right">{t.columns.avgDuration}</TableHead>
            <TableHead className="text-right">{t.columns.errorRate}</TableHead>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.endpoint}>
              <TableCell className="font-mono text-sm sm:whitespace-nowrap">{row.endpoint}</TableCell>
              <TableCell numeric>{row.totalCalls.toLocaleString('de')}</TableCell>
              <TableCell numeric>{formatDuration(row.avgDuration)}</TableCell>
              <TableCell numeric>
                {row.errorRate > highErrorRate ? (
                  <Badge tone="clash">{formatPercent(row.errorRate)}</Badge>
                ) : (
                  formatPercent(row.errorRate)
                )}
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

export function UserUsageTable({ rows }: { rows: ApiUsage['userUsageStats'] }) {
  const users = [...new Set(rows.map(({ userId }) => userId))]
  return (
    <section className="flex flex-col gap-2">
      <SectionHeader title={t.topUsers} description={t.topUsersLead} />
      <Table caption={t.topUsers}>
        <thead>
          <tr>
            <TableHead>{t.columns.user}</TableHead>
            <TableHead>{t.columns.endpoint}</TableHead>
            <TableHead className="text-right">{t.columns.totalCalls}</TableHead>
            <TableHead className="text-right">{t.columns.errorCount}</TableHead>
            <TableHead className="text-right">{t.columns.avgDuration}</TableHead>
            <TableHead>{t.columns.lastCall}</TableHead>
          </tr>
        </thead>
        {users.map((userId) => (
          <Person key={userId} rows={rows.filter((row) => row.userId === userId)} />
        ))}
      </Table>
    </section>
  )
}

/** The endpoints of one person; lines part persons only. */
function Person({ rows }: { rows: ApiUsage['userUsageStats'] }) {
  return (
    <tbody className="border-b border-line last:border-0">
      {rows.map((row, index) => (
        <TableRow key={row.endpoint} className="border-0">
          {index === 0 && (
            <th scope="rowgroup" rowSpan={rows.length} className="py-1.5 pr-3 text-left align-top font-normal">
              <div className="font-semibold">{row.userName}</div>
              {row.userName !== row.userEmail && <div className="text-sm text-ink-soft">{row.userEmail}</div>}
            </th>
          )}
          <TableCell className="pl-3! font-mono text-sm sm:whitespace-nowrap">{row.endpoint}</TableCell>
          <TableCell numeric>
            {row.totalCalls > manyCalls ? (
              <Badge tone="ask">{row.totalCalls.toLocaleString('de')}</Badge>
            ) : (
              row.totalCalls.toLocaleString('de')
            )}
          </TableCell>
          <TableCell numeric>{row.errorCount.toLocaleString('de')}</TableCell>
          <TableCell numeric>{formatDuration(row.avgDuration)}</TableCell>
          <TableCell className="numbers whitespace-nowrap">
            {new Date(row.lastCall).toLocaleString('de', { dateStyle: 'short', timeStyle: 'short' })}
          </TableCell>
        </TableRow>
      ))}
    </tbody>
  )
}
