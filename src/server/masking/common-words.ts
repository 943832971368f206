import { wordClassesOf } from '@klarbefund/befund'

/** Commands of dictation: they end a name as a full stop does. */
const spokenMarks = new Set(['punkt', 'komma', 'doppelpunkt', 'semikolon', 'absatz', 'klammer', 'zeile'])

/** A word of the language or the trade rather than only somebody's name. */
export function isCommonWord(word: string): boolean {
  return [...wordClassesOf(word)].some((one) => one !== 'name')
}

/** A word with a capital that the language writes so; adjectives and verbs have none within a sentence. */
export function isNounLike(word: string): boolean {
  const classes = wordClassesOf(word)
  return (['noun', 'latin', 'abbreviation', 'function'] as const).some((one) => classes.has(one))
}

/** A word that holds a sentence together and names nobody: "mit", "wurde", "zeigt". */
export function isFunctionWord(word: string): boolean {
  const classes = wordClassesOf(word)
  const isVerb = classes.has('verb') && !classes.has('noun')
  return classes.has('function') || isVerb || spokenMarks.has(word.toLowerCase())
}
