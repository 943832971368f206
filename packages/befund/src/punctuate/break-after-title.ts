import type { Edit, Piece } from '../model.ts'
import { outerSpan } from '../resolve/piece-spans.ts'
import { opensHead } from './phrase-ahead.ts'
import { type TaggedWord, tagWord } from './tagged-word.ts'
import { namesRegion, regionLength, titleLength } from './title-length.ts'

const longestAhead = 8

/**
 * The examination that a dictation opens with gets a line of its own where a statement begins straight behind it:
 * "CT Thorax kein Erguss", "Knie rechts geringer Gelenkerguss".
 */
export function breakAfterTitle(
  pieces: readonly Piece[],
  dictated: boolean,
): { pieces: readonly Piece[]; edits: Edit[] } {
  if (!dictated) return { pieces, edits: [] }
  const named = titleLength(pieces)
  const length = named > 0 ? named : regionLength(pieces)
  const [last, next] = [pieces[length - 1], pieces[length]]
  if (
    last === undefined ||
    next?.before !== 'space' ||
    next.heading !== undefined ||
    (named === 0 && namesRegions(pieces))
  )
    return { pieces, edits: [] }
  const ahead = pieces.slice(length, length + longestAhead).filter(({ text }) => text !== ',')
  const words = ahead.map((piece, at) => tagWord(piece, ahead[at - 1], ahead[at + 1]))
  if (!opensHead(words, 0) && !(named > 0 && (opensEntry(words[0]) || words[1]?.key === 'vergleich')))
    return { pieces, edits: [] }
  const edit: Edit = { from: last.text, to: `${last.text}\n`, rule: 'title', span: outerSpan([last]) }
  return { pieces: pieces.with(length, { ...next, before: 'line' }), edits: [edit] }
}

/** "CT Thorax Leber unauffällig", "CT Schädel Sturz auf den Kopf" */
function opensEntry(word: TaggedWord | undefined): boolean {
  return word?.tag === 'noun' && (word.names !== null || reasons.test(word.key))
}

const reasons = /^(?:status|zustand|verdacht|sturz|unfall|distorsion|trauma|husten|fieber|screening|patient)/

/** Where another statement begins with a region, regions are subjects and no titles. */
function namesRegions(pieces: readonly Piece[]): boolean {
  return pieces.some(({ text }, at) => text === '.' && namesRegion(pieces[at + 1]?.text ?? ''))
}
