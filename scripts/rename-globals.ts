import { moduleVariables } from './local-variables.ts'

const digits = [...'0123456789']
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_']
/** How many variables in a row share a letter: enough names for all, and of frequent letters. */
const inRow = 36
/** Names of two letters that the language has itself. */
const words = ['as', 'do', 'if', 'in', 'of']

/**
 * What is declared side by side is used together: there variables of a module share the second letter of their names, and
 * those most used have the most frequent first ones, so that the code compresses better. Only names of two letters change,
 * into two letters: all else stays where it is. `program` is the code, parsed with ranges.
 */
export function renameGlobals(code: string, program: unknown): string {
  const { variables, others } = moduleVariables(program)
  const open = variables.filter(({ name }) => name.length === 2).sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0))
  const text = code.split('')
  const counts = Map.groupBy(text, (letter) => letter)
  const byUse = (some: readonly string[]): string[] =>
    some.toSorted((a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0))
  const firsts = byUse(letters)
  for (const second of byUse([...letters, ...digits])) {
    const names = firsts.map((first) => first + second).filter((name) => !others.has(name) && !words.includes(name))
    const row = open.splice(0, Math.min(inRow, names.length)).sort((a, b) => b.places.length - a.places.length)
    for (const [nth, { places }] of row.entries()) {
      const [first = '', last = ''] = names[nth] ?? ''
      for (const place of places) text.splice(place, 2, first, last)
    }
  }
  if (open.length > 0) throw new Error('More variables than names in the module.')
  return text.join('')
}
