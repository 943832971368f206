import type { ContactsClient } from '@getbrevo/brevo/contacts'
import { z } from 'zod'
import { AppError } from '#server/http/app-error.ts'
import { marketingMessages as t } from '../texts.ts'
import { askMarketing, confirmed, isDuplicate, isMissing } from './marketing-provider.ts'

export interface ContactData {
  email: string
  firstName: string
  lastName: string
  subscriptionStatus: string
}

interface Options {
  listIds: number[]
  /** Known to be there already: then it is changed first, and made only where it is gone. */
  isKnown: boolean
}

/** Attributes beside the address; the privacy page names the same. */
const attributeNames = ['FIRSTNAME', 'LASTNAME', 'SUBSCRIPTION_STATUS'] as const
const identifierType = 'email_id'
const prepared = new WeakSet<ContactsClient>()

/**
 * Makes or changes a contact.
 *
 * A new one may not be mailed: nobody has agreed to it at registration. Of a known one that flag is left
 * alone, for only the person may turn it, at the service.
 *
 * @throws {AppError} impossible, provider_failed
 */
export async function putContact(client: ContactsClient, data: ContactData, options: Options): Promise<void> {
  await prepareAttributes(client)
  const { listIds, isKnown } = options
  const attributes: Record<(typeof attributeNames)[number], string> = {
    FIRSTNAME: data.firstName,
    LASTNAME: data.lastName,
    SUBSCRIPTION_STATUS: data.subscriptionStatus,
  }
  const values = { attributes, ...(listIds.length > 0 ? { listIds } : {}) }
  const create = () =>
    askMarketing(z.object({ id: z.number() }), () =>
      client.createContact({ email: data.email, emailBlacklisted: true, ...values }),
    )
  const change = () => confirmed(client.updateContact({ identifier: data.email, identifierType, ...values }))
  if (isKnown) await either(change, isMissing, create)
  else await either(create, isDuplicate, change)
}

async function either(
  first: () => Promise<unknown>,
  isOther: (error: unknown) => boolean,
  other: () => Promise<unknown>,
): Promise<void> {
  try {
    await first()
  } catch (error) {
    if (!isOther(error)) throw error
    await other()
  }
}

/** The service drops attributes its account does not know, so they are made once a process. */
async function prepareAttributes(client: ContactsClient): Promise<void> {
  if (prepared.has(client)) return
  const shape = z.object({ attributes: z.array(z.object({ name: z.string() })) })
  const { attributes } = await askMarketing(shape, () => client.getAttributes())
  const known = new Set(attributes.map(({ name }) => name))
  for (const attributeName of attributeNames.filter((name) => !known.has(name))) {
    const request = { attributeCategory: 'normal', attributeName, type: 'text' } as const
    try {
      await askMarketing(z.unknown(), () => client.createAttribute(request))
    } catch (error) {
      // Another process made it meanwhile.
      if (!(error instanceof AppError && error.code === 'impossible')) throw error
    }
  }
  prepared.add(client)
}

/**
 * A contact as the service knows it.
 *
 * @throws {AppError} not_found, provider_failed
 */
export async function readContact(client: ContactsClient, email: string): Promise<Record<string, unknown>> {
  const identifier = requireAddress(email)
  const shape = z.looseObject({ email: z.string() })
  try {
    return await askMarketing(shape, () => client.getContactInfo({ identifier, identifierType }))
  } catch (error) {
    throw isMissing(error) ? new AppError('not_found', { message: t.unknownContact }) : error
  }
}

/** @throws {AppError} not_found, provider_failed */
export async function deleteContact(client: ContactsClient, email: string): Promise<void> {
  const identifier = requireAddress(email)
  try {
    await confirmed(client.deleteContact({ identifier, identifierType }))
  } catch (error) {
    throw isMissing(error) ? new AppError('not_found', { message: t.unknownContact }) : error
  }
}

/** Anything else in its place would name another resource of the service, such as a contact's number or `lists`. */
function requireAddress(email: string): string {
  const address = z.email().safeParse(email.trim().toLowerCase())
  if (!address.success) throw new AppError('not_found', { message: t.unknownContact })
  return address.data
}
