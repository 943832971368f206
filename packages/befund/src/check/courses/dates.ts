import { stemsOf } from '../../anatomy/word-stem.ts'
import type { Span } from '../../model.ts'
import { fitsAt, tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash, Proposal } from '../clash.ts'
import { isHistory } from '../operations/is-history.ts'
import { sentencePlace } from '../sentence-place.ts'

interface NamedDate {
  /** 0 where only the month is named. */
  day: number
  month: number
  year: number
  word: Span
  sentence: Sentence
  /** Of what: an earlier examination, this one, the birth, or something else. */
  of: 'prior' | 'current' | 'birth' | 'past' | 'due' | 'other'
  isSized: boolean
  /** "CT" of "CT vom 04.11.2023". */
  modality: string | null
}

const comparedAtMost = 80
const modalities = /CT|MRT?|Röntgen|Sono|Mammo|PET/

/** Dates that cannot be, earlier examinations after this one, and one prior examination under two dates. */
export function dateClashes(sentences: readonly Sentence[]): Clash[] {
  const named = sentences.flatMap(datesOf).slice(0, comparedAtMost)
  const dates = named.filter(exists)
  const impossible = named.filter((date) => !exists(date)).map(impossibleDate)
  return [...impossible, ...laterThanNow(dates), ...beforeBirth(dates), ...twoDatesOfPrior(dates)]
}

/** "ED 04/24" */
const diagnosed = /^(?:(?:Erst)?[Dd]iagnose|ED|OP|seit)$/

function datesOf(sentence: Sentence): NamedDate[] {
  const words = sentence.all
  let last: NamedDate['of'] = 'other'
  const named: NamedDate[] = []
  words.forEach((word, at) => {
    if (word.kind !== 'number' || !/[./]/.test(word.text)) return
    const match =
      /^(\d{1,2})\.(\d{1,2})\.((?:19|20)?\d{2})$/.exec(word.text) ??
      /^()(\d{1,2})[/.]((?:19|20)\d{2})$/.exec(word.text) ??
      (fitsAt(words, at - 1, diagnosed) ? /^()(\d{1,2})\/(\d{2})$/.exec(word.text) : null)
    if (match === null) return
    const year = Number(match[3])
    // "MRT vom 16.01.2026 (postoperativ) und vom 04.05.2026", "CT vom 16.01.2026 und 04.05.2026"
    const isNamed = words[at - 1]?.text === 'vom'
    const isJoined =
      fitsAt(words, isNamed ? at - 2 : at - 1, /^(?:,|und|sowie)$/) && (isNamed || words[at - 2]?.kind === 'number')
    if (!isJoined || last !== 'prior') last = subjectOf(words, at, sentence)
    named.push({
      day: Number(match[1]),
      modality: modalities.exec(words[at - 1]?.text === 'vom' ? (words[at - 2]?.text ?? '') : '')?.[0] ?? null,
      month: Number(match[2]),
      year: year < 100 ? 2000 + year : year,
      word,
      sentence,
      of: last,
      isSized: isBeforeSize(words, at),
    })
  })
  return named
}

const earlier = stemsOf(
  'Vorbefund Voruntersuchung VU VA Voraufnahme Vorstudie Vergleich Vergleichsuntersuchung Vergleichsaufnahme Vor-CT Vor-MRT Vor-PET Vorher-PET ' +
    'zuletzt Referenz Voraufn Voruntersuch. Vorunters. Vergl. Vgl gegenüber ggü. gg. Vor-Röntgen Vorsonographie Vormammographie Vorbilder',
)
const events =
  /^(?:op|geb\.?|geboren|geburtsdatum|z\.|z\.n\.|zustand|st\.|st\.p\.?|status|implantation|anlage|therapie|diagnose|ed|punktion|einlage|laborwerte?)$|(?:operation|tomie|plastik|dese|these|trauma|unfall(?:datum)?|sturz|biopsie|resektion|infarkt|fraktur|blutung)$/i
/** Nobody plans one. */
const accident = /^(?:Sturz|Unfall|Trauma)$|unfall(?:datum)?$|trauma$/i
/** What has not yet been. */
const planned = /^(?:geplant|vorgesehen|bevorstehend|anstehend|termin|kontrolle|nächst|vor$|präop|empf)|planung/i
/** Of the report itself, which is written later. */
const ofReport =
  /^(?:Befund(?:datum|et)?|Bericht|Diktat|diktiert|freigegeben|Freigabe|Druck|Ausgang|gedruckt|Rücksprache|Nachtrag)/
