import { contradictionOf } from './check/clash.ts'
import { findClashes } from './check/find-clashes.ts'
import type { Contradiction, Options } from './model.ts'
import { maskHtml } from './understand/mask-html.ts'
import { readAnyText } from './understand/read-transcript.ts'
import { inOneCall } from './word-memory.ts'

/**
 * Statements of a report that cannot both be true, each with both places quoted verbatim.
 * Deterministic, linear in the length of the text, and silent where a correct report could read the same.
 *
 * @param text  a written report or a transcript, plain or HTML; offsets of the result are those of this text
 */
export function detectContradictions(text: string, options: Options = {}): Contradiction[] {
  const plain = maskHtml(text)
  return inOneCall(() => findClashes(readAnyText(plain), options).map((clash) => contradictionOf(text, plain, clash)))
}
