import { familyOf } from '../anatomy/finding-concepts.ts'
import { splitNames } from '../anatomy/outline.ts'
import { matchTerm, termStems } from '../anatomy/term-index.ts'
import { foldTerm, stemsOf, wordStem } from '../anatomy/word-stem.ts'
import { rememberWord } from '../own-words.ts'
import { fitsAt, tells } from '../read/tells.ts'
import { wordSet } from '../read/word-set.ts'
import { type CueKind, carrierNouns, cueWords } from './cue-words.ts'
import type { Word } from './sentence.ts'

export interface Cue {
  kind: CueKind
  /** Word indices, half open. */
  from: number
  to: number
}

interface Phrase {
  stems: readonly string[]
  /** Set for comparatives, whose ending is their meaning: "weiter" is not "weit". */
  beginning: string | null
  kinds: CueKind[]
}

const noPhrases: readonly Phrase[] = []
let phrases: Map<string, Phrase[]> | null = null
let carriers: ReadonlySet<string> | null = null

/** All cues of a sentence in order; of overlapping phrases the longest. */
export function findCues(words: readonly Word[]): Cue[] {
  const cues: Cue[] = []
  for (let at = 0; at < words.length; ) {
    if (words[at]?.kind === 'word' && !mayOpen(words[at]?.text ?? '')) {
      at++
      continue
    }
    if (isShortWithout(words, at)) cues.push({ kind: 'negate', from: at, to: at + 1 })
    if (isThanBefore(words, at) || isWiderThan(words, at))
      cues.push({ kind: fitsAt(words, at, less) ? 'regress' : 'progress', from: at, to: at + 1 })
    if (isSpread(words, at)) cues.push({ kind: 'progress', from: at, to: at + 1 })
    if (isShrinking(words, at)) cues.push({ kind: 'regress', from: at, to: at + 1 })
    if (isThen(words, at)) cues.push({ kind: 'prior', from: at, to: at + 1 })
    const yet = isAdded(words, at) ? 1 : notYet(words, at)
    if (yet > 0) {
      cues.push({ kind: 'new', from: at, to: at + yet })
      at += yet
      continue
    }
    const phrase = isEarly(words, at) ? null : phraseAt(words, at)
    if (phrase === null) {
      at++
      continue
    }
    for (const kind of phrase.kinds) {
      if (kind === 'regress' && fitsAt(words, at - 1, /^(?:gemischt|dissoziiert)/i)) continue
      if (kind === 'progress' && (fitsAt(words, at + phrase.stems.length, looks) || fitsAt(words, at - 1, inPhase)))
        continue
      // "Stabil unter Stress": a joint
      if (kind === 'stable' && fitsAt(words, at + 1, /^unter$/) && fitsAt(words, at + 2, /^(?:Stress|Belast|Druck)/))
        continue
      const isDenied = (kind === 'progress' || kind === 'regress') && isBehindNot(words, at)
      cues.push({ kind: isDenied ? 'stable' : kind, from: at, to: at + phrase.stems.length })
    }
    at += phrase.stems.length
  }
  return cues.some(isChange) && tells(words, measuringError) ? cues.filter((cue) => !isChange(cue)) : cues
}

/** Whether a word may open a cue: spares most words the questions. */
const mayOpen = rememberWord((text) => opening.test(text) || phrasesOf(wordStem(text)).length > 0)
const opening =
  /^(?:o\.?$|aus(?:weit|breit|ged)|zusätzl|schrumpf|noch$|hinzu|vor[bhua]|zuvor|bis(?:her|lang)$|damals|vu$|ver[kg]|[kg]r?(?:lein|öß|öss|ering)|breit|dick|stärk|schm[aä]l|dünn|aufge|mehr$|wenig)/i

/** "Gegenüber der VU Ausweitung der Infiltrate" is a course, "Ausweitung der Liquorräume" none. */
function isSpread(words: readonly Word[], at: number): boolean {
  return fitsAt(words, at, /^Aus(?:weit|breit)ung$/) && isComparing(words)
}

function isComparing(words: readonly Word[]): boolean {
  return tells(words, prior) || tells(words, /^(?:gegenüber|Vergleich)$/i)
}

/** "Im Vergleich zwei zusätzliche Herde" */
function isAdded(words: readonly Word[], at: number): boolean {
  return fitsAt(words, at, /^zusätzliche[rnsm]?$/) && isComparing(words.slice(0, at))
}