const nearBy = 7
const birth = /^(?:\*|geb\.?|geborene?[nrms]?|geburtsdatum:?)$/i
const birthWithin = 3

function subjectOf(words: readonly Word[], at: number, sentence: Sentence): NamedDate['of'] {
  const before = words.slice(Math.max(0, at - nearBy), at)
  if (isOfToday(words, at)) return 'current'
  // "auf der Aufnahme vom 18.09.2024 vor Anlage der Drainage"
  if (words[at + 1]?.text === 'vor' && fitsAt(words, at + 2, /^\p{Lu}/u)) return 'other'
  if (tells(before.slice(-birthWithin), birth)) return 'birth'
  if (isOfTitle(sentence, before) || isOpeningLine(sentence, words, at)) return 'current'
  const named = before.findLast(({ text }) => !/^(?:vom|zum|dem)$/.test(text))
  if (/^[gV]/.test(named?.text ?? '') && earlier.has(named?.stem ?? '')) return 'prior'
  if (tells(before, events))
    return (isBeforeReport(sentence) || [0, at - 1, at - 2].some((near) => fitsAt(words, near, accident))) &&
      !tells(words, planned)
      ? 'past'
      : 'other'
  if (before.some((word) => earlier.has(word.stem)) || isOfLast(words, at)) return 'prior'
  if (sentence.section === 'priorStudy') return 'prior'
  if (isSince(words, at) || isMeasuredThen(words, at) || isComparedWith(words, at)) return 'prior'
  if (words[at]?.text.includes('/')) return 'other'
  if (isDue(words, at, sentence)) return 'due'
  if (saysToday(words, at)) return 'current'
  // "CT, 1 h p.i., 03.06.2024"
  if (
    sentence.start === 0 &&
    (words[at - 1]?.text === 'vom' ||
      (at === words.length - 1 && (words[at - 1]?.text === ',' || fitsAt(words, 0, modalities))))
  )
    return 'current'
  if (isWhatWas(words, at)) return 'past'
  if (isOfHistory(sentence)) return isExamination(words, at) ? 'prior' : 'past'
  return sentence.section === 'title' || sentence.section === 'technique' ? 'current' : 'other'
}

/** "Heutige Untersuchung vom ...", "wir berichten über die Untersuchung vom ...". */
function isOfToday(words: readonly Word[], at: number): boolean {
  if (!isExamination(words, at)) return false
  const by = words[at - 3]?.text ?? ''
  return /^(?:heutige|aktuelle|jetzige)[rnsm]?$/i.test(by) || (by === 'die' && words[at - 4]?.text === 'über')
}

/** "Letztes MRT vom ..." */
function isOfLast(words: readonly Word[], at: number): boolean {
  return isExamination(words, at) && fitsAt(words, at - 3, /^(?:letzte|vorherige|vorangegangene)[rnsm]?$/i)
}

function isExamination(words: readonly Word[], at: number): boolean {
  const [name = '', of = ''] = [words[at - 2]?.text, words[at - 1]?.text]
  return /^vom$/i.test(of) && (modalities.test(name) || /^(?:Untersuchung|Kontrolle|Bildgebung|Aufnahme)$/.test(name))
}

/** "Stanzbiopsie links am 06.10.2026": the intervention is what the report is of. */
function isOfTitle({ section }: Sentence, before: readonly Word[]): boolean {
  return (
    section === 'title' &&
    /^(?:am|vom)$/.test(before.at(-1)?.text ?? '') &&
    !tells(before, /^(?:,|nach|beim?|Z\.|St\.|Status|Zustand|Vor.*|.*kontrolle)$/i)
  )
}

/** "MRT des Abdomens vom 04.11.2023:" on a line of its own, below the question. */
function isOpeningLine({ opensLine }: Sentence, words: readonly Word[], at: number): boolean {
  if (!opensLine || words[at - 1]?.text !== 'vom') return false
  return fitsAt(words, 0, modalities) && words[at + 1]?.text === ':'
}

/** "Indikation: Mikrokalk, Mammographie vom 14.09.2026", "Bandläsion? Distorsion am 15.02.2026" */
function isOfHistory({ section, all }: Sentence): boolean {
  return (section === 'clinicalHistory' || section === 'clinicalQuestion') && !tells(all, planned)
}

/** "Druckverband bis 14.03.2025.", "Nächste Kontrolle am ..." */
function isDue(words: readonly Word[], at: number, { section }: Sentence): boolean {
  return (
    (section === 'impression' || section === 'recommendation') &&
    fitsAt(words, at - 1, /^(?:bis|am)$/) &&
    ((words.length <= at + 2 && fitsAt(words, at - 2, due)) || isTold(words))
  )
}

