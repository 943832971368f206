import { familyOf } from '../../anatomy/finding-concepts.ts'
import { isWithin, lineage } from '../../anatomy/organ-tree.ts'
import { largestLesionIn } from '../../anatomy/sizes.ts'
import { matchTerm } from '../../anatomy/term-index.ts'
import type { Options } from '../../model.ts'
import { fitsAt, tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import { isCarrierNoun } from '../../understand/find-cues.ts'
import { inBaseUnit, isLength } from '../../understand/find-measures.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { sideOf } from '../../understand/find-side.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { BoundMeasure, Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { isDenied } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { largerThanOrgan } from './larger-than-organ.ts'
import type { Measured } from './measured.ts'
import { sizeClash } from './size-clash.ts'
import { lyingIn, rangeFor } from './size-range.ts'
import { againstDegree, againstTiny, againstWord } from './size-words.ts'

const adult = 16

/** Sizes that cannot be, and sizes that contradict "vergrößert" or "normal groß". */
export function plausibilityClashes(index: StatementIndex, sentences: readonly Sentence[], { age }: Options): Clash[] {
  const isChild = age === undefined ? sentences.some(isOfChild) : age < adult
  const clashes: Clash[] = []
  for (const statement of [...index.findings, ...index.impression]) {
    for (const measure of statement.measures) {
      const clash =
        largerThanOrgan(statement, measure, index) ??
        impossibleSize(statement, measure) ??
        impossibleLesion(statement, measure) ??
        tooWideForCanal(statement, measure) ??
        impossibleUnit(statement, measure) ??
        againstDegree(statement, measure, index) ??
        againstTiny(statement, measure) ??
        (isChild || isOfPart(statement, measure) ? null : againstWord(statement, measure, index))
      if (clash !== null) clashes.push(clash)
    }
  }
  return [...clashes, ...volumeClashes([...index.findings, ...index.impression])]
}

/** "Säugling, 6 Wochen", "5-jähriges Mädchen": the table is that of adults. */
function isOfChild({ all }: Sentence): boolean {
  return all.some(
    ({ text }, at) =>
      child.test(text) || (Number(text) < adult && fitsAt(all, at + 1, ofAge) && !fitsAt(all, at - 1, /^[a-z]{2}/)),
  )
}

const child = /^(?:(?:klein)?kind(?:es)?$|säugling|(?:früh|neu)geb|junge$|mädchen|1?\d-?jährig)/i
const ofAge = /^J(?:\.|ahre)?$/

function impossibleSize(statement: Statement, measure: BoundMeasure): Clash | null {
  const range = rangeFor(statement, measure)
  if (range === undefined) return null
  const largest = Math.max(...inBaseUnit(measure))
  if (largest <= range.to && largest >= range.from) return null
  if (measure.role === 'distance' || isOfUnknown(statement, measure) || isOfDescent(statement)) return null
  // "Über 7 cm Wandverdickung": how long it is.
  if (statement.sentence.words.some(({ text, end }) => end + 1 === measure.span.start && text === 'über')) return null
  if (
    statement.sites.has('segment') ||
    (statement.finding === null && statement.organBond === 'carried' && statement.hasUnknownNoun)
  )
    return null
  return sizeClash(statement, statement, measure, 'Das Maß ist nicht möglich')
}

/** "Linker Ventrikel hypertrophiert, Septum 14 mm": the size of what stands right before it. */
function isOfPart({ sentence: { words }, at }: Statement, { span }: BoundMeasure): boolean {
  const size = words.findIndex(({ start }) => start === span.start)
  return (words[size - 1]?.start ?? 0) >= at.end && isOfNounBefore(words, size)
}

/** "Blasensenkung 3 cm, Uterus 1 cm": how far it sinks; "keilförmiger Defekt mit 16 mm": what it lacks. */
function isOfDescent({ finding, sentence: { all } }: Statement): boolean {
  if (all.some(({ text }) => text === 'Defekt')) return true
  return finding === null && tells(all, /senkung|deszens|descens|(?:zysto|rekto|entero)zele|^PCL$|tiefstand/i)
}

/** "Nieren bds zart, NB re 4 mm", "Splenomegalie mit Nebenmilz 1,2 cm": a short name that nothing is known of, another organ. */
function isOfUnknown({ organ, organBond, sentence: { words } }: Statement, { span }: BoundMeasure): boolean {
  // "In der Voruntersuchung war dieser 8 mm groß"
  if (organBond !== 'own' && tells(words, /^diese[rs]?$/i)) return true
  const at = words.findIndex(({ start }) => start === span.start)
  // "Perisplenisch 15 mm", "parauterine Venen bis 7 mm", "4 mm, Abgang aus der Aorta"
  if (tells(words, /^(?:peri|para)\p{Ll}+$/iu, 0, at)) return true
  if (
    findMentions(words).terms.some(
      ({ from, meanings }) => from > at && isFarther(words, from) && meanings.some(({ id }) => id === organ),
    )
  )
    return true
  if (isOfNounBehind(words, at, organ) || isOfNounBefore(words, at)) return true
  const noun = words.slice(0, at).findLastIndex(({ text }) => /^\p{Lu}/u.test(text))
  const { terms, sites } = findMentions(words)
  const nearest = terms.find(({ to, lexical }) => to === at && !lexical)?.meanings
  if (nearest?.every(({ kind, id }) => kind === 'organ' && id !== organ && !isGeneric(id)) === true) return true
  return (
    fitsAt(words, noun, /^\p{Lu}{2,3}$/u) && ![...terms, ...sites].some((term) => noun >= term.from && noun < term.to)
  )
}

/** "aus der Aorta", "zur Milz": only where it comes from or how near it lies. */
function isFarther(words: readonly Word[], at: number): boolean {
  return [at - 1, at - 2].some((before) => fitsAt(words, before, /^(?:aus|zu[rm]|neben|nahe|von)$/))
}

/** "Leber homogen. Zystikusstumpf 14 mm lang.", "Herz: Sinus valsalvae 30 mm" */
function isOfNounBefore(words: readonly Word[], at: number): boolean {
  return isNoun(words[at - 1]) || (fitsAt(words, at - 1, /^\p{Ll}{3,}(?:ae|is?)$/u) && isNoun(words[at - 2]))
}

function isNoun(word: Word | undefined): boolean {
  return (
    /^\p{Lu}\p{Ll}{4}/u.test(word?.text ?? '') &&
    !isCarrierNoun(word?.stem ?? '') &&
    matchTerm([word as Word], 0) === null
  )
}

/** "ein 4 mm großes echoreiches Areal": what is that large stands right behind the size. */
function isOfNounBehind(words: readonly Word[], at: number, organ: string | null): boolean {
  const noun = words.findIndex(({ text }, index) => index > at && /^\p{Lu}\p{Ll}{3}/u.test(text))
  const between = words.slice(at + 1, noun < 0 ? at + 1 : noun)
  if (!tells(between, /e[rsnm]?$/) || !between.every(({ text }) => describing.test(text))) return false
  const { terms } = findMentions(words)
  const named = terms.find(({ from, to }) => from <= noun && noun < to)?.meanings ?? []
  return !named.some(({ kind, id }) => kind !== 'organ' || id === organ)
}

/** A unit, or an adjective. */
const describing = /^(?:mm|cm|\p{Ll}{3,}(?:e[rsnm]?|end))$/u

function impossibleLesion(statement: Statement, measure: BoundMeasure): Clash | null {
  const { finding, organ, organBond } = statement
  if (finding === null || organ === null || organBond === 'carried') return null
  // "Spikulierte Verdichtung von 17 cm", "Non-Mass-Enhancement über 31 cm" in a breast
  if (!lyingIn.has(familyOf(finding)) && !(/^(?:consolid|enhanc)/.test(finding) && isWithin(organ, 'breast')))
    return null
  if (!isLength(measure) || measure.role === 'distance' || isDenied(statement)) return null
  const limit = lineage(organ)
    .map(largestLesionIn)
    .find((one) => one !== undefined)
  if (limit === undefined || Math.max(...inBaseUnit(measure)) <= limit) return null
  return sizeClash(statement, statement, measure, 'Das Maß ist nicht möglich')
}

/** "Intradural-extramedullär eine 19 x 12 x 14 cm große Raumforderung": long it may be, but not wide. */
function tooWideForCanal(statement: Statement, measure: BoundMeasure): Clash | null {
  const { values, range, role } = measure
  if (values.length < 2 || range || !isLength(measure) || role === 'distance') return null
  if (!tells(statement.sentence.words, inCanal) || Math.min(...inBaseUnit(measure)) <= widestInCanal) return null
  return sizeClash(statement, statement, measure, 'Das Maß ist nicht möglich')
}

const inCanal = /intraspinal|intramedull|extramedull|intradural|^(?:Spinalkanal|Duralsack)/i
/** In millimetres, with what reaches out of it. */
const widestInCanal = 60

/** In metres and litres one walks and drinks; an organ holds at most a few litres. */
const mostLitres = 8
const outside =
  /^(?:gehstrecke|wegstrecke|trinkmenge|gelaufen|entfernung|sauerstoff|o2|film|abstand|höhe$|gestürzt|gesprungen|gefallen|station|lymphknoten|lk$)|(?:sturz|sprung)$/i

function impossibleUnit(statement: Statement, measure: BoundMeasure): Clash | null {
  const [value = 0] = measure.values
  const isOdd =
    measure.unit === 'm' ||
    (measure.unit === 'l' && value > mostLitres) ||
    (measure.unit === '%' && value > 100 && isShare(statement))
  if (!isOdd || tells(statement.sentence.words, outside)) return null
  return sizeClash(statement, statement, measure, 'Das Maß ist nicht möglich')
}

/** A share of a lumen, a height or a stroke volume is at most the whole. */
function isShare({ finding, sentence }: Statement): boolean {
  if (finding !== null && shares.has(familyOf(finding))) return true
  return tells(sentence.words, /^(?:LV|RV)?-?EF$|Ejektionsfraktion/i)
}

const shares = wordSet('stenosis height-loss fracture')

/** "48 ml (5,0 x 4,2 x 4,4 cm)" */
function isBracketed({ statement, measure }: Measured): boolean {
  return statement.sentence.all.some(({ text, end }) => text === '(' && end === measure.span.start)
}

/** "Rechts Knoten 28 x 24 x 30 mm, linker Lappen 8 ml": of the next thing. */
function isOfNextSide(one: Measured, { statement, measure }: Measured): boolean {
  const between = statement.sentence.all.filter(
    ({ start, end }) => start >= one.measure.span.end && end <= measure.span.start,
  )
  return between.some((word) => sideOf(word) !== null)
}

/** Lowest and highest share of length x width x height that a volume formula gives. */
const volumeFactors = { from: 0.42, to: 1.1 }

/** "9,6 x 4,0 x 4,0 cm, entsprechend 76,8 ml": the volume must follow from the axes before it in the sentence. */
function volumeClashes(statements: readonly Statement[]): Clash[] {
  const clashes: Clash[] = []
  const measured = statements.flatMap((statement) => statement.measures.map((measure) => ({ statement, measure })))
  const byStart = new Map(measured.map((one) => [one.measure.span.start, one]))
  const inOrder = [...byStart.values()].sort((a, b) => a.measure.span.start - b.measure.span.start)
  for (const [at, one] of inOrder.entries()) {
    const next = inOrder[at + 1]
    if (next?.statement.sentence !== one.statement.sentence) continue
    const [{ statement, measure: axes }, { measure: volume }] = one.measure.unit === 'ml' ? [next, one] : [one, next]
    if (axes.values.length !== 3 || !isLength(axes)) continue
    if (volume.unit !== 'ml' || volume.values.length !== 1 || (axes === next.measure && !isBracketed(next))) continue
    if (isOfNextSide(one, next)) continue
    const box = inBaseUnit(axes).reduce((product, value) => product * value, 1) / 1000
    const share = (volume.values[0] ?? 0) / box
    if (share >= volumeFactors.from && share <= volumeFactors.to) continue
    clashes.push(sizeClash(statement, next.statement, volume, 'Das Volumen passt nicht zu den Maßen'))
  }
  return clashes
}
