import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { marketingPath } from './address.ts'
import { mountMarketingApi } from './api.ts'
import { createMarketingStandIn, type MarketingStandIn } from './marketing-stand-in.ts'

/**
 * The stand-in inside the product's own server, for trying out: same interface, spoken to over HTTP.
 * It has no page of its own: who is in it shows the administration, which says that it is a stand-in.
 */
export function mountMarketingStandIn(
  app: FastifyInstance,
  { clock, dataFolder }: { clock: { now: () => Date }; dataFolder: string },
): void {
  mount(app, createMarketingStandIn(clock, join(dataFolder, 'marketing-stand-in.json')), marketingPath)
}

export interface MarketingServer {
  /** Where its interface begins, as the setting BREVO_API_BASE takes it. */
  url: string
  standIn: MarketingStandIn
  close: () => Promise<void>
}

/** The stand-in as a server of its own on the loopback, as the tests use it. */
export async function startMarketingServer(clock: { now: () => Date }): Promise<MarketingServer> {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 500 } })
  const standIn = createMarketingStandIn(clock)
  mount(app, standIn, '')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `${url}/v3`, standIn, close: () => app.close() }
}

function mount(app: FastifyInstance, standIn: MarketingStandIn, prefix: string): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    mountMarketingApi(scope, standIn, prefix)
  })
}
