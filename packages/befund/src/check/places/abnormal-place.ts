import type { StatementIndex } from '../index-statements.ts'
import type { NamedPlace } from './named-places.ts'

/** Something asserted there that is no normality. */
export function isAbnormal(place: NamedPlace, index: StatementIndex): boolean {
  if (isTorn(place) || isInBracket(place)) return true
  if (place.sentence.words.some(({ text }) => changed.test(text))) return true
  return [...index.findings, ...index.impression].some(
    (one) =>
      one.sentence === place.sentence &&
      one.finding !== null &&
      one.stance === 'asserted' &&
      one.sites.get(place.group)?.has(place.value) === true,
  )
}

/** "Veränderungen im Jejunum": something is there, of whatever kind. */
const changed = /^(?:Veränderung|Auffälligkeit|Prozess)/

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
