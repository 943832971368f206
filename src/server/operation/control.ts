import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PGlite } from '@electric-sql/pglite'
import { embeddedFolder } from '../db/database.ts'
import { isFolderLocked } from '../db/folder-lock.ts'
import { type Dump, dumpEmbedded } from './dump-embedded.ts'
import { OperationError } from './operation-error.ts'

/**
 * How a command reaches the process that owns the embedded database: an address of the loopback and a token, both in a
 * file that only its owner reads. Who can read it can read the database folder beside it too.
 */
interface ControlFile {
  url: string
  token: string
}

const countsHeader = 'x-row-counts'

function controlFile(dataFolder: string): string {
  return join(dataFolder, 'control.json')
}

/** @returns takes the address and its file away again */
export async function serveControl(dataFolder: string, client: PGlite): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('base64url')
  const server = createServer((request, response) => void answer(request, response, { token, client }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const path = controlFile(dataFolder)
  // A file left by a process that was killed keeps its rights when it is overwritten.
  rmSync(path, { force: true })
  writeFileSync(path, JSON.stringify({ url: `http://127.0.0.1:${port}`, token } satisfies ControlFile), { mode: 0o600 })
  return async () => {
    rmSync(path, { force: true })
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { token, client }: { token: string; client: PGlite },
): Promise<void> {
  if (!holdsToken(request, token)) return void response.writeHead(401).end()
  if (request.method !== 'POST' || request.url !== '/dump') return void response.writeHead(404).end()
  try {
    const { tar, counts } = await dumpEmbedded(client)
    response.writeHead(200, { 'content-type': 'application/x-tar', [countsHeader]: JSON.stringify(counts) })
    await pipeline(Readable.from(tar.stream()), response)
  } catch {
    if (response.headersSent) response.destroy()
    else response.writeHead(500).end()
  }
}

function holdsToken(request: IncomingMessage, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Asks the running product for a dump.
 *
 * @returns null where none runs on this folder
 * @throws {OperationError} where one runs and does not give it
 */
export async function askForDump(dataFolder: string): Promise<Dump | null> {
  // A file left by a process that was killed names an address that may belong to somebody else by now.
  const control = isFolderLocked(`${embeddedFolder(dataFolder)}.lock`) ? readControlFile(dataFolder) : null
  if (!control) return null
  const answer = await fetch(`${control.url}/dump`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.token}` },
  }).catch(() => null)
  if (!answer?.ok) {
    throw new OperationError(
      `Das laufende Programm hat die Sicherung nicht erstellt (Antwort ${answer?.status ?? 'keine'}). Die Daten sind unberührt. ` +
        'Bitte sehen Sie ins Protokoll des Programms oder beenden Sie es und sichern dann erneut.',
    )
  }
  return { counts: JSON.parse(answer.headers.get(countsHeader) ?? '{}'), tar: await answer.blob() }
}

function readControlFile(dataFolder: string): ControlFile | null {
  try {
    return JSON.parse(readFileSync(controlFile(dataFolder), 'utf8')) as ControlFile
  } catch {
    return null
  }
}
