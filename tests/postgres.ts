import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findPostgres } from '../scripts/find-postgres.ts'
import { freePort } from '../scripts/free-port.ts'

const run = promisify(execFile)

export interface RunningPostgres {
  /** Of an empty database whose role may create more. */
  url: string
  stop: () => Promise<void>
  /** Ends the server without its stores: SIGINT in order, SIGQUIT as in a crash. */
  halt: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>
  /** Starts it again after `halt`, at the same address with the same data. */
  resume: () => Promise<void>
}

/**
 * A throwaway PostgreSQL on the loopback, in a folder of its own.
 *
 * It ends with `stop`, and by itself when the process that started it ends.
 *
 * @param given  settings of the server beside those that make it fast and forgetful
 * @param parent  where its folder is made
 * @returns `{ skipped }` with the reason where PostgreSQL cannot be had
 */
export async function startPostgres(
  given: Record<string, string> = {},
  parent = tmpdir(),
): Promise<RunningPostgres | { skipped: string }> {
  const binaries = findPostgres()
  if (!binaries) return { skipped: 'PostgreSQL is not installed here (initdb was not found)' }
  const owner = unprivilegedOwner()
  if (!owner) return { skipped: 'PostgreSQL does not run as root, and there is no user postgres or nobody' }

  const folder = mkdtempSync(join(parent, 'klarbefund-postgres-'))
  if (owner.isOther) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const identity = owner.isOther ? { uid: owner.uid, gid: owner.gid } : {}
  try {
    const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
    await run(join(binaries, 'initdb'), initdb, { cwd: folder, ...identity })
    const port = await freePort()
    const [command, args] = tiedToThisProcess(
      join(binaries, 'postgres'),
      serverArguments({ data, folder, port, given }),
    )
    const start = async () => {
      const started = spawn(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...identity })
      await readiness(started)
      return started
    }
    let server = await start()
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop: () => stop(server, folder),
      halt: async (signal) => {
        const hasEnded = new Promise((resolve) => server.once('exit', resolve))
        server.kill(signal)
        await hasEnded
      },
      resume: async () => {
        server = await start()
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** PostgreSQL refuses to run as root; then it runs as its own user, or as nobody. */
function unprivilegedOwner(): { uid: number; gid: number; isOther: boolean } | null {
  const uid = process.getuid?.() ?? -1
  const gid = process.getgid?.() ?? -1
  if (uid !== 0) return { uid, gid, isOther: false }
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const fields = users.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]), isOther: true }
  }
  return null
}

interface Arguments {
  data: string
  folder: string
  port: number
  given: Record<string, string>
}

function serverArguments({ data, folder, port, given }: Arguments): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '100',
    ...given,
  }
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** A test run that is killed must not leave a server behind. */
function tiedToThisProcess(command: string, args: string[]): [string, string[]] {
  const setpriv = '/usr/bin/setpriv'
  return existsSync(setpriv) ? [setpriv, ['--pdeathsig', 'QUIT', command, ...args]] : [command, args]
}

function readiness(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text
      if (log.includes('database system is ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  const hasEnded = new Promise((resolve) => server.once('exit', resolve))
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGINT')
    await Promise.race([hasEnded, delay(10_000, undefined, { ref: false }).then(() => server.kill('SIGKILL'))])
  }
  rmSync(folder, { recursive: true, force: true })
}
