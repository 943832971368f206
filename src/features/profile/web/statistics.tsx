import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api-client.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { userStats } from '../contract.ts'
import { profileTexts as t } from '../texts.ts'
import { type Bar, BarList } from './bar-list.tsx'

const functions = ['formatCorrections', 'templateFillings', 'generateFromScratch'] as const

/** Numbers of the own work: how often, how long, in which languages. */
export function Statistics() {
  const stats = useQuery({ queryKey: [userStats.path], queryFn: () => call(userStats), staleTime: 0 })
  return (
    <section className="flex flex-col gap-6">
      <SectionHeader title={t.statistics} description={t.statisticsLead} />
      {stats.isPending && <StatisticsSkeleton />}
      {stats.isError && (
        <LoadFailed text={t.statisticsFailed} error={stats.error} onRetry={() => void stats.refetch()} />
      )}
      {stats.isSuccess && stats.data.totalRecordings === 0 && <EmptyState title={t.noRuns}>{t.noRunsText}</EmptyState>}
      {stats.isSuccess && stats.data.totalRecordings > 0 && (
        <>
          <dl className="flex flex-wrap gap-x-14 gap-y-5">
            <Figure term={t.totalRecordings} value={stats.data.totalRecordings.toLocaleString('de')} />
            <Figure term={t.averageTime} value={wholeMinutes(stats.data.avgTimePerReport)} />
          </dl>
          <div className="grid gap-8 md:grid-cols-2">
            <BarList title={t.perLanguage} bars={languageBars(stats.data.languageUsage)} />
            <BarList
              title={t.byFunction}
              bars={functions.map((name) => ({ label: t.functions[name], value: stats.data[name] }))}
            />
          </div>
        </>
      )}
    </section>
  )
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="numbers mt-0.5 text-2xl font-semibold">{value}</dd>
    </div>
  )
}

function StatisticsSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-24 w-96 max-w-full" />
    </div>
  )
}

function wholeMinutes(seconds: number): string {
  if (seconds === 0) return t.notMeasured
  const minutes = Math.round(seconds / 60)
  return minutes === 0 ? t.underOneMinute : t.minutes(minutes)
}

function languageBars(usage: Record<string, number>): Bar[] {
  const names: Record<string, string> = t.languages
  return Object.entries(usage)
    .sort(([, a], [, b]) => b - a)
    .map(([code, value]) => ({ label: names[code] ?? code, value }))
}
