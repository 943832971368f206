import { familyOf } from '../../anatomy/finding-concepts.ts'
import { areRelated, lineage, organs } from '../../anatomy/organ-tree.ts'
import { type SizeRange, sizeRangesOf } from '../../anatomy/sizes.ts'
import { fitsAt, tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import { inBaseUnit, isLength } from '../../understand/find-measures.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { BoundMeasure, Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { placesAgree } from '../compare.ts'
import { otherThings } from '../findings/limits.ts'
import { ofSameFamily, type StatementIndex } from '../index-statements.ts'
import { sizeClash } from './size-clash.ts'
import { isOfOrganItself, organRange } from './size-range.ts'

const enlarging = wordSet('enlargement dilation thickening aneurysm')
const widening = wordSet('dilation aneurysm')
const lesions = wordSet('lesion stone calcification')

/** In millimetres. */
const smallUpTo = 50

/** A "kleine Zyste" of 12 cm, be it small in the impression only. */
export function againstDegree(statement: Statement, measure: BoundMeasure, index: StatementIndex): Clash | null {
  const { finding } = statement
  const isEffusion = finding === 'pericardial-effusion'
  if (!isLength(measure) || measure.role === 'distance' || !(isEffusion || lesions.has(familyOf(finding ?? ''))))
    return null
  if (Math.max(...inBaseUnit(measure)) <= (isEffusion ? tinyUpTo : smallUpTo)) return null
  const others = ofSameFamily(index, statement).filter((one) => one.finding === finding && one !== statement)
  // Of several it is open which is meant.
  const [told = statement] = others.length > 1 ? [] : others
  const isTold =
    statement.section === 'findings' &&
    told.section === 'impression' &&
    placesAgree(told, statement) &&
    isSmall(told, told.at.start)
  if (!isTold && (isBehindComma(statement, measure) || !isSmall(statement, measure.span.start))) return null
  return sizeClash(isTold ? told : statement, statement, measure, 'Das Maß passt nicht zu „klein“')
}

function isSmall({ sentence: { words }, at }: Statement, until: number): boolean {
  const near = words.filter(({ start, end }) => start >= at.start - nearBy && end <= Math.min(at.start, until))
  const before = near.slice(near.findLastIndex(({ text }, index) => index > 0 && /^\p{Lu}/u.test(text)) + 1)
  return tells(before, /^(?:klein|winzig|kleinst|minimal|schmal)(?:e[rsnm]?)?$/i)
}

/** "Kleine Zyste, Läsion von 8 cm", but not "Kleine Zyste im Segment II, 8 cm". */
function isBehindComma({ sentence, at }: Statement, measure: BoundMeasure): boolean {
  const between = sentence.words.filter((word) => word.start >= at.end && word.end <= measure.span.start)
  const comma = between.findIndex(({ text }) => text === ',')
  return comma >= 0 && tells(between.slice(comma), /^(?:\p{Lu}|\p{L}{4})/u)
}

/** In characters before the finding. */
const nearBy = 30

/** "deutlich vergrößert" with 9 cm, "normal groß" with 19 cm; the word may stand in the sentence before. */
export function againstWord(statement: Statement, measure: BoundMeasure, index: StatementIndex): Clash | null {
  if (measure.series === 'prior') return null
  const range = isOfOrganItself(statement) || isOfLumen(statement, measure) ? organRange(statement, measure) : undefined
  // "Wandverdickung, keine Ektasie (34 mm)": the size tells why there is none.
  if (
    statement.sentence.all.some(
      ({ text, end }, at, all) => text === '(' && end === measure.span.start && tells(all, /^keine?$/, at - 2, at),
    )
  )
    return null
  if (range === undefined || statement.stance === 'unclear' || isOfHalf(statement, measure, range)) return null
  const largest = Math.max(...inBaseUnit(measure))
  // "Pulmonalisstamm 34 mm (Aorta ascendens 32 mm)": each has a size of its own.
  const named = statement.organs.filter((organ) => sizeRangesOf(organ).length === 0 || areRelated(organ, range.id))
  const places = new Set([...lineage(range.id), ...named])
  const told = [statement, ...[...places].flatMap((organ) => index.byOrgan.get(organ) ?? [])].filter(
    (one) =>
      sameSideOrUnknown(one, statement) &&
      (Math.abs(one.position - statement.position) <= 2 || one.section !== statement.section),
  )
  // "An der Spitze 9 mm, basisnah 5 mm": one of its sizes is enough, but not that of a stone, nor what no wall measures.
  const isSmall =
    largest < (range.enlargedFrom ?? 0) &&
    told.every(
      (one) =>
        one.sentence !== statement.sentence ||
        !isOfOrganItself(one) ||
        !areRelated(one.organ ?? range.id, range.id) ||
        largestOf(one, measure) < (range.enlargedFrom ?? 0) ||
        (one !== statement && largestOf(one, measure) > range.to),
    )
  const enlarged = told.filter((one) => isSmall && !isOfWhole(one, statement) && saysEnlarged(one, range))
  // "Dünndarm bis 41 mm erweitert. Keine Wandverdickung": wide it is.
  const isLarge = range.normalAtMost !== null && largest > range.normalAtMost && statement.finding !== 'dilation'
  const normal = told.filter((one) => isLarge && saysNormal(one, range))
  const [word, said] = enlarged.length > 0 ? ['vergrößert', enlarged] : ['normal', normal]
  // What another sentence says of it is told apart from the measure better than the word beside it.
  const one = said.find(({ sentence }) => sentence !== statement.sentence) ?? said[0]
  return one === undefined ? null : sizeClash(one, statement, measure, `Das Maß passt nicht zu „${word}“`)
}

/** "Distendierte Schlingen mit Spiegelbildung, Weite bis 45 mm": of what is hollow, whatever lies in it. */
function isOfLumen({ sentence: { words } }: Statement, { role, span }: BoundMeasure): boolean {
  const at = words.findIndex(({ start }) => start === span.start)
  return role === 'width' && tells(words, /^(?:(?:Lumen)?[Ww]eite|Kaliber)$/, at - 3, at)
}

/** "Aortenektasie", "Ventrikelerweiterung", "Gallenwege rechts erweitert": not of each of its parts. */
function isOfWhole({ organ, side }: Statement, part: Statement): boolean {
  const isOfOneSide = organ === 'bile-ducts' && side !== null
  return (isOfOneSide || /^(?:aorta|ventricles)$/.test(organ ?? '')) && part.organ !== organ
}

/** Of several lengths in a statement one may be that of something inside: "auf 12 mm erweitert mit Konkrementen von 5 mm". */
function largestOf(statement: Statement, measure: BoundMeasure): number {
  const alike = statement.measures.filter((one) => one.unit === measure.unit || (isLength(one) && isLength(measure)))
  return Math.max(...alike.flatMap(inBaseUnit))
}

/** "Volumen rechts 22 ml, links 14 ml": limits of the table are those of the whole organ. */
function isOfHalf({ sentence }: Statement, measure: BoundMeasure, { id }: SizeRange): boolean {
  if (measure.unit !== 'ml' || organs().get(id)?.paired === true) return false
  // "RL 8 ml, LL 11 ml"
  return sentence.all.some((word) => /^[lr]/.test(sideOf(word) ?? '') || /^[LR]L$|lappen$/i.test(word.text))
}

function sameSideOrUnknown(one: Statement, two: Statement): boolean {
  return one.side === null || two.side === null || one.side === two.side || one.side === 'both'
}

/** A renal pelvis that is wide makes no large kidney. */
function saysEnlarged(statement: Statement, range: SizeRange): boolean {
  const isWidening = statement.finding !== null && widening.has(familyOf(statement.finding))
  if (isWidening && (range.role === 'length' || range.id === 'left-ventricle')) return false
  if (range.role === 'width' && statement.finding === 'myocardial-hypertrophy') return false
  return (
    statement.stance === 'asserted' &&
    statement.finding !== null &&
    statement.organBond !== 'carried' &&
    (enlarging.has(familyOf(statement.finding)) || /^(?:appendicitis|ileus)$/.test(statement.finding)) &&
    statement.certainty === 'certain'
  )
}

function saysNormal(statement: Statement, range: SizeRange): boolean {
  if (statement.certainty !== 'certain') return false
  if (statement.organ !== range.id && !saysNormalOfAll(statement, range)) return false
  if (statement.organBond === 'carried' || (statement.hasUnknownNoun && statement.organBond !== 'own')) return false
  if (statement.limits.some((limit) => otherThings.has(limit))) return false
  if (statement.stance === 'negated')
    return (
      statement.finding !== 'pseudoaneurysm' &&
      enlarging.has(familyOf(statement.finding ?? '')) &&
      statement.limits.length === 0
    )
  return (
    statement.stance === 'asserted' &&
    (statement.normal === 'size' ||
      statement.normal === 'width' ||
      statement.normal === 'wall' ||
      (statement.normal === 'general' && statement.organBond === 'own'))
  )
}

/** "Gallenwege nicht erweitert", "keine Cholestase", "Oberbauchorgane normal groß": said of what the organ is part of. */
function saysNormalOfAll({ normal, finding, stance, organBond }: Statement, { role }: SizeRange): boolean {
  if (organBond !== 'own' && organBond !== 'sentence') return false
  const isWide = role === 'width'
  if (stance === 'asserted') return normal === (isWide ? 'width' : 'size')
  const family = familyOf(finding ?? '')
  return isWide ? widening.has(family) : family === 'enlargement'
}

const longFrom = 15
const tinyUpTo = 30

/** "Langstreckiger Verschluss über 11 mm"; "ein minimaler Rest mit 7 cm", whatever it is called: the measure right behind the noun. */
export function againstTiny(statement: Statement, measure: BoundMeasure): Clash | null {
  if (!isLength(measure)) return null
  const { words } = statement.sentence
  const at = words.findIndex(({ start }) => start >= measure.span.start)
  const largest = Math.max(...inBaseUnit(measure))
  if (largest < longFrom && words[at - 1]?.text === 'über' && /^(?:stenosis|occlusion)$/.test(statement.finding ?? ''))
    return statement.stems.has('langstreckig')
      ? sizeClash(statement, statement, measure, 'Das Maß passt nicht zu „langstreckig“')
      : null
  if (largest <= tinyUpTo) return null
  const noun = fitsAt(words, at - 1, /^(?:mit|von)$/) ? at - 2 : at - 1
  return fitsAt(words, noun - 1, /^(?:winzig|minimal)e[rsnm]?$/)
    ? sizeClash(statement, statement, measure, 'Das Maß passt nicht zu „minimal“')
    : null
}
