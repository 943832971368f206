import type { FastifyRequest } from 'fastify'
import { isLocalHost } from '../env.ts'

/**
 * Whether the other end is on this machine, no proxy that speaks for somebody else, and asks under a local name: by
 * another name a page of another site, whose name was turned to this machine, could read the answer in a browser here.
 */
export function comesFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? ''
  const isLoopback = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
  const isForwarded = Boolean(request.headers['x-forwarded-for'] || request.headers.forwarded)
  return isLoopback && !isForwarded && isLocalHost(request.hostname)
}
