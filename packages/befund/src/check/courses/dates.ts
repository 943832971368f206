import type { Span } from '../../model.ts'
import { fitsAt, tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash, Proposal } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'
import { accident, datesOf, earlier, events, isOfHistory, modalities, type NamedDate } from './named-dates.ts'

const comparedAtMost = 80

/** Dates that cannot be, earlier examinations after this one, and one prior examination under two dates. */
export function dateClashes(sentences: readonly Sentence[]): Clash[] {
  const named = sentences.flatMap(datesOf).slice(0, comparedAtMost)
  const dates = named.filter(exists)
  const impossible = named.filter((date) => !exists(date)).map(impossibleDate)
  return [
    ...impossible,
    ...laterThanNow(dates),
    ...beforeBirth(dates),
    ...twoDatesOfEvent(dates),
    ...twoDatesOfPrior(dates),
  ]
}

function exists({ day, month, year, word }: NamedDate): boolean {
  if (month < 1 || month > 12 || (day < 1 && word.end - word.start > 7)) return false
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function impossibleDate(date: NamedDate): Clash {
  const { heading } = date.sentence
  return {
    kind: 'date',
    first: heading ?? { start: date.word.start, end: date.word.end },
    second: sentencePlace(date.sentence, date.word),
    reason: 'Dieses Datum gibt es nicht',
    fixes: [{ label: 'Datum streichen', span: { start: date.word.start, end: date.word.end }, replacement: '' }],
  }
}

function dayNumber({ day, month, year }: NamedDate): number {
  return year * 400 + month * 32 + day
}

function laterThanNow(dates: readonly NamedDate[]): Clash[] {
  const current = dates.filter((date) => date.of === 'current')
  const now = current[0]
  if (now === undefined || current.some((date) => dayNumber(date) !== dayNumber(now))) return []
  const later = dates.find((date) => date.of === 'prior' && dayNumber(date) > dayNumber(now))
  if (later !== undefined) return [dateClash(now, later, 'Die Voruntersuchung liegt nach dieser Untersuchung')]
  const past = dates.find((date) => date.of === 'past' && dayNumber(date) > dayNumber(now))
  if (past !== undefined) return [dateClash(now, past, 'Das Ereignis liegt nach dieser Untersuchung')]
  const due = dates.find((date) => date.of === 'due' && dayNumber(date) < dayNumber(now))
  return due === undefined ? [] : [dateClash(now, due, 'Der Termin liegt vor dieser Untersuchung')]
}

/** "geb. 03.07.2024" and an examination of 2023. */
function beforeBirth(dates: readonly NamedDate[]): Clash[] {
  const born = dates.find((date) => date.of === 'birth')
  const early = dates.find((date) => born !== undefined && dayNumber(date) < dayNumber(born))
  return born === undefined || early === undefined ? [] : [dateClash(early, born, 'Das Datum liegt vor der Geburt')]
}

/** "Sturz am 03.05.2024" in the history and nothing else of then, "Unfall vom 05.03.2024" below. */
function twoDatesOfEvent(dates: readonly NamedDate[]): Clash[] {
  const [known, told, third] = dates.filter(({ of }) => of === 'past')
  if (known === undefined || told === undefined || third !== undefined) return []
  const isNamed = (date: NamedDate): boolean => fitsAt(date.sentence.all, wordAt(date) - 2, accident)
  if (known.sentence.section === told.sentence.section || !isNamed(told)) return []
  const isOther = ({ text }: Word): boolean =>
    modalities.test(text) || /vorst|aufn|schmerz/i.test(text) || (events.test(text) && !accident.test(text))
  return (!isNamed(known) && known.sentence.all.some(isOther)) || mayBeSame(known, told) || !areAlike(known, told)
    ? []
    : [dateClash(known, told, 'Das Ereignis hat zwei verschiedene Daten')]
}

function wordAt({ sentence: { all }, word }: NamedDate): number {
  return all.findIndex(({ start }) => start === word.start)
}

/** Named in the list of priors, or in a sentence that says which lie at hand. */
function isListed({ sentence }: NamedDate): boolean {
  // "Vorbefund vom 12.03.2024:" is the heading of a text that was copied.
  if (sentence.section === 'priorStudy') return sentence.heading !== null
  if (sentence.section === 'title' || sentence.start === 0) return true
  if (isList(sentence)) return true
  return tells(sentence.words, /^(?:liegt|liegen|vorliegend|vorliegende|herangezogen)$/i)
}

/** "Zum Vergleich MRT vom 14.09.2023.": a short sentence that says nothing of what changed. */
function isList({ all }: Sentence): boolean {
  if (all.length > longestList || tells(all, /^(?:im|gegenüber|war(?:en)?|noch|maß)$/i)) return false
  if (!all.some(({ stem, text }) => earlier.has(stem) && !/^g/i.test(text))) return false
  return !findMentions(all).cues.some(({ kind }) => /^(?:stable|progress|regress|new|gone)$/.test(kind))
}

/** In words. */
const longestList = 14

/** The body names one prior examination by a date that the list of priors does not have. */
function twoDatesOfPrior(dates: readonly NamedDate[]): Clash[] {
  const priors = dates.filter((date) => date.of === 'prior')
  const listed = priors.filter(isListed)
  if (listed.length > 0) {
    // "Zum Vergleich die Voraufnahme vom 03.02.2024": the one above, where a section names it.
    const hasSection = listed.some(({ sentence }) => sentence.section === 'priorStudy')
    const stray = priors.find(
      (date) =>
        (!isListed(date) || (hasSection && date.sentence.section === 'findings' && isOfThePrior(date))) &&
        !listed.some((one) => one !== date && mayBeSame(one, date)),
    )
    const nearest =
      stray === undefined
        ? undefined
        : listed.find(
            (one) =>
              (one !== stray && areAlike(one, stray) && (isOneSlipFrom(one, stray) || !stray.isSized)) ||
              (priors.length === 2 && one.sentence.section === 'priorStudy' && isOfThePrior(stray)),
          )
    if (stray !== undefined && nearest !== undefined)
      return [dateClash(nearest, stray, 'Die Voruntersuchung hat zwei verschiedene Daten')]
    return []
  }
  const isAgain = (date: NamedDate): boolean => priors.some((one) => one !== date && dayNumber(one) === dayNumber(date))
  for (const [at, first] of priors.entries()) {
    const slip =
      at > 0 && !isAgain(first)
        ? undefined
        : priors.find(
            (one, to) => to > at && !isAgain(one) && isOneSlipFrom(one, first) && mayBeSlip(one, first, priors),
          )
    if (slip !== undefined) return [dateClash(first, slip, 'Die Voruntersuchung hat zwei verschiedene Daten')]
  }
  return []
}

/** Not of two kinds, not two that the history or one sentence lists. */
function mayBeSlip(one: NamedDate, two: NamedDate, priors: readonly NamedDate[]): boolean {
  if (one.modality !== null && two.modality !== null && one.modality !== two.modality) return false
  if (isOfHistory(one.sentence) && isOfHistory(two.sentence)) return false
  return !priors.some((other) => other !== one && other.sentence === one.sentence)
}

/** The same day, or the same month where one names no day; or another kind of examination. */
function mayBeSame(one: NamedDate, two: NamedDate): boolean {
  if (one.modality !== null && two.modality !== null && one.modality !== two.modality) return true
  return one.year === two.year && one.month === two.month && (one.day === two.day || one.day === 0 || two.day === 0)
}

/** Of the same day, of the same month, or the same digits in another order. */
function isOneSlipFrom(one: NamedDate, two: NamedDate): boolean {
  if (one.day === 0 || two.day === 0 || one.sentence === two.sentence || dayNumber(one) === dayNumber(two)) return false
  const [a, b] = [one, two].map((date) => [...written(date)].toSorted().join(''))
  return one.day === two.day || (one.month === two.month && one.year === two.year) || a === b
}

/** "Im Vergleich zum Vorbefund vom 03.04.2024" where one alone is listed. */
function isOfThePrior(date: NamedDate): boolean {
  const at = wordAt(date)
  const before = date.sentence.all.slice(Math.max(0, at - 3), at).map(({ text }) => text)
  return /^(?:zu[mr]|d(?:e[mr]|ie)) (?:VU|Vor(?:bef|unt|auf)\p{L}+) vom$/u.test(before.join(' '))
}

/** A figure mistaken, not another examination: one part of the date at least is the same, or day and month changed places. */
function areAlike(one: NamedDate, two: NamedDate): boolean {
  if (one.year === two.year || one.month === two.month || (one.day === two.day && one.day > 0)) return true
  return one.day === two.month && two.day === one.month
}

function dateClash(one: NamedDate, two: NamedDate, reason: string): Clash {
  const replace = (date: NamedDate, by: NamedDate): Proposal => {
    const text = written(by)
    return { label: `Durch ${text} ersetzen`, span: { start: date.word.start, end: date.word.end }, replacement: text }
  }
  return {
    kind: 'date',
    first: placeBeside(one, two),
    second: placeBeside(two, one),
    reason,
    fixes: [replace(two, one), replace(one, two)],
  }
}

/** Of two dates in one sentence each has its half. */
function placeBeside({ sentence, word }: NamedDate, other: NamedDate): Span {
  if (sentence !== other.sentence) return sentencePlace(sentence, word)
  if (word.start < other.word.start) return { start: sentence.start, end: word.end }
  const next = sentence.all.find(({ start, kind }) => start >= other.word.end && kind !== 'mark')
  return { start: next?.start ?? word.start, end: word.end }
}

function written({ day, month, year }: NamedDate): string {
  if (day === 0) return `${String(month).padStart(2, '0')}/${year}`
  return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`
}
