import { Fragment } from 'react'
import type { ApiUsage } from '#features/api-usage/contract.ts'
import { apiUsageTexts as t } from '#features/api-usage/texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Table, TableCell, TableHead, TableRow } from '#web/ui/table.tsx'
import { formatDuration, formatPercent } from './format-usage.ts'

/** Source: spec part 2 section 9. */
export const manyCalls = 50
export const highErrorRate = 5

export function EndpointTable({ rows }: { rows: ApiUsage['topEndpoints'] }) {
  return (
    <section className="flex flex-col gap-2">
      <SectionHeader level={3} title={t.topEndpoints} description={t.errorNote} />
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
              <TableCell className="font-mono text-sm whitespace-nowrap">{row.endpoint}</TableCell>
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
      <SectionHeader level={3} title={t.topUsers} description={t.topUsersLead} />
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
        <tbody>
          {users.map((userId) => (
            <Fragment key={userId}>
              {rows
                .filter((row) => row.userId === userId)
                .map((row, index) => (
                  <TableRow key={row.endpoint}>
                    <TableCell>{index === 0 && <Person row={row} />}</TableCell>
                    <TableCell className="font-mono text-sm whitespace-nowrap">{row.endpoint}</TableCell>
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
            </Fragment>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function Person({ row }: { row: ApiUsage['userUsageStats'][number] }) {
  return (
    <>
      <div className="font-semibold">{row.userName}</div>
      {row.userName !== row.userEmail && <div className="text-sm text-ink-soft">{row.userEmail}</div>}
    </>
  )
}
