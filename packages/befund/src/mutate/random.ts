/** Repeatable randomness: the same seed gives the same numbers everywhere. */
export interface Random {
  /** An integer in `[0, below)`. */
  below: (below: number) => number
  pick: <Item>(items: readonly Item[]) => Item | undefined
  shuffled: <Item>(items: readonly Item[]) => Item[]
}

/** mulberry32, public domain. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  // Neighbouring seeds begin alike; a few draws part them.
  for (let draw = 0; draw < 4; draw += 1) next()
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (items) => items[below(items.length)],
    shuffled: (items) => {
      const rest = [...items]
      const result: typeof rest = []
      while (rest.length > 0) result.push(...rest.splice(below(rest.length), 1))
      return result
    },
  }
}
