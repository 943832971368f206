import { familyOf } from '../anatomy/finding-concepts.ts'
import { lineage } from '../anatomy/organ-tree.ts'
import { type SizeRange, sizeRangeOf } from '../anatomy/sizes.ts'
import type { Options } from '../model.ts'
import { inBaseUnit, isLength } from '../understand/find-measures.ts'
import { sideOf } from '../understand/find-side.ts'
import type { BoundMeasure, Statement } from '../understand/statement.ts'
import { type Clash, placeOf } from './clash.ts'
import type { StatementIndex } from './index-statements.ts'

/** Families that say the size of the organ itself, not of something in it. */
const organFamilies = new Set(['enlargement', 'atrophy', 'dilation', 'thickening', 'aneurysm'])
const enlarging = new Set(['enlargement', 'dilation', 'thickening', 'aneurysm'])
const adult = 16

/** Sizes that cannot be, and sizes that contradict "vergrößert" or "normal groß". */
export function plausibilityClashes(index: StatementIndex, options: Options): Clash[] {
  const isChild = options.age !== undefined && options.age < adult
  const clashes: Clash[] = []
  for (const statement of [...index.findings, ...index.impression]) {
    for (const measure of statement.measures) {
      const clash =
        impossibleSize(statement, measure) ??
        againstDegree(statement, measure) ??
        (isChild ? null : againstWord(statement, measure, index))
      if (clash !== null) clashes.push(clash)
    }
    const volume = volumeClash(statement)
    if (volume !== null) clashes.push(volume)
  }
  return clashes
}

function impossibleSize(statement: Statement, measure: BoundMeasure): Clash | null {
  if (measure.role === 'distance') return null
  const range = rangeFor(statement, measure)
  if (range === undefined) return null
  const sizes = inBaseUnit(measure)
  const largest = Math.max(...sizes)
  if (largest <= range.to && largest >= range.from) return null
  return sizeClash(statement, statement, measure, 'Das Maß ist nicht möglich')
}

/** The table's row for the finding, else for the organ where the measurement is the organ's own. */
function rangeFor(statement: Statement, measure: BoundMeasure): SizeRange | undefined {
  const { finding } = statement
  const family = finding === null ? null : familyOf(finding)
  if (finding !== null && family !== null && !organFamilies.has(family) && !finding.startsWith('w:')) {
    const range = sizeRangeOf(finding)
    return range !== undefined && isLength(measure) ? range : undefined
  }
  return organRange(statement, measure)
}

function isOfOrganItself({ finding }: Statement): boolean {
  return finding === null || organFamilies.has(familyOf(finding))
}

function organRange(statement: Statement, measure: BoundMeasure): SizeRange | undefined {
  if (statement.organ === null || statement.organBond === 'examination' || statement.finding?.startsWith('w:') === true)
    return undefined
  const range = lineage(statement.organ)
    .map(sizeRangeOf)
    .find((one) => one !== undefined)
  if (range === undefined || !fitsRole(range, measure, statement)) return undefined
  return range
}

const lesions = new Set(['lesion', 'stone', 'calcification'])
const smallUpTo = 50
const largeFrom = 5

/** A "kleine Zyste" of 12 cm, a "großer Rundherd" of 3 mm. */
function againstDegree(statement: Statement, measure: BoundMeasure): Clash | null {
  if (
    statement.finding === null ||
    !lesions.has(familyOf(statement.finding)) ||
    !isLength(measure) ||
    measure.role === 'distance' ||
    isBehindComma(statement, measure)
  )
    return null
  const before = statement.sentence.words.filter(
    (word) =>
      word.end <= statement.at.start && word.start >= statement.at.start - nearBy && word.end <= measure.span.start,
  )
  const largest = Math.max(...inBaseUnit(measure))
  if (before.some((word) => /^(?:klein|winzig|kleinst)(?:e[rsnm]?)?$/i.test(word.text)) && largest > smallUpTo)
    return sizeClash(statement, statement, measure, 'Das Maß passt nicht zu „klein“')
  const isLarge = before.some((word) => /^(?:groß|gross|riesig|ausgedehnt|massiv)e[rsnm]?$/i.test(word.text))
  return isLarge && largest < largeFrom
    ? sizeClash(statement, statement, measure, 'Das Maß passt nicht zu „groß“')
    : null
}

function isBehindComma({ sentence, at }: Statement, measure: BoundMeasure): boolean {
  return sentence.words.some((word) => word.text === ',' && word.start >= at.end && word.end <= measure.span.start)
}

/** In characters before the finding. */
const nearBy = 30

const sameMeaning: Readonly<Record<string, readonly string[]>> = {
  length: ['length', 'diameter'],
  width: ['width', 'diameter'],
  thickness: ['thickness', 'diameter', 'width'],
  volume: ['volume'],
}

