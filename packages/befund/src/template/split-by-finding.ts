import { gapOf, piecesText } from '../resolve/piece-text.ts'
import { readClauses } from './clauses.ts'
import { capitalised, type Dictated, endedWithStop } from './dictated.ts'
import { isKnown, isTold } from './head-of.ts'
import { topicOf } from './place.ts'
import { bestSlot } from './route.ts'
import { sideOf } from './side-of.ts'
import type { SlotProfile } from './slot-profile.ts'

const sureScore = 60
/** "Kieferhöhle" below "Nasennebenhöhlen": its own organ is named. */
const namedScore = 40
const denies = /\b(?:kein\p{L}*|nicht|ohne|weder)\b/iu

/**
 * "Verdichtung im linken Unterlappen und begleitender Pleuraerguss links": two findings with places of their own.
 * A side or a denial that both may share keeps them together; "Regelrechtes Alignement, keine Fraktur" share none.
 */
export function splitByFinding(part: Dictated, profiles: readonly SlotProfile[]): Dictated[] {
  if (part.statements.filter(isTold).length < 2 || part.labelPieces > 0 || part.label !== null) return [part]
  const isDenied = denies.test(part.text)
  let at = 0
  for (const [index, piece] of part.pieces.entries()) {
    if (index > 0) at += gapOf(piece).length
    at += piece.text.length
    if (!['und', 'sowie', ','].includes(piece.text)) continue
    const halves = cutBehind(part, index, at)
    if (halves !== null && (!isDenied || isDeniedAlone(halves)) && belongApart(halves, profiles))
      return [halves[0], ...splitByFinding(halves[1], profiles)]
  }
  return [part]
}

/** The first half names no organ that the second may be about. */
function isDeniedAlone([left, right]: readonly [Dictated, Dictated]): boolean {
  return /^Kein/.test(right.text) && !denies.test(left.text) && left.clauses.every(({ organs }) => organs.length === 0)
}

function cutBehind(part: Dictated, index: number, at: number): [Dictated, Dictated] | null {
  const gap = part.pieces[index + 1]
  // "mit einer Plaque und einer Stenose" is one phrase, "mit Verlagerung ..." no sentence.
  if (gap === undefined || gap.text === 'mit') return null
  const start = at + gapOf(gap).length
  const isLeft = (offset: number): boolean => offset - part.at < start
  const left = part.statements.filter((one) => isLeft(one.at.start))
  const right = part.statements.filter((one) => !isLeft(one.at.start))
  if (!left.some(isTold) || !right.some(isKnown)) return null
  return [
    halfOf(part, endedWithStop(part.pieces.slice(0, index + 1)), left, 0),
    halfOf(part, capitalised(part.pieces.slice(index + 1)), right, start),
  ]
}

function halfOf(
  part: Dictated,
  pieces: Dictated['pieces'],
  statements: Dictated['statements'],
  start: number,
): Dictated {
  const text = piecesText(pieces)
  return {
    ...part,
    pieces,
    text,
    statements,
    clauses: readClauses(text).flatMap((one) => one.clauses),
    at: part.at + start,
  }
}

function belongApart([left, right]: readonly [Dictated, Dictated], profiles: readonly SlotProfile[]): boolean {
  if (sideOf(right.text) !== null && sideOf(left.text) === null && topicOf(left).implied) return false
  const [one, other] = [left, right].map((half) => {
    const topic = topicOf(half)
    const route = bestSlot(topic, profiles)
    return route !== null && route.score >= (topic.implied && !denies.test(right.text) ? sureScore : namedScore)
      ? route
      : null
  })
  if (one == null || other == null || one.slot === other.slot) return false
  // "Milzriss, aktive Blutung, im Becken Blut": the second half would begin with what is of the first.
  const [first, ...rest] = right.clauses
  if (first?.organs.length === 0 && rest.some(({ organs }) => organs.length > 0)) return false
  const here = bestSlot(
    topicOf(right),
    profiles.filter(({ slot }) => slot === one.slot),
  )
  return here === null || here.score < other.score
}
