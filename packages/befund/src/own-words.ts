import { remember } from './word-memory.ts'

/** A word, and what each memory knows of it, by the number of the memory. */
interface KnownWord {
  word: string
  [memory: number]: unknown
}

/**
 * Words of the lexicon in the spelling in which they were asked for, and the forms that the stages made of them. They
 * are the engine's data and no part of a text: copies, so that nothing of the text they stood in stays with them. Marks too.
 */
const own = new Map<string, KnownWord>([...'x.,:;()/-%+'].map((mark) => [mark, { word: mark }]))

/** Every other word, until the call of the engine is over. */
const strangerOf = remember((word): KnownWord => ({ word }))

let memories = 0

/** Tells that the lexicon lists a word. */
export function addOwnWord(word: string): void {
  if (own.has(word) || !isPlainlyWritten(word)) return
  const copy = [...word].join('')
  own.set(copy, { word: copy })
}

/** The engine's own copy of a word, which maps find faster than one cut from a text; any other text as it is. */
export function ownWord(text: string): string {
  return own.get(text)?.word ?? text
}

/** As in the lists, at the start of a sentence or in capitals; no other mixture of large and small letters is ours. */
function isPlainlyWritten(word: string): boolean {
  const lower = word.toLowerCase()
  return word.slice(1) === lower.slice(1) || word === word.toUpperCase()
}

/**
 * Remembers what a pure function of one word answered: of a word of the lexicon for good, of every other word until the
 * call of the engine is over, as `remember` does.
 */
export function rememberWord<T extends NonNullable<unknown> | null>(answer: (word: string) => T): (word: string) => T {
  memories += 1
  const nth = memories
  return (word) => {
    const ours = own.get(word)
    const known = ours ?? strangerOf(word)
    const remembered = known[nth] as T | undefined
    if (remembered !== undefined) return remembered
    const fresh = answer(known.word)
    known[nth] = fresh
    if (typeof fresh === 'string' && ours !== undefined && !own.has(fresh)) own.set(fresh, { word: fresh })
    return fresh
  }
}
