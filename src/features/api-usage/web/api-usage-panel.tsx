import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiUsage, TimeRange } from '#features/api-usage/contract.ts'
import { apiUsage, timeRanges } from '#features/api-usage/contract.ts'
import { apiUsageTexts as t } from '#features/api-usage/texts.ts'
import { call } from '#web/api-client.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FallbackTable } from './fallback-table.tsx'
import { formatDuration, formatPercent } from './format-usage.ts'
import { UsagePlot } from './usage-plot.tsx'
import { EndpointTable, UserUsageTable } from './usage-tables.tsx'

/** Source: spec part 2 section 9. */
const usageRefreshMs = 30_000

export function ApiUsagePanel() {
  const [timeRange, setTimeRange] = useState<TimeRange>('24h')
  const usage = useQuery({
    queryKey: [apiUsage.path, timeRange],
    queryFn: () => call(apiUsage, { query: { timeRange } }),
    refetchInterval: usageRefreshMs,
    placeholderData: keepPreviousData,
  })
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-56">
          <Field label={t.range}>
            <Select
              value={timeRange}
              onValueChange={setTimeRange}
              options={timeRanges.map((value) => ({ value, label: t.ranges[value] }))}
            />
          </Field>
        </div>
        <p className="text-sm text-ink-soft">{t.refreshNote}</p>
      </div>
      {usage.isPending && <Skeleton className="h-80" />}
      {usage.isError && <LoadFailed text={t.failed} error={usage.error} onRetry={() => void usage.refetch()} />}
      {usage.data && !usage.isError && <Usage usage={usage.data} timeRange={timeRange} />}
    </div>
  )
}

function Usage({ usage, timeRange }: { usage: ApiUsage; timeRange: TimeRange }) {
  if (usage.overallStats.totalApiCalls === 0) return <EmptyState title={t.empty} />
  return (
    <>
      <Figures usage={usage} />
      <UsagePlot timeline={usage.timeline} timeRange={timeRange} />
      <FallbackTable rows={usage.fallbacks} totalCalls={usage.overallStats.totalApiCalls} />
      <EndpointTable rows={usage.topEndpoints} />
      <UserUsageTable rows={usage.userUsageStats} />
    </>
  )
}

function Figures({ usage: { overallStats: stats, fallbacks } }: { usage: ApiUsage }) {
  const fallbackCount = fallbacks.reduce((sum, { totalCalls }) => sum + totalCalls, 0)
  const values = {
    totalApiCalls: stats.totalApiCalls.toLocaleString('de'),
    totalUsers: stats.totalUsers.toLocaleString('de'),
    avgDuration: formatDuration(stats.avgDuration),
    errorRate: formatPercent(stats.errorRate),
    fallbackRate: formatPercent((fallbackCount / stats.totalApiCalls) * 100),
  }
  const names = Object.keys(t.figures) as (keyof typeof t.figures)[]
  return (
    <dl aria-label={t.figuresLabel} className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-5">
      {names.map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end border-t border-line-strong pt-2">
          <dt className="text-sm text-ink-soft">{t.figures[name]}</dt>
          <dd className="numbers text-2xl">{values[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
