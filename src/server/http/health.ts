import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve, so a balancer may send requests. */
export function serveHealth(app: FastifyInstance, deps: Pick<Deps, 'pingDatabase'>): void {
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (app.isDraining) return reply.code(503).send({ status: 'draining' })
    try {
      await deps.pingDatabase()
      return await reply.send({ status: 'ready' })
    } catch {
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the first sign of the end: new requests are sent elsewhere. */
    isDraining: boolean
  }
}
