import { abbreviations } from '../read/abbreviations.ts'
import { isLetter } from '../read/character-class.ts'
import { isOrdinalNoun } from '../read/ordinal-nouns.ts'
import { textKey } from '../read/text-key.ts'
import { remember } from '../word-memory.ts'
import { readAtoms } from './read-atoms.ts'
import { splitText } from './split-text.ts'
import type { Statement } from './statement.ts'
import { cutStatement } from './statement.ts'

/**
 * The statements of a text that is written already: lines cut at full stops, without resolving anything.
 * A cut too many or too few does no harm, the comparison joins what was split and parts what was merged.
 */
export function readPlainStatements(text: string): Statement[] {
  const statements: Statement[] = []
  let start = 0
  sentenceEnd.lastIndex = 0
  while (sentenceEnd.test(text)) {
    const end = sentenceEnd.lastIndex
    if (text.charAt(end - 1) === '.' && !endsSentence(text, end - 1)) continue
    appendMoved(statements, statementsOf(text.slice(start, end)), start)
    start = end
  }
  appendMoved(statements, statementsOf(text.slice(start)), start)
  return statements
}

/** A full stop counts with a capital behind it. */
const sentenceEnd = /[!?\n]|\.(?=[^\S\n]+\p{Lu})/gu

/** Of one sentence, by its own offsets: a report repeats the sentences of its dictation. */
const statementsOf = remember((sentence: string): readonly Statement[] => {
  const parts = splitText(sentence, 0, null, false)
  const statements: Statement[] = []
  cutStatement(statements, readAtoms(parts), parts)
  return statements
})

function appendMoved(all: Statement[], statements: readonly Statement[], distance: number): void {
  for (const { atoms, isHeading, start, end } of statements) {
    all.push({ atoms, distance, isHeading, start: start + distance, end: end + distance })
  }
}

/** Not the full stop of "Z. n.", "bds. Erguss" or "3. Rippe", nor that of an item. */
function endsSentence(text: string, stop: number): boolean {
  if (isDigit(text, stop - 1)) {
    // "1. Pneumonie" in a list
    const line = stop - (isDigit(text, stop - 2) ? 3 : 2)
    if (line < 0 || text.charAt(line) === '\n') return false
    if (isDigit(text, stop - 2) && isDigit(text, stop - 3)) return true
    const [next = ''] = letters.exec(text.slice(stop, stop + longestRun)) ?? []
    return !isOrdinalNoun(textKey(next))
  }
  let from = stop
  while (from > 0 && stop - from < longestRun && isLetter(text.charCodeAt(from - 1))) from -= 1
  if (stop - from === 1) return figure.test(text.slice(Math.max(0, stop - longestRun), stop))
  return from === stop || !abbreviations.has(text.slice(from, stop).toLowerCase())
}

/** A letter that is no abbreviation: "Zone I.", "Digitus V.", "400 m." */
const figure =
  /(?:\p{L}\p{L} I|(?:Dig|itus|M[CT]P|M[HT]K|ahl|rsale|rpale|Segment|Typ|Zone|Grad|Stadium) V|\d ?[mghT])$/u

const letters = /(?:\p{L}|\p{M})+/u
/** In characters; no abbreviation is longer, and no noun that is counted. */
const longestRun = 24

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 0x30 && code <= 0x39
}
