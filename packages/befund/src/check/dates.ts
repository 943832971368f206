import { wordStem } from '../anatomy/word-stem.ts'
import type { Span } from '../model.ts'
import type { Sentence, Word } from '../understand/sentence.ts'
import type { Clash } from './clash.ts'
import { sentencePlace } from './sentence-place.ts'

interface NamedDate {
  day: number
  month: number
  year: number
  word: Span
  sentence: Sentence
  /** Of what: an earlier examination, this one, the birth, or something else. */
  of: 'prior' | 'current' | 'birth' | 'other'
}

const comparedAtMost = 80

/** Dates that cannot be, earlier examinations after this one, and one prior examination under two dates. */
export function dateClashes(sentences: readonly Sentence[]): Clash[] {
  const dates = sentences.flatMap(datesOf).slice(0, comparedAtMost)
  const impossible = dates.filter((date) => !exists(date)).map(impossibleDate)
  return [...impossible, ...laterThanNow(dates), ...beforeBirth(dates), ...twoDatesOfPrior(dates)]
}

function datesOf(sentence: Sentence): NamedDate[] {
  const words = sentence.all
  return words.flatMap((word, at): readonly NamedDate[] => {
    if (word.kind !== 'number') return []
    const match = /^(\d{1,2})\.(\d{1,2})\.((?:19|20)?\d{2})$/.exec(word.text)
    if (match === null) return []
    const year = Number(match[3])
    return [
      {
        day: Number(match[1]),
        month: Number(match[2]),
        year: year < 100 ? 2000 + year : year,
        word,
        sentence,
        of: subjectOf(words, at, sentence),
      },
    ]
  })
}

const earlier = new Set(
  (
    'Vorbefund Voruntersuchung VU Voraufnahme Vorstudie Vergleich Vergleichsuntersuchung Vergleichsaufnahme Vor-CT Vor-MRT Voruntersuchungen ' +
    'Voraufnahmen Vorbefunde zuletzt Vor-Röntgen Vorsonographie Vormammographie Vorbilder'
  )
    .split(' ')
    .map(wordStem),
)
const events =
  /^(?:op|operation|geb\.?|geboren|geburtsdatum|z\.|z\.n\.|zustand|st\.|status|implantation|anlage|trauma|unfall|sturz|therapie|\p{L}*biopsie|diagnose|ed|punktion|einlage|\p{L}*ektomie|laborwerte?)$/iu
const nearBy = 7
const birth = /^(?:geb|geboren|geburtsdatum)/i
const birthWithin = 3

function subjectOf(words: readonly Word[], at: number, sentence: Sentence): NamedDate['of'] {
  const before = words.slice(Math.max(0, at - nearBy), at)
  if (before.slice(-birthWithin).some((word) => birth.test(word.text))) return 'birth'
  if (before.some((word) => events.test(word.text))) return 'other'
  if (before.some((word) => earlier.has(word.stem))) return 'prior'
  if (sentence.section === 'priorStudy') return 'prior'
  if (isSince(words, at)) return 'prior'
  if (saysToday(words, at)) return 'current'
  return sentence.section === 'title' || sentence.section === 'technique' ? 'current' : 'other'
}

/** "keine neuen Herde seit 18.04.2023", "unverändert seit ...". */
function isSince(words: readonly Word[], at: number): boolean {
  if (words[at - 1]?.text !== 'seit') return false
  return words
    .slice(0, at)
    .some((word) => /^(?:neue?[rsnm]?|unverändert|stabil|konstant|befundkonstanz)$/i.test(word.text))
}

/** A sentence that opens with "(Aktuelle) Untersuchung vom ..." and compares with nothing. */
function saysToday(words: readonly Word[], at: number): boolean {
  const opening = words.slice(0, at).map((word) => word.text.toLowerCase())
  return /^(?:(?:aktuelle|heutige|jetzige) )?untersuchung vom$/.test(opening.join(' ')) && words.length <= at + 3
}

function exists({ day, month, year }: NamedDate): boolean {
  if (month < 1 || month > 12 || day < 1) return false
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function impossibleDate(date: NamedDate): Clash {
  const { heading } = date.sentence
  return {
    kind: 'date',
    severity: 'critical',
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
  const current = dates.filter((date) => date.of === 'current' && exists(date))
  const now = current[0]
  if (now === undefined || current.some((date) => dayNumber(date) !== dayNumber(now))) return []
  const later = dates.find((date) => date.of === 'prior' && exists(date) && dayNumber(date) > dayNumber(now))
  return later === undefined ? [] : [dateClash(now, later, 'Die Voruntersuchung liegt nach dieser Untersuchung')]
}

/** "geb. 03.07.2024" and an examination of 2023. */
function beforeBirth(dates: readonly NamedDate[]): Clash[] {
  const born = dates.find((date) => date.of === 'birth' && exists(date))
  const early = dates.find((date) => born !== undefined && exists(date) && dayNumber(date) < dayNumber(born))
  return born === undefined || early === undefined ? [] : [dateClash(early, born, 'Das Datum liegt vor der Geburt')]
}

/** Named in the list of priors, or in a sentence that says which lie at hand. */
function isListed({ sentence }: NamedDate): boolean {
  if (sentence.section === 'priorStudy') return true
  return sentence.words.some((word) => /^(?:liegt|liegen|vorliegend|vorliegende|herangezogen)$/i.test(word.text))
}

/** The body names one prior examination by a date that the list of priors does not have. */
function twoDatesOfPrior(dates: readonly NamedDate[]): Clash[] {
  const priors = dates.filter((date) => date.of === 'prior' && exists(date))
  const listed = priors.filter(isListed)
  if (listed.length > 0) {
    const stray = priors.find((date) => !isListed(date) && !listed.some((one) => dayNumber(one) === dayNumber(date)))
    const nearest = stray === undefined ? undefined : listed[0]
    if (stray !== undefined && nearest !== undefined && !isSecondPrior(stray, listed))
      return [dateClash(nearest, stray, 'Die Voruntersuchung hat zwei verschiedene Daten')]
    return []
  }
  const bySection = new Map<string, NamedDate[]>()
  for (const date of priors)
    bySection.set(date.sentence.section, [...(bySection.get(date.sentence.section) ?? []), date])
  const single = [...bySection.values()]
    .filter((group) => new Set(group.map(dayNumber)).size === 1)
    .map((group) => group[0] as NamedDate)
  const [one, two] = single
  if (one === undefined || two === undefined || bySection.size !== 2 || single.length !== 2) return []
  return dayNumber(one) === dayNumber(two)
    ? []
    : [dateClash(one, two, 'Die Voruntersuchung hat zwei verschiedene Daten')]
}

/** Several priors are listed and this is plainly one more of another kind. */
function isSecondPrior(stray: NamedDate, listed: readonly NamedDate[]): boolean {
  const alike = listed.some(
    (one) => [one.day === stray.day, one.month === stray.month, one.year === stray.year].filter(Boolean).length >= 1,
  )
  return !alike && listed.length > 1
}

function dateClash(one: NamedDate, two: NamedDate, reason: string): Clash {
  const replace = (date: NamedDate, by: NamedDate): Clash['fixes'][number] => {
    const text = written(by)
    return { label: `Durch ${text} ersetzen`, span: { start: date.word.start, end: date.word.end }, replacement: text }
  }
  return {
    kind: 'date',
    severity: 'critical',
    first: sentencePlace(one.sentence, one.word),
    second: sentencePlace(two.sentence, two.word),
    reason,
    fixes: [replace(two, one), replace(one, two)],
  }
}

function written({ day, month, year }: NamedDate): string {
  return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`
}
