import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { fillTemplate, formatTranscript, generateReport, verifyReport } from '../src/index.ts'
import { generateReportText } from './generate-report-text.ts'
import { hostileText } from './hostile-text.ts'
import { runs, timeLimitMs } from './law-size.ts'

vi.setConfig({ testTimeout: timeLimitMs })

const numRuns = runs(400, 10_000)
const anySeed = fc.integer({ min: 1, max: 1_000_000 })

describe('law 5: idempotent and deterministic', () => {
  it('leaves a written report as it is, character for character', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { written } = generateReportText(seed)
        const { plainText, ledger } = formatTranscript(written)
        expect(plainText).toBe(written)
        expect(ledger.kept).toBe(ledger.total)
      }),
      { numRuns, seed: 1 },
    )
  })

  it('changes nothing about what it has formatted from a dictation', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { plainText } = formatTranscript(generateReportText(seed).dictated)
        expect(formatTranscript(plainText).plainText).toBe(plainText)
      }),
      { numRuns, seed: 2 },
    )
  })

  it('changes nothing about what it has formatted from any string', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const { plainText } = formatTranscript(text)
        expect(formatTranscript(plainText).plainText).toBe(plainText)
      }),
      { numRuns, seed: 3 },
    )
  })

  it('answers the same for the same input', () => {
    const template = '<p><strong>Leber:</strong> Homogen.</p><p>[FINDINGS]</p>'
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { dictated, written } = generateReportText(seed)
        const once = [
          formatTranscript(dictated),
          fillTemplate(dictated, template),
          generateReport(dictated),
          verifyReport(dictated, written),
        ]
        const again = [
          formatTranscript(dictated),
          fillTemplate(dictated, template),
          generateReport(dictated),
          verifyReport(dictated, written),
        ]
        expect(again).toEqual(once)
      }),
      { numRuns: runs(50, 1000), seed: 4 },
    )
  })
})
