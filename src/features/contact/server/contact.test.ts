import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#tests/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_FACTOR: '1', COMPANY_EMAIL: 'support@klinik.example' })
})
afterAll(() => server.close())

const question = { name: 'Eva Muster', email: 'eva@example.org', subject: 'FAQ', message: 'Wie geht\n\ndas?' }

describe('POST /api/contact', () => {
  it('mails the question to the support', async () => {
    expect((await server.browser().post('/api/contact', question)).body).toEqual({ success: true })
    const [mail] = await server.mails()
    expect(mail).toMatchObject({ to: 'support@klinik.example', subject: 'FAQ – Eva Muster' })
    expect(mail?.text).toContain('Von: Eva Muster <eva@example.org>')
  })

  it('keeps line breaks of a name out of the headers', async () => {
    const name = 'Eva\r\nBcc: opfer@example.org'
    await server.browser().post('/api/contact', { ...question, name })
    const mail = (await server.mails()).at(-1)
    expect(mail?.to).toBe('support@klinik.example')
    expect(mail?.subject).not.toContain('\n')
  })

  it('names every missing field', async () => {
    const answer = await server.browser().post('/api/contact', { name: '', email: 'x', subject: '', message: ' ' })
    expect(answer.body.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
      'email',
      'message',
      'name',
      'subject',
    ])
  })

  it('answers 429 after five questions an hour', async () => {
    for (let sent = 0; sent < 3; sent += 1) await server.browser().post('/api/contact', question)
    const answer = await server.browser().post('/api/contact', question)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})
