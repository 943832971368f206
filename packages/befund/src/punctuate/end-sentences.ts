import type { Edit, Piece } from '../model.ts'
import { opensLine } from '../read/opens-line.ts'
import { textKey } from '../read/text-key.ts'
import { upperFirst } from '../read/upper-first.ts'
import { wordSet } from '../read/word-set.ts'
import { startsCommand } from '../resolve/command-words.ts'
import { startsHeading } from '../resolve/heading-words.ts'
import { isLatinStop } from '../resolve/latin-stop.ts'
import { outerSpan } from '../resolve/piece-spans.ts'
import { findEnds } from './find-ends.ts'
import { type Tag, type TaggedWord, tagWord } from './tagged-word.ts'

const endMarks = wordSet('. ? ! ;')
const fewestWords = 4
/** What begins a statement even where other stops were spoken. */
const surest: ReadonlySet<Tag> = new Set(['denial', 'attribute'])

/**
 * Full stops for a dictation that was spoken without them, or with some: statements in nominal style end where a phrase
 * is whole and another one begins; lists get their commas. Unsure places stay open. Every mark is derived from the word
 * before it and an edit of its own.
 */
export function endSentences(pieces: readonly Piece[], dictated: boolean): { pieces: readonly Piece[]; edits: Edit[] } {
  if (!dictated || pieces.length < fewestWords) return { pieces, edits: [] }
  const isMarked = pieces.some(
    (piece, at) => endMarks.has(piece.text) && !isLatinStop(pieces, at) && !isItemStop(pieces, at),
  )
  const edits: Edit[] = []
  const ended: Piece[] = []
  const runs = runsOf(pieces)
  runs.forEach((run, nth) => {
    const isOpen = runs[nth + 1]?.[0]?.kind !== 'punctuation'
    if (run.length < fewestWords || (isMarked && (isOpen || !looksUnmarked(run)))) {
      ended.push(...run)
      return
    }
    const words = run.map((piece, at) => tagWord(piece, run[at - 1], run[at + 1]))
    const found = findEnds(words)
    const ends = found.ends.filter(
      (at) =>
        !meansMoreBehindStop(run[at]) &&
        !areInitials(run[at - 1], run[at]) &&
        (!isMarked || surest.has(words[at]?.tag ?? 'value')),
    )
    const stops = new Set(!isMarked || ends.length > 1 || isOtherHalf(words, ends[0] ?? 0) ? ends : [])
    const commas = new Set(found.commas)
    if (isOpen && stops.size + commas.size > 0) stops.add(run.length)
    run.forEach((spoken, at) => {
      const piece = stops.has(at) && run[at - 1]?.text.endsWith('.') ? raised(spoken, edits) : spoken
      ended.push(piece)
      // "o. B." ends with a point of its own, and the capital behind it tells.
      if (stops.has(at + 1) && piece.text.endsWith('.')) return
      const mark = stops.has(at + 1) ? '.' : ','
      if (mark === ',' && !commas.has(at + 1)) return
      ended.push(markBehind(piece, mark))
      const rule = mark === '.' ? 'sentenceEnd' : 'listComma'
      edits.push({ from: piece.text, to: piece.text + mark, rule, span: outerSpan([piece]) })
    })
  })
  return { pieces: ended, edits }
}

function raised(piece: Piece, edits: Edit[]): Piece {
  const text = upperFirst(piece.text)
  if (text !== piece.text) edits.push({ from: piece.text, to: text, rule: 'sentenceStart', span: outerSpan([piece]) })
  return { ...piece, text }
}

/** "RV LV Quotient 1,2": one name. */
function areInitials(one: Piece | undefined, two: Piece | undefined): boolean {
  return [one, two].every((piece) => /^\p{Lu}{2,3}$/u.test(piece?.text ?? ''))
}

/** "Rechte Niere 11 cm linke Niere 10 cm": of a pair that is half named, the other begins. */
function isOtherHalf(words: readonly TaggedWord[], at: number): boolean {
  const side = words[at]?.key ?? ''
  return (
    half.test(side) &&
    words.some(({ key }, before) => {
      const isBefore = before < at - 1 && words[before + 1]?.key === words[at + 1]?.key
      return isBefore && half.test(key) && key !== side
    })
  )
}

const half = /^(?:link|recht)e[rs]?$/i
const longRun = 8

/** Spares most runs that end with a mark of their own: long, two nouns side by side, or both halves of a pair. */
function looksUnmarked(run: readonly Piece[]): boolean {
  return (
    run.length >= longRun ||
    run.filter(({ text }) => half.test(text)).length > 1 ||
    run.some(
      ({ kind, text }, at) => kind === 'word' && capitalised.test(text) && capitalised.test(run[at + 1]?.text ?? ''),
    )
  )
}

/** Neither an abbreviation nor an adjective that a sentence begins with. */
const capitalised = /^\p{Lu}\p{Ll}{3,}(?<!es|[nt]e)$/u

/** "Absatz" and "Befund" behind a stop would be a command and a heading. */
function meansMoreBehindStop(piece: Piece | undefined): boolean {
  const key = textKey(piece?.text ?? '')
  return startsCommand(key) || startsHeading(key)
}

/** Behind the number of an item: "1." */
function isItemStop(pieces: readonly Piece[], at: number): boolean {
  const number = pieces[at - 1]
  return pieces[at]?.text === '.' && number?.kind === 'number' && number.before === 'line'
}

/** What stands between marks, headings and line ends; marks and headings are runs of one. */
function runsOf(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = []
  let run: Piece[] = []
  let isOpen = false
  pieces.forEach((piece, at) => {
    const isWord = (piece.kind !== 'punctuation' && piece.heading === undefined) || isLatinStop(pieces, at)
    if (isOpen && isWord && !opensLine(piece)) run.push(piece)
    else {
      run = [piece]
      runs.push(run)
    }
    isOpen = isWord
  })
  return runs
}

function markBehind(piece: Piece, mark: string): Piece {
  return { text: mark, kind: 'punctuation', before: 'none', origin: { kind: 'derived', spans: [outerSpan([piece])] } }
}
