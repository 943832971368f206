import { upperFirst } from '../read/upper-first.ts'
import { wordSet } from '../read/word-set.ts'

const pairs: readonly (readonly [string, string])[] = [
  ['rechts', 'links'],
  ['recht', 'link'],
  ['re', 'li'],
]

/** The same word for the other side, with its ending and capitals: "Rechten" gives "Linken"; null for any other word. */
export function flipSide(word: string): string | null {
  const lower = word.toLowerCase()
  for (const [one, other] of pairs) {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      if (!lower.startsWith(from) || !isEnding(from, lower.slice(from.length))) continue
      const flipped = to + word.slice(from.length)
      return word.charAt(0) === lower.charAt(0) ? flipped : upperFirst(flipped)
    }
  }
  return null
}

const adjectiveEndings = wordSet('e er en em es erseits')

function isEnding(side: string, ending: string): boolean {
  if (side.length === 2) return ending === ''
  if (side.endsWith('s')) return ending === '' || ending.length > 3
  return adjectiveEndings.has(ending)
}
