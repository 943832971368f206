import type { SubscriptionStatus } from '#features/billing/contract.ts'
import { billingTexts } from '#features/billing/texts.ts'
import { formatMoney } from '#web/format-money.ts'
import { formatDay } from './format-day.ts'

const t = billingTexts.card

export type CardTone = 'trial' | 'active' | 'cancelled' | 'expired' | 'none'
/** What can be done besides managing an existing subscription. */
export type CardOffer = 'subscribe' | 'start-trial' | 'plans' | null

export interface CardDescription {
  tone: CardTone
  title: string
  text: string
  offer: CardOffer
}

/** What the card says, by periodType and status. Source: spec part 2 section 4.1. */
export function describeCard(status: SubscriptionStatus, trialDays: number): CardDescription {
  if (status.grantedAccess) {
    return { tone: 'active', title: t.grantedTitle, text: status.message ?? t.grantedText, offer: null }
  }
  if (status.status === 'past_due') {
    const text = status.hasActiveSubscription ? t.pastDueText : t.unpaidText
    return { tone: 'expired', title: t.pastDueTitle, text, offer: null }
  }
  switch (status.periodType) {
    case 'trial':
      return {
        tone: 'trial',
        title: t.trialTitle,
        text: trialText(status),
        offer: status.hasStripeSubscription ? null : 'subscribe',
      }
    case 'active':
      return describeActive(status)
    case 'cancelled':
      return { tone: 'cancelled', title: t.cancelledTitle, text: cancelledText(status), offer: 'plans' }
    case 'expired':
      return { tone: 'expired', title: t.expiredTitle, text: status.message ?? t.expiredText, offer: 'subscribe' }
    case 'none':
      return describeNone(status, trialDays)
  }
}

function describeNone({ status }: SubscriptionStatus, trialDays: number): CardDescription {
  if (status === 'incomplete') {
    return { tone: 'none', title: t.incompleteTitle, text: t.incompleteText, offer: 'plans' }
  }
  // No trial is on offer here.
  if (trialDays === 0) return { tone: 'none', title: t.incompleteTitle, text: t.noTrialText, offer: 'plans' }
  return { tone: 'none', title: t.noneTitle(trialDays), text: t.noneText, offer: 'start-trial' }
}

/** Nobody has chosen a currency before there is a subscription. */
function priceOf({ currentPrice, currency, hasStripeSubscription }: SubscriptionStatus): string {
  return hasStripeSubscription ? formatMoney(currentPrice, currency) : `${currentPrice} CHF/EUR`
}

function trialText(status: SubscriptionStatus): string {
  if (!status.hasStripeSubscription) return t.trialText(priceOf(status))
  return t.trialBooked(priceOf(status), intervalOf(status))
}

function describeActive(status: SubscriptionStatus): CardDescription {
  if (!status.betaDiscountActive) return { tone: 'active', title: t.activeTitle, text: t.activeText, offer: null }
  const months = status.betaDiscountMonthsLeft > 0 ? ` ${t.betaMonths(status.betaDiscountMonthsLeft)}` : ''
  const text = `${t.betaText(priceOf(status), intervalOf(status))}${months}`
  return { tone: 'active', title: t.betaTitle, text, offer: null }
}

function cancelledText({ subscriptionEndDate }: SubscriptionStatus): string {
  return subscriptionEndDate ? t.cancelledText(formatDay(subscriptionEndDate)) : t.expiredText
}

function intervalOf({ planType }: SubscriptionStatus): string {
  return planType === 'yearly' ? billingTexts.plans.perYear : billingTexts.plans.perMonth
}

function monthlyEquivalentOf({ currentPrice, currency }: SubscriptionStatus): string {
  return billingTexts.plans.monthlyEquivalent(formatMoney(currentPrice / 12, currency))
}

/** A trial of somebody who has access anyway is nothing to tell. */
function isInTrial({ periodType, grantedAccess }: SubscriptionStatus): boolean {
  return periodType === 'trial' && grantedAccess === null
}

/** The line above the title. */
export function stateOf(status: SubscriptionStatus): string {
  const { statusDisplay, trialDaysLeft } = status
  return isInTrial(status) ? `${statusDisplay} · ${t.daysLeft(trialDaysLeft)}` : statusDisplay
}

/** The facts under the text, as term and value. */
export function factsOf(status: SubscriptionStatus): [term: string, value: string][] {
  const facts: [string, string][] = []
  const { planType, nextBillingInfo: next, currency, periodType, subscriptionEndDate: end } = status
  if (planType) {
    const price = formatMoney(status.currentPrice, currency)
    const terms = t.planOf(billingTexts.plans.names[planType], price, intervalOf(status))
    facts.push([t.plan, planType === 'yearly' ? `${terms}, ${monthlyEquivalentOf(status)}` : terms])
  }
  if (isInTrial(status) && end) facts.push([t.trialEnds, formatDay(end)])
  if (periodType === 'cancelled' && end) facts.push([t.accessUntil, formatDay(end)])
  if (next) {
    const price = formatMoney(next.nextBillingAmount, currency)
    facts.push([t.nextBilling, t.nextBillingOf(formatDay(next.nextBillingDate), price)])
  }
  return facts
}
