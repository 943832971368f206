import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { gzipAsync } from '@gfx/zopfli'

/** A smaller file fits into the first packets of a connection anyway; the server compresses nothing below it either. */
const smallestBytes = 1024
/** Ways through a file to find its shortest gzip; more take longer and find next to nothing. */
const ways = 5
const brotli = promisify(brotliCompress)

/**
 * The shortest gzip a file has, for browsers without Brotli: those that reach an installation by plain HTTP.
 *
 * @returns the bytes of the gzip file, the same for the same content
 */
export async function smallestGzip(content: Uint8Array): Promise<Uint8Array> {
  return gzipAsync(content, { numiterations: ways, blocksplittingmax: 0 })
}

/**
 * Writes `.br` and `.gz` beside every script, style and drawing of `folder`, as small as they get: what is built once and
 * loaded for years is not compressed in a hurry for each who asks.
 */
export async function compressFiles(folder: string): Promise<void> {
  for (const path of globSync(`${folder}/**/*.{js,css,svg}`)) {
    const content = readFileSync(path)
    if (content.length < smallestBytes) continue
    const [brotlied, gzipped] = await Promise.all([brotli(content), smallestGzip(content)])
    writeFileSync(`${path}.br`, brotlied)
    writeFileSync(`${path}.gz`, gzipped)
  }
}
