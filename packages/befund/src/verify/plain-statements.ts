import { abbreviations } from '../read/abbreviations.ts'
import { months } from './atom-words.ts'
import { readAtoms } from './read-atoms.ts'
import type { TextPart } from './split-text.ts'
import { splitText } from './split-text.ts'
import type { Statement } from './statement.ts'
import { cutStatement } from './statement.ts'

/**
 * The statements of a text that is written already: lines cut at full stops, without resolving anything.
 * A cut too many or too few does no harm, the comparison joins what was split and parts what was merged.
 */
export function readPlainStatements(text: string): Statement[] {
  const statements: Statement[] = []
  let current: TextPart[] = []

  function finish(): void {
    if (current.length > 0) cutStatement(statements, readAtoms(current), current)
    current = []
  }

  let lineStart = 0
  while (lineStart <= text.length) {
    const lineEnd = endOfLine(text, lineStart)
    const parts = splitText(text.slice(lineStart, lineEnd), lineStart, null, false)
    parts.forEach((part, index) => {
      current.push(part)
      if (endsSentence(part, parts[index - 1], parts[index + 1])) finish()
    })
    finish()
    lineStart = lineEnd + 1
  }
  return statements
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

/** A full stop with a capital behind it, but not the one of "Z. n.", "bds. Erguss" or "3. Rippe". */
function endsSentence(part: TextPart, previous: TextPart | undefined, next: TextPart | undefined): boolean {
  if (part.text === '!' || part.text === '?') return true
  if (part.text !== '.' || next === undefined || next.glued || previous === undefined) return false
  if (next.text === next.text.toLowerCase()) return false
  if (previous.kind === 'digits') return previous.text.length > 2 || !ordinalNouns.has(next.folded)
  if (previous.kind === 'symbol') return true
  return previous.text.length > 1 && !abbreviations.has(previous.text.toLowerCase())
}

const ordinalNouns: ReadonlySet<string> = new Set([...months.keys(), 'rippe', 'strahl', 'zehe', 'finger', 'ventrikel'])
