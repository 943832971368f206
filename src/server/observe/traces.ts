import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null
  }
}

/** W3C trace context: version, trace, span, flags. */
const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/**
 * One span a request, sent to an OpenTelemetry collector. It says method, route pattern, status and error code; address,
 * headers, bodies and persons are in none.
 */
export function traceRequests(app: FastifyInstance, env: Pick<Env, 'TRUST_PROXY'>, collector: string): void {
  const exporter = new OTLPTraceExporter({ url: `${collector.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'klarbefund' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('http')
  app.decorateRequest('span', null)
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url ?? 'none'
    const attributes = { 'http.request.method': request.method, 'http.route': route }
    const options = { kind: SpanKind.SERVER, attributes }
    request.span = tracer.startSpan(`${request.method} ${route}`, options, contextOf(request, env))
  })
  app.addHook('onResponse', async (request, reply) => {
    const { span } = request
    if (!span) return
    span.setAttribute('http.response.status_code', reply.statusCode)
    if (request.errorCode) span.setAttribute('error.type', request.errorCode)
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  app.addHook('onClose', () => provider.shutdown())
}

/** A proxy that is trusted may have begun the trace; anybody else's word about it is not taken. */
function contextOf(request: FastifyRequest, { TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>) {
  const header = request.headers.traceparent
  const match = TRUST_PROXY && typeof header === 'string' ? traceparent.exec(header) : null
  const [, traceId, spanId, flags] = match ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}
