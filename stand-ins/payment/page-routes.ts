import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  createSubscription,
  endSubscription,
  passPeriodEnd,
  retryPayment,
  setCancelAtPeriodEnd,
} from './billing-cycle.ts'
import { checkoutPage, confirmPage, overPage, portalPage } from './pages.ts'
import type { PaymentStandIn } from './payment-stand-in.ts'
import { readForm } from './read-form.ts'
import { paymentTexts } from './texts.ts'
import type { Customer, Session, Subscription } from './world.ts'

type IdParams = { Params: { id: string } }
type BackQuery = { Querystring: { back?: string } }

/** The pages a browser is sent to: checkout and portal. Forms arrive as text. */
export function mountPaymentPages(app: FastifyInstance, standIn: PaymentStandIn, prefix: string): void {
  const { world } = standIn

  app.get<IdParams>(`${prefix}/checkout/:id`, (request, reply) => {
    const session = world.sessions[request.params.id]
    return session?.status === 'open' ? show(reply, checkoutPage(session, priceOf(standIn, session))) : gone(reply)
  })
  app.post<IdParams>(`${prefix}/checkout/:id`, (request, reply) => {
    const session = world.sessions[request.params.id]
    if (session?.status !== 'open') return gone(reply)
    const form = readForm(request.body)
    const isBeta = form.get('beta') === 'true'
    const card = form.get('card')
    if (card === 'confirm') return show(reply, confirmPage(isBeta))
    if (!completeCheckout(standIn, session, { card: card ?? '', isBeta })) {
      return show(reply, checkoutPage(session, priceOf(standIn, session), paymentTexts.checkout.declined))
    }
    return reply.redirect(session.success_url, 303)
  })

  app.get<IdParams & BackQuery>(`${prefix}/portal/:id`, (request, reply) => {
    const customer = world.customers[request.params.id]
    if (!customer) return gone(reply)
    standIn.settleAll()
    return show(reply, portalPage(customer, subscriptionsOf(standIn, customer), safeBack(request.query.back)))
  })
  app.post<IdParams & BackQuery>(`${prefix}/portal/:id`, (request, reply) => {
    const customer = world.customers[request.params.id]
    if (!customer) return gone(reply)
    const form = readForm(request.body)
    const subscription = subscriptionsOf(standIn, customer).find(({ id }) => id === form.get('subscription'))
    act(standIn, { customer, subscription, action: form.get('action') ?? '' })
    standIn.save()
    return reply.redirect(request.url, 303)
  })
}

/**
 * Pays with a test card.
 *
 * @returns false where the card is declined
 */
export function completeCheckout(
  standIn: PaymentStandIn,
  session: Session,
  { card, isBeta }: { card: string; isBeta: boolean },
): boolean {
  const customer = standIn.world.customers[session.customer]
  if (!customer || card === 'declined') return false
  customer.card = card === 'later' ? 'declines' : 'works'
  const price = priceOf(standIn, session)
  const subscription = createSubscription(standIn, { customer, price, trialDays: session.trialDays, isBeta })
  if (!subscription) return false
  session.status = 'complete'
  session.subscription = subscription.id
  session.url = null
  standIn.emit('checkout.session.completed', session)
  standIn.save()
  return true
}

interface Act {
  customer: Customer
  subscription: Subscription | undefined
  action: string
}

function act(standIn: PaymentStandIn, { customer, subscription, action }: Act): void {
  if (action === 'card-works') customer.card = 'works'
  if (action === 'card-declines') customer.card = 'declines'
  if (!subscription || subscription.status === 'canceled') return
  if (action === 'cancel') setCancelAtPeriodEnd(standIn, subscription, true)
  if (action === 'resume') setCancelAtPeriodEnd(standIn, subscription, false)
  if (action === 'next') passPeriodEnd(standIn, subscription)
  if (action === 'retry') retryPayment(standIn, subscription)
  if (action === 'end') endSubscription(standIn, subscription)
}

function subscriptionsOf({ world }: PaymentStandIn, customer: Customer): Subscription[] {
  return Object.values(world.subscriptions).filter((known) => known.customer === customer.id)
}

function priceOf({ world }: PaymentStandIn, session: Session) {
  const price = world.prices.find(({ id }) => id === session.priceId)
  if (!price) throw new Error(`no price ${session.priceId}`)
  return price
}

/** A link is shown only where it leads to a web address. */
function safeBack(back: string | undefined): string {
  return back && /^https?:\/\//.test(back) ? back : '/'
}

function show(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html)
}

function gone(reply: FastifyReply): FastifyReply {
  return show(reply.code(410), overPage())
}
