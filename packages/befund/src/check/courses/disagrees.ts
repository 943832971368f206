import type { Trend } from '../../understand/statement.ts'

/** Below what a reader may call unchanged or still call a change. */
const changeMargin = 0.02
export const constancyMargin = 0.4
/** From this many millimetres on nobody calls such a change constant. */
const plainDifference = 9
const plainMargin = 0.15

/** Whether a course told is not that of the sizes: `ratio` of now to before, `difference` in mm. */
export function disagrees(trend: Trend, ratio: number, difference = 0): boolean {
  if (ratio === 1) return trend === 'progress' || trend === 'regress'
  if (trend === 'progress') return ratio < 1 - changeMargin
  if (trend === 'regress') return ratio > 1 + changeMargin
  const margin = Math.abs(difference) < plainDifference ? constancyMargin : plainMargin
  return trend === 'stable' && (ratio > 1 + margin || ratio < 1 / (1 + margin))
}
