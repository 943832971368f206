import type { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'

/** Log lines are JSON on standard output; what they may hold is listed in docs/operations.md. */
export function loggerOptions(env: Pick<Env, 'LOG_LEVEL'>, stream?: Writable) {
  if (env.LOG_LEVEL === 'silent') return false
  const options = { level: env.LOG_LEVEL, base: null, serializers: { req: () => ({}), res: () => ({}) } }
  return stream ? { ...options, stream } : options
}

/** One line a request: the pattern of the route, never the address with its values. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.caller?.user.id ?? null,
        code: request.errorCode,
      },
      'request',
    )
  })
}
