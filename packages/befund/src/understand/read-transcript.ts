import { compileTranscript } from '../compile-transcript.ts'
import type { Origin, Span } from '../model.ts'
import { read } from '../read/read.ts'
import { makeSentence, readSentences, wordOf } from './read-sentences.ts'
import type { Sentence, Word } from './sentence.ts'

const spokenCommand = /(?:^|\s)(?:punkt|komma|doppelpunkt|absatz|semikolon|fragezeichen|neue zeile)(?=\s|$)/i

/** Sentences of a written report or, where punctuation was spoken, of the report the dictation means; offsets are those of `text`. */
export function readAnyText(text: string): Sentence[] {
  return spokenCommand.test(text) ? readTranscript(text) : readSentences(text)
}

function readTranscript(text: string): Sentence[] {
  const sentences: Sentence[] = []
  for (const { pieces, section } of compileTranscript(text).sentences) {
    const words: Word[] = []
    for (const piece of pieces) {
      const span = spanOf(piece.origin)
      if (span === null || piece.heading !== undefined) continue
      for (const [index, token] of read(piece.text).entries()) {
        if (token.kind === 'space' || token.kind === 'break') continue
        words.push({ ...wordOf(token, index > 0 || piece.before === 'none'), start: span.start, end: span.end })
      }
    }
    if (words.length > 0) sentences.push(makeSentence(text, words, section, true, null))
  }
  return sentences
}

function spanOf(origin: Origin): Span | null {
  if (origin.kind !== 'dictated' && origin.kind !== 'vocabulary' && origin.kind !== 'derived') return null
  const [first] = origin.spans
  const last = origin.spans.at(-1)
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end }
}
