import type { Statement } from '../../understand/statement.ts'
import { type Clash, type Proposal, placeOf } from '../clash.ts'
import { isDenied } from '../compare.ts'

/** The two as they stand in the report. */
export function inOrder(one: Statement, two: Statement): [Statement, Statement] {
  return one.position <= two.position ? [one, two] : [two, one]
}

export function negationClash(one: Statement, two: Statement): Clash {
  const first = placeOf(one)
  const second = placeOf(two)
  return {
    kind: 'negation',
    first,
    second,
    reason: 'Einmal bejaht, einmal verneint oder als normal beschrieben',
    fixes: [
      { label: 'Zweite Angabe streichen', span: second, replacement: '' },
      { label: 'Erste Angabe streichen', span: first, replacement: '' },
      ...[one, two].filter(isDenied).flatMap(withoutDenial).slice(0, 1),
    ],
  }
}

/** "Kein Erguss" becomes "Erguss", where nothing between the two needs another ending. */
function withoutDenial({ sentence: { words }, at }: Statement): Proposal[] {
  const index = words.findIndex((word) => word.start === at.start)
  const denial = words[index - 1]
  const noun = words[index]
  if (denial === undefined || noun === undefined || !/^keine?$/i.test(denial.text) || !/^\p{Lu}/u.test(noun.text))
    return []
  return [
    {
      label: `„${denial.text} ${noun.text}“ durch „${noun.text}“ ersetzen`,
      span: { start: denial.start, end: noun.end },
      replacement: noun.text,
    },
  ]
}
