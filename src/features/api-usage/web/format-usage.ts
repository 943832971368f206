import { apiUsageTexts as t } from '#features/api-usage/texts.ts'

/** Below a second in ms, else in seconds. Source: spec part 2 section 9. */
export function formatDuration(durationMs: number): string {
  if (durationMs < 1000) return t.milliseconds(Math.round(durationMs).toLocaleString('de'))
  return t.seconds((durationMs / 1000).toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
}

export function formatPercent(value: number): string {
  return t.percent(value.toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
}
