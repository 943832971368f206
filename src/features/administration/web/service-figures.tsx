import { userAdminTexts as t } from '#features/administration/texts.ts'
import { formatMoney } from '#web/format-money.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAdminStats } from './use-administration.ts'

type Stats = NonNullable<ReturnType<typeof useAdminStats>['data']>

const figureNames = Object.keys(t.figures) as (keyof typeof t.figures)[]
const runNames = Object.keys(t.runNames) as (keyof typeof t.runNames)[]
const endings = Object.keys(t.runEndings) as (keyof typeof t.runEndings)[]
/** Nobody has chosen a currency before somebody pays. */
const noRevenue = { amount: 0, currency: 'EUR' }
const languageNames = new Intl.DisplayNames('de', { type: 'language' })

/** Figures of the whole service, what it is used for, its languages and what was done last. */
export function ServiceFigures() {
  const stats = useAdminStats()
  if (stats.isPending) return <Skeleton className="h-40" />
  if (stats.isError) return <LoadFailed text={t.statsFailed} error={stats.error} onRetry={() => void stats.refetch()} />
  return (
    <div className="flex flex-col gap-8">
      <dl aria-label={t.figuresLabel} className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
        {figureNames.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end border-t border-line-strong pt-2">
            <dt className="text-sm text-ink-soft">{t.figures[name]}</dt>
            <dd className="numbers text-2xl">{figureOf(stats.data, name)}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-8 md:grid-cols-2 xl:grid-cols-[1fr_1fr_1.4fr]">
        <Bars title={t.runs} rows={runNames.map((name) => [t.runNames[name], stats.data[name]])} />
        <Bars title={t.languages} rows={languageRows(stats.data.languageDistribution)} />
        <RecentActivity activities={stats.data.recentActivity} />
      </div>
    </div>
  )
}

function figureOf(stats: Stats, name: (typeof figureNames)[number]): string {
  if (name !== 'monthlyRecurringRevenue') return stats[name].toLocaleString('de')
  const revenues = stats.revenueByCurrency.length > 0 ? stats.revenueByCurrency : [noRevenue]
  return revenues.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ')
}

function languageRows(distribution: Stats['languageDistribution']): [string, number][] {
  return Object.entries(distribution)
    .sort(([, a], [, b]) => b - a)
    .map(([language, users]) => [languageNames.of(language) ?? language, users])
}

/** Numbers side by side, as bars against the largest. */
function Bars({ title, rows }: { title: string; rows: readonly (readonly [label: string, value: number])[] }) {
  const most = Math.max(1, ...rows.map(([, value]) => value))
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{title}</h2>
      <dl className="flex flex-col gap-1.5">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[9rem_1fr_4rem] items-center gap-3">
            <dt className="truncate">{label}</dt>
            <dd aria-hidden="true" className="h-2 rounded-full bg-pressed">
              <div className="h-full rounded-full bg-accent" style={{ width: `${(value / most) * 100}%` }} />
            </dd>
            <dd className="numbers text-right">{value.toLocaleString('de')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function RecentActivity({ activities }: { activities: Stats['recentActivity'] }) {
  return (
    <section className="flex flex-col gap-3 md:col-span-2 xl:col-span-1">
      <h2 className="text-lg">{t.recentActivity}</h2>
      {activities.length === 0 && <p className="text-ink-soft">{t.noActivity}</p>}
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={t.recentActivity}
        className="flex max-h-75 flex-col divide-y divide-line overflow-y-auto"
      >
        {activities.map(({ action, user, activityType, timestamp }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two runs may be alike in everything; the list never reorders.
          <li key={index} className="flex flex-wrap items-baseline gap-x-3 py-1.5 first:pt-0">
            <span>{t.activities[action] ?? action}</span>
            <time dateTime={timestamp} className="numbers ml-auto text-sm text-ink-soft">
              {new Date(timestamp).toLocaleString('de', { dateStyle: 'short', timeStyle: 'short' })}
            </time>
            <span className="flex w-full items-center gap-x-3">
              <span className="truncate text-sm text-ink-soft">{user || t.deletedUser}</span>
              <Ending activityType={activityType} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const endingTones = { error: 'clash', refused: 'neutral', fallback: 'ask' } as const

/** How a run ended, where it did not end well. */
function Ending({ activityType }: { activityType: string }) {
  const ending = endings.find((one) => one === activityType)
  return ending ? <Badge tone={endingTones[ending]}>{t.runEndings[ending]}</Badge> : null
}
