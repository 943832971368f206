import { escapeHtml } from '#server/html/escape-html.ts'
import { paymentTexts } from './texts.ts'
import type { Customer, Price, Session, Subscription } from './world.ts'

const t = paymentTexts

function page(title: string, content: string): string {
  return (
    '<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/dev/stand-in.css">' +
    `<title>${escapeHtml(title)}</title></head><body><main><p class="label">${escapeHtml(t.label)}</p>` +
    `<h1>${escapeHtml(title)}</h1>${content}</main></body></html>`
  )
}

/** Chooses a test card: one that works, is declined, or asks for a confirmation. */
export function checkoutPage(session: Session, price: Price, failure?: string): string {
  const { cards } = t.checkout
  const options = Object.entries(cards).map(
    ([value, label]) => `<option value="${value}">${escapeHtml(label)}</option>`,
  )
  const trial = session.trialDays > 0 ? `${t.checkout.trial(session.trialDays)} ` : ''
  const per = price.recurring.interval === 'year' ? t.checkout.year : t.checkout.month
  return page(
    t.checkout.title,
    `<p>${escapeHtml(`${trial}${money(price)} ${per}`)}</p>${failure ? `<p role="alert">${escapeHtml(failure)}</p>` : ''}` +
      `<form method="post"><label>${t.checkout.card}<select name="card">${options.join('')}</select></label>` +
      `<label class="check"><input type="checkbox" name="beta" value="true"> ${escapeHtml(t.checkout.beta)}</label>` +
      `<button>${t.checkout.pay}</button></form><p><a href="${escapeHtml(session.cancel_url)}">${t.checkout.back}</a></p>`,
  )
}

export function confirmPage(isBeta: boolean): string {
  const beta = isBeta ? '<input type="hidden" name="beta" value="true">' : ''
  return page(
    t.confirm.title,
    `<p>${escapeHtml(t.confirm.text)}</p><form method="post">${beta}` +
      `<button name="card" value="works">${t.confirm.yes}</button>` +
      `<button name="card" value="declined">${t.confirm.no}</button></form>`,
  )
}

export function overPage(): string {
  return page(t.checkout.title, `<p>${t.checkout.over}</p>`)
}

/** Everything a person may do with a subscription, and what time and bank may do to it. */
export function portalPage(customer: Customer, subscriptions: Subscription[], back: string): string {
  const parts = subscriptions.length > 0 ? subscriptions.map(subscriptionPart) : [`<p>${t.portal.none}</p>`]
  const cards = form([
    ['card-works', t.portal.works],
    ['card-declines', t.portal.declines],
  ])
  return page(
    t.portal.title,
    `<p>${escapeHtml(customer.email ?? '')}</p>${parts.join('')}<h2>${t.portal.card}</h2>${cards}` +
      `<p><a href="${escapeHtml(back)}">${t.portal.back}</a></p>`,
  )
}

function subscriptionPart(subscription: Subscription): string {
  const [item] = subscription.items.data
  const ending = subscription.cancel_at_period_end ? `, ${t.portal.cancelling}` : ''
  const until = t.portal.until(new Date(item.current_period_end * 1000).toLocaleDateString('de-DE'))
  const summary = `<p>${escapeHtml(`${money(item.price)}: ${t.portal.states[subscription.status]}. ${until}${ending}`)}</p>`
  if (subscription.status === 'canceled') return summary
  const toggle: [string, string] = subscription.cancel_at_period_end
    ? ['resume', t.portal.resume]
    : ['cancel', t.portal.cancel]
  const travel = form(
    [
      ['next', t.portal.next],
      ['retry', t.portal.retry],
      ['end', t.portal.end],
    ],
    subscription.id,
  )
  return `${summary}${form([toggle], subscription.id)}<h2>${t.portal.travel}</h2>${travel}`
}

function form(buttons: [string, string][], subscriptionId = ''): string {
  const fields = buttons.map(
    ([action, label]) => `<button name="action" value="${action}">${escapeHtml(label)}</button>`,
  )
  const hidden = `<input type="hidden" name="subscription" value="${escapeHtml(subscriptionId)}">`
  return `<form method="post">${hidden}${fields.join('')}</form>`
}

function money({ unit_amount, currency }: Price): string {
  return new Intl.NumberFormat('de-DE', { style: 'currency', currency }).format(unit_amount / 100)
}
