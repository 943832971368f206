import { type LocalVariable, localVariables } from './local-variables.ts'

/** The lengths of the passages that are compared, in characters: as long as what compression finds again. */
const lengths = [3, 4, 5, 6, 8, 10]
/** How far away a passage may stand to count, in characters: compression looks 32 kB back. */
const before = 30_000
const after = 15_000
const allLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** How many of them are tried as long as one of them is free: few letters repeat more than many. */
const mostLetters = 10
const rounds = 3
/** Passages are counted by their hash. */
const slots = 2 ** 18
/** Stands for a letter that is not chosen yet. */
const open = '?'

/**
 * Any letter will do for a local variable: each gets the one with which the passages around it repeat most of what
 * stands near, so that the code compresses better. Only names of one letter change, into one letter: all else stays
 * where it is. `program` is the code, parsed with ranges.
 */
export function renameLocals(code: string, program: unknown): string {
  const variables = localVariables(program)
    .filter(({ name }) => name.length === 1)
    .sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0))
  const letters = lettersByUse(variables)
  const text = new Uint16Array(code.length).map((_, at) => code.charCodeAt(at))
  for (const variable of variables) rename(text, variable, open)
  for (let round = 0; round < rounds; round += 1) chooseLetters(text, variables, letters)
  return Buffer.from(text.buffer).toString('utf16le')
}

/** The most frequent first. */
function lettersByUse(variables: readonly LocalVariable[]): string[] {
  const counts = new Map<string, number>()
  for (const { name, places } of variables) counts.set(name, (counts.get(name) ?? 0) + places.length)
  return [...allLetters].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
}

function rename(text: Uint16Array, variable: LocalVariable, letter: string): void {
  variable.name = letter
  for (const place of variable.places) text[place] = letter.charCodeAt(0)
}

function chooseLetters(text: Uint16Array, variables: readonly LocalVariable[], letters: readonly string[]): void {
  const near = passagesNear(text)
  for (const variable of variables) {
    const taken = new Set([...variable.rivals].map(({ name }) => name))
    const around = near.around(variable.places)
    near.count(around, -1)
    let best = variable.name
    let most = -1
    const free = letters.filter((letter) => !taken.has(letter))
    for (const letter of free.filter((one, nth) => nth === 0 || letters.indexOf(one) < mostLetters)) {
      rename(text, variable, letter)
      const repeated = near.repeated(around)
      if (repeated > most) {
        best = letter
        most = repeated
      }
    }
    if (best === open) throw new Error('More variables than letters in one function.')
    rename(text, variable, best)
    near.count(around, 1)
  }
}

/** Where passages of a length begin, by the number of the length. */
type Passages = readonly (readonly number[])[]

interface Near {
  /** The passages that have a part of one of the places; those near the first of them are counted from now on. */
  around(places: readonly number[]): Passages
  count(passages: Passages, by: number): void
  /** How much of the passages is found again near them. */
  repeated(passages: Passages): number
}

function passagesNear(text: Uint16Array): Near {
  const counts = lengths.map(() => new Int32Array(slots))
  let from = 0
  let to = 0

  function add(nth: number, start: number, by: number): void {
    const table = counts[nth]
    if (table === undefined) return
    const slot = slotOf(text, start, lengths[nth] ?? 0)
    table[slot] = (table[slot] ?? 0) + by
  }

  function move(newFrom: number, newTo: number): void {
    for (let nth = 0; nth < lengths.length; nth += 1) {
      for (let start = to; start < newTo; start += 1) add(nth, start, 1)
      for (let start = from; start < newFrom; start += 1) add(nth, start, -1)
    }
    from = newFrom
    to = newTo
  }

  function around(places: readonly number[]): Passages {
    const [first = 0] = places
    move(Math.max(from, first - before), Math.max(to, Math.min(text.length, first + after)))
    return lengths.map((length) => {
      const starts = new Set<number>()
      for (const place of places)
        for (let start = Math.max(from, place - length + 1); start <= place && start < to; start += 1) starts.add(start)
      return [...starts]
    })
  }

  function count(passages: Passages, by: number): void {
    passages.forEach((starts, nth) => {
      for (const start of starts) add(nth, start, by)
    })
  }

  function repeated(passages: Passages): number {
    let sum = 0
    passages.forEach((starts, nth) => {
      for (const start of starts) {
        const times = counts[nth]?.[slotOf(text, start, lengths[nth] ?? 0)] ?? 0
        if (times > 0) sum += Math.log2(times) + 1
      }
    })
    return sum
  }

  return { around, count, repeated }
}

/** Beyond the end of the text stands nothing. */
function slotOf(text: Uint16Array, start: number, length: number): number {
  let hash = length
  for (let at = start; at < start + length; at += 1) hash = (Math.imul(hash, 0x5bd1e995) + (text[at] ?? 0)) | 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) & (slots - 1)
}
