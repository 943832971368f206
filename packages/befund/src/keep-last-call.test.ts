import { expect, it } from 'vitest'
import { generateReportText } from '../laws/generate-report-text.ts'
import { detectContradictions, fillTemplate, generateReport, keepLastCall, verifyReport } from './index.ts'
import { inOneCall, remember } from './word-memory.ts'

const template =
  '<h3>Befund</h3><p><strong>Leber:</strong> Homogen.</p><p>[FINDINGS]</p><h3>Beurteilung</h3><p>[IMPRESSION]</p>'
const typed = 'Links 12 mm '

/** A report as it is typed: a stretch grows in its middle and goes again. */
function* typedReports(written: string): Generator<string> {
  const middle = written.indexOf(' ', written.length / 2) + 1
  for (let length = 0; length <= typed.length; length += 3)
    yield written.slice(0, middle) + typed.slice(0, length) + written.slice(middle)
  yield written.replace('rechts', 'links')
  yield written.replaceAll(' ', '  ')
  yield written
}

function* answers(): Generator<unknown> {
  for (let seed = 1; seed <= 10; seed += 1) {
    const { dictated, written } = generateReportText(seed)
    yield generateReport(dictated)
    yield fillTemplate(dictated, template)
    for (const report of typedReports(written)) {
      yield inOneCall(() => [verifyReport(dictated, report, { template }), detectContradictions(report)])
    }
  }
}

it('knows what the last call read and nothing older, and answers as if it knew nothing', ({ onTestFinished }) => {
  const alone = [...answers()]
  keepLastCall()
  onTestFinished(() => keepLastCall(false))
  expect([...answers()]).toEqual(alone)

  let asked = 0
  const length = remember((word: string) => {
    asked += 1
    return word.length
  })
  for (const word of ['Niere', 'Niere', 'Niere', 'Milz', 'Niere']) inOneCall(() => length(word))
  expect(asked).toBe(3)
})
