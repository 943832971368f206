/** How much the laws are tried: a short run with every test run, the full one with LAWS=full before a release. */
export const isFull = process.env.LAWS === 'full'

export function runs(short: number, full: number): number {
  return isFull ? full : short
}

/** Only against hanging; how fast the engine is says the benchmark. */
export const timeLimitMs = isFull ? 1_800_000 : 120_000
