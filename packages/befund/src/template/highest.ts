/** The highest of the values, at least 0; of any number of them, which `Math.max(...)` could not take. */
export function highest(values: Iterable<number>): number {
  let most = 0
  for (const value of values) if (value > most) most = value
  return most
}
