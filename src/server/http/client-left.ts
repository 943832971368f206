import type { FastifyReply } from 'fastify'

/** Aborts when the person has left before the answer was sent. */
export function clientLeft(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort()
  })
  return controller.signal
}
