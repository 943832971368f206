import { wordSet } from '../read/word-set.ts'
import type { TaggedWord } from './tagged-word.ts'

type Words = readonly TaggedWord[]

export interface List {
  /** Indices of the words before which a comma belongs. */
  commas: readonly number[]
  /** Index behind its last noun. */
  end: number
}

const fewestWithoutLink = 3
const links: ReadonlySet<string> = wordSet('und oder sowie')

/**
 * Things of one kind said in a row: "Leber Milz und Nieren", "keine Fraktur Luxation oder Subluxation". Without
 * "und" it takes three organs of which something is said. Null where none may begin or none is plain.
 *
 * @param start  where the statement begins
 */
export function listAt(words: Words, at: number, start: number): List | null {
  const isDenied = words[at - 1]?.tag === 'denial' || words[at - 1]?.key === 'ohne'
  const kind = words[nounAt(words, at)]?.names ?? (isDenied ? 'finding' : null)
  if (kind === null || !opensList(words, at, start, kind)) return null
  const isOrgan = kind === 'organ'
  const starts: number[] = []
  let next = at
  for (;;) {
    const noun = starts.length === 0 || isOrgan ? nounAt(words, next) : next
    if (!isOfKind(words, noun, kind, isDenied)) break
    starts.push(next)
    next = noun + 1
  }
  const commas = starts.slice(1)
  const link = words[next]
  if (commas.length === 0 || link === undefined) return null
  if (!links.has(link.key))
    return isOrgan && starts.length >= fewestWithoutLink && says(link) ? { commas, end: next } : null
  const last = nounAt(words, next + 1)
  return isOfKind(words, last, kind, isDenied) ? { commas, end: last + 1 } : null
}

function says({ tag, key }: TaggedWord): boolean {
  return tag === 'predicate' || key === 'ohne'
}

/** The name of an organ that Latin words go on is more than one word. What is denied need not be known. */
function isOfKind(words: Words, at: number, kind: string, isDenied: boolean): boolean {
  const word = words[at]
  if (word === undefined || word.tag !== 'noun' || words[at + 1]?.tag === 'latin') return false
  return word.names === kind || (isDenied && kind === 'finding' && word.names === null)
}

/** Where the noun stands that begins at `at` with its article and adjectives: "vorderes und hinteres Kreuzband". */
function nounAt(words: Words, at: number): number {
  let next = at
  while (
    modifies(words[next]) ||
    (words[next]?.key === 'und' && modifies(words[next - 1]) && modifies(words[next + 1]))
  )
    next++
  return next
}

function modifies(word: TaggedWord | undefined): boolean {
  return word?.tag === 'attribute' || word?.tag === 'oblique' || word?.tag === 'definite'
}

/** At the start of a statement, or behind a preposition that bare findings follow. */
function opensList(words: Words, at: number, start: number, kind: string): boolean {
  const before = words[at - 1]
  if (at === start || (at === start + 1 && before?.tag === 'denial')) return true
  return before?.tag === 'preposition' && kind === 'finding' && words[at]?.tag === 'noun'
}
