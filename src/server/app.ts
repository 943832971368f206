import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { errorCodes, type FastifyInstance, LogController } from 'fastify'
import { webhookPath } from '#features/billing/contract.ts'
import { mountIdentityStandIn } from '#stand-ins/identity/mount-identity.ts'
import { mountMailbox } from '#stand-ins/mailbox/mailbox.ts'
import { mountMarketingStandIn } from '#stand-ins/marketing/mount-marketing.ts'
import { mountPaymentStandIn } from '#stand-ins/payment/mount-payment.ts'
import { serveStandInStyle } from '#stand-ins/stand-in-style.ts'
import { allContracts } from './contracts.ts'
import type { Deps } from './deps.ts'
import { mountFeatures } from './features.ts'
import { AppError } from './http/app-error.ts'
import { contentPolicy } from './http/content-policy.ts'
import { endConnectionsInOrder } from './http/end-connections.ts'
import { handleErrors, sendError } from './http/error-handler.ts'
import { serveHealth } from './http/health.ts'
import { serveOpenApi } from './http/open-api.ts'
import { guardOrigin, isApiCall } from './http/origin-guard.ts'
import { requireEveryContract } from './http/require-every-contract.ts'
import { routableUrl } from './http/routable-url.ts'
import { serveWebFiles } from './http/web-files.ts'
import { loggerOptions, logRequests } from './log.ts'
import { outboxFolder } from './mail/mailer.ts'
import { observe } from './observe/observe.ts'

const longestHeadMs = 15_000
const apiPath = /^\/api(?:[/?]|$)/

/**
 * The whole server, not yet listening.
 *
 * @param logStream where the log goes instead of standard output
 * @throws {Error} when a contract has no handler
 */
export async function createApp(deps: Deps, logStream?: Writable): Promise<FastifyInstance> {
  const { env } = deps
  const app = Fastify({
    logger: loggerOptions(env, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    // Counted from the nearest: what stands before the entries of the own proxies, the client has written itself.
    trustProxy: env.TRUST_PROXY > 0 ? (_address, hop) => hop < env.TRUST_PROXY : false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url }) => routableUrl(url ?? '/'),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...patience(env),
  })
  app.decorate('served', new Set<string>())
  app.decorateRequest('caller', null)
  app.decorateRequest('found', null)
  endConnectionsInOrder(app)
  handleErrors(app)
  logRequests(app)
  readBodiesAsText(app)
  await observe(app, deps)

  await app.register(helmet, { contentSecurityPolicy: contentPolicy(env), strictTransportSecurity: !env.isLocal })
  await app.register(compress, { threshold: 1024, globalDecompression: false })
  await app.register(cookie)
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/') || isApiCall(request)) reply.header('cache-control', 'no-store')
    reply.header('x-request-id', request.id)
  })
  guardOrigin(app, env.PUBLIC_URL)

  serveHealth(app, deps)
  serveOpenApi(app, env.PUBLIC_URL)
  await mountFeatures(app, deps)
  requireEveryContract(
    allContracts.map(({ contract }) => contract),
    app.served,
  )
  mountStandIns(app, deps)
  await serveWebFiles(app, deps)
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !apiPath.test(request.url)
    if (isPage && app.unknownPage) return app.unknownPage(request, reply)
    return sendError(request, reply, new AppError('not_found'))
  })
  return app
}

/** How long a client may take: one that sends or reads in drips holds a connection no longer than this. */
function patience({ REQUEST_TIMEOUT_SECONDS, AI_TIMEOUT_SECONDS }: Deps['env']) {
  const requestMs = REQUEST_TIMEOUT_SECONDS * 1000
  const headersTimeout = Math.min(longestHeadMs, requestMs)
  return {
    requestTimeout: requestMs,
    http: { requestTimeout: requestMs, headersTimeout, connectionsCheckingInterval: 1000 },
    // Longer than the longest wait in which rightly nothing is sent: for a place in the queue, then for the model.
    connectionTimeout: (2 * AI_TIMEOUT_SECONDS + 60) * 1000,
  }
}

/** JSON is parsed in `serve`, after the access decision; other types are refused there too. */
function readBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  // Nothing is nothing, whatever type it is called.
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, body)
    done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']))
  })
}

/** Where nothing real is configured, and only on this machine unless allowed by setting. */
function mountStandIns(app: FastifyInstance, { env, mailer, clock }: Deps): void {
  if (mailer.kind === 'outbox') mountMailbox(app, outboxFolder(env))
  if (!env.standInsAllowed) return
  serveStandInStyle(app)
  if (!env.OIDC_ISSUER) mountIdentityStandIn(app, env.PUBLIC_URL)
  if (!env.BREVO_API_KEY) mountMarketingStandIn(app, { clock, dataFolder: env.DATA_DIR })
  if (!env.STRIPE_SECRET_KEY) {
    mountPaymentStandIn(app, { publicUrl: env.PUBLIC_URL, webhookPath, clock, dataFolder: env.DATA_DIR })
  }
}
