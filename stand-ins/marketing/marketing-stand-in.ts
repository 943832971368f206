import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

type AttributeValue = string | number | boolean

/** Objects have the fields of the real provider's. Instants are ISO texts. */
export interface Contact {
  id: number
  email: string
  emailBlacklisted: boolean
  smsBlacklisted: boolean
  createdAt: string
  modifiedAt: string
  listIds: number[]
  attributes: Record<string, AttributeValue>
}

export interface Named {
  id: number
  name: string
}

export interface List extends Named {
  folderId: number
}

export interface World {
  contacts: Contact[]
  lists: List[]
  folders: Named[]
  /** Names of the attributes of the account; others are ignored. */
  attributes: string[]
  lastId: number
}

/** How the provider misbehaves, for tests: out of order, silent, at its limit, or answering nonsense. */
export type Fault = 'down' | 'silent' | 'limited' | 'lying'

export interface MarketingStandIn {
  world: World
  /** Every call answered, `METHOD path` without the address of a contact. */
  calls: string[]
  /** Decides for each call, by its count since the start. */
  fault: (call: number) => Fault | null
  now: () => string
  save: () => void
}

export function createMarketingStandIn(clock: { now: () => Date }, file?: string): MarketingStandIn {
  const world = (file && readWorld(file)) || emptyWorld()
  return {
    world,
    calls: [],
    fault: () => null,
    now: () => clock.now().toISOString(),
    save: () => {
      if (!file) return
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(world))
    },
  }
}

export function newId(world: World): number {
  world.lastId += 1
  return world.lastId
}

function emptyWorld(): World {
  return { contacts: [], lists: [], folders: [], attributes: ['FIRSTNAME', 'LASTNAME'], lastId: 0 }
}

function readWorld(file: string): World | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as World
  } catch {
    return null
  }
}
