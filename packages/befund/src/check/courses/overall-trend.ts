import type { Span } from '../../model.ts'
import { fitsAt, tells } from '../../read/tells.ts'
import type { Cue } from '../../understand/find-cues.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { hasFracture } from '../../understand/is-healing.ts'
import { isOfPrior } from '../../understand/is-of-prior.ts'
import { stances } from '../../understand/polarity.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { clauseAround } from '../clause-around.ts'
import type { StatementIndex } from '../index-statements.ts'
import { isInBody } from '../is-in-body.ts'
import { narrows, sizeChangesOf } from '../measures/size-changes.ts'
import { placesOf } from '../sentence-place.ts'
import { opposite } from '../sides/side-clash.ts'

/** A word of course, or two sizes that show one, whatever it is said of. */
export interface Course {
  trend: 'progress' | 'regress' | 'stable'
  word: Span & { text: string }
  sentence: Sentence
}

const trendOfCue: ReadonlyMap<string, Course['trend']> = new Map([
  ['progress', 'progress'],
  ['new', 'progress'],
  ['regress', 'regress'],
  ['gone', 'regress'],
  ['stable', 'stable'],
])
/** Words for the answer of a tumour to its therapy, which speak of the whole. */
const response =
  /^(?:\p{L}*remission|\p{L}*ansprechen|response|disease|(?:tumor|krankheits)pro\p{L}+|(?:tumor)?regression)$/iu
const summaries =
  /^(?:Befund\p{L}*|Läsionslast|Tumorlast|Verlauf|Erkrankung|Krankheit|Situation|Gesamtbefund|Metastasierung|Veränderung(?:en)?|Änderung(?:en)?|Manifestation(?:en)?)$/u

/**
 * The impression speaks of one course only and the findings of its contrary only, in words or by sizes of now and before.
 * For "unverändert" the impression must speak of the whole: "Befund konstant".
 */
export function overallTrendClashes(sentences: readonly Sentence[], index: StatementIndex): Clash[] {
  const coursesIn = (section: string, of?: RegExp): Course[] =>
    sentences.filter((one) => one.section === section && !isOfPrior(one)).flatMap((one) => coursesOf(one, of))
  const told = coursesIn('impression')
  const summed = summedTwice(sentences)
  if (summed !== null) return [summed]
  // "Komplette Remission. Neuer Fokus im Sigma, Koloskopie empfohlen."
  if (told.every(({ trend }) => trend === 'regress') && index.impression.some(({ isNew }) => isNew)) return []
  const worded = coursesIn('findings')
  // Below a third less and a fifth more it is "stable disease".
  const isRated = told.some(({ trend, word }) => trend === 'stable' && /^disease$/i.test(word.text))
  const known = isRated ? worded : [...worded, ...measuredCourses(index)]
  const clash =
    onlyContrary(coursesIn('impression', width), coursesIn('findings', width).map(byFigures)) ??
    onlyContrary(told, known) ??
    ratedOtherwise(told, known) ??
    responseAlone(told, known) ??
    summaryAlone(told, known)
  return clash === null ? [] : [clash]
}

/** What has a course of its own. */
const width = /Ventrikelweite/

