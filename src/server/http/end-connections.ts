import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** What was sent before the end began may take so long to arrive; it is still answered. */
const onTheLineMs = 200

/**
 * A server that ends lets go of each connection when its last answer is out, not before and not much later.
 *
 * Left to itself, Node cuts off an answer that is still on its way to a slow reader, and keeps a connection whose
 * answer is given after the end has begun open for the next question, which holds up the end.
 */
export function endConnectionsInOrder(app: FastifyInstance): void {
  const connections = new Set<Socket>()
  const running = new WeakMap<Socket, number>()
  const count = (socket: Socket, step: number) => running.set(socket, (running.get(socket) ?? 0) + step)
  const endUnlessRunning = (socket: Socket) => !running.get(socket) && socket.destroySoon()

  app.decorate('isDraining', false)
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    if (!(socket instanceof Socket)) return
    count(socket, 1)
    reply.raw.once('close', () => {
      count(socket, -1)
      if (app.isDraining) setTimeout(endUnlessRunning, onTheLineMs, socket)
    })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (app.isDraining) reply.header('connection', 'close')
  })
  app.server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  // Node calls it when the server closes.
  app.server.closeIdleConnections = () => void setTimeout(() => connections.forEach(endUnlessRunning), onTheLineMs)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the first sign of the end: new requests are sent elsewhere. */
    isDraining: boolean
  }
}
