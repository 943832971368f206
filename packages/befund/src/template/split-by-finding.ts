import { gapOf, piecesText } from '../resolve/piece-text.ts'
import type { Statement } from '../understand/statement.ts'
import { readClauses } from './clauses.ts'
import { capitalised, type Dictated, endedWithStop } from './dictated.ts'
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
 * A side or a denial that both may share keeps them together.
 */
export function splitByFinding(part: Dictated, profiles: readonly SlotProfile[]): Dictated[] {
  if (
    part.statements.filter(isKnown).length < 2 ||
    part.labelPieces > 0 ||
    part.label !== null ||
    denies.test(part.text)
  )
    return [part]
  let at = 0
  for (const [index, piece] of part.pieces.entries()) {
    if (index > 0) at += gapOf(piece).length
    at += piece.text.length
    if (!['und', 'sowie', ','].includes(piece.text)) continue
    const halves = cutBehind(part, index, at)
    if (halves !== null && belongApart(halves, profiles)) return [halves[0], ...splitByFinding(halves[1], profiles)]
  }
  return [part]
}

function isKnown({ finding }: Statement): boolean {
  return finding !== null && !finding.startsWith('w:')
}

function cutBehind(part: Dictated, index: number, at: number): [Dictated, Dictated] | null {
  const gap = part.pieces[index + 1]
  // "mit einer Plaque und einer Stenose" is one phrase.
  if (gap === undefined) return null
  const start = at + gapOf(gap).length
  const isLeft = (offset: number): boolean => offset - part.at < start
  const left = part.statements.filter((one) => isLeft(one.at.start))
  const right = part.statements.filter((one) => !isLeft(one.at.start))
  if (!left.some(isKnown) || !right.some(isKnown)) return null
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
    return route !== null && route.score >= (topic.implied ? sureScore : namedScore) ? route : null
  })
  if (one == null || other == null || one.slot === other.slot) return false
  const here = bestSlot(
    topicOf(right),
    profiles.filter(({ slot }) => slot === one.slot),
  )
  return here === null || here.score < other.score
}
