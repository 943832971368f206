import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { explain } from '../src/explain.ts'
import {
  detectContradictions,
  fillTemplate,
  formatTranscript,
  generateReport,
  mutateReport,
  readFacts,
  toPlainText,
  toRtf,
  verifyReport,
} from '../src/index.ts'
import { hostileText } from './hostile-text.ts'
import { runs, timeLimitMs } from './law-size.ts'

vi.setConfig({ testTimeout: timeLimitMs })

/** Five functions on every string: a hundred thousand calls in the full run. */
const numRuns = runs(400, 20_000)
const template =
  '<h3>Befund</h3><p>[FINDINGS]</p><p><strong>Leber:</strong> Homogen.</p><h3>Beurteilung</h3><p>[IMPRESSION]</p>'

describe('law 4: total', () => {
  it.each<[name: string, call: (text: string) => unknown]>([
    ['formatTranscript', (text) => formatTranscript(text)],
    ['fillTemplate', (text) => fillTemplate(text, template)],
    ['fillTemplate with the text as template', (text) => fillTemplate('Leber homogen.', text)],
    ['generateReport', (text) => generateReport(text)],
    ['detectContradictions', (text) => detectContradictions(text)],
    ['verifyReport', (text) => verifyReport(text, text)],
    ['readFacts', (text) => readFacts(text)],
    ['explain', (text) => explain(text)],
    ['mutateReport', (text) => mutateReport(text, text.length)],
    ['toRtf and toPlainText', (text) => toRtf(text) + toPlainText(text)],
  ])('%s throws on no string', (_name, call) => {
    fc.assert(
      fc.property(hostileText, (text) => {
        call(text)
      }),
      { numRuns, seed: 20_240_917 },
    )
  })

  it('verifyReport compares any two strings', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (transcript, report) => {
        verifyReport(transcript, report)
      }),
      { numRuns, seed: 4 },
    )
  })

  it('verifyReport finds any string equal to itself', () => {
    // A report with markup is read as HTML, a transcript never is.
    const withoutMarkup = hostileText.map((text) => text.replaceAll('<', ''))
    fc.assert(
      fc.property(withoutMarkup, (text) => {
        expect(verifyReport(text, text).contradictions.map((one) => one.text)).toEqual([])
      }),
      { numRuns, seed: 5 },
    )
  })
})
