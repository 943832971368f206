import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import {
  detectContradictions,
  fillTemplate,
  formatTranscript,
  generateReport,
  inOneCall,
  verifyReport,
} from '@klarbefund/befund'
import { generateReportText } from '../packages/befund/laws/generate-report-text.ts'
import { bundleEngine } from './bundle-engine.ts'
import { smallestGzip } from './compress-files.ts'

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

/** A dictation of at least 600 words, spoken commands among them, and the report it was written from. */
function longReport(): { dictated: string; written: string } {
  const dictated: string[] = []
  const written: string[] = []
  for (let seed = 1; wordsOf(dictated.join(' ')) < words; seed += 1) {
    const report = generateReportText(seed)
    dictated.push(report.dictated)
    written.push(report.written)
  }
  return { dictated: dictated.join(' neuer Absatz '), written: written.join('\n\n') }
}

function wordsOf(text: string): number {
  return text.split(/\s+/u).length
}

/** Time of this thread on its core, in ms: waiting for a busy machine does not count. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The clock of a thread ticks coarsely: a batch must last long enough to be counted. */
const batchMs = 100
const rounds = 60
/** A run over a long text lasts as long as a batch. */
const longRounds = 20

/** Time of one run, in ms. */
function batchTime(work: () => unknown): number {
  const start = threadTime()
  let runs = 0
  let spent = 0
  while (spent < batchMs) {
    work()
    runs += 1
    spent = threadTime() - start
  }
  return spent / runs
}

/**
 * Time of one run of each in the fastest of its batches, in ms: what the machine does besides only ever adds. They take
 * turns, so that a slow minute is one for all of them.
 */
function fastest(works: readonly (() => unknown)[], times: number): number[] {
  const best = works.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < times; round += 1) {
    works.forEach((work, at) => {
      best[at] = Math.min(best[at] ?? 0, batchTime(work))
    })
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
    [together, throughAll],
  ]
  // All of them before the long texts, which leave a heap behind that no dictation would.
  const times = fastest(
    calls.map(([, call]) => call.bind(null, dictated, written)),
    rounds,
  )
  const long = [`${dictated} neuer Absatz `.repeat(scale), `${written}\n\n`.repeat(scale)] as const
  // One after the other: each leaves a heap behind.
  const longTimes = calls.flatMap(([, call]) => fastest([call.bind(null, ...long)], longRounds))
  // The last report is never cut short: a few words more than wanted were measured.
  const share = words / wordsOf(dictated)
  const [split = 0] = times
  const all = times.at(-1) ?? 0
  return [
    ...calls.map(([what], at) =>
      row(`${what}, ${words} words`, (times[at] ?? 0) * share, 'ms', what === together ? 10 : null),
    ),
    row('the four, times splitting into words', all / split, 'x', 500),
    ...calls.map(([what], at) =>
      row(`${what}, ${scale} times the text`, (longTimes[at] ?? 0) / (times[at] ?? 0), 'x', at === 0 ? null : 80),
    ),
  ]
}

const together = 'format, generate, check and verify'

/** A dictation through all that is done with it: what one call reads of a text, the others know. */
function throughAll(dictation: string, report: string): unknown {
  return inOneCall(() => {
    formatTranscript(dictation)
    generateReport(dictation)
    detectContradictions(report)
    return verifyReport(dictation, report)
  })
}

function row(what: string, value: number, unit: BenchRow['unit'], below: number | null): BenchRow {
  return { what, value, unit, below }
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

/** The package as the server sends it: bundled, minified, compressed when it was built. */
async function bundleSize(): Promise<BenchRow> {
  return {
    what: 'package, minified and gzipped',
    value: (await smallestGzip(Buffer.from(await bundleEngine()))).length / 1000,
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
