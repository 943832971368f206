import { tells } from '../../read/tells.ts'
import type { StatementIndex } from '../index-statements.ts'
import { isOtherIncidental } from '../sides/side-named.ts'
import type { NamedPlace } from './named-places.ts'

/** Something asserted there that is no normality. */
export function isAbnormal(place: NamedPlace, index: StatementIndex): boolean {
  if (isTorn(place) || isInBracket(place)) return true
  if (tells(place.sentence.words, changed) || tells(place.sentence, located)) return true
  return [...index.findings, ...index.impression].some(
    (one) =>
      one.sentence === place.sentence &&
      one.finding !== null &&
      !/abstrom$/.test(one.finding) &&
      one.stance === 'asserted' &&
      // "Bei 10 Uhr Herd"
      (/^\d/.test(place.word.text) || one.sites.get(place.group)?.has(place.value) === true),
  )
}

/** A lipoma of another lobe is not the infarct told. */
export function isIncidentalThere(
  one: NamedPlace,
  place: NamedPlace,
  { findings, impression }: StatementIndex,
): boolean {
  const told = impression.filter(({ sentence }) => sentence === place.sentence)
  const there = findings.filter(({ sentence, finding }) => sentence === one.sentence && finding !== null)
  return (
    told.length > 0 &&
    there.length > 0 &&
    there.every((known) => told.every((other) => isOtherIncidental(known, other)))
  )
}

/** "Veränderungen im Jejunum": something is there, of whatever kind. */
const changed = /^(?:Veränderung|Auffälligkeit|Prozess)/
/** "Sie ist im Temporallappen gelegen": what was told just before. */
export const located = /^(?:gelegen|lokalisiert)$/

/** "Azetabulumfraktur (hinterer Pfeiler)" */
function isInBracket({ sentence: { all }, word }: NamedPlace): boolean {
  return all.findLast(({ text, start }) => start < word.start && /^[()]$/.test(text))?.text === '('
}

/** "LFTA nicht abgrenzbar": of a band the denial is the finding. */
export function isTorn({ group, sentence }: NamedPlace): boolean {
  return (
    /ligament|tendon|cruciate/.test(group) &&
    sentence.words.some(
      ({ text }, at) =>
        text === 'nicht' &&
        /^(?:mehr|sicher|abgrenzbar|darstellbar|durchgehend)$/.test(sentence.words[at + 1]?.text ?? ''),
    )
  )
}
