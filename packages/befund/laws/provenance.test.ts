import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { WrittenResult } from '../src/index.ts'
import { fillTemplate, formatTranscript, generateReport } from '../src/index.ts'
import { generateReportText } from './generate-report-text.ts'
import { hostileText } from './hostile-text.ts'
import { runs, timeLimitMs } from './law-size.ts'

vi.setConfig({ testTimeout: timeLimitMs })

const numRuns = runs(120, 10_000)
const template =
  '<h3>Technik</h3><p>Nativ.</p><h3>Befund</h3><p><strong>Leber:</strong> Homogen.</p><p><strong>Nieren:</strong> Kein Harnstau.</p><p>[FINDINGS]</p><h3>Beurteilung</h3><p>[IMPRESSION]</p>'

const anyTranscript = fc.oneof(
  hostileText,
  fc.integer({ min: 1, max: 100_000 }).map((seed) => generateReportText(seed).dictated),
)

const writers: readonly (readonly [name: string, write: (transcript: string) => WrittenResult])[] = [
  ['formatTranscript', (transcript) => formatTranscript(transcript)],
  ['fillTemplate', (transcript) => fillTemplate(transcript, template)],
  ['generateReport', (transcript) => generateReport(transcript)],
]

/** Offsets of characters that are not white space, marked off by `spans`; null where two spans overlap. */
function uncovered(text: string, spans: readonly { start: number; end: number }[]): string | null {
  const seen = new Uint8Array(text.length)
  for (const { start, end } of spans) {
    for (let at = start; at < end; at += 1) {
      if (seen[at] === 1 && text.charAt(at).trim() !== '') return null
      seen[at] = 1
    }
  }
  return [...seen]
    .map((mark, at) => (mark === 0 ? text.charAt(at) : ''))
    .join('')
    .trim()
}

interface Stretch {
  start: number
  end: number
}

/** A stretch cut at line ends or blanks: a heading may share its entry with what follows. */
function cutAt(separator: RegExp, text: string, { start, end }: Stretch): Stretch[] {
  const parts: Stretch[] = []
  let from = start
  for (let at = start; at <= end; at += 1) {
    if (at < end && !separator.test(text.charAt(at))) continue
    parts.push({ start: from, end: at })
    from = at + 1
  }
  return parts
}

/** The letters and figures of `spans` that no span of `others` holds. */
function notIn(
  text: string,
  spans: readonly { start: number; end: number }[],
  others: readonly { start: number; end: number }[],
): string {
  const seen = new Uint8Array(text.length)
  for (const { start, end } of others) seen.fill(1, start, end)
  const missing = spans.flatMap(({ start, end }) =>
    Array.from({ length: end - start }, (_, at) => start + at)
      .filter((at) => seen[at] !== 1)
      .map((at) => text.charAt(at)),
  )
  return missing.filter((character) => /[\p{L}\p{N}]/u.test(character)).join('')
}

describe.each(writers)('law 1: nothing lost, by %s', (_name, write) => {
  it('puts every token of the transcript into exactly one class', () => {
    fc.assert(
      fc.property(anyTranscript, (transcript) => {
        const { coverage } = write(transcript)
        expect(uncovered(transcript, coverage.entries)).toBe('')
        expect(coverage.ratio).toBeGreaterThanOrEqual(0)
        expect(coverage.ratio).toBeLessThanOrEqual(1)
      }),
      { numRuns, seed: 1 },
    )
  })

  it('calls used only what stands in the report', () => {
    fc.assert(
      fc.property(anyTranscript, (transcript) => {
        const { coverage, provenance, plainText } = write(transcript)
        const written = provenance.flatMap(({ origin }) => ('spans' in origin ? origin.spans : []))
        // A spoken heading may be written as the template's or the section's own heading of that name.
        const headings = plainText.split(/[\n:]/u).map((line) => line.trim().toLowerCase())
        const isHeading = ({ start, end }: Stretch): boolean =>
          headings.includes(transcript.slice(start, end).trim().toLowerCase())
        const used = coverage.entries
          .filter(({ class: kind }) => kind === 'used')
          .flatMap((entry) => cutAt(/\n/, transcript, entry))
          .filter((line) => !isHeading(line))
          .flatMap((line) => cutAt(/\s/, transcript, line))
          .filter((word) => !isHeading(word))
        expect(notIn(transcript, used, written)).toBe('')
      }),
      { numRuns, seed: 4 },
    )
  })

  it('gives a reason for what is dropped or finds no place', () => {
    fc.assert(
      fc.property(anyTranscript, (transcript) => {
        const unused = write(transcript).coverage.entries.filter(
          (entry) => entry.class === 'dropped' || entry.class === 'unplaced',
        )
        expect(unused.filter(({ reason }) => reason === undefined || reason === '')).toEqual([])
      }),
      { numRuns, seed: 2 },
    )
  })
})

describe.each(writers)('law 2: nothing invented, by %s', (_name, write) => {
  it('knows the origin of every token it writes', () => {
    fc.assert(
      fc.property(anyTranscript, (transcript) => {
        const { plainText, provenance } = write(transcript)
        expect(uncovered(plainText, provenance)).toBe('')
        for (const { origin } of provenance) {
          if (!('spans' in origin)) continue
          expect(origin.spans.every(({ start, end }) => 0 <= start && start < end && end <= transcript.length)).toBe(
            true,
          )
        }
      }),
      { numRuns, seed: 3 },
    )
  })
})
