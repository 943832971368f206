import { ContactsClient } from '@getbrevo/brevo/contacts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testClock } from '#tests/test-server.ts'
import { standInMarketing } from './address.ts'
import { type MarketingServer, startMarketingServer } from './mount-marketing.ts'

let server: MarketingServer
beforeEach(async () => {
  server = await startMarketingServer(testClock())
})
afterEach(() => server.close())

const client = (apiKey = standInMarketing.apiKey) =>
  new ContactsClient({ apiKey, baseUrl: server.url, maxRetries: 0, timeoutInSeconds: 5 })

describe('the interface of the stand-in, spoken to through the SDK', () => {
  it('refuses a wrong key', async () => {
    await expect(client('xkeysib-wrong').getLists()).rejects.toMatchObject({ statusCode: 401 })
  })

  it('knows a contact once, whatever the case of its address', async () => {
    const contacts = client()
    await contacts.createContact({ email: 'Eva@example.org', emailBlacklisted: true })
    await expect(contacts.createContact({ email: 'eva@EXAMPLE.org' })).rejects.toMatchObject({
      statusCode: 400,
      body: { code: 'duplicate_parameter' },
    })
    expect(await contacts.createContact({ email: 'eva@example.org', updateEnabled: true })).toBeFalsy()
    expect(await contacts.getContactInfo({ identifier: 'eva@example.org' })).toMatchObject({ emailBlacklisted: true })
    await contacts.deleteContact({ identifier: 'eva@example.org' })
    await expect(contacts.getContactInfo({ identifier: 'eva@example.org' })).rejects.toMatchObject({
      statusCode: 404,
      body: { code: 'document_not_found' },
    })
  })

  it('keeps only attributes its account knows, and counts the contacts of a list', async () => {
    const contacts = client()
    const folder = await contacts.createFolder({ name: 'KlarBefund' })
    const { id } = await contacts.createList({ name: 'Rundbrief', folderId: folder?.id ?? 0 })
    const attributes = { FIRSTNAME: 'Eva', UNBEKANNT: 'x' }
    await contacts.createContact({ email: 'eva@example.org', attributes, listIds: [id] })
    expect(await contacts.getContactInfo({ identifier: 'eva@example.org' })).toMatchObject({
      attributes: { FIRSTNAME: 'Eva' },
    })
    expect((await contacts.getLists()).lists).toMatchObject([{ id, name: 'Rundbrief', totalSubscribers: 1 }])
    await expect(contacts.createContact({ email: 'b@example.org', listIds: [99] })).rejects.toMatchObject({
      body: { code: 'invalid_parameter' },
    })
  })
})
