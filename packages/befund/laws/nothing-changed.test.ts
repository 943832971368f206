import { describe, expect, it, vi } from 'vitest'
import { fillTemplate } from '../src/fill-template.ts'
import { formatTranscript } from '../src/format-transcript.ts'
import { generateReport } from '../src/generate-report.ts'
import type { LedgerRow, MutationKind } from '../src/model.ts'
import { mutationKinds } from '../src/model.ts'
import { mutateReport } from '../src/mutate-report.ts'
import { verifyReport } from '../src/verify-report.ts'
import { generateReportText } from './generate-report-text.ts'
import { runs, timeLimitMs } from './law-size.ts'

vi.setConfig({ testTimeout: timeLimitMs })

const reports = runs(200, 1000)
const mutations = runs(2000, 10_000)

const template = `<h2>[TITLE]</h2><h3>Klinische Angaben</h3><p>[CLINICAL_HISTORY]</p><h3>Technik</h3><p>[TECHNIQUE]</p><h3>Befund</h3>
<p><strong>Leber:</strong> Homogen, keine fokale Läsion.</p><p><strong>Milz:</strong> Nicht vergrößert.</p>
<p><strong>Nieren:</strong> Beidseits kein Harnstau.</p><p>[FINDINGS]</p><h3>Beurteilung</h3><p>[IMPRESSION]</p>`

function isFault({ status, origin }: LedgerRow): boolean {
  return status !== 'kept' && origin === null
}

interface Tally {
  made: number
  noticed: number
  missed: string[]
}

/** Every kind as often as the others, on reports made for the purpose, until enough are made. */
function tallyMutations(): Map<MutationKind, Tally> {
  const tallies = new Map<MutationKind, Tally>(mutationKinds.map((kind) => [kind, { made: 0, noticed: 0, missed: [] }]))
  const wanted = Math.ceil(mutations / mutationKinds.length)
  for (let seed = 1; [...tallies.values()].some(({ made }) => made < wanted); seed += 1) {
    const { written } = generateReportText(seed)
    for (const kind of mutationKinds) {
      const tally = tallies.get(kind)
      if (tally === undefined || tally.made >= wanted) continue
      const mutation = mutateReport(written, seed, kind)
      if (mutation === null) continue
      tally.made += 1
      if (verifyReport(written, mutation.text).ok)
        tally.missed.push(`${mutation.from} -> ${mutation.to} in seed ${seed}`)
      else tally.noticed += 1
    }
  }
  return tallies
}

describe('law 3: nothing changed', () => {
  it('every critical fact of a dictation is kept by formatTranscript', () => {
    for (let seed = 1; seed <= reports; seed += 1) {
      const { dictated } = generateReportText(seed)
      const { plainText, ledger } = formatTranscript(dictated)
      expect({ seed, lost: ledger.rows.filter(({ status }) => status !== 'kept') }).toEqual({ seed, lost: [] })
      expect({ seed, texts: verifyReport(dictated, plainText).contradictions.map(({ text }) => text) }).toEqual({
        seed,
        texts: [],
      })
    }
  })

  it('every critical fact of a dictation is kept by generateReport, or said once more in a derived impression', () => {
    for (let seed = 1; seed <= reports; seed += 1) {
      const { rows } = generateReport(generateReportText(seed).dictated).ledger
      expect({ seed, faults: rows.filter(isFault) }).toEqual({ seed, faults: [] })
    }
  })

  it('every critical fact of a dictation is kept by fillTemplate, or reported as dropped or unplaced', () => {
    for (let seed = 1; seed <= reports; seed += 1) {
      const { ledger, coverage } = fillTemplate(generateReportText(seed).dictated, template)
      const reported = coverage.entries.filter((entry) => entry.class === 'dropped' || entry.class === 'unplaced')
      const isReported = ({ transcript }: LedgerRow) =>
        transcript !== null && reported.some(({ start, end }) => start <= transcript.start && transcript.end <= end)
      const faults = ledger.rows.filter((row) => isFault(row) && !isReported(row))
      expect({ seed, faults }).toEqual({ seed, faults: [] })
    }
  })

  it('what is dictated comes out as it would have been written', () => {
    for (let seed = 1; seed <= reports; seed += 1) {
      const { dictated, written } = generateReportText(seed)
      const { contradictions } = verifyReport(written, formatTranscript(dictated).plainText)
      expect({ seed, texts: contradictions.map(({ text }) => text) }).toEqual({ seed, texts: [] })
    }
  })

  it(
    'verifyReport notices at least 99.5 % of seeded errors and more than 99 % of every kind',
    () => {
      const tallies = tallyMutations()
      const all = [...tallies.values()]
      const made = all.reduce((sum, tally) => sum + tally.made, 0)
      const noticed = all.reduce((sum, tally) => sum + tally.noticed, 0)
      expect(made).toBeGreaterThanOrEqual(mutations)
      for (const [kind, tally] of tallies) {
        expect(tally.noticed / tally.made, `${kind}: ${tally.missed.slice(0, 5).join('; ')}`).toBeGreaterThan(0.99)
      }
      expect(noticed / made).toBeGreaterThanOrEqual(0.995)
    },
    timeLimitMs,
  )
})
