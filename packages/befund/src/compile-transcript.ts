import { correct } from './correct/correct.ts'
import type { CoverageEntry, Edit, Options, Piece, Question, SectionId, Span, VocabularyHit } from './model.ts'
import { breakAfterTitle } from './punctuate/break-after-title.ts'
import { endSentences } from './punctuate/end-sentences.ts'
import { tokensOf } from './read/read.ts'
import { splitSentences } from './read/split-sentences.ts'
import { capitaliseSentences } from './resolve/capitalise-sentences.ts'
import { outerSpan } from './resolve/piece-spans.ts'
import { piecesText } from './resolve/piece-text.ts'
import { resolve } from './resolve/resolve.ts'
import { idsIn } from './template/terms-in.ts'
import { rememberPair } from './word-memory.ts'

export interface Sentence extends Span {
  pieces: Piece[]
  section: SectionId
  /** As written, with its end mark. */
  text: string
}

export interface Compiled {
  sentences: readonly Sentence[]
  pieces: Piece[]
  edits: Edit[]
  questions: Question[]
  coverage: CoverageEntry[]
  vocabularyHits: VocabularyHit[]
  /** White space after the last piece, as written. */
  tail: string
}

/**
 * Reads a transcript up to sentences in sections: the start of every task of the engine.
 *
 * A report that is written already is a transcript too and comes through unchanged, character for character.
 * Offsets of a sentence are those of the transcript, from its first to its last dictated token.
 */
export function compileTranscript(transcript: string, options: Options = noOptions): Compiled {
  return compiled(transcript, options)
}

/** The same object for every call without options, so that they share what was compiled. */
export const noOptions: Options = {}

const compiled = rememberPair(compile)

function compile(transcript: string, options: Options): Compiled {
  const resolved = resolve(tokensOf(transcript), options)
  const corrected = correct(resolved.pieces, options, resolved.style)
  const titled = breakAfterTitle(corrected.pieces, resolved.style.dictated)
  const ended = endSentences(titled.pieces, resolved.style.dictated)
  const cased = capitaliseSentences(ended.pieces, resolved.style)
  return {
    sentences: sentencesOf(cased.pieces),
    pieces: cased.pieces,
    edits: [...resolved.edits, ...corrected.edits, ...titled.edits, ...ended.edits, ...cased.edits],
    questions: [...resolved.questions, ...corrected.questions],
    coverage: resolved.coverage,
    vocabularyHits: corrected.vocabularyHits,
    tail: resolved.tail,
  }
}

function sentencesOf(pieces: readonly Piece[]): Sentence[] {
  const sentences: Sentence[] = []
  const groups = splitSentences(pieces)
  let section = firstSection(groups)
  groups.forEach((pieces, at) => {
    section = pieces[0]?.heading ?? (section === 'title' && at > 0 ? 'findings' : section)
    const { start, end } = outerSpan(pieces)
    sentences.push({ pieces, section, text: piecesText(pieces), start, end })
  })
  return sentences
}

/** The name of the examination on a line of its own before everything else is the title. */
function firstSection(groups: readonly Piece[][]): SectionId {
  const [first, second] = groups
  const ownLine = second?.[0]?.before === 'line' || second?.[0]?.before === 'paragraph'
  if (first === undefined || !ownLine) return 'findings'
  const name = withoutLastBracket(first)
  if (name.length > longestTitle) return 'findings'
  if (name[0]?.kind === 'punctuation' || name.at(-1)?.kind === 'punctuation') return 'findings'
  const named = name.some((piece) => examination.test(piece.text))
  const introduces =
    name.length <= shortTitle && groups.some((group) => group.at(-1)?.text === '.') && !tells(piecesText(first))
  return named || introduces ? 'title' : 'findings'
}

/** "CT Polytrauma (Schädel nativ, HWS, Thorax)" */
function withoutLastBracket(pieces: readonly Piece[]): readonly Piece[] {
  const open = pieces.findLastIndex(({ text }) => text === '(')
  return open > 0 && pieces.at(-1)?.text === ')' ? pieces.slice(0, open) : pieces
}

/** "Pleuraerguss links", "Hyperdense Media rechts": a finding in the first line is no title. */
function tells(text: string): boolean {
  if (idsIn(text, 'finding').length > 0 || idsIn(text, 'normal').length > 0) return true
  const [, quality] = /^(\p{Lu}\p{Ll}+e[rsn]?) \p{Lu}/u.exec(text) ?? []
  return quality !== undefined && !whichOne.test(quality) && idsIn(quality, 'organ').length === 0
}

const whichOne = /^(?:recht|link|beide|ober|unter|vorder|hinter|knöchern|distal|proximal|ganze|konventionell|digital)/i

export const examination =
  /^(?:c?CT|c?MR|PET|DSA|DVT|US|Sono|Rö|Ultraschall|Duplex|Doppler|Mammogra|Tomosynthese|Angiogra|Phlebogra|Arthrogra|Durchleuchtung|Szintigra|Magnetresonanz|Computertomogra|Kernspin|Thorax|DXA|Orthopantomogramm|OPG)/

/** In pieces. */
const longestTitle = 14
const shortTitle = 4
