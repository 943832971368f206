import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses state-changing calls that a browser makes on behalf of another site. */
export function guardOrigin(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).origin
  app.addHook('onRequest', async (request) => {
    // The route, not the address: an encoded path (/%61pi/...) leads to the same call.
    if (reading.has(request.method) || !isApiCall(request)) return
    if (request.routeOptions.config.acceptsForeignOrigin) return
    if (!isOwnOrigin(request, own)) throw new AppError('foreign_origin')
  })
}

export function isApiCall(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith('/api/') ?? false
}

/** Whether a request comes from the product's own pages, or from no browser at all. */
export function isOwnOrigin(request: FastifyRequest, own: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return false
  const origin = request.headers.origin
  if (origin === undefined) return true
  return origin === own || origin === `${request.protocol}://${request.headers.host}`
}

declare module 'fastify' {
  interface FastifyContextConfig {
    usageLabel?: string | null
    /** Calls that carry their own proof, such as a signed webhook. */
    acceptsForeignOrigin?: boolean
  }
}
