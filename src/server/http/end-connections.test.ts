import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { endConnectionsInOrder } from './end-connections.ts'

/** More than the buffers between two processes hold. */
const large = 'Leber '.repeat(5_000_000)

let app: FastifyInstance
afterEach(() => app.close())

/** Not in order: as Node and Fastify end by themselves. */
async function start({ isInOrder }: { isInOrder: boolean }) {
  // A connection that stays open is seen by the end that does not come.
  app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false, keepAliveTimeout: 600_000 })
  if (isInOrder) endConnectionsInOrder(app)
  const asked = Promise.withResolvers<void>()
  const given = Promise.withResolvers<string>()
  const stream = new PassThrough()
  app.get('/large', () => large)
  app.get('/short', () => 'Leber')
  app.get('/late', () => {
    asked.resolve()
    return given.promise
  })
  app.get('/stream', () => stream)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) =>
      get({ port, path, host: '127.0.0.1', agent }, resolve).on('error', reject),
    )
  return { ask, agent, asked: asked.promise, give: () => given.resolve('Leber'), stream }
}

function end(): Promise<unknown> {
  app.isDraining = true
  return Promise.resolve(app.close())
}

async function lengthOf(answer: IncomingMessage): Promise<number | 'cut off'> {
  let length = 0
  try {
    for await (const chunk of answer) length += (chunk as Buffer).length
    return length
  } catch {
    return 'cut off'
  }
}

describe('a server that ends', () => {
  it.each([
    // The positive control.
    [false, 'cut off'],
    [true, large.length],
  ] as const)('gives a slow reader the whole of an answer: %s', async (isInOrder, expected) => {
    const { ask } = await start({ isInOrder })
    const answer = await ask('/large')
    const hasEnded = end()
    expect(await lengthOf(answer)).toBe(expected)
    await hasEnded
  })

  it('ends with an answer that is given only then, and says so in its head', async () => {
    const { ask, asked, give } = await start({ isInOrder: true })
    const coming = ask('/late')
    await asked
    const hasEnded = end()
    give()
    const answer = await coming
    expect([answer.headers.connection, await lengthOf(answer)]).toEqual(['close', 5])
    await hasEnded
  })

  it('answers what was sent on an open connection before its end was seen', async () => {
    const { ask, agent } = await start({ isInOrder: true })
    expect(await lengthOf(await ask('/short'))).toBe(5)
    const hasEnded = end()
    expect(Object.values(agent.freeSockets).flat()).toHaveLength(1)
    expect(await lengthOf(await ask('/short'))).toBe(5)
    await hasEnded
  })

  it('ends with a stream whose head was sent before', async () => {
    const { ask, stream } = await start({ isInOrder: true })
    stream.write('Leber')
    const answer = await ask('/stream')
    const hasEnded = end()
    stream.end(' unauffällig')
    expect(await lengthOf(answer)).toBe(Buffer.byteLength('Leber unauffällig'))
    await hasEnded
  })
})
