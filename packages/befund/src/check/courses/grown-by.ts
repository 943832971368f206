import { fitsAt } from '../../read/tells.ts'
import { numberOf } from '../../understand/find-measures.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { organsAgree, sidesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { narrows, sizeChangesOf } from '../measures/size-changes.ts'
import { intervalClash } from './interval-clash.ts'

/** In millimetres or degrees, what rounding both sizes may come to. */
const rounding = 1.5

interface Change {
  statement: Statement
  difference: number
}

/** "Größenzunahme um 17 mm" where the findings have 61 mm and 54 mm before, "Schrumpfung um 7 mm" there, "Zunahme um 12°" between 20° and 25°. */
export function grownByClashes(index: StatementIndex): Clash[] {
  return index.impression.flatMap((told) => {
    const by = difference(told)
    if (by === null) return []
    const alike = by.isAngle
      ? anglesOf(index)
      : sizeChangesOf(index.findings).filter(
          ({ statement }) => organsAgree(statement, told) && sidesAgree(statement, told),
        )
    const [change] = alike
    const sign = told.trend === 'regress' ? -1 : 1
    // Of a lumen that gets less the stenosis grows.
    const isSo = ({ statement, difference }: Change): boolean => {
      const isEither = by.isAngle || narrows(statement) || (sign > 0 && narrows(told))
      return Math.abs((isEither ? Math.abs(difference) : sign * difference) - by.value) <= rounding
    }
    // Of several it is open which one grew.
    if (!by.isAngle && alike.length > 1) return []
    return change === undefined || alike.some(isSo) ? [] : [intervalClash(change.statement, told)]
  })
}

/** Every angle of now against every one of before, whatever each is of. */
function anglesOf({ byFamily }: StatementIndex): Change[] {
  const angles = [...byFamily.values()].flat().flatMap((statement) =>
    statement.measures.flatMap(({ unit, values: [value = 0], series }) => {
      const isOld = series === 'prior' || statement.certainty === 'historical'
      return unit === '°' && statement.section !== 'impression' ? [{ statement, value, isOld }] : []
    }),
  )
  return angles.flatMap(({ statement, value, isOld }) =>
    isOld ? [] : angles.filter((one) => one.isOld).map((one) => ({ statement, difference: value - one.value })),
  )
}

/** What stands behind "um", in millimetres or degrees; in "Zunahme mit Verlagerung um 6 mm" it is that of a thing of its own. */
export function difference({ sentence: { all }, trend }: Statement): { value: number; isAngle: boolean } | null {
  const at = all.findIndex(({ text }, index) => text === 'um' && fitsAt(all, index + 2, /^(?:[cm]m|°|Grad)$/))
  const by =
    at < 0 ||
    all.slice(Math.max(0, at - 3), at).some(({ text }) => text === 'mit') ||
    (trend !== 'progress' && trend !== 'regress')
      ? null
      : numberOf(all[at + 1])
  const unit = all[at + 2]?.text ?? ''
  return by === null ? null : { value: by * (unit === 'cm' ? 10 : 1), isAngle: !unit.endsWith('m') }
}
