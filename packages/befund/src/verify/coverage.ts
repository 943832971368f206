import type { Coverage, CoverageClass, CoverageEntry } from '../model.ts'
import { rememberPair } from '../word-memory.ts'

const arrived: ReadonlySet<CoverageClass> = new Set(['used'])
const counted: ReadonlySet<CoverageClass> = new Set(['used', 'unplaced', 'dropped'])
const word = /[\p{L}\p{N}]+/gu

/** The coverage of a transcript with its ratio, in words and figures of the transcript. */
export const coverageOf: (transcript: string, entries: readonly CoverageEntry[]) => Coverage = rememberPair(measure)

function measure(transcript: string, entries: readonly CoverageEntry[]): Coverage {
  let used = 0
  let all = 0
  for (const entry of entries) {
    if (!counted.has(entry.class)) continue
    const words = transcript.slice(entry.start, entry.end).match(word)?.length ?? 0
    all += words
    if (arrived.has(entry.class)) used += words
  }
  return { entries, ratio: all === 0 ? 1 : used / all }
}
