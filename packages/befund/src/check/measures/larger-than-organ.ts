import { familyOf } from '../../anatomy/finding-concepts.ts'
import { lineage } from '../../anatomy/organ-tree.ts'
import { inBaseUnit, isLength } from '../../understand/find-measures.ts'
import type { BoundMeasure, Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import type { StatementIndex } from '../index-statements.ts'
import { lyingIn, rangeFor } from './size-range.ts'

/** An exophytic lesion reaches beyond its organ, but not to twice its length. */
const bulging = 2

/** A nodule of 13 x 9 x 11 cm in a lobe of 4,6 cm; a lesion of 14 cm in the zone of a prostate of 52 mm; an endometrium of 6 cm in a uterus of 8. */
export function largerThanOrgan(statement: Statement, measure: BoundMeasure, index: StatementIndex): Clash | null {
  const { organ, organBond } = statement
  if (organ === null || organBond !== 'own') return null
  if (!isLength(measure) || measure.role === 'distance' || measure.series === 'prior') return null
  const largest = Math.max(...inBaseUnit(measure))
  const share = shareOf(statement, measure, largest)
  if (share === null) return null
  for (const one of lineage(organ).flatMap((whole) => index.byOrgan.get(whole) ?? [])) {
    if (!isOfWhole(one, statement)) continue
    const size = one.measures.find((axes) => axes.values.length === 3 && isLength(axes))
    if (size === undefined || largest <= Math.max(...inBaseUnit(size)) * share) continue
    return {
      kind: 'implausible',
      first: placeOf(one),
      second: placeOf(statement),
      reason: 'Der Befund ist größer als das Organ',
    }
  }
  return null
}

/** How far beyond its organ a thing may reach: not at all where its own size cannot be. */
function shareOf(statement: Statement, measure: BoundMeasure, largest: number): number | null {
  const { finding } = statement
  if (finding !== null) return lyingIn.has(familyOf(finding)) ? bulging : null
  const range = rangeFor(statement, measure)
  return range !== undefined && largest > range.to ? half : null
}

/** What is too large by itself is so beside any size of the organ that it could fill. */
const half = 0.5

function isOfWhole(one: Statement, part: Statement): boolean {
  if (one.section !== 'findings' || one.finding !== null || one.normal !== null) return false
  if (one.organ === part.organ && part.finding === null) return false
  return (one.side === part.side || one.side === null) && (one.organBond === 'own' || isAllButNamed(one))
}

/** "Uterus retroflektiert, 78 x 45 x 52 mm": no other noun stands before the size. */
function isAllButNamed({ organBond, sentence: { words }, measures: [measure] }: Statement): boolean {
  if (organBond !== 'sentence' || measure === undefined) return false
  const nouns = words.filter(({ text, start }) => start < measure.span.start && /^\p{Lu}/u.test(text))
  return nouns.length === 1
}
