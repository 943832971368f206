import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { comesFromThisMachine } from '../http/comes-from-this-machine.ts'

/** Seconds: from a cheap read to the longest answer of a language model. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/**
 * `GET /metrics` for Prometheus: counts, durations and fill levels. A label is the pattern of a route, a status or an
 * error code, never an address with its values, a person or a text.
 *
 * With METRICS_TOKEN it wants that token; without one, which only a local PUBLIC_URL allows, it answers this machine.
 */
export function serveMetrics(app: FastifyInstance, { env, db }: Pick<Deps, 'env' | 'db'>): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  const errors = new Counter({
    name: 'klarbefund_errors_total',
    help: 'Answers that are not OK, by code of the error table',
    labelNames: ['code'],
    registers: [registry],
  })
  const fallbacks = new Counter({
    name: 'klarbefund_model_fallbacks_total',
    help: 'Runs whose work the engine did because the language model failed, by the way it failed',
    labelNames: ['class'],
    registers: [registry],
  })
  measurePool(registry, db)

  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    durations.observe(labels, reply.elapsedTime / 1000)
    if (request.errorCode) errors.inc({ code: request.errorCode })
    if (request.fallbackClass) fallbacks.inc({ class: request.fallbackClass })
  })
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, env.METRICS_TOKEN)) throw new AppError('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return comesFromThisMachine(request)
  // Of equal length whatever was sent, as the comparison wants it.
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`))
}

/** Who waits for a connection shows first that PostgreSQL or the pool is too small. */
function measurePool(registry: Registry, db: Deps['db']): void {
  const pool: unknown = Reflect.get(db, '$client')
  if (!(pool instanceof pg.Pool)) return
  new Gauge({
    name: 'klarbefund_database_connections',
    help: 'Connections to PostgreSQL by state; waiting: requests for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}
