import { familyOf } from '../../anatomy/finding-concepts.ts'
import { tells } from '../../read/tells.ts'
import { inBaseUnit, isLength } from '../../understand/find-measures.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { wordsWithin } from '../clause-around.ts'
import { isPresent, placesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { vagueFindings } from '../vague-findings.ts'
import { sizeClash } from './size-clash.ts'

/** Words that say how long something is, in millimetres and with a margin, and the families of what they are said of. */
const names: readonly (readonly [word: RegExp, families: RegExp, from: number, to: number])[] = [
  [/^Mikroadenom/, /^lesion$/, 0, 10],
  [/^Makroadenom/, /^lesion$/, 9, 200],
  // At the beginning, and so of what is named first.
  [/^(?:Winzig|Kleinst)e/, /^(?:lesion|stone|calcification)$/, 0, 30],
  [/^kurzstreckig/i, /^(?:stenosis|occlusion)$/, 0, 150],
  [/^langstreckig/i, /^(?:stenosis|occlusion)$/, 20, 900],
]

/** "Mikroadenom" where the lesion measures 7 cm, "kurzstreckiger Verschluss" where it is 26 cm long. */
export function sizeNameClashes({ findings, impression }: StatementIndex): Clash[] {
  return impression.flatMap((told) => {
    if (!isPresent(told)) return []
    const family = familyOf(told.finding ?? '')
    const name = names.find(([word, families]) => families.test(family) && tells(wordsWithin(told), word))
    if (name === undefined) return []
    const [, , from, to] = name
    const alike = findings.filter(
      (one) =>
        isPresent(one) &&
        familyOf(one.finding ?? '') === family &&
        (one.finding === told.finding || vagueFindings.has(one.finding ?? '')) &&
        placesAgree(one, told),
    )
    const sized = alike.flatMap((one) => one.measures.filter(isOfToday).map((measure) => ({ one, measure })))
    const [first] = sized
    const isSo = ({ measure }: (typeof sized)[number]): boolean => {
      const length = Math.max(...inBaseUnit(measure))
      return length >= from && length <= to
    }
    if (first === undefined || sized.some(isSo)) return []
    return [sizeClash(told, first.one, first.measure, 'Das Maß passt nicht zur Bezeichnung')]
  })
}

function isOfToday(measure: Statement['measures'][number]): boolean {
  return isLength(measure) && measure.series !== 'prior' && measure.role !== 'distance'
}