/** Of a result nobody speaks before it is there, but "wie am 13.05.2025 besprochen". */
function isTold(words: readonly Word[]): boolean {
  return (
    tells(words, /^(?:besprochen|mitgeteilt|übermittelt)$/) && !tells(words, /^(?:wie|bereits|schon|zuletzt|Tumor)/i)
  )
}

const due = /(?:kontrolle|stellung|termin|verband|ruhe|schonung)$/i

/** "Erste TACE am 12.09.2024", "nach Herzkatheter vom 26.10.2026" */
function isWhatWas(words: readonly Word[], at: number): boolean {
  if (words[at - 1]?.text === 'vom' && words[at - 3]?.text === 'nach') return true
  return (
    words[at - 1]?.text === 'am' &&
    tells(words.slice(0, at), /^(?:erste[rsn]?|letzte[rsn]?|zuletzt|nach|seit)$/i) &&
    !words.some(({ text }) => planned.test(text) || ofReport.test(text))
  )
}

/** "keine neuen Herde seit 18.04.2023", "unverändert seit ...". */
function isSince(words: readonly Word[], at: number): boolean {
  const to = words[at - 1]?.text === 'dem' ? at - 2 : at - 1
  if (!fitsAt(words, to, /^(?:seit|zu|zum|ab)$/i)) return false
  return tells(
    words,
    /^(?:neue?[rsnm]?|unverändert|stabil|konstant|ident|idem|größer|kleiner)$|änderung|konstan|progre|regre|remission|zunahme|abnahme|wachs|rückbild|rückläuf|hinzugek/i,
  )
}

/** "Am 22.11.2022 maß sie 9 mm", "(09/2022: 11 mm)". */
function isMeasuredThen(words: readonly Word[], at: number): boolean {
  const size = fitsAt(words, at + 2, /^(?:ca\.|etwa)$/) ? at + 3 : at + 2
  if (words[at + 1]?.text === ':' && words[size]?.kind === 'number') return true
  if (isBeforeSize(words, at)) return true
  return fitsAt(words, at + 1, /^(?:maß|mass|noch|ebenfalls|nicht)$/)
}

/** "(am 05.11.2022 9 x 6 mm)", "am 05.11.2022 waren es 9 mm" */
function isBeforeSize(words: readonly Word[], at: number): boolean {
  return (
    fitsAt(words, at - 1, /^am$/i) &&
    (words[at + 1]?.kind === 'number' || fitsAt(words, at + 1, /^(?:war|waren|hatten?|betrug)$/))
  )
}

/** "gegenüber der MRT vom 17.06.2024". */
function isComparedWith(words: readonly Word[], at: number): boolean {
  return (
    isExamination(words, at) &&
    tells(words.slice(Math.max(0, at - 5), at - 2), /^(?:gegenüber|gg\.?|ggü\.?|seit|zu|zur|zum|mit|i[mn]|der)$/i)
  )
}

/** What happened before the examination is told with its title, its question or its history. */
function isBeforeReport(sentence: Sentence): boolean {
  return sentence.section === 'title' || sentence.section === 'clinicalQuestion' || isHistory(sentence)
}

/** A sentence that opens with "(Aktuelle) Untersuchung vom ..." and compares with nothing. */
function saysToday(words: readonly Word[], at: number): boolean {
  const opening = words.slice(0, at).map((word) => word.text.toLowerCase())
  return (
    /^(?:(?:aktuelle|heutige|jetzige) )?(?:untersuchung(?:s(?:datum|tag))?|(?:aufnahme|eingriffs)?datum|aufnahme(?= v))(?: vom| am| :)?$/.test(
      opening.join(' '),
    ) && words.length <= at + 3
  )
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

/** One part of the date is another. */
function isOneSlipFrom(one: NamedDate, two: NamedDate): boolean {
  if (one.day === 0 || two.day === 0 || one.sentence === two.sentence) return false
  const apart = [one.day !== two.day, one.month !== two.month, one.year !== two.year].filter(Boolean).length
  return apart === 1
}

/** "Im Vergleich zum Vorbefund vom 03.04.2024" where one alone is listed. */
function isOfThePrior({ sentence: { all }, word }: NamedDate): boolean {
  const at = all.findIndex(({ start }) => start === word.start)
  const before = all.slice(Math.max(0, at - 3), at).map(({ text }) => text)
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
