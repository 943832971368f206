import { tells } from '../../read/tells.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { sidesAgree, sitesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { sizeChangesOf } from '../measures/size-changes.ts'
import { intervalClash } from './interval-clash.ts'

const nodal = /^(?:nodal-metastasis|lymphadenopathy|lymph-node)$/

/** "LK paratracheal 9 mm (VU 16 mm)" and "LK-Metastase größenprogredient", where no node of the findings grows. */
export function nodeCourses({ findings, impression }: StatementIndex): Clash[] {
  const changes = sizeChangesOf(findings).filter(({ statement: { sentence } }) =>
    tells(sentence, /^(?:LK|Lymphknoten)/),
  )
  return impression.flatMap((told) => {
    const { trend, finding } = told
    if ((trend !== 'progress' && trend !== 'regress') || !nodal.test(finding ?? '')) return []
    const goesSo = (one: Statement): boolean => nodal.test(one.finding ?? '') && (one.isNew || one.trend === trend)
    const alike = changes.filter(({ statement }) => sidesAgree(statement, told) && sitesAgree(statement, told))
    const [change] = alike
    const isContrary = (difference: number): boolean => (trend === 'progress' ? difference < 0 : difference > 0)
    if (change === undefined || findings.some(goesSo) || !alike.every(({ difference }) => isContrary(difference)))
      return []
    return [intervalClash(change.statement, told)]
  })
}
