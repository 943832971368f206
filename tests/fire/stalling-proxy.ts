import { createServer, connect as open, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface StallingProxy {
  /** The database's address, with the proxy in its way. */
  url: string
  /** From now on takes every word and passes none on; new connections are taken, too. */
  stall: () => void
  /** Passes on again what it held back. */
  recover: () => void
  /** Passes new connections on again and forgets the old ones without a word, as a firewall does. */
  recoverWithoutOld: () => void
}

/** A way to a database that can hang: connected, and silent. */
export async function startStallingProxy(databaseUrl: string): Promise<StallingProxy> {
  const target = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  let isStalled = false
  const join = (near: Socket) => {
    const far = open(Number(target.port), target.hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('data', (chunk) => other.write(chunk))
      one.on('error', () => {})
      one.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
      if (isStalled) one.pause()
    }
  }
  const server = createServer(join)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    for (const socket of [...pairs].flat()) socket.destroy()
  })
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' ? address?.port : 0)
  return {
    url: url.href,
    stall: () => {
      isStalled = true
      for (const socket of [...pairs].flat()) socket.pause()
    },
    recover: () => {
      isStalled = false
      for (const socket of [...pairs].flat()) socket.resume()
    },
    recoverWithoutOld: () => {
      isStalled = false
    },
  }
}
