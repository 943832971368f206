export interface Random {
  /** 0 to below 1. */
  next: () => number
  /** Whole number, both ends possible. */
  between: (least: number, most: number) => number
  pick: <T>(values: readonly [T, ...T[]]) => T
}

/** Numbers that look random and are the same for the same seed. Source: mulberry32, public domain. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return { next, between, pick: (values) => values[between(0, values.length - 1)] ?? values[0] }
}