/** "Schrumpfung des Schwannoms", but not "der Niere". */
function isShrinking(words: readonly Word[], at: number): boolean {
  const meanings = fitsAt(words, at, /^Schrumpfung$/) ? (matchTerm(words, at + 2)?.meanings ?? []) : []
  return meanings.some(({ kind, id }) => kind === 'finding' && familyOf(id) === 'lesion')
}

/** "Im Januar lag dieses Konkrement noch in der Kelchgruppe" */
function isThen(words: readonly Word[], at: number): boolean {
  return words[at]?.text === 'noch' && tells(words, /^(?:lag|maß|mass|war|waren)$/, Math.max(0, at - 5), at)
}

/** "Hinzugekommener Herd", "eine vorher nicht sichtbare Läsion", "im Vorbefund noch nicht abgrenzbar", in words; 0 for none. */
export function notYet(words: readonly Word[], at: number): number {
  if (fitsAt(words, at, /^hinzuge(?:tret|komm)en/i) && !isBehindNot(words, at)) return 1
  if (!fitsAt(words, at, /^(?:vorher|zuvor|bis(?:her|lang)|damals|VU|Vor[bua]\p{Ll}+)$/iu)) return 0
  const next = fitsAt(words, at + 1, /^\d{4}$/) ? at + 2 : at + 1
  const not = fitsAt(words, next, /^noch$/) ? next + 1 : next
  return words[not]?.text === 'nicht' && fitsAt(words, not + 1, visible) ? not + 2 - at : 0
}

const visible = /^(?:vorhanden|(?:abgrenz|nachweis|sicht|erkenn)bar)/

/** "Mit früher Kontrastmittelaufnahme" is no matter of the past. */
function isEarly(words: readonly Word[], at: number): boolean {
  return words[at]?.stem === early && fitsAt(words, at + 1, /aufnahme|anreich|phase|enhance|wasch/i)
}

const early = wordStem('früher')

/** "Zunehmend hypodens demarkiert", "zunehmend strähnig ausgezogen": how it looks, not how large it is. */
const looks = /^(?:\p{Ll}+(?:dens|intens)|verkalkt|(?!ver[gdb]|erw|dil|aus?[fgw])\p{Ll}{4,}(?:ig|et|ert|gen)$)/u

/** "Spät zunehmend", "venös zunehmend": within the examination. */
const inPhase = /^(?:[Ss]pät|(?:spät|portal)?venös|dynamisch)$/

/** "Gegenüber der VU sind die Herde kleiner.", "größer als zuvor" */
function isThanBefore(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  // "Von 86 mm auf 41 mm verkleinert"
  if (resized.has(text)) return words[at - 3]?.text === 'auf'
  if (!/^(?:kleiner|größer|grösser)$/i.test(text) || isBehindNot(words, at)) return false
  const next = words[at + 1]
  // "Zyste größer (damals 11 mm)"
  if (next?.text.startsWith('geworden') || fitsAt(words, at - 1, compared) || prior.test(next?.text ?? '')) return true
  if (next?.text === 'als') return words[at + 2]?.kind !== 'number' && tells(words, prior, at, at + 5)
  return (next === undefined || next.kind === 'mark') && tells(words, prior, 0, at)
}

/** "Gegenüber der Vorstudie deutlich breiter.", "deutlich mehr", "im Vergleich geringer ausgeprägt", "aufgehellt"; a lumen that is wider is no worse. */
function isWiderThan(words: readonly Word[], at: number): boolean {
  if (
    !(fitsAt(words, at, wider) || (fitsAt(words, at, /^(?:mehr|weniger)$/) && fitsAt(words, at - 1, compared))) ||
    isBehindNot(words, at) ||
    tells(words, hollow)
  )
    return false
  const next = fitsAt(words, at + 1, /^ausgeprägt$/) ? at + 2 : at + 1
  return (words[next]?.kind ?? 'mark') === 'mark' && isComparing(words.slice(0, at))
}

const less = /klein|^(?:schm|dünn|gering|auf|wenig)/i
const wider = /^(?:breiter|dicker|ausgedehnter|stärker|schm[aä]ler|dünner|geringer|aufgehellt)$/
const hollow = /spalt|lumen|kanal|höhe|weite|kortikalis|parenchym|rinde|stenose/i

const resized = wordSet('verkleinert vergrößert vergrössert')
const compared = /^(?:deutlich|etwas|leicht|ebenfalls|nun|jetzt|Verlauf)$/
const prior = /^(?:VU|initial$|Vorstudie|Vortag|Vorjahr|Vorsitz|Vorkontr|Vorbef|Vorunter|Vorauf|zuvor|vorher|damals)/

