import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/** Metrics and traces, both off unless set; what is off is not even loaded. */
export async function observe(app: FastifyInstance, deps: Deps): Promise<void> {
  const { METRICS, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = deps.env
  if (METRICS) (await import('./metrics.ts')).serveMetrics(app, deps)
  if (collector) (await import('./traces.ts')).traceRequests(app, deps.env, collector)
}
