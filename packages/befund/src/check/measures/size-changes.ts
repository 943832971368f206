import { inBaseUnit, isLength } from '../../understand/find-measures.ts'
import type { BoundMeasure, Statement } from '../../understand/statement.ts'

/** One size of now and of before: "52 mm (VU 48 mm)". */
export interface SizeChange {
  statement: Statement
  now: BoundMeasure
  before: BoundMeasure
  /** Now against before, by the largest axis. */
  ratio: number
  /** In millimetres. */
  difference: number
}

/** The pairs of sizes of each sentence, to whatever statement each of them was bound. */
export function sizeChangesOf(statements: readonly Statement[]): SizeChange[] {
  const changes: SizeChange[] = []
  const bySentence = Map.groupBy(statements, ({ sentence }) => sentence)
  for (const said of bySentence.values()) {
    const measured = said.flatMap((statement) => statement.measures.map((measure) => ({ statement, measure })))
    if (!measured.some(({ measure }) => measure.series === 'prior')) continue
    const inOrder = [...new Map(measured.map((one) => [one.measure.span.start, one])).values()]
      .filter(({ measure }) => isLength(measure) && measure.role !== 'distance')
      .sort((a, b) => a.measure.span.start - b.measure.span.start)
    for (const [at, { measure: before }] of inOrder.entries()) {
      if (before.series !== 'prior') continue
      const near = [inOrder[at - 1], inOrder[at + 1]]
      const now = near.find((one) => one !== undefined && one.measure.series !== 'prior')
      if (now === undefined) continue
      const [is, was] = [Math.max(...inBaseUnit(now.measure)), Math.max(...inBaseUnit(before))]
      if (was > 0)
        changes.push({ statement: now.statement, now: now.measure, before, ratio: is / was, difference: is - was })
    }
  }
  return changes
}
