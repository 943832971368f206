import { rememberWord } from '../own-words.ts'

const endings = ['en', 'em', 'er', 'es', 'e', 'n', 's', 'a'] as const
const lastLetters = new Set(endings.map((ending) => ending.charAt(ending.length - 1)))
const shortestStem = 3

/** Lower case without umlauts, accents, soft hyphens and the stop of an abbreviation. */
export function foldTerm(word: string): string {
  const lower = plain.test(word) ? word.toLowerCase() : withoutMarks(word)
  // Carotis and Karotis, cerebral and zerebral are one word.
  const folded = lower.includes('c') ? lower.replace(/c(?![hk])(?=[eiy])/g, 'z').replace(/c(?![hk])/g, 'k') : lower
  return folded.endsWith('.') ? folded.slice(0, -1) : folded
}

const plain = /^[ -~]*$/

function withoutMarks(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2013]/g, '-')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}

/** The folded word without inflection, so that "Kreuzbandes" and "Kreuzbänder" agree with "Kreuzband". */
export const wordStem: (word: string) => string = rememberWord((word) => stripEndings(foldTerm(word)))

/** Strips at most two endings: "lappens" -> "lappen" -> "lapp". "ss" is part of the stem ("erguss") and so is "em" of "Marködem" and "Emphysem". */
export function stripEndings(folded: string): string {
  let stem = folded
  if (!lastLetters.has(folded.charAt(folded.length - 1))) return folded
  for (let pass = 0; pass < 2; pass++) {
    const ending = endings.find((one) => stem.length - one.length >= shortestStem && stem.endsWith(one))
    if (ending === undefined || (ending === 's' && stem.endsWith('ss')) || /(?:od|ys)em$/.test(stem)) return stem
    stem = stem.slice(0, -ending.length)
  }
  return stem
}

/** The stems of words with a blank between them. */
export function stemsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(wordStem))
}

/** What stands before each list of words, by the stems of these. */
export function byStem<T extends string>(rows: readonly (readonly [T, string])[]): Map<string, T> {
  return new Map(rows.flatMap(([value, words]) => words.split(' ').map((word) => [wordStem(word), value] as const)))
}
