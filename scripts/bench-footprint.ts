/** Memory after an hour's work, what a call costs, time to start, and what a browser has to load. */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BenchRow, benchTable, isMissed } from './bench-engine.ts'
import { startBenchProduct } from './bench-product.ts'
import { cheapRead, formatting, mixedWork } from './bench-requests.ts'
import { buildWeb } from './build-web.ts'
import { runProduct } from './run-product.ts'
import { createClient, type Work } from './send-load.ts'

/** A report every five minutes, each with ten calls. */
const callsOfAnHour = 120
const web = join(import.meta.dirname, '../dist/web')

async function residentMb(url: string): Promise<number> {
  const client = createClient(url)
  const { text } = await client.get('/metrics')
  client.close()
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1e6
}

async function benchMemory(radiologists: number): Promise<BenchRow[]> {
  const product = await startBenchProduct(16, { METRICS: 'on' })
  const work = mixedWork(product)
  const workOff = async (from: number, to: number) => {
    for (let at = from; at < to; at += 8) await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((offset) => work(at + offset)))
  }
  try {
    await workOff(0, callsOfAnHour)
    const before = await residentMb(product.url)
    await workOff(callsOfAnHour, callsOfAnHour * (radiologists + 1))
    const after = await residentMb(product.url)
    const what = `memory after an hour of ${radiologists} radiologists (${product.database.name})`
    return [
      { what, value: after, unit: 'MB', below: 700 },
      { what: 'memory, times that after the first calls', value: after / before, unit: 'x', below: 2 },
    ]
  } finally {
    await product.stop()
  }
}

/** What a process has used so far, as Linux counts it: ticks of a hundredth of a second. */
function processorSeconds(pid: number): number | null {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return null
  const stat = readFileSync(file, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** What one call costs the process, whatever else the machine does; beside its database. */
async function benchCalls(): Promise<BenchRow[]> {
  const product = await startBenchProduct(16)
  const costOf = async (what: string, work: Work, times: number): Promise<BenchRow[]> => {
    const all = async () => {
      for (let at = 0; at < times; at += 8) await Promise.all(Array.from({ length: 8 }, (_, hand) => work(at + hand)))
    }
    // Once to warm up.
    await all()
    const before = processorSeconds(product.pid)
    await all()
    const after = processorSeconds(product.pid)
    if (before === null || after === null) return []
    return [{ what: `${what}, processor time`, value: ((after - before) / times) * 1000, unit: 'ms', below: null }]
  }
  try {
    return [
      ...(await costOf('a cheap read', cheapRead(product), 1600)),
      ...(await costOf('a formatted dictation', formatting(product), 400)),
    ]
  } finally {
    await product.stop()
  }
}

/** Embedded, as `npm start` does it: the first start makes the database. Budgets are for the processor's time. */
async function benchStart(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'klarbefund-start-'))
  const start = async (what: string, below: number): Promise<BenchRow[]> => {
    const startedAt = performance.now()
    const product = await runProduct({ DATA_DIR: folder, LOG_LEVEL: 'warn' })
    const seconds = (performance.now() - startedAt) / 1000
    const busy = processorSeconds(product.pid) ?? seconds
    await product.stop()
    return [
      { what: `${what}, until ready`, value: seconds, unit: 's', below: null },
      { what: `${what}, processor time`, value: busy, unit: 's', below },
    ]
  }
  try {
    return [...(await start('first start, database made', 12)), ...(await start('start with data', 6))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function gzippedKb(path: string): number {
  return gzipSync(readFileSync(join(web, path)), { level: 9 }).length / 1000
}

async function benchBundles(): Promise<BenchRow[]> {
  await buildWeb()
  const html = readFileSync(join(web, 'index.html'), 'utf8')
  const firstLoad = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path)
  const scripts = globSync('assets/*.js', { cwd: web })
  const sum = (paths: string[]) => paths.reduce((kb, path) => kb + gzippedKb(path), 0)
  const largest = Math.max(...scripts.map(gzippedKb))
  return [
    { what: 'every page loads first, gzipped', value: sum(firstLoad), unit: 'kB', below: 200 },
    { what: 'largest script of a page, gzipped', value: largest, unit: 'kB', below: 300 },
    { what: 'all scripts of all pages, gzipped', value: sum(scripts), unit: 'kB', below: 1200 },
  ]
}

export async function benchFootprint(isFull: boolean): Promise<BenchRow[]> {
  return [
    ...(await benchMemory(isFull ? 100 : 10)),
    ...(await benchCalls()),
    ...(await benchStart()),
    ...(await benchBundles()),
  ]
}

if (import.meta.main) {
  const rows = await benchFootprint(process.argv.includes('--full'))
  process.stdout.write(`${benchTable(rows)}\n`)
  if (rows.some(isMissed)) process.exitCode = 1
}
