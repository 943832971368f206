import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BenchRow } from './bench-engine.ts'
import { buildWeb } from './build-web.ts'

const folder = join(import.meta.dirname, '..', 'dist', 'web')

/** JavaScript the landing page loads before anybody starts the demonstration. */
export async function benchLanding(): Promise<BenchRow[]> {
  await buildWeb()
  const html = readFileSync(join(folder, 'landing.html'), 'utf8')
  const files = new Set([...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path = '']) => path))
  const bytes = [...files].map((path) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length)
  const value = bytes.reduce((sum, size) => sum + size, 0) / 1000
  return [{ what: 'JavaScript of the landing page, gzipped', value, unit: 'kB', below: 90 }]
}
