import type { FastifyRequest } from 'fastify'

/** Whether the other end is on this machine, and no proxy that speaks for somebody else. */
export function comesFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? ''
  const isLoopback = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
  return isLoopback && !request.headers['x-forwarded-for'] && !request.headers.forwarded
}
