import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const root = join(import.meta.dirname, '..')

/** It takes seconds; on a machine full of other work it may take long. */
const startMs = 120_000

export interface RunningProduct {
  url: string
  dataFolder: string
  pid: number
  /** Everything the process printed so far: log lines, and what it says at start. */
  output: () => string
  stop: () => Promise<void>
  /** Ends it as told, at once and by no other way; answers its exit code. The data folder stays. */
  kill: (signal: NodeJS.Signals) => Promise<number | null>
}

/**
 * The product as `npm start` runs it, in a process and a data folder of its own.
 *
 * @param settings environment variables beside those that keep it apart from a product already running here
 * @throws {Error} with what the process printed, when it is not ready within two minutes
 */
export async function runProduct(settings: Record<string, string> = {}): Promise<RunningProduct> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'klarbefund-product-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const compileCache = join(root, 'scripts', 'compile-cache.mjs')
  const server = spawn(process.execPath, ['--import', compileCache, join(root, 'src', 'server', 'main.ts')], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataFolder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  server.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const hasEnded = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const isRunning = () => server.exitCode === null && server.signalCode === null

  async function stop(): Promise<void> {
    if (isRunning()) server.kill('SIGTERM')
    await Promise.race([hasEnded, delay(15_000, undefined, { ref: false }).then(() => server.kill('SIGKILL'))])
    rmSync(dataFolder, { recursive: true, force: true })
  }

  async function kill(signal: NodeJS.Signals): Promise<number | null> {
    server.kill(signal)
    await hasEnded
    return server.exitCode
  }

  const deadline = Date.now() + startMs
  while (!(await answers(`${url}/readyz`))) {
    if (!isRunning() || Date.now() > deadline) {
      await stop()
      throw new Error(`The product did not start:\n${output}`)
    }
    await delay(20)
  }
  const ownFolder = settings.DATA_DIR ?? dataFolder
  return { url, dataFolder: ownFolder, pid: server.pid ?? 0, output: () => output, stop, kill }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
