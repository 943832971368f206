import { sectionOfName } from '../arrange/section-names.ts'
import type { SectionId } from '../model.ts'

/** A place a template leaves open: `[BEFUND]`, `{{Beurteilung}}`, `<Technik>`, `____`, `.....`. */
export interface Placeholder {
  start: number
  end: number
  /** What stands between the brackets; empty for a blank line of underscores or dots. */
  name: string
  /** The section it names, null when it names none. */
  section: SectionId | null
}

const pairs: Readonly<Record<string, string>> = { '[': ']', '{': '}', '<': '>', '«': '»' }
const longestName = 80
const shortestBlank: Readonly<Record<string, number>> = { _: 2, '.': 3, '…': 1 }

/** The placeholders of a line of text, in order; offsets into `text`. Linear. */
export function findPlaceholders(text: string): Placeholder[] {
  const found: Placeholder[] = []
  let at = 0
  while (at < text.length) {
    const placeholder = bracketedAt(text, at) ?? blankAt(text, at)
    if (placeholder) found.push(placeholder)
    at = placeholder ? placeholder.end : at + 1
  }
  return found
}

function bracketedAt(text: string, at: number): Placeholder | null {
  const opening = text.charAt(at)
  const closing = pairs[opening]
  if (closing === undefined) return null
  let from = at
  while (text.charAt(from) === opening) from++
  const close = text.slice(from, from + longestName).indexOf(closing)
  if (close < 0) return null
  let end = from + close
  const name = text.slice(from, end).trim()
  if (!isName(name, opening)) return null
  while (text.charAt(end) === closing) end++
  return { start: at, end, name, section: sectionOfName(name) }
}

/** "[1]" is a citation and "<5 mm" a size; an empty pair of square brackets is a place to write in. */
function isName(name: string, opening: string): boolean {
  if (name === '') return opening === '['
  return /^[\p{L}_.…]/u.test(name) && !/[\n\t[\]{}<>]/.test(name)
}

function blankAt(text: string, at: number): Placeholder | null {
  const character = text.charAt(at)
  const needed = shortestBlank[character]
  if (needed === undefined) return null
  let end = at
  while (text.charAt(end) === character) end++
  return end - at < needed ? null : { start: at, end, name: '', section: null }
}
