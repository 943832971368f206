import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, createServer } from 'vite'
import { compressFiles } from './compress-files.ts'

const root = join(import.meta.dirname, '..')
const configFile = join(root, 'vite.config.ts')
const stampFile = join(root, 'dist', 'web', '.sources')

/** Everything the browser side is built from. */
const sources = [
  'src/**',
  'packages/befund/src/**',
  'vite.config.ts',
  'scripts/build-web.ts',
  'scripts/compress-files.ts',
  'scripts/light-contracts.ts',
  'scripts/inner-properties.ts',
  'scripts/minify-further.ts',
  'scripts/shared-endings.ts',
  'scripts/short-values.ts',
  'scripts/rename-locals.ts',
  'scripts/local-variables.ts',
  'package.json',
  'package-lock.json',
]
const otherSide = /\.test\.tsx?$|^src\/server\/|^src\/features\/[^/]+\/server\//

/** Builds dist/web and dist/writer, unless they were built from these very sources. */
export async function buildWeb(): Promise<void> {
  const stamp = hashSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Building the browser side ...')
  await build({ configFile, logLevel: 'warn' })
  await writeLandingPage()
  await buildWriter()
  await compressFiles(join(root, 'dist', 'web'))
  writeFileSync(stampFile, stamp)
}

/** The landing page is read before any program runs: its markup is part of the page. */
async function writeLandingPage(): Promise<void> {
  const vite = await createServer({
    configFile,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { landingMarkup } = await vite.ssrLoadModule('/landing-markup.tsx')
    const page = join(root, 'dist', 'web', 'landing.html')
    writeFileSync(page, readFileSync(page, 'utf8').replace('<!-- landing -->', landingMarkup))
  } finally {
    await vite.close()
  }
}

/** The same pages as a module for the server, which writes them with the settings of the installation. */
async function buildWriter(): Promise<void> {
  await build({
    configFile,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'written-page.tsx',
      outDir: join(root, 'dist', 'writer'),
      copyPublicDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  })
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
