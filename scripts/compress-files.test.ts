import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressFiles, smallestGzip } from './compress-files.ts'

const script = Array.from({ length: 600 }, (_, at) => `export const wort${at % 37} = ${(at * 7919) % 101}`).join('\n')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('writes both kinds beside a file, and what is in them is the file', async () => {
  mkdirSync(join(folder, 'assets'))
  const path = join(folder, 'assets', 'page.js')
  writeFileSync(path, script)
  await compressFiles(folder)
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(script)
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(script)
})

it('leaves what is small, and what is compressed already', async () => {
  writeFileSync(join(folder, 'small.js'), '1')
  writeFileSync(join(folder, 'picture.webp'), script)
  await compressFiles(folder)
  expect(['small.js.br', 'small.js.gz', 'picture.webp.br'].filter((name) => existsSync(join(folder, name)))).toEqual([])
})

it('is smaller than gzip in a hurry', async () => {
  expect((await smallestGzip(Buffer.from(script))).length).toBeLessThan(gzipSync(script, { level: 9 }).length)
})
