import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv, SettingsError } from '#server/env.ts'
import { anAdmin, aTrialUser, signedIn } from '#tests/factories.ts'
import { startTestServer } from '#tests/test-server.ts'

/** What stands for a service of the inner network that nobody outside may reach through the product. */
let inner: Server
const reached: string[] = []
/** A provider that has gone bad: it sends whoever asks on to the inner one. */
let bad: Server
let redirect = 307

beforeAll(async () => {
  inner = await listen((request, response) => {
    reached.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"geheim":true}')
  })
  bad = await listen((request, response) => {
    request.resume()
    response.writeHead(redirect, { location: `${addressOf(inner)}/inneres` }).end()
  })
})
afterAll(() => {
  inner.close()
  bad.close()
})

function listen(serve: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(serve)
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a provider that sends the product on to another address', () => {
  const settings = () => ({
    AI_BASE_URL: addressOf(bad),
    AI_API_KEY: 'geheimer-schluessel',
    AI_MODEL: 'umleitung',
    OIDC_ISSUER: addressOf(bad),
    OIDC_CLIENT_ID: 'befund',
    STRIPE_SECRET_KEY: 'sk_test_geheim',
    STRIPE_WEBHOOK_SECRET: 'whsec_geheim',
    STRIPE_API_BASE: addressOf(bad),
    BREVO_API_KEY: 'geheimer-schluessel',
    BREVO_API_BASE: addressOf(bad),
  })

  it('is not followed', async () => {
    const server = await startTestServer(settings())
    const user = await signedIn(server, await aTrialUser(server))
    const admin = await signedIn(server, await anAdmin(server))
    const dictation = { transcript: 'Leber mit Zyste von 5 mm Punkt', language: 'de' }
    for (const status of [301, 302, 303, 307, 308]) {
      redirect = status
      const run = await user.post('/api/format-external-transcript', dictation)
      const login = await user.get('/api/login/google')
      const plans = await user.get('/api/subscription/plans')
      const lists = await admin.get('/api/admin/brevo/lists')
      expect([status, reached]).toEqual([status, []])
      expect([run.status, run.body.fallbackReason]).toEqual([200, expect.stringMatching(/\S/)])
      expect([login.status, login.headers.location]).toEqual([302, '/login?fehler=provider_failed'])
      expect([plans.status, lists.status]).toEqual([502, 502])
    }
    await server.close()
  })

  it('would be seen: whoever follows does reach it', async () => {
    reached.length = 0
    await fetch(addressOf(bad))
    expect(reached.length).toBeGreaterThan(0)
  })
})

describe('addresses in the settings', () => {
  const names = ['AI_BASE_URL', 'OIDC_ISSUER', 'LEGACY_OIDC_ISSUER', 'STRIPE_API_BASE', 'BREVO_API_BASE']
  const shown = ['COMMUNITY_URL', 'CONSENT_SCRIPT_URL', 'PUBLIC_URL']
  const partners = { AI_MODEL: 'a', OIDC_CLIENT_ID: 'a', LEGACY_OIDC_CLIENT_ID: 'a' }

  it('are addresses of the web: no file, no script, no other protocol', () => {
    for (const name of [...names, ...shown]) {
      for (const value of [
        'file:///etc/passwd',
        'javascript:alert(1)',
        'data:text/html,a',
        'gopher://127.0.0.1:25/',
        'ftp://a.example',
      ]) {
        expect(() => readEnv({ ...partners, [name]: value }), `${name}=${value}`).toThrow(SettingsError)
      }
      // The pages themselves live at the root alone.
      const path = name === 'PUBLIC_URL' ? '' : '/pfad'
      expect(() => readEnv({ ...partners, [name]: `https://dienst.example.org${path}` }), name).not.toThrow()
      expect(() => readEnv({ ...partners, [name]: 'http://127.0.0.1:8080' }), name).not.toThrow()
    }
  })

  it('come from the operator alone: no call takes one', async () => {
    const server = await startTestServer()
    const user = await signedIn(server, await aTrialUser(server))
    reached.length = 0
    const address = `${addressOf(inner)}/inneres`
    const body = { transcript: `Leber ${address}`, language: 'de', url: address, baseUrl: address, webhook: address }
    await user.post('/api/format-external-transcript', body)
    await user.post('/api/generate-report-voice', body)
    const img = `<p>Leber</p><img src="${address}"><link rel="stylesheet" href="${address}"><iframe src="${address}">`
    await user.post('/api/populate-template-voice', { ...body, templateHtml: img })
    await user.post('/api/user-templates', { name: address, templateHtml: img })
    await server.close()
    expect(reached).toEqual([])
  })
})
