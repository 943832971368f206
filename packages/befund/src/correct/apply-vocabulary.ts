import { foldWord } from '../lexicon/fold-word.ts'
import type { Edit, Piece, VocabularyEntry, VocabularyHit } from '../model.ts'
import { startsUpper } from '../read/starts-upper.ts'
import { upperFirst } from '../read/upper-first.ts'
import { outerSpan } from '../resolve/piece-spans.ts'
import { isProtected } from './protected-words.ts'

export interface UsableEntry extends VocabularyEntry {
  /** Folded words of the original and of the correction. */
  from: readonly string[]
  to: readonly string[]
}

interface Replaced {
  pieces: readonly Piece[]
  edits: Edit[]
  vocabularyHits: VocabularyHit[]
}

/** The user's own corrections, longest original first; case does not matter. */
export function applyVocabulary(pieces: readonly Piece[], entries: readonly UsableEntry[]): Replaced {
  if (entries.length === 0) return { pieces, edits: [], vocabularyHits: [] }
  const byFirstWord = Map.groupBy(entries, (entry) => entry.from[0] ?? '')
  const result: Piece[] = []
  const edits: Edit[] = []
  const counts = new Map<UsableEntry, number>()
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] as Piece
    const entry =
      piece.kind === 'word'
        ? byFirstWord.get(foldWord(piece.text))?.find((one) => standsAt(pieces, at, one))
        : undefined
    if (entry === undefined) {
      result.push(piece)
      at++
      continue
    }
    const replaced = pieces.slice(at, at + entry.from.length)
    result.push(...replacement(replaced, entry))
    edits.push(editOf(replaced, entry))
    counts.set(entry, (counts.get(entry) ?? 0) + 1)
    at += entry.from.length
  }
  return { pieces: result, edits, vocabularyHits: hitsOf(counts) }
}

/** Entries that touch no number, side, negation, level or grade, the one with the most words first. */
export function usableEntries(vocabulary: readonly VocabularyEntry[]): UsableEntry[] {
  return vocabulary
    .map((entry) => ({ ...entry, from: foldedWords(entry.originalWord), to: foldedWords(entry.correctedWord) }))
    .filter(({ from, to, originalWord, correctedWord }) => {
      const words = [...originalWord.split(/\s+/), ...correctedWord.split(/\s+/)]
      return (
        from.length > 0 && to.length > 0 && originalWord.trim() !== correctedWord.trim() && !words.some(isProtected)
      )
    })
    .sort((one, other) => other.from.length - one.from.length)
}

function foldedWords(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(foldWord)
}

function standsAt(pieces: readonly Piece[], at: number, entry: UsableEntry): boolean {
  if (!wordsMatch(pieces, at, entry.from)) return false
  const written = pieces
    .slice(at, at + entry.from.length)
    .map((piece) => piece.text)
    .join(' ')
  return written !== entry.correctedWord.trim() && !isWrittenOut(pieces, at, entry)
}

/** "CT" for "CT-Untersuchung Thorax" stays where the long form stands already, or each run would lengthen it. */
function isWrittenOut(pieces: readonly Piece[], at: number, { from, to }: UsableEntry): boolean {
  if (to.length <= from.length) return false
  return to.some((_, offset) => from.every((word, i) => to[offset + i] === word) && wordsMatch(pieces, at - offset, to))
}

function wordsMatch(pieces: readonly Piece[], at: number, words: readonly string[]): boolean {
  return words.every((word, i) => {
    const piece = pieces[at + i]
    if (piece === undefined || foldWord(piece.text) !== word) return false
    return i === 0 || piece.before === 'space'
  })
}

function replacement(replaced: readonly Piece[], entry: UsableEntry): Piece[] {
  const first = replaced[0] as Piece
  const spans = [outerSpan(replaced)]
  const words = entry.correctedWord.trim().split(/\s+/)
  return words.map((word, i) => {
    const text = i === 0 ? withCapitalOf(first.text, word, entry.originalWord) : word
    const origin = { kind: 'vocabulary', spans, originalWord: entry.originalWord } as const
    return i === 0 ? { ...first, text, origin } : { text, kind: 'word', before: 'space', origin }
  })
}

/** A capital that the sentence gave the original goes over to the correction. */
function withCapitalOf(written: string, corrected: string, original: string): string {
  const raised = startsUpper(written) && !startsUpper(original.trim())
  return raised ? upperFirst(corrected) : corrected
}

function editOf(replaced: readonly Piece[], entry: UsableEntry): Edit {
  return {
    from: replaced.map((piece) => piece.text).join(' '),
    to: entry.correctedWord.trim(),
    rule: 'vocabulary',
    span: outerSpan(replaced),
  }
}

function hitsOf(counts: ReadonlyMap<UsableEntry, number>): VocabularyHit[] {
  return [...counts].map(([{ originalWord, correctedWord }, count]) => ({ originalWord, correctedWord, count }))
}
