import { idsIn } from './terms-in.ts'

/** One of two organs joined in a clause, and the clause said of it alone. */
interface Conjunct {
  organs: readonly string[]
  text: string
}

const adjectives = /^(\p{L}+e[srn]?) (?:und|sowie) (\p{L}+e[srn]?) (\p{Lu}[\p{L}-]+)/u
const hyphenated = /^(\p{L}+)- (?:und|sowie) (\p{L}+)/u
const nouns = /^(\p{Lu}[\p{L}-]+) (?:und|sowie) (\p{Lu}[\p{L}-]+)(?=[ ,.]|$)/u

/**
 * Takes "Vorderes und hinteres Kreuzband intakt" apart into what is said of each; also "Innen- und Außenmeniskus"
 * and "Leber und Milz". Empty where nothing is joined, or where the verb would have to change its number.
 */
export function conjunctsOf(clause: string): Conjunct[] {
  const found = ofAdjectives(clause) ?? ofHyphens(clause) ?? ofNouns(clause)
  if (found === null || found.some((one) => one.organs.length === 0)) return []
  return / (?:sind|werden|haben|zeigen|stellen|weisen|kommen) /.test(`${clause} `)
    ? found.map((one) => ({ ...one, text: '' }))
    : found
}

function ofAdjectives(clause: string): Conjunct[] | null {
  const match = adjectives.exec(clause)
  if (match === null) return null
  const [whole, first = '', second = '', noun = ''] = match
  const rest = clause.slice(whole.length)
  return [first, second].map((adjective) => conjunct(`${adjective} ${noun}`, rest))
}

function ofHyphens(clause: string): Conjunct[] | null {
  const match = hyphenated.exec(clause)
  if (match === null) return null
  const [whole, prefix = '', full = ''] = match
  const rest = clause.slice(whole.length)
  for (let cut = 3; cut <= full.length - 4; cut++) {
    const word = prefix + full.slice(cut)
    if (idsIn(word, 'organ').length > 0) return [conjunct(word, rest), conjunct(full, rest)]
  }
  return null
}

function ofNouns(clause: string): Conjunct[] | null {
  const match = nouns.exec(clause)
  if (match === null) return null
  const [whole, first = '', second = ''] = match
  const rest = clause.slice(whole.length)
  return [conjunct(first, rest), conjunct(second, rest)]
}

function conjunct(name: string, rest: string): Conjunct {
  const text = name + rest
  return { organs: idsIn(name, 'organ'), text: text.charAt(0).toUpperCase() + text.slice(1) }
}
