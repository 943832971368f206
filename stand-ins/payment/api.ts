import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { standInPayment } from './address.ts'
import { changePrice, endSubscription, setCancelAtPeriodEnd, settle } from './billing-cycle.ts'
import type { PaymentStandIn } from './payment-stand-in.ts'
import { missing, ProviderError, refused } from './provider-error.ts'
import { readForm } from './read-form.ts'
import { type Customer, newId, type Price, products, type Session, type Subscription } from './world.ts'

interface Request {
  params: Record<string, string>
  query: URLSearchParams
  form: URLSearchParams
}

interface Remembered {
  fingerprint: string
  status: number
  body: unknown
}

/** The calls of the provider's HTTP interface that its SDK makes for us. */
export function mountPaymentApi(app: FastifyInstance, standIn: PaymentStandIn, prefix: string): void {
  const remembered = new Map<string, Remembered>()

  const on = (method: 'GET' | 'POST' | 'DELETE', path: string, handle: (request: Request) => object) =>
    app.route({
      method,
      url: `${prefix}/v1${path}`,
      handler: (request, reply) => {
        const key = request.headers['idempotency-key']
        const fingerprint = `${method} ${request.url} ${readForm(request.body).toString()}`
        const before = typeof key === 'string' && method === 'POST' ? remembered.get(key) : undefined
        if (before) return repeat(reply, before, fingerprint)
        const answer = answerOf(standIn, request, handle)
        // What failed on the provider's side may be tried again with the same key.
        if (typeof key === 'string' && answer.status < 500) remembered.set(key, { fingerprint, ...answer })
        return reply.code(answer.status).send(answer.body)
      },
    })

  on('GET', '/products', () => listOf('/v1/products', products))
  on('GET', '/prices', ({ query }) => {
    const keys = [...query].filter(([name]) => name.startsWith('lookup_keys')).map(([, value]) => value)
    const prices = standIn.world.prices.filter(({ active, lookup_key }) => active && keys.includes(lookup_key))
    return listOf('/v1/prices', prices)
  })
  on('GET', '/prices/:id', ({ params }) => priceOf(standIn, params.id))

  on('POST', '/customers', ({ form }) => {
    const customer: Customer = {
      id: newId('cus'),
      object: 'customer',
      email: form.get('email'),
      name: form.get('name'),
      created: standIn.now(),
      metadata: { userId: form.get('metadata[userId]') ?? '' },
      card: 'works',
    }
    standIn.world.customers[customer.id] = customer
    return customer
  })
  on('DELETE', '/customers/:id', ({ params }) => {
    const customer = customerOf(standIn, params.id)
    for (const subscription of subscriptionsOf(standIn, customer.id)) {
      if (subscription.status !== 'canceled') endSubscription(standIn, subscription)
    }
    for (const session of Object.values(standIn.world.sessions)) {
      if (session.customer === customer.id && session.status === 'open') session.status = 'expired'
    }
    delete standIn.world.customers[customer.id]
    standIn.emit('customer.deleted', customer)
    return { id: customer.id, object: 'customer', deleted: true }
  })

  on('POST', '/checkout/sessions', ({ form }) => {
    const customer = customerOf(standIn, form.get('customer') ?? '')
    const price = priceOf(standIn, form.get('line_items[0][price]') ?? '')
    const id = newId('cs_test')
    const session: Session = {
      id,
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      customer: customer.id,
      subscription: null,
      priceId: price.id,
      trialDays: Number(form.get('subscription_data[trial_period_days]') ?? 0),
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      url: `${standIn.pagesUrl}/checkout/${id}`,
    }
    standIn.world.sessions[id] = session
    return session
  })
  on('POST', '/checkout/sessions/:id/expire', ({ params }) => {
    const session = standIn.world.sessions[params.id ?? '']
    if (!session) throw missing('checkout.session', params.id ?? '')
    if (session.status !== 'open') throw refused('Only Checkout Sessions with a status in ["open"] can be expired.')
    session.status = 'expired'
    session.url = null
    return session
  })

  on('GET', '/subscriptions', ({ query }) => {
    const customer = customerOf(standIn, query.get('customer') ?? '')
    return listOf('/v1/subscriptions', subscriptionsOf(standIn, customer.id))
  })
  on('GET', '/subscriptions/:id', ({ params }) => subscriptionOf(standIn, params.id))
  on('POST', '/subscriptions/:id', ({ params, form }) => {
    const subscription = subscriptionOf(standIn, params.id)
    if (subscription.status === 'canceled') throw missing('subscription', subscription.id)
    const priceId = form.get('items[0][price]')
    if (priceId && !changePrice(standIn, subscription, priceOf(standIn, priceId))) {
      throw new ProviderError(402, 'card_error', 'Your card was declined.', 'card_declined')
    }
    const flag = form.get('cancel_at_period_end')
    if (flag !== null) setCancelAtPeriodEnd(standIn, subscription, flag === 'true')
    return subscription
  })

  on('POST', '/billing_portal/sessions', ({ form }) => {
    const customer = customerOf(standIn, form.get('customer') ?? '')
    const back = encodeURIComponent(form.get('return_url') ?? '')
    const url = `${standIn.pagesUrl}/portal/${customer.id}?back=${back}`
    return { id: newId('bps'), object: 'billing_portal.session', customer: customer.id, url }
  })

  app.all(`${prefix}/v1/*`, (_request, reply) =>
    reply.code(404).send(bodyOf(new ProviderError(404, 'invalid_request_error', 'Unrecognized request URL'))),
  )
}

function answerOf(
  standIn: PaymentStandIn,
  request: FastifyRequest,
  handle: (request: Request) => object,
): { status: number; body: unknown } {
  try {
    if (standIn.isDown()) throw new ProviderError(500, 'api_error', 'The stand-in was told to be down')
    if (request.headers.authorization !== `Bearer ${standInPayment.secretKey}`) {
      throw new ProviderError(401, 'invalid_request_error', 'Invalid API Key provided')
    }
    const body = handle({
      params: request.params as Record<string, string>,
      query: new URL(request.url, 'http://localhost').searchParams,
      form: readForm(request.body),
    })
    standIn.save()
    return { status: 200, body: structuredClone(body) }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { status: error.status, body: bodyOf(error) }
  }
}

function repeat(reply: FastifyReply, before: Remembered, fingerprint: string): FastifyReply {
  if (before.fingerprint === fingerprint) return reply.code(before.status).send(before.body)
  const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
  return reply.code(400).send(bodyOf(new ProviderError(400, 'idempotency_error', message)))
}

function bodyOf({ type, code, message }: ProviderError) {
  return { error: { type, message, ...(code ? { code } : {}) } }
}

function listOf(url: string, data: readonly object[]) {
  return { object: 'list', url, has_more: false, data }
}

function customerOf({ world }: PaymentStandIn, id = ''): Customer {
  const customer = world.customers[id]
  if (!customer) throw missing('customer', id)
  return customer
}

function priceOf({ world }: PaymentStandIn, id = ''): Price {
  const price = world.prices.find((known) => known.id === id)
  if (!price) throw missing('price', id)
  return price
}

function subscriptionOf(standIn: PaymentStandIn, id = ''): Subscription {
  const subscription = standIn.world.subscriptions[id]
  if (!subscription) throw missing('subscription', id)
  settle(standIn, subscription)
  return subscription
}

function subscriptionsOf(standIn: PaymentStandIn, customer: string): Subscription[] {
  const found = Object.values(standIn.world.subscriptions).filter((known) => known.customer === customer)
  for (const subscription of found) settle(standIn, subscription)
  return found
}
