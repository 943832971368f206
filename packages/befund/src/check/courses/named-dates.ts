import { stemsOf } from '../../anatomy/word-stem.ts'
import type { Span } from '../../model.ts'
import { fitsAt, tells } from '../../read/tells.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import { isHistory } from '../operations/is-history.ts'

export interface NamedDate {
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

export const modalities = /CT|MRT?|Röntgen|Sono|Mammo|PET/

/** "ED 04/24" */
const diagnosed = /^(?:(?:Erst)?[Dd]iagnose|ED|OP|seit)$/

export function datesOf(sentence: Sentence): NamedDate[] {
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

export const earlier = stemsOf(
  'Vorbefund Voruntersuchung VU VA Voraufnahme Vorstudie Vergleich verglichen Vergleichsuntersuchung Vergleichsaufnahme Vor-CT Vor-MRT Vor-PET Vorher-PET ' +
    'zuletzt Referenz Voraufn Voruntersuch. Vorunters. Vergl. Vgl gegenüber ggü. gg. Vor-Röntgen Vorsonographie Vormammographie Vorbilder',
)
export const events =
  /^(?:op|geb\.?|geboren|geburtsdatum|z\.|z\.n\.|zustand|st\.|st\.p\.?|status|implantation|anlage|therapie|diagnose|ed|punktion|einlage|laborwerte?)$|(?:operation|tomie|plastik|dese|these|trauma|ereignis|unfall(?:datum)?|sturz|biopsie|resektion|infarkt|fraktur|blutung)$/i
/** Nobody plans one. */
export const accident = /^(?:Sturz|Unfall|Trauma|Ereignis)$|unfall(?:datum)?$|(?:trauma|ereignis)$/i
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
export function isOfHistory({ section, all }: Sentence): boolean {
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
