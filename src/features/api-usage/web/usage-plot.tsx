import type { ApiUsage, TimeRange } from '#features/api-usage/contract.ts'
import { apiUsageTexts as t } from '#features/api-usage/texts.ts'

type Step = ApiUsage['timeline'][number]

const labels = 6

/** Calls over time as bars, at their foot in other colours those that failed and those the model failed in. */
export function UsagePlot({ timeline, timeRange }: { timeline: readonly Step[]; timeRange: TimeRange }) {
  const most = Math.max(1, ...timeline.map(({ totalCalls }) => totalCalls))
  const calls = timeline.reduce((sum, step) => sum + step.totalCalls, 0)
  const errors = timeline.reduce((sum, step) => sum + step.errorCount, 0)
  const fallbacks = timeline.reduce((sum, step) => sum + step.fallbackCount, 0)
  const labelEvery = Math.ceil(timeline.length / labels)
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-xl">{t.timeline}</h2>
        <p className="flex gap-4 text-sm text-ink-soft">
          <Key className="bg-accent" text={t.calls} />
          {fallbacks > 0 && <Key className="bg-ask-line" text={t.withoutModel} />}
          <Key className="bg-clash-line" text={t.errors} />
        </p>
      </div>
      <div className="flex gap-2">
        <div aria-hidden="true" className="numbers flex h-44 flex-col justify-between text-right text-xs text-ink-soft">
          <span>{most.toLocaleString('de')}</span>
          <span>{'0'}</span>
        </div>
        <div className="min-w-0 flex-1">
          <div
            role="img"
            aria-label={t.timelineLabel(calls, errors, fallbacks, most)}
            className="flex h-44 items-end gap-px border-t border-b border-line border-b-line-strong sm:gap-1"
          >
            {timeline.map((step) => (
              <Bar key={step.start} step={step} most={most} label={startText(step.start, timeRange)} />
            ))}
          </div>
          <div aria-hidden="true" className="numbers mt-1 flex h-4 gap-px text-xs text-ink-soft sm:gap-1">
            {timeline.map(({ start }, index) => (
              <span key={start} className="w-0 flex-1 whitespace-nowrap">
                {index % labelEvery === 0 && startText(start, timeRange)}
              </span>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function Bar({ step, most, label }: { step: Step; most: number; label: string }) {
  const shareOf = (count: number) => `${step.totalCalls === 0 ? 0 : (count / step.totalCalls) * 100}%`
  return (
    <div
      className="flex h-full flex-1 items-end"
      title={t.step(label, step.totalCalls, step.errorCount, step.fallbackCount)}
    >
      <div
        className="flex w-full flex-col justify-end overflow-hidden rounded-t-sm bg-accent"
        style={{ height: `${(step.totalCalls / most) * 100}%` }}
      >
        <div className="bg-ask-line" style={{ height: shareOf(step.fallbackCount) }} />
        <div className="bg-clash-line" style={{ height: shareOf(step.errorCount) }} />
      </div>
    </div>
  )
}

function Key({ className, text }: { className: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-2.5 rounded-sm ${className}`} />
      {text}
    </span>
  )
}

function startText(start: string, timeRange: TimeRange): string {
  const isShort = timeRange === '1h' || timeRange === '24h'
  return new Date(start).toLocaleString(
    'de',
    isShort ? { hour: '2-digit', minute: '2-digit' } : { day: '2-digit', month: '2-digit' },
  )
}
