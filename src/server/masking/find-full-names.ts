import { isCommonWord } from './common-words.ts'
import { firstNames } from './first-names.ts'
import type { PersonalPlace } from './masked-kinds.ts'
import { isWordLikeSurname } from './surnames-that-are-words.ts'

const written = String.raw`\p{Lu}[\p{L}'’]{1,30}(?:-\p{Lu}[\p{L}'’]{1,30})?`
/** Words with capitals behind each other, in one line and without a mark between. */
const capitalised = new RegExp(String.raw`(?<![\p{L}\d.'’-])${written}(?:\x20${written}){1,5}(?![\p{L}-])`, 'gu')
/** First names that are something else in a report: "Max Durchmesser", "Jan 2026". */
const ambiguous = new Set(['max', 'jan', 'august', 'rosa'])
const longestName = 4

/** "Mehmet Yıldırım", "Mia Sophie Trattnig", "Schmidtbauer Karl-Heinz": a first name, and what else the name is made of. */
export function findFullNames(text: string): PersonalPlace[] {
  return [...text.matchAll(capitalised)].flatMap(({ 0: run, index }) => {
    const words = run.split(' ')
    const [first, last] = findName(words)
    if (first === last) return []
    const start = index + words.slice(0, first).join(' ').length + (first > 0 ? 1 : 0)
    return [{ kind: 'name' as const, start, end: start + words.slice(first, last + 1).join(' ').length }]
  })
}

/** Index of the first and of the last word of the name in a run; the same where there is none. */
function findName(words: readonly string[]): [number, number] {
  const at = words.findIndex(isFirstName)
  if (at < 0) return [0, 0]
  let last = at
  while (last - at < longestName - 1 && goesOn(words[last] ?? '', words[last + 1])) last += 1
  const isInverted = last === at && at > 0 && isUnknown(words[at - 1] ?? '')
  return isInverted ? [at - 1, at] : [at, last]
}

/** Behind a name that is nothing else any word with a capital is a surname. */
function goesOn(before: string, next: string | undefined): boolean {
  if (next === undefined) return false
  const isSure = isFirstName(before) && !isCommonWord(before) && !ambiguous.has(before.toLowerCase())
  return isSure || isUnknown(next)
}

function isFirstName(word: string): boolean {
  return firstNames.has(word.toLowerCase().split('-')[0] ?? '')
}

function isUnknown(word: string): boolean {
  return isFirstName(word) || isWordLikeSurname(word) || !isCommonWord(word)
}
