import { groupedLineage, organs } from '../../anatomy/organ-tree.ts'
import type { Side } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { isOfPrior } from '../../understand/is-of-prior.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { type Clash, placeOf } from '../clash.ts'
import { againstBenign, againstSigns } from '../findings/suspicious-signs.ts'
import type { StatementIndex } from '../index-statements.ts'
import { isInBody } from '../is-in-body.ts'
import { sentencePlace } from '../sentence-place.ts'
import { quietOn } from '../sides/quiet-side.ts'
import { againstWords } from './against-words.ts'
import { againstUptake } from './deauville.ts'
import { againstDefinition } from './definitions.ts'
import type { Grade } from './grade.ts'
import { gradeClash } from './grade-clash.ts'
import { gradesOf } from './grades-of.ts'

/** More grades than any report has: not worth comparing. */
const comparedAtMost = 60

/** One system with two grades for the same thing, or a grade beside words of the other end of its scale. */
export function gradingClashes(sentences: readonly Sentence[], index: StatementIndex): Clash[] {
  const grades = sentences.flatMap((sentence, at) =>
    isInBody(sentence) && !isOfPrior(sentence)
      ? gradesOf(sentence, sentences[at - 1]).map((grade) => ({
          ...grade,
          side: grade.side ?? labelledSide(at, index),
        }))
      : [],
  )
  if (grades.length === 0 || grades.length > comparedAtMost) return []
  return [
    ...betweenSections(grades),
    ...grades.flatMap((grade) => againstWords(grade, grades, sentences)),
    ...grades.flatMap((grade) => againstDefinition(grade, grades, sentences)),
    ...grades.flatMap((grade) => againstUptake(grade, sentences)),
    ...grades.flatMap((grade) => againstQuietSide(grade, index)),
    ...grades.flatMap((grade) => againstBenign(grade, index)),
    ...grades.flatMap((grade) => againstSigns(grade, grades, sentences)),
  ]
}

/** "Rechte Niere: Narbe. Zyste, Bosniak I." */
function labelledSide(position: number, { findings }: StatementIndex): Side | null {
  return findings.find((one) => one.position === position && one.sideBond === 'label')?.side ?? null
}

function betweenSections(grades: readonly Grade[]): Clash[] {
  const clashes: Clash[] = []
  for (const later of grades.filter((grade) => grade.sentence.section === 'impression')) {
    const earlier = grades.filter(
      (grade) => grade.sentence.section === 'findings' && grade.system === later.system && mayBeSame(grade, later),
    )
    const near = earlier.filter((grade) => sharePlace(grade, later))
    // "T2w 4, DWI 4, PI-RADS 4" of a lesion told before
    const compared = near.length > 0 ? [...near, ...earlier.filter(({ places }) => places.size === 0)] : earlier
    // What was told last is what it ended with: "TICI 0. Nach drei Manövern TICI 3."
    const last = compared.at(-1)
    const known = new Set(compared.flatMap((grade) => [...grade.values]))
    const isKnown = isList(later)
      ? [...later.values].every((value) => known.has(value))
      : [...later.values].some((value) => known.has(value))
    if (last === undefined || isKnown || compared.every((grade) => isToldElsewhere(grade, later, grades))) continue
    clashes.push(gradeClash(last, later))
  }
  return clashes
}

/** "PI-RADS 4 rechts, links PI-RADS 2": the grades of the findings are told beside this one. */
function isToldElsewhere(known: Grade, later: Grade, grades: readonly Grade[]): boolean {
  return grades.some(
    (one) =>
      one !== later &&
      one.sentence.section === 'impression' &&
      one.system === later.system &&
      [...known.values].every((value) => one.values.has(value)) &&
      !(known.side !== null && known.side === later.side && !sharePlace(known, one)) &&
      !sharePlace(known, later),
  )
}

/** "Bosniak I und IV": each grade is said of something, other than in "Grad II-III". */
function isList({ values, sentence, word }: Grade): boolean {
  if (values.size < 2) return false
  const behind = sentence.all.filter(({ start }) => start > word.start).slice(0, 6)
  return behind.some(({ text }) => text === 'und' || text === 'sowie') && !tells(behind, /^(?:-|–|bis|\/)$/)
}

/** Both name one lobe, zone or level, not only the organ examined. */
function sharePlace(one: Grade, two: Grade): boolean {
  return [...one.places].some((place) => two.places.has(place) && organs().get(place)?.site != null)
}

function mayBeSame(one: Grade, two: Grade): boolean {
  if (one.side !== null && two.side !== null && one.side !== two.side && one.side !== 'both' && two.side !== 'both')
    return false
  if (one.places.size === 0 || two.places.size === 0) return true
  if (areApart(one.places, two.places)) return false
  return (
    [...one.places].some((place) => two.places.has(place)) ||
    ![...one.places, ...two.places].some((place) => /\d/.test(place))
  )
}

/** The transition zone and the peripheral zone: of places that exclude each other none is shared. */
function areApart(one: ReadonlySet<string>, two: ReadonlySet<string>): boolean {
  const [known, told] = [[...one].flatMap(groupedLineage), [...two].flatMap(groupedLineage)]
  const alike = told.filter(({ group }) => known.some((place) => place.group === group))
  return alike.length > 0 && !alike.some(({ organ }) => known.some((place) => place.organ === organ))
}

/** BI-RADS 5 of a side where the findings deny all that is suspicious, or call it normal, and describe nothing. */
function againstQuietSide({ system, values, side, sentence, word }: Grade, index: StatementIndex): Clash[] {
  const isHigh = system.id.includes('RADS') && [...values].every((value) => system.high.has(value) && value !== '6')
  if (!isHigh || side === null || sentence.section !== 'impression') return []
  const quiet = quietOn(side, index)
  if (quiet === undefined) return []
  return [
    {
      kind: 'grading',
      first: placeOf(quiet),
      second: sentencePlace(sentence, word),
      reason: `${system.id} ${[...values].join('/')} passt nicht zum Befund dieser Seite`,
    },
  ]
}
