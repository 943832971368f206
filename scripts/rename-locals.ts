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
    near.count(around, variable.name, -1)
    let best = variable.name
    let most = -1
    const free = letters.filter((letter) => !taken.has(letter))
    for (const letter of free.filter((one, nth) => nth === 0 || letters.indexOf(one) < mostLetters)) {
      const repeated = near.repeated(around, letter)
      if (repeated > most) {
        best = letter
        most = repeated
      }
    }
    if (best === open) throw new Error('More variables than letters in one function.')
    rename(text, variable, best)
    near.count(around, best, 1)
  }
}

/** The passages of one length that have a part of a variable: the hash of what stays, and how often the letter counts in it. */
interface Passages {
  rests: readonly number[]
  shares: readonly number[]
}

interface Near {
  /** The passages that have a part of one of the places; those near the first of them are counted from now on. */
  around(places: readonly number[]): readonly Passages[]
  /** With the letter at the places. */
  count(around: readonly Passages[], letter: string, by: number): void
  /** How much of the passages is found again near them, were the letter at the places. */
  repeated(around: readonly Passages[], letter: string): number
}

function passagesNear(text: Uint16Array): Near {
  const tables = lengths.map(() => new Int32Array(slots))
  const isPlace = new Uint8Array(text.length)
  let from = 0
  let to = 0

  function add(nth: number, slot: number, by: number): void {
    const table = tables[nth] as Int32Array
    table[slot] = (table[slot] as number) + by
  }

  function move(newFrom: number, newTo: number): void {
    lengths.forEach((length, nth) => {
      for (let start = to; start < newTo; start += 1) add(nth, slotOf(hashOf(text, start, length)), 1)
      for (let start = from; start < newFrom; start += 1) add(nth, slotOf(hashOf(text, start, length)), -1)
    })
    from = newFrom
    to = newTo
  }

  function around(places: readonly number[]): Passages[] {
    const [first = 0] = places
    move(Math.max(from, first - before), Math.max(to, Math.min(text.length, first + after)))
    const letter = text[first] ?? 0
    for (const place of places) isPlace[place] = 1
    const all = lengths.map((length) => {
      const rests: number[] = []
      const shares: number[] = []
      let next = from
      for (const place of places) {
        for (let start = Math.max(next, place - length + 1); start <= place && start < to; start += 1) {
          const share = hashOf(isPlace, start, length)
          shares.push(share)
          rests.push((hashOf(text, start, length) - Math.imul(share, letter)) | 0)
        }
        next = Math.max(next, place + 1)
      }
      return { rests, shares }
    })
    for (const place of places) isPlace[place] = 0
    return all
  }

  function count(passages: readonly Passages[], letter: string, by: number): void {
    const code = letter.charCodeAt(0)
    passages.forEach(({ rests, shares }, nth) => {
      for (let at = 0; at < rests.length; at += 1) add(nth, slotWith(rests[at], shares[at], code), by)
    })
  }

  function repeated(passages: readonly Passages[], letter: string): number {
    const code = letter.charCodeAt(0)
    let sum = 0
    passages.forEach(({ rests, shares }, nth) => {
      const table = tables[nth] as Int32Array
      for (let at = 0; at < rests.length; at += 1) {
        const times = table[slotWith(rests[at], shares[at], code)] as number
        if (times > 0) sum += Math.log2(times) + 1
      }
    })
    return sum
  }

  return { around, count, repeated }
}

/** The hash of a sum is the sum of the hashes. Beyond the end of the text stands nothing. */
function hashOf(text: Uint16Array | Uint8Array, start: number, length: number): number {
  let hash = 0
  for (let at = start; at < start + length; at += 1) hash = (Math.imul(hash, 0x5bd1e995) + (text[at] ?? 0)) | 0
  return hash
}

function slotWith(rest = 0, share = 0, letter = 0): number {
  return slotOf((rest + Math.imul(share, letter)) | 0)
}

function slotOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) & (slots - 1)
}
