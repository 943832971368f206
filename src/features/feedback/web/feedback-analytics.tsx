import { ArrowLeft, Download, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { exportFeedback, feedbackFilters } from '#features/feedback/contract.ts'
import { feedbackAnalyticsTexts as t } from '#features/feedback/texts.ts'
import { addressOf } from '#web/api-client.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useUrlSelection } from '#web/use-url-selection.ts'
import { FeedbackFilterFields } from './feedback-filter-fields.tsx'
import { FeedbackList } from './feedback-list.tsx'
import { useFeedbackList, useFeedbackStats } from './use-feedback-analytics.ts'

type Stats = NonNullable<ReturnType<typeof useFeedbackStats>['data']>

/** Cards, list and export of the feedback, all in the same filters. */
export function FeedbackAnalytics() {
  const [filters, change] = useUrlSelection(feedbackFilters, {})
  const [isFiltering, setFiltering] = useState(Object.keys(filters).length > 0)
  const stats = useFeedbackStats(filters)
  const list = useFeedbackList(filters)
  return (
    <div className="flex flex-col gap-8">
      <div>
        <Link href="/admin" className={buttonClass('quiet', 'small', '-ml-2.5')}>
          <ArrowLeft aria-hidden="true" />
          {t.back}
        </Link>
        <SectionHeader
          level={1}
          title={t.title}
          description={t.retentionNote}
          actions={
            <>
              <Button
                icon={<SlidersHorizontal aria-hidden="true" />}
                aria-expanded={isFiltering}
                onClick={() => setFiltering(!isFiltering)}
              >
                {t.filtersToggle}
              </Button>
              <a
                href={addressOf(exportFeedback, { query: filters })}
                target="_blank"
                rel="noreferrer"
                className={buttonClass('secondary')}
              >
                <Download aria-hidden="true" />
                {t.export}
              </a>
            </>
          }
        />
      </div>
      {isFiltering && <FeedbackFilterFields filters={filters} onChange={change} />}
      {stats.isPending && <Skeleton className="h-16" />}
      {stats.isError && <LoadFailed text={t.statsFailed} error={stats.error} onRetry={() => void stats.refetch()} />}
      {stats.data && !stats.isError && <Figures stats={stats.data} />}
      <section className="flex flex-col gap-2">
        <SectionHeader title={t.recent} />
        {list.isPending && <Skeleton className="mt-2 h-64" />}
        {list.isError && <LoadFailed text={t.listFailed} error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && !list.isError && <FeedbackList entries={list.data} />}
      </section>
    </div>
  )
}

function Figures({ stats }: { stats: Stats }) {
  const rate = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const values: Record<keyof Stats, string> = {
    totalFeedback: stats.totalFeedback.toLocaleString('de'),
    positiveCount: stats.positiveCount.toLocaleString('de'),
    negativeCount: stats.negativeCount.toLocaleString('de'),
    conversionRate: t.percent(stats.conversionRate.toLocaleString('de', rate)),
  }
  const names = Object.keys(t.figures) as (keyof Stats)[]
  return (
    <dl aria-label={t.figuresLabel} className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
      {names.map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end border-t border-line-strong pt-2">
          <dt className="text-sm text-ink-soft">{t.figures[name]}</dt>
          <dd className="numbers text-2xl">{values[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
