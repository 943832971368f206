import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/** A balancer asks every few seconds and does not wait long itself. */
const pingMs = 4000

/** `/healthz`: the process lives. `/readyz`: it can serve, so a balancer may send requests. */
export function serveHealth(app: FastifyInstance, deps: Pick<Deps, 'pingDatabase'>): void {
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (app.isDraining) return reply.code(503).send({ status: 'draining' })
    try {
      await answersInTime(deps.pingDatabase())
      return await reply.send({ status: 'ready' })
    } catch {
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
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
