import type { SectionId } from '../model.ts'
import { startsUpper } from '../read/starts-upper.ts'
import { wordSet } from '../read/word-set.ts'
import type { Cell } from './cell.ts'
import { phraseContinuers, phraseOpeners } from './function-words.ts'
import { colonHeadings, headingNames, sectionRank, weakHeadings } from './heading-words.ts'
import { wholeNumber } from './number-words.ts'
import type { TextStyle } from './text-style.ts'

export interface HeadingCandidate {
  at: number
  length: number
  section: SectionId
  name: string
  colon: boolean
  /** Dictated, so that the heading may get a line of its own. */
  spokenColon: boolean
  ownLine: boolean
  lineStart: boolean
  score: number
}

/** Score of what the speaker or writer marked as a heading. */
export const explicitScore = 10
/** From here on a word counts as a heading. */
export const plainScore = 3

/** Of a capital behind it alone; more where a sentence ended before it as well. */
export const capitalScore = 4

/** How much speaks for a heading: a colon or a line of its own, the place before it, the word behind it. */
export function scoreOf(candidate: HeadingCandidate, cells: readonly Cell[], style: TextStyle): number {
  const { at, colon, ownLine, lineStart, name } = candidate
  const previous = cells[at - 1]
  const atBoundary = lineStart || isSentenceEnd(previous)
  if (ownLine) return explicitScore
  if (colon && (atBoundary || previous?.kind === 'punctuation')) return explicitScore
  if (colon && !phraseOpeners.has(previous?.key ?? '') && !endsLikeAdjective(previous?.key ?? '')) return explicitScore
  if (colon || colonHeadings.has(name)) return 0
  if (at + candidate.length >= cells.length) return 0
  return impliedScore(candidate, cells, style, atBoundary)
}

function impliedScore(
  candidate: HeadingCandidate,
  cells: readonly Cell[],
  style: TextStyle,
  atBoundary: boolean,
): number {
  const { at, length, name, section } = candidate
  const from = at + length + (listMark.test(cells[at + length]?.text ?? '') ? 1 : 0)
  const next = cells[from]
  if (next === undefined) return 0
  // "Beurteilung Punkt eins Hämatom Punkt Punkt zwei Fraktur": the number of an item.
  if (next.spoken && next.text === '.' && cells[from + 1]?.key === 'eins' && cells[from + 2]?.kind === 'word')
    return capitalScore + 1
  if (next.kind === 'punctuation') return 0
  const isCapital = cells.slice(at, at + length).some((cell) => startsUpper(cell.text))
  if (!style.lowerCase && !isCapital && !style.dictated) return 0
  const opens = hasUpper(next.text) || opensCount(next) || entryWords.has(next.key)
  const free = atBoundary || followsEmptyEntry(cells, candidate) || followsTitle(cells, candidate)
  if (!free && !canInterrupt(cells[at - 1], name)) return 0
  const doubts = atBoundary ? doubtAtBoundary(name, cells, from) : doubtWithin(name, cells, from)
  if (style.lowerCase || !isCapital) return (free ? 6 : 4) - doubts
  if (opens) return free && (style.dictated || !isOfView(cells, from)) ? 6 : capitalScore
  const isPlain = style.bare
    ? section === 'impression' || opensWithImpression(cells)
    : atBoundary && /^(?:beurteilung|fazit)$/.test(name)
  if (style.dictated && isPlain && doubts <= 1 && concludes(cells, from)) return plainScore + 1
  return style.dictated && free && doubt(next.key) <= 1 ? plainScore : 0
}

/** Before the first of several: "Beurteilung – KHK". */
const listMark = /^[-–—•]$/

/** The headings come in an order of the speaker's own. */
function opensWithImpression(cells: readonly Cell[]): boolean {
  return headingNames.get(cells[0]?.key ?? '') === 'impression'
}

/** "Beurteilung medial betonte Gonarthrose" after a stop. */
function concludes(cells: readonly Cell[], from: number): boolean {
  const first = cells[from]?.key ?? ''
  return (
    /(?:(?:[^d]|[^r]d)e[rs]?|al|^bei|^unauffällig|^regelrecht|^stabil|^unverändert|links|rechts|beidseits|gradig|leicht|deutlich|gering|mäßig|diskret)$/.test(
      first,
    ) && !isOfView(cells, from)
  )
}

/** "Beurteilung eingeschränkt", "Beurteilung Pankreas nicht möglich": how far something could be seen. */
function isOfView(cells: readonly Cell[], from: number): boolean {
  return cells
    .slice(from, from + 6)
    .some(({ key }) => /^(?:eingeschränkt|erschwert|möglich|limitiert|erfolgt)/.test(key))
}

