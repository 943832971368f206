import { numberOf } from '../../understand/find-measures.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { organsAgree, sidesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { type SizeChange, sizeChangesOf } from '../measures/size-changes.ts'
import { intervalClash } from './interval-clash.ts'

/** In millimetres, what rounding both sizes may come to. */
const rounding = 1.5

/** "Größenzunahme um 17 mm" where the findings have 61 mm and 54 mm before. */
export function grownByClashes({ findings, impression }: StatementIndex): Clash[] {
  const told = impression.filter((one) => difference(one) !== null)
  const changes = told.length === 0 ? [] : sizeChangesOf(findings)
  return told.flatMap((one) => {
    const alike = changes.filter(({ statement }) => organsAgree(statement, one) && sidesAgree(statement, one))
    const [change] = alike
    return change === undefined || alike.some((other) => isAbout(other, one))
      ? []
      : [intervalClash(change.statement, one)]
  })
}

function isAbout(change: SizeChange, told: Statement): boolean {
  return Math.abs(Math.abs(change.difference) - (difference(told) ?? 0)) <= rounding
}

/** The length behind "um", in millimetres; in "Zunahme mit Verlagerung um 6 mm" it is that of a thing of its own. */
function difference({ sentence: { all }, trend }: Statement): number | null {
  const at = all.findIndex(({ text }, index) => text === 'um' && /^[cm]m$/.test(all[index + 2]?.text ?? ''))
  const by =
    at < 0 ||
    all.slice(Math.max(0, at - 3), at).some(({ text }) => text === 'mit') ||
    (trend !== 'progress' && trend !== 'regress')
      ? null
      : numberOf(all[at + 1])
  return by === null ? null : by * (all[at + 2]?.text === 'cm' ? 10 : 1)
}
