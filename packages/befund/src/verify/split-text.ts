import type { Span } from '../model.ts'
import { isLetter } from '../read/character-class.ts'
import { readWord, type WordReading } from './word-reading.ts'

export type PartKind = 'letters' | 'digits' | 'symbol'

/** Finer than a token of the reader: letters, digits and symbols apart, so that "7x4mm" is four parts. */
export interface TextPart extends Span {
  kind: PartKind
  text: string
  /** Lower case, no umlauts. */
  folded: string
  /** Of letters. */
  word: WordReading | null
  /** No white space before it. */
  glued: boolean
}

const space = /\s/u

function kindOf(text: string, at: number): PartKind | 'space' {
  const code = text.charCodeAt(at)
  if (code >= 48 && code <= 57) return 'digits'
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return 'letters'
  if (code <= 32 || code === 160) return 'space'
  if (code <= 127) return 'symbol'
  if (isLetter(code)) return 'letters'
  return space.test(text.charAt(at)) ? 'space' : 'symbol'
}

/**
 * Splits `text` into letters, digits and symbols.
 *
 * @param offset   where the text begins in the text the spans shall point into
 * @param whole    set where the text stands for a stretch that reads differently: every part gets this span
 * @param glued    whether the text follows what stands before it without white space
 */
export function splitText(text: string, offset: number, whole: Span | null, glued: boolean): TextPart[] {
  const parts: TextPart[] = []
  appendParts(parts, text, offset, whole, glued)
  return parts
}

/** The same, behind the parts there are. */
export function appendParts(parts: TextPart[], text: string, offset: number, whole: Span | null, glued: boolean): void {
  let attached = glued
  let index = 0
  while (index < text.length) {
    const kind = kindOf(text, index)
    const start = index
    index += 1
    if (kind === 'space') {
      attached = false
      continue
    }
    if (kind !== 'symbol') while (index < text.length && kindOf(text, index) === kind) index += 1
    const part = text.slice(start, index)
    const word = kind === 'letters' ? readWord(part) : null
    parts.push({
      kind,
      text: part,
      folded: word === null ? part : word.folded,
      word,
      glued: attached,
      start: whole ? whole.start : offset + start,
      end: whole ? whole.end : offset + index,
    })
    attached = true
  }
}
