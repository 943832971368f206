import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { detectContradictions, fillTemplate, formatTranscript, generateReport, verifyReport } from '@klarbefund/befund'
import { build } from 'vite'
import { generateReportText } from '../packages/befund/laws/generate-report-text.ts'

export interface BenchRow {
  what: string
  value: number
  unit: 'ms' | 's' | 'x' | 'kB' | 'MB' | '/s' | ''
  /** What it must stay below; null where the row is only for comparison. */
  below: number | null
  /** What it must stay above instead, for rates. */
  above?: number
}

const words = 600
const scale = 64
const entry = join(import.meta.dirname, '../packages/befund/src/index.ts')
const template =
  '<h3>Befund</h3><p><strong>Leber:</strong> Homogen.</p><p><strong>Nieren:</strong> Kein Harnstau.</p><p>[FINDINGS]</p><h3>Beurteilung</h3><p>[IMPRESSION]</p>'

/** A dictation of at least 600 words and the report it was written from. */
function longReport(): { dictated: string; written: string } {
  const dictated: string[] = []
  const written: string[] = []
  for (let seed = 1; written.join(' ').split(/\s+/u).length < words; seed += 1) {
    const report = generateReportText(seed)
    dictated.push(report.dictated)
    written.push(report.written)
  }
  return { dictated: dictated.join(' neuer Absatz '), written: written.join('\n\n') }
}

/** Time of this thread on its core, in ms: waiting for a busy machine does not count. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The clock of a thread ticks coarsely: a batch must last long enough to be counted. */
const batchMs = 150
const batches = 3

/** Time of one run in the fastest of several batches, in ms: what the machine does besides only ever adds. */
function fastest(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let batch = 0; batch < batches; batch += 1) {
    const start = threadTime()
    let runs = 0
    let spent = 0
    while (spent < batchMs) {
      work()
      runs += 1
      spent = threadTime() - start
    }
    best = Math.min(best, spent / runs)
  }
  return best
}

function timings(): BenchRow[] {
  const { dictated, written } = longReport()
  const calls: readonly (readonly [string, (dictation: string, report: string) => unknown])[] = [
    ['split into words', (dictation) => dictation.split(/\s+/u).map((word) => word.toLowerCase())],
    ['format', (dictation) => formatTranscript(dictation)],
    ['fill', (dictation) => fillTemplate(dictation, template)],
    ['generate', (dictation) => generateReport(dictation)],
    ['check', (_dictation, report) => detectContradictions(report)],
    ['verify', (dictation, report) => verifyReport(dictation, report)],
  ]
  const rows: BenchRow[] = []
  let total = 0
  let split = 0
  for (const [what, call] of calls) {
    fastest(() => call(dictated, written))
    const one = fastest(() => call(dictated, written))
    if (what === 'split into words') split = one
    else if (what !== 'fill') total += one
    const many = [`${dictated} neuer Absatz `.repeat(scale), `${written}\n\n`.repeat(scale)] as const
    const ratio = fastest(() => call(...many)) / one
    rows.push({ what: `${what}, ${words} words`, value: one, unit: 'ms', below: null })
    rows.push({
      what: `${what}, ${scale} times the text`,
      value: ratio,
      unit: 'x',
      below: what.startsWith('split') ? null : 80,
    })
  }
  rows.push({ what: 'format, generate, check and verify together', value: total, unit: 'ms', below: 10 })
  rows.push({ what: 'the same, times splitting into words', value: total / split, unit: 'x', below: 500 })
  return rows
}

/** In a process of its own: the engine's first call builds its lexicon. */
function firstCall(): BenchRow {
  const script = `
    const { generateReport } = await import(${JSON.stringify(entry)})
    const start = performance.now()
    generateReport('Leber homogen Punkt')
    console.log(performance.now() - start)`
  const runs = [1, 2, 3].map(() =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
  )
  return { what: 'first call, lexicon included', value: Math.min(...runs), unit: 'ms', below: 150 }
}

/** The package as the browser loads it: bundled, minified, compressed. */
async function bundleSize(): Promise<BenchRow> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['es'], fileName: 'befund' } },
  })
  const bundles = Array.isArray(output) ? output : [output]
  const chunks = bundles.flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  return {
    what: 'package, minified and gzipped',
    value: gzipSync(code, { level: 9 }).length / 1000,
    unit: 'kB',
    below: 300,
  }
}

/** Measures the engine against its budgets. */
export async function benchEngine(): Promise<BenchRow[]> {
  return [...timings(), firstCall(), await bundleSize()]
}

/** Whether a row misses its budget. */
export function isMissed({ value, below, above }: BenchRow): boolean {
  if (Number.isNaN(value)) return true
  return (below !== null && value >= below) || (above !== undefined && value <= above)
}

export function benchTable(rows: readonly BenchRow[]): string {
  const lines = rows.map((row) => {
    const { what, value, unit, below, above } = row
    const figure = `${value.toFixed(value < 10 && unit !== '' ? 2 : 0)} ${unit}`.padStart(11)
    if (below !== null)
      return `${what.padEnd(56)}${figure}   ${isMissed(row) ? 'NOT ' : ''}below ${below} ${unit}`.trimEnd()
    if (above !== undefined)
      return `${what.padEnd(56)}${figure}   ${isMissed(row) ? 'NOT ' : ''}above ${above} ${unit}`.trimEnd()
    return `${what.padEnd(56)}${figure}`.trimEnd()
  })
  return lines.join('\n')
}

if (import.meta.main) {
  const rows = await benchEngine()
  process.stdout.write(`${benchTable(rows)}\n`)
  if (rows.some(isMissed)) process.exitCode = 1
}
