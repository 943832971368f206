import { type Contact, type MarketingStandIn, newId, type World } from './marketing-stand-in.ts'
import { invalid, missing, ProviderError } from './provider-error.ts'

export type Body = Record<string, unknown>

/** @throws {ProviderError} duplicate_parameter for a known address without `updateEnabled` */
export function createContact(standIn: MarketingStandIn, body: Body): { id: number } | null {
  const { world } = standIn
  const email = typeof body.email === 'string' ? body.email.trim().toLowerCase() : ''
  if (email === '') throw new ProviderError(400, 'missing_parameter', 'email is missing')
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw invalid('email is not valid in Payload')
  const known = world.contacts.find((contact) => contact.email === email)
  if (known && body.updateEnabled === true) {
    change(standIn, known, body)
    return null
  }
  if (known) {
    const message = 'Unable to create contact, email is already associated with another Contact'
    throw new ProviderError(400, 'duplicate_parameter', message)
  }
  const now = standIn.now()
  const contact: Contact = {
    id: newId(world),
    email,
    emailBlacklisted: false,
    smsBlacklisted: false,
    createdAt: now,
    modifiedAt: now,
    listIds: [],
    attributes: {},
  }
  change(standIn, contact, body)
  world.contacts.push(contact)
  return { id: contact.id }
}

export function change(standIn: MarketingStandIn, contact: Contact, body: Body): void {
  const { world } = standIn
  const listIds = idsOf(body.listIds)
  if (listIds.some((id) => world.lists.every((list) => list.id !== id))) throw invalid('List ID does not exist')
  contact.listIds = [...new Set([...contact.listIds, ...listIds])].filter(
    (id) => !idsOf(body.unlinkListIds).includes(id),
  )
  if (typeof body.emailBlacklisted === 'boolean') contact.emailBlacklisted = body.emailBlacklisted
  const given = Object.entries((body.attributes ?? {}) as Contact['attributes'])
  const accepted = given.filter(([name]) => world.attributes.includes(name))
  contact.attributes = { ...contact.attributes, ...Object.fromEntries(accepted) }
  contact.modifiedAt = standIn.now()
}

/** By address, or by id as the provider allows. */
export function contactOf({ contacts }: World, identifier: string): Contact {
  const found = contacts.find(({ id, email }) => email === identifier.toLowerCase() || String(id) === identifier)
  if (!found) throw missing('Contact')
  return found
}

function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []
}