function fitsRole(range: SizeRange, measure: BoundMeasure, statement: Statement): boolean {
  if (range.role === 'volume') return measure.unit === 'ml'
  if (!isLength(measure)) return false
  if (statement.organ !== range.id) return false
  if (measure.role !== null) return sameMeaning[range.role]?.includes(measure.role) ?? false
  if (measure.values.length > 1) return range.role === 'length'
  if (statement.finding === null && statement.normal === null && !isBareOrgan(statement)) return false
  return range.role !== 'thickness' || statement.finding !== null
}

/** "Milz 12 cm": nothing but the organ and its size. */
function isBareOrgan(statement: Statement): boolean {
  return statement.organBond === 'own' && statement.stems.size <= 4
}

/** "deutlich vergrößert" with 9 cm, "normal groß" with 19 cm; the word may stand in the sentence before. */
function againstWord(statement: Statement, measure: BoundMeasure, index: StatementIndex): Clash | null {
  if (measure.series === 'prior' || isOfHalf(statement, measure)) return null
  const range = isOfOrganItself(statement) ? organRange(statement, measure) : undefined
  if (range === undefined || statement.stance === 'unclear') return null
  const largest = Math.max(...inBaseUnit(measure))
  const told = [statement, ...(index.byOrgan.get(range.id) ?? [])].filter(
    (one) => Math.abs(one.position - statement.position) <= 2 || one.section !== statement.section,
  )
  for (const one of told) {
    if (!sameSideOrUnknown(one, statement)) continue
    if (saysEnlarged(one) && range.enlargedFrom !== null && largestOf(statement, measure) < range.enlargedFrom)
      return sizeClash(one, statement, measure, 'Das Maß passt nicht zu „vergrößert“')
    if (saysNormal(one, range) && range.normalAtMost !== null && largest > range.normalAtMost)
      return sizeClash(one, statement, measure, 'Das Maß passt nicht zu „normal“')
  }
  return null
}

/** Of several lengths in a statement one may be that of something inside: "auf 12 mm erweitert mit Konkrementen von 5 mm". */
function largestOf(statement: Statement, measure: BoundMeasure): number {
  const alike = statement.measures.filter((one) => one.unit === measure.unit || (isLength(one) && isLength(measure)))
  return Math.max(...alike.flatMap(inBaseUnit))
}

/** "Volumen rechts 22 ml, links 14 ml": limits of the table are those of the whole organ. */
function isOfHalf({ sentence }: Statement, measure: BoundMeasure): boolean {
  if (measure.unit !== 'ml') return false
  return new Set(sentence.words.map(sideOf).filter((side) => side === 'left' || side === 'right')).size > 0
}

function sameSideOrUnknown(one: Statement, two: Statement): boolean {
  return one.side === null || two.side === null || one.side === two.side || one.side === 'both'
}

function saysEnlarged(statement: Statement): boolean {
  return (
    statement.stance === 'asserted' &&
    statement.finding !== null &&
    enlarging.has(familyOf(statement.finding)) &&
    statement.certainty === 'certain'
  )
}

function saysNormal(statement: Statement, range: SizeRange): boolean {
  if (statement.certainty !== 'certain' || statement.organ !== range.id) return false
  if (statement.stance === 'negated')
    return statement.finding !== null && enlarging.has(familyOf(statement.finding)) && statement.limits.length === 0
  return (
    statement.stance === 'asserted' &&
    (statement.normal === 'size' ||
      statement.normal === 'width' ||
      statement.normal === 'wall' ||
      (statement.normal === 'general' && statement.organBond === 'own' && !statement.hasUnknownNoun))
  )
}

/** Lowest and highest share of length x width x height that a volume formula gives. */
const volumeFactors = { from: 0.42, to: 1.1 }

/** "9,6 x 4,0 x 4,0 cm, entsprechend 76,8 ml": the volume must follow from the axes. */
function volumeClash(statement: Statement): Clash | null {
  for (const [at, axes] of statement.measures.entries()) {
    const volume = statement.measures[at + 1]
    if (axes.values.length !== 3 || !isLength(axes) || volume?.unit !== 'ml' || volume.values.length !== 1) continue
    const box = inBaseUnit(axes).reduce((product, value) => product * value, 1) / 1000
    const share = (volume.values[0] ?? 0) / box
    if (share < volumeFactors.from || share > volumeFactors.to)
      return sizeClash(statement, statement, volume, 'Das Volumen passt nicht zu den Maßen')
  }
  return null
}

function sizeClash(told: Statement, measured: Statement, measure: BoundMeasure, reason: string): Clash {
  const place = placeOf(measured)
  const same = told.sentence === measured.sentence
  return {
    kind: 'implausible',
    severity: 'critical',
    first: placeOf(told),
    second: same ? { start: measure.span.start, end: measure.span.end } : place,
    reason,
    fixes: [],
  }
}
