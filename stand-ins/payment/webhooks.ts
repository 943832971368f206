import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { standInPayment } from './address.ts'
import type { PaymentEvent } from './world.ts'

/** Pauses before the further tries; the real provider goes on for days. */
const retryPausesMs: readonly number[] = [500, 2000, 10_000, 60_000]

export interface SignedEvent {
  body: string
  /** Value of the header `stripe-signature`. */
  signature: string
}

/** @param seconds when it is signed, which the receiver compares with its own clock */
export function signEvent(event: PaymentEvent, seconds: number, secret = standInPayment.webhookSecret): SignedEvent {
  const body = JSON.stringify(event)
  const mark = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { body, signature: `t=${seconds},v1=${mark}` }
}

/** Posts an event until it is accepted or the tries are used up. */
export async function deliverEvent(
  url: string,
  sign: () => SignedEvent,
  pausesMs: readonly number[] = retryPausesMs,
): Promise<boolean> {
  for (const pauseMs of [0, ...pausesMs]) {
    await delay(pauseMs, undefined, { ref: false })
    if (await isAccepted(url, sign())) return true
  }
  return false
}

async function isAccepted(url: string, { body, signature }: SignedEvent): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    const answer = await fetch(url, { method: 'POST', body, headers })
    return answer.ok
  } catch {
    return false
  }
}