/** "Ventrikelweite abnehmend, Evans-Index 0,49 (VU 0,36)": what was measured counts. */
function byFigures(course: Course): Course {
  const [, is = '', was = ''] = /Index (\d,\d+) \(VU (\d,\d+)/.exec(course.sentence.text) ?? []
  return is === was ? course : { ...course, trend: is > was ? 'progress' : 'regress' }
}

/** "Keine wesentlichen Veränderungen. Insgesamt progredienter Befund.": two sentences that sum up, of no organ. */
function summedTwice(sentences: readonly Sentence[]): Clash | null {
  const summing = sentences
    .filter((one) => isInBody(one) && one.all.length <= longestSummary)
    .filter(({ all }) => {
      const { terms, cues } = findMentions(all)
      // "Sonst keine Befundänderung" sums up the rest.
      return terms.every((term) => term.lexical) && cues.every(({ kind }) => kind !== 'rest')
    })
    .flatMap((one) => coursesOf(one))
    .filter(isSummary)
  const [one] = summing
  const two = summing.find(({ trend, sentence }) => trend !== one?.trend && sentence !== one?.sentence)
  return one === undefined || two === undefined ? null : trendClash(one, two)
}

const longestSummary = 14

function onlyContrary(told: readonly Course[], known: readonly Course[]): Clash | null {
  const [two] = told
  if (two === undefined || isSlight(two) || told.some(({ trend }) => trend !== two.trend)) return null
  // "Neue Partialläsion" is said of this one.
  if ((two.trend === 'stable' || /^neu/i.test(two.word.text)) && !isSummary(two)) return null
  const moving = known.filter(
    (one) => (two.trend === 'stable' ? !isSlight(one) : one.trend !== 'stable') && !areOpposite(one, two),
  )
  const [one] = moving.length > 0 || !isSummary(two) ? moving : known
  if (one === undefined || one.trend === two.trend || moving.some(({ trend }) => trend !== one.trend)) return null
  return trendClash(one, two)
}

/** "Erguss rechts rückläufig" and "zunehmende Verschattung links". */
function areOpposite(...courses: readonly [Course, Course]): boolean {
  const [here = [], there = []] = courses.map(({ sentence }) =>
    findMentions(sentence.all).sides.map(({ side }) => side),
  )
  return here.length * there.length > 0 && here.every((one) => there.every((two) => opposite[one] === two))
}

/** "Minimal kleiner" is as good as unchanged. */
function isSlight(course: Course): boolean {
  return /^(?:minimal|etwas|geringfügig|leicht|diskret|angedeutet)e?[rnsm]?$/.test(before(course))
}

export function isMuch(course: Course): boolean {
  return /^(?:deutlich|massiv|erheblich|ausgeprägt)/i.test(before(course))
}

function before({ sentence: { all }, word }: Course): string {
  return all[all.findIndex(({ start }) => start === word.start) - 1]?.text ?? ''
}

/** "Stable disease. Deutlich zunehmende Metastasen.", where the findings know nothing that grows. */
function ratedOtherwise(told: readonly Course[], known: readonly Course[]): Clash | null {
  const two = told.find(({ trend, word }) => trend === 'stable' && /^disease$/i.test(word.text))
  const one = told.find(
    (course) => course.trend === 'progress' && isMuch(course) && tells(course.sentence.all, ofTumour),
  )
  if (one === undefined || two === undefined || known.some(({ trend }) => trend === 'progress')) return null
  return trendClash(one, two)
}

const ofTumour = /metasta|filia|läsion|herde|tumor|osteoly|manifest/i

/** "Regrediente Filiae. Progressive disease.": of all that is said only the summing word goes the other way. */
function responseAlone(told: readonly Course[], known: readonly Course[]): Clash | null {
  const two = told.find(
    ({ trend, word, sentence }) =>
      trend !== 'stable' &&
      response.test(word.text) &&
      sentence.words.length <= longestResponse &&
      findMentions(sentence.words).sites.length === 0,
  )
  if (two === undefined) return null
  const others = [...known, ...told.filter((one) => one !== two && one.sentence !== two.sentence)]
  const [one] = others.filter(({ trend }) => trend !== 'stable')
  return one === undefined || others.some(({ trend }) => trend === two.trend) ? null : trendClash(one, two)
}

/** "Regrediente Läsionslast mit zwei neuen Herden": what sums up goes against all that the findings say. */
function summaryAlone(told: readonly Course[], known: readonly Course[]): Clash | null {
  const moving = known.filter(({ trend }) => trend !== 'stable')
  const two = told.find((one) => one.trend !== 'stable' && isOfWhole(one))
  const [one] = moving
  return one === undefined || two === undefined || moving.some(({ trend }) => trend === two.trend)
    ? null
    : trendClash(one, two)
}

/** "ausgeprägte Progredienz der nodalen Manifestationen" */
function isOfWhole({ sentence: { words }, word }: Course): boolean {
  const at = words.findIndex(({ end }) => end === word.end)
  const near = words.slice(at + 1, at + 5)
  const next = near.find(({ text }) => /^[\p{Lu},;]/u.test(text))
  return next !== undefined && collective.test(next.text)
}

const collective = /^(?:Läsionslast|Herdlast|Tumorlast|Metastasenlast)$|(?:manifestationen|erkrankung)$/i

/** In words: what names an organ or a segment does not speak of the whole. */
const longestResponse = 6

function isSummary({ sentence: { words } }: Course): boolean {
  return words.length <= 14 && words.some(({ text }) => summaries.test(text) || response.test(text))
}

/** What two readers may measure apart is no course. */
const leastChange = 0.1
/** In millimetres. */
const leastDifference = 1.5

function measuredCourses({ findings }: StatementIndex): Course[] {
  return sizeChangesOf(findings).flatMap(({ statement, now, ratio, difference }): Course[] => {
    if (Math.abs(ratio - 1) < leastChange || Math.abs(difference) < leastDifference || narrows(statement)) return []
    const { sentence } = statement
    return [{ trend: ratio > 1 ? 'progress' : 'regress', word: { ...now.span, text: '' }, sentence }]
  })
}

/** The one course of a sentence, null where it speaks of none, of several or of something new. */
export function courseOf(sentence: Sentence): Course | null {
  if (findMentions(sentence.all).cues.some(({ kind }) => kind === 'new')) return null
  const courses = coursesOf(sentence)
  const [first] = courses
  return first === undefined || courses.some(({ trend }) => trend !== first.trend) ? null : first
}

/** Where that very thing is named, or of whatever has a size. */
function coursesOf(sentence: Sentence, of?: RegExp): Course[] {
  if (of?.test(sentence.text) === false) return []
  const words = sentence.all
  const mentions = findMentions(words)
  const { cues } = mentions
  if (!cues.some(({ kind }) => trendOfCue.has(kind)) || words.at(-1)?.text === '?') return []
  if (cues.some(({ kind }) => kind === 'conditional' || kind === 'historical')) return []
  const stanceOf = stances(words, cues, () => false)
  return cues.flatMap(({ kind, from, to }): Course[] => {
    const word = lastOf(words, from, to)
    const trend = trendOfCue.get(kind)
    if (word === undefined || trend === undefined || stanceOf[from] !== 'asserted') return []
    // "Unverändert keine Herde"
    if (fitsAt(words, to, kind === 'new' ? placed : /^kein/)) return []
    const said = [...words.slice(clauseAround(words, word)[0], from), ...words.slice(to, to + 2)]
    // "Neue KM-Aufnahme" is a growth all the same.
    if (of === undefined && kind !== 'new' && tells(said, ofNoSize)) return []
    // "Zunehmende Konsolidierung der Fraktur"
    if (tells(said, /^Konsolid/) && hasFracture(mentions)) return []
    const isHalf = !fitsAt(words, to, /^geworden/) && isComparedHalf(word, cues)
    return isHalf ? [] : [{ trend, word, sentence }]
  })
}

/** "Neu einliegende Drainage" is no course of what it drains. */
const placed = /^(?:ein)?(?:liegend|gebracht|gelegt|geführt)|^(?:an|ver)gelegt|^implantiert/

/** "Der Diffusionskoeffizient ist angestiegen", "Abnahme der Knochendichte", "zunehmend verschmälert", "Rückbildung der Verlagerung": not the tumour. */
const ofNoSize =
  /^(?:ADC|SUV|PSA)|(?:koeffizient|wert|dichte|anreicherung|(?<!vor)aufnahme|stenose|enge?|arthrose|chondrose|chondropathie|schmälert?(?:ung)?|spalt|höhe|lumen|weite|(?:sinte|schrumpf|verlage|durchbau)r?ung|kallus(?:bildung)?|heilung|atrophie)e?[ns]?$|^(?:Stenos|Sinter)/i

/** "Linke Niere etwas kleiner": than the other, unless it says than when. */
function isComparedHalf({ text }: Word, cues: readonly Cue[]): boolean {
  return /^(?:kleiner|größer|grösser)$/.test(text) && !cues.some(({ kind }) => kind === 'prior' || kind === 'current')
}

/** "Partial response" is named by its second word. */
function lastOf(words: readonly Word[], from: number, to: number): Word | undefined {
  return words[to - 1] ?? words[from]
}

function trendClash(one: Course, two: Course): Clash {
  return {
    kind: 'interval',
    ...placesOf(one, two),
    reason: 'Der Verlauf ist widersprüchlich angegeben',
  }
}
