import { seen } from '../arrange/free-findings.ts'
import type { Sentence } from '../compile-transcript.ts'
import { introductory } from '../understand/read-sentences.ts'
import type { Dictated } from './dictated.ts'
import { topicOf } from './place.ts'
import { bestSlot } from './route.ts'
import type { SlotProfile } from './slot-profile.ts'

/** History and questions name organs too. */
const tellsHistory =
  /^(?:bekannt|zustand nach|z\. ?n\.|st\. ?n\.|status nach|verdacht|v\. ?a\.|ausschluss|frage|seit|anamnestisch|klinisch|geplant)|\b(?:damals|seinerzeit|vorbeschrieben\p{L}*)\b|\?$/iu
/** A slot that fits this well is what the sentence is about. */
const sureScore = 60
const likelyScore = 50

/**
 * "Fragestellung Impingement Fragezeichen Supraspinatussehne mit Partialruptur": where no heading opens the findings,
 * they begin with the first sentence behind the one under the last introductory heading that has a place of its own.
 *
 * @param readings  the sentences of the dictation as `readDictated` gives them, in the same order
 */
export function withUndeclaredFindings(
  sentences: readonly Sentence[],
  readings: readonly Dictated[],
  profiles: readonly SlotProfile[],
): readonly Sentence[] | null {
  if (sentences.some(({ section }) => section === 'findings')) return null
  const last = readings.findLast(({ section }) => introductory.has(section))?.section
  const first = readings.findIndex(({ section }) => section === last)
  const from = readings.findIndex(
    (part, index) => index > first && part.section === last && opensFindings(part, profiles, last === 'priorStudy'),
  )
  if (last === undefined || from < 0) return null
  const moved = new Set(
    readings.slice(from).flatMap(({ section, pieces }) => (section === last ? pieces.slice(-1) : [])),
  )
  return sentences.map((one) => (one.pieces.some((piece) => moved.has(piece)) ? { ...one, section: 'findings' } : one))
}

/** Below a prior study an operation is no history. */
function opensFindings(part: Dictated, profiles: readonly SlotProfile[], isPrior: boolean): boolean {
  if (!isPrior && tellsHistory.test(part.text.trim())) return false
  if (part.statements.length === 0 && part.clauses.every(({ organs }) => organs.length === 0)) return false
  const isSeen = !isPrior && seen(part)
  // "Thalamus links 11 mm", "LVEF auf 38 % reduziert"
  if (isSeen && part.statements.some(({ measures }) => measures.length > 0)) return true
  return (bestSlot(topicOf(part), profiles)?.score ?? 0) >= (isPrior || isSeen ? likelyScore : sureScore)
}