/** "34-jährige Patientin", "einundachtzig Jahre" */
function opensCount({ kind, text, key }: Cell): boolean {
  return kind === 'number' || /^\d/.test(text) || wholeNumber(key) !== null
}

/** First words of an entry that can only follow a heading. */
const entryWords = wordSet('keine kein leer römisch erstens eins nummer')

/** Words behind a heading that rather go on with a sentence: "Beurteilung der Knochen", "Befund mit". */
function doubt(next: string): number {
  if (phraseContinuers.has(next)) return 4
  return ['der', 'die', 'den', 'dem'].includes(next) ? 1 : 0
}

/** "CT Thorax Befund zum Vergleich CT vom 3. Mai" opens the findings without a stop. */
function doubtWithin(name: string, cells: readonly Cell[], from: number): number {
  const [next = '', afterNext = ''] = cells.slice(from, from + 2).map(({ key }) => key)
  return name === 'befund' && /^(?:zum|im) vergleich$/.test(`${next} ${afterNext}`) ? 1 : doubt(next)
}

/** After a stop "Befund gegenüber der Voruntersuchung" and "Beurteilung nicht dislozierte Fraktur" open their sections. */
function doubtAtBoundary(name: string, cells: readonly Cell[], from: number): number {
  const [next = '', afterNext = ''] = cells.slice(from, from + 2).map(({ key }) => key)
  if (
    /^be(?:fund|urteilung)$/.test(name) &&
    /^(?:gegenüber |zum vergleich)/.test(`${next} ${afterNext}`) &&
    !isOfView(cells, from)
  )
    return 2
  if (name === 'ergebnis' && /^(?:de[rs]|vom|steht|liegt|folgt)$/.test(next)) return 4
  if (name === 'befund' && toldOn.test(next)) return 4
  if (name === 'beurteilung' && next === 'nicht' && !/^(?:möglich|sicher|erfolgt|abschließend)/.test(afterNext))
    return 2
  if (name === 'beurteilung' && /^(?:bei|deutlich|leicht|etwas)$/.test(next) && !isOfView(cells, from)) return 1
  if (name === 'beurteilung' && /^(?:vereinbar|passend|verdächtig|verdacht|gut|am)$/.test(next)) return 2
  return doubt(next)
}

/** "Befund telefonisch mitgeteilt", "Befund mit dem Zuweiser besprochen" */
const toldOn = /^(?:telefonisch|mündlich|vorab|persönlich|übermittelt|mitgeteilt|besprochen|erhoben|demonstriert|um)$/

/** "Voraufnahmen keine Befund": the entry before is complete without a stop. */
function followsEmptyEntry(cells: readonly Cell[], { at, section }: HeadingCandidate): boolean {
  const previous = cells[at - 1]?.key ?? ''
  const other = headingNames.get(cells[at - 2]?.key ?? '')
  return (previous === 'keine' || previous === 'keiner') && other !== undefined && other !== section
}

/** "CT Thorax mit Kontrastmittel Klinik Husten": the examination is named, and what comes next are the headings. */
function followsTitle(cells: readonly Cell[], { at, section }: HeadingCandidate): boolean {
  const previous = cells[at - 1]?.key ?? ''
  if (at > longestTitle || sectionRank[section] >= sectionRank.findings) return false
  if (phraseOpeners.has(previous) || endsLikeAdjective(previous)) return false
  const title = cells.slice(0, at)
  return title.some(({ key }) => examination.test(key)) && !title.some(isSentenceEnd)
}

/** In words. */
const longestTitle = 16
const examination =
  /^(?:.*mrt|pet|.*-ct|(?:hr|cb)?ct|cta|mr[ait]?|mrcp|röntgen.*|rx|rö|us|.*sono|.*gra[fp]h?ie|ultraschall|duplex.*|dsa|pta)(?![a-zäöüß])/

/** Whether a heading may follow a word in the middle of a line. */
function canInterrupt(previous: Cell | undefined, name: string): boolean {
  const key = previous?.key ?? ''
  return !phraseOpeners.has(key) && !endsLikeAdjective(key) && !weakHeadings.has(name)
}

function endsLikeAdjective(key: string): boolean {
  return /(?:ige|iger|iges|igen|igem|liche|licher|liches|lichen|lichem|ische|ischer|isches|ischen|ischem|ale|aler|ales|alen|ende|ender|endes|enden|äre|ärer|äres|ären|ierte|ierter|iertes|ierten)$/.test(
    key,
  )
}

/** "pAVK" opens an entry as any noun does. */
function hasUpper(text: string): boolean {
  return text !== text.toLowerCase()
}

function isSentenceEnd(cell: Cell | undefined): boolean {
  return cell === undefined || ['.', '?', '!', ':'].includes(cell.text)
}