/** "Nicht progredient", "nicht wesentlich größenprogredient" */
function isBehindNot(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text ?? ''
  return (
    before === 'nicht' ||
    (/^(?:sicher|wesentlich|weiter|eindeutig|relevant)$/.test(before) && words[at - 2]?.text === 'nicht')
  )
}

/** "Größenzunahme innerhalb der Messtoleranz" is no course. */
function isChange({ kind }: Cue): boolean {
  return kind === 'progress' || kind === 'regress'
}

const measuringError = /^(?:Mess(?:un)?(?:tol|gen|feh|schw|var|abw|unsch)|Toleranz)/

/** "NBKS o. Stau": short for "ohne", but not in "o. B." nor "o. g.". */
export function isShortWithout(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text
  const next = words[at + (text === 'o' && words[at + 1]?.text === '.' ? 2 : 1)]
  if (text !== 'o.' && (text !== 'o' || words[at + 1]?.text !== '.')) return false
  return next !== undefined && next.kind === 'word' && next.text.length > 3
}

const phrasesOf = rememberWord((stem): readonly Phrase[] => {
  phrases ??= build()
  return phrases.get(stem) ?? ofWhat(stem)
})

function phraseAt(words: readonly Word[], at: number): Phrase | null {
  const first = words[at]
  if (first === undefined) return null
  for (const phrase of phrasesOf(first.stem)) {
    // "Faszie nicht erreicht (CRM negativ)": the margin is free, and nothing is denied twice.
    if (first.stem === 'negativ' && (first.text !== 'negativ' || words[at - 1]?.text === 'CRM')) continue
    // "Zusätzlich ein Herd" tells of one more; what is said of "zusätzliche Herde" is of the rest.
    if (/^zusätzlich$/i.test(first.text)) continue
    // "Neun Herde"
    if (/^neun$/i.test(first.text)) continue
    // "kein äußerer Prolaps" makes no exception.
    if (phrase.kinds[0] === 'exception' && /^ä/i.test(first.text)) continue
    if (phrase.beginning !== null && !foldTerm(first.text).startsWith(phrase.beginning)) continue
    if (phrase.stems.every((stem, offset) => words[at + offset]?.stem === stem)) return phrase
  }
  return null
}

/** "größenprogredient", "Befundkonstanz", "Tumorregress": the course of what the first part names. */
function ofWhat(stem: string): readonly Phrase[] {
  const course = followed.exec(stem)?.[1]
  return course === undefined
    ? noPhrases
    : (phrases
        ?.get(course)
        ?.filter(isBareCourse)
        .map((one) => ({ ...one, stems: [stem] })) ?? noPhrases)
}

const followed =
  /^(?:gro(?:ss|ß)en|langen|breiten|dicken|ausdehnungs?|durchmesser|volumen|befund|tumor|krankheits)(\p{L}{5,})$/u

function isBareCourse({ stems, kinds }: Phrase): boolean {
  return stems.length === 1 && kinds.some((kind) => courses.has(kind))
}

const courses: ReadonlySet<CueKind> = new Set(['progress', 'regress', 'stable'])

function build(): Map<string, Phrase[]> {
  const built = new Map<string, Phrase[]>()
  for (const kind of Object.keys(cueWords) as CueKind[]) {
    for (const name of splitNames(cueWords[kind])) {
      const stems = termStems(name)
      const first = stems[0] ?? ''
      const list = built.get(first) ?? []
      const beginning = stems.length === 1 && name.endsWith('er') ? foldTerm(name) : null
      const same = list.find((one) => one.stems.join(' ') === stems.join(' ') && one.beginning === beginning)
      if (same !== undefined && !same.kinds.includes(kind)) same.kinds.push(kind)
      if (same === undefined)
        list.push({
          stems,
          beginning,
          kinds: [kind],
        })
      built.set(first, list)
    }
  }
  for (const list of built.values()) list.sort((a, b) => b.stems.length - a.stems.length)
  return built
}

const measureNouns = [...stemsOf('Durchmesser Ausdehnung Messung Volumen Länge Breite Dicke Segmentebene Sequenz')]

/** Whether a noun only introduces a finding ("Nachweis", "Hinweis") or says nothing of one. */
export const isCarrierNoun: (stem: string) => boolean = rememberWord((stem) => {
  carriers ??= stemsOf(carrierNouns)
  // "CT-Zeichen", "Röntgenzeichen"
  return (
    carriers.has(stem.replace(/^(?:kt|mrt?|pet|rontgen)-?(?=.{5})/i, '')) ||
    measureNouns.some((end) => stem.endsWith(end))
  )
})
