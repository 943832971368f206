import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Cycle, settle } from './billing-cycle.ts'
import { emptyWorld, newId, type PaymentEvent, type World } from './world.ts'

export interface PaymentStandIn extends Cycle {
  /** Address under which its pages are reached, without a slash at the end. */
  pagesUrl: string
  isDown: () => boolean
  /** Brings every subscription to the present. */
  settleAll: () => void
  save: () => void
}

interface Options {
  pagesUrl: string
  clock: { now: () => Date }
  /** Told of every event, in the order in which things happened. */
  onEvent: (event: PaymentEvent) => void
  /** Where the world outlives the process; in memory only where left out. */
  file?: string
  isDown?: () => boolean
}

/** The payment provider for trying out and for tests: customers, checkouts, subscriptions and their life. */
export function createPaymentStandIn({ pagesUrl, clock, onEvent, file, isDown }: Options): PaymentStandIn {
  const world = (file && readWorld(file)) || emptyWorld()
  const now = () => Math.floor(clock.now().getTime() / 1000)
  const standIn: PaymentStandIn = {
    world,
    now,
    pagesUrl,
    isDown: isDown ?? (() => false),
    emit: (type, object) =>
      onEvent({ id: newId('evt'), object: 'event', type, created: now(), data: { object: structuredClone(object) } }),
    settleAll: () => {
      for (const subscription of Object.values(world.subscriptions)) settle(standIn, subscription)
    },
    save: () => {
      if (!file) return
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(world))
    },
  }
  return standIn
}

function readWorld(file: string): World | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as World
  } catch {
    return null
  }
}
