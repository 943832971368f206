import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'

/** A balancer asks every few seconds and does not wait long itself. */
const pingMs = 4000
const retryAfterSeconds = 5

/** `/healthz`: the process lives. `/readyz`: it can serve, so a balancer may send requests. */
export function serveHealth(app: FastifyInstance, deps: Pick<Deps, 'pingDatabase'>): void {
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (app.isDraining) return notReady(reply, 'draining')
    try {
      await answersInTime(deps.pingDatabase())
      return await reply.send({ status: 'ready' })
    } catch {
      return notReady(reply, 'database unavailable')
    }
  })
}

function notReady(reply: FastifyReply, status: string): FastifyReply {
  return reply.code(503).header('retry-after', String(retryAfterSeconds)).send({ status })
}

async function answersInTime(ping: Promise<void>): Promise<void> {
  const end = new AbortController()
  const late = wait(pingMs, undefined, { signal: end.signal }).then(() => {
    throw new Error('the database does not answer')
  })
  try {
    await Promise.race([ping, late])
  } finally {
    end.abort()
  }
}
