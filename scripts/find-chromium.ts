import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { aptInstall } from './apt-install.ts'
import { launchChromium } from './launch-chromium.ts'
import { runCommand } from './run-command.ts'

const root = join(import.meta.dirname, '..')
const packedFolder = join(root, 'node_modules', '.cache', 'chromium')
const packedBrowser = join(packedFolder, 'chromium.sh')
/** A Chromium inside an npm package (70 MB, Linux on x64): for places that reach the npm registry and nothing else. */
const packedChromium = '@sparticuz/chromium@153.0.0'

/** Clinics often inspect TLS with a certificate of their own, which only the machine knows. */
const download = { ...process.env, NODE_USE_SYSTEM_CA: '1' }

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge']
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Path of a Chromium that starts here: the one in CHROMIUM_PATH, an installed one,
 * else one that is installed now by the first way that works.
 *
 * @throws {Error} that says what to do when no way worked
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (await starts(given)) return given
    throw new Error(`CHROMIUM_PATH is ${given}, but no Chromium starts there.`)
  }
  for (const install of [null, installByApt, installPacked, installByPlaywright]) {
    await install?.()
    const found = await firstThatStarts(installedBrowsers())
    if (found) return found
  }
  throw new Error('No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to one.')
}

function installedBrowsers(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const inPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  return [...inPath, ...otherPlaces, packedBrowser, chromium.executablePath()].filter((path) => existsSync(path))
}

async function firstThatStarts(paths: string[]): Promise<string | null> {
  for (const path of paths) if (await starts(path)) return path
  return null
}

async function starts(path: string): Promise<boolean> {
  try {
    const browser = await launchChromium(path)
    await browser.close()
    return true
  } catch {
    return false
  }
}

async function installByApt(): Promise<void> {
  await aptInstall('chromium')
}

async function installPacked(): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return
  console.error(`Installing ${packedChromium} ...`)
  const files = join(packedFolder, 'files')
  mkdirSync(files, { recursive: true })
  const install = ['install', '--prefix', packedFolder, '--no-save', '--ignore-scripts', packedChromium]
  const { ok } = await runCommand('npm', install, { env: download })
  if (!ok) return
  // It unpacks itself into TMPDIR, with the libraries it needs only when it believes to run in a Lambda.
  await runCommand(
    process.execPath,
    ['--input-type=module', '--eval', `await (await import('@sparticuz/chromium')).default.executablePath()`],
    { cwd: packedFolder, env: { ...process.env, TMPDIR: files, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' } },
  )
  const environment = `LD_LIBRARY_PATH='${files}/al2023/lib' FONTCONFIG_PATH='${files}/fonts'`
  writeFileSync(packedBrowser, `#!/bin/sh\n${environment} exec '${files}/chromium' "$@"\n`)
  chmodSync(packedBrowser, 0o755)
}

async function installByPlaywright(): Promise<void> {
  console.error('Installing Chromium with Playwright ...')
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js')
  await runCommand(process.execPath, [cli, 'install', 'chromium'], { env: download })
}

if (import.meta.main) console.log(await findChromium())
