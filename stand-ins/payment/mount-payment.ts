import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { serveStandInStyle } from '../stand-in-style.ts'
import { paymentFile, paymentPath } from './address.ts'
import { mountPaymentApi } from './api.ts'
import { mountPaymentPages } from './page-routes.ts'
import { createPaymentStandIn, type PaymentStandIn } from './payment-stand-in.ts'
import { deliverEvent, signEvent } from './webhooks.ts'
import type { PaymentEvent } from './world.ts'

interface MountOptions {
  publicUrl: string
  webhookPath: string
  clock: { now: () => Date }
  dataFolder: string
}

/** The stand-in inside the product's own server, for trying out: same interface, spoken to over HTTP. */
export function mountPaymentStandIn(app: FastifyInstance, options: MountOptions): void {
  const { publicUrl, webhookPath, clock, dataFolder } = options
  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  const standIn = createPaymentStandIn({
    pagesUrl: `${publicUrl}${paymentPath}`,
    clock,
    file: join(dataFolder, paymentFile),
    onEvent: (event) => void deliverEvent(`${publicUrl}${webhookPath}`, () => signEvent(event, seconds())),
  })
  mount(app, standIn, paymentPath)
}

export interface PaymentServer {
  url: string
  standIn: PaymentStandIn
  close: () => Promise<void>
}

/** The stand-in as a server of its own on the loopback, as the tests use it. */
export async function startPaymentServer(options: {
  clock: { now: () => Date }
  onEvent: (event: PaymentEvent) => void
  isDown?: () => boolean
}): Promise<PaymentServer> {
  const app = Fastify()
  const standIn = createPaymentStandIn({ pagesUrl: '', ...options })
  serveStandInStyle(app)
  mount(app, standIn, '')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  standIn.pagesUrl = url
  return { url, standIn, close: () => app.close() }
}

function mount(app: FastifyInstance, standIn: PaymentStandIn, prefix: string): void {
  app.register(async (scope) => {
    // The SDK and the forms both send this type; it is read where it is needed.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    mountPaymentApi(scope, standIn, prefix)
    mountPaymentPages(scope, standIn, prefix)
  })
}
