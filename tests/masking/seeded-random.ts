export interface SeededRandom {
  below: (limit: number) => number
  pick: <T>(list: readonly T[]) => T
  digits: (count: number) => string
}

/** Mulberry32: the same seed gives the same transcripts on every machine. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (list) => {
      const item = list[below(list.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    digits: (count) => Array.from({ length: count }, (_, index) => (index === 0 ? 1 + below(9) : below(10))).join(''),
  }
}
