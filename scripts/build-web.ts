import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const stampFile = join(root, 'dist', 'web', '.sources')

/** Everything the browser side is built from. */
const sources = ['src/**', 'packages/befund/src/**', 'vite.config.ts', 'package.json', 'package-lock.json']
const otherSide = /\.test\.tsx?$|^src\/server\/|^src\/features\/[^/]+\/server\//

/** Builds dist/web, unless it was built from these very sources. */
export async function buildWeb(): Promise<void> {
  const stamp = hashSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Building the browser side ...')
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  writeFileSync(stampFile, stamp)
}

function hashSources(): string {
  const hash = createHash('sha256')
  const paths = globSync(sources, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  for (const path of paths.filter(belongsToWeb).sort()) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function belongsToWeb(path: string): boolean {
  return !otherSide.test(path) && statSync(join(root, path)).isFile()
}

if (import.meta.main) await buildWeb()
