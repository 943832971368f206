import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '#server/env.ts'
import { startTestServer, type TestServer } from '#tests/test-server.ts'
import { processorsOf } from './processors.ts'

const address = 'https://befund.klinik.example'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    PUBLIC_URL: address,
    BRAND_NAME: 'Leuchtkasten',
    COMPANY_NAME: 'Klinik am See',
    SMTP_URL: 'smtp://mail.klinik.example:587',
    CONSENT_SCRIPT_URL: 'https://consent.example.net/banner.js',
  })
})
afterAll(() => server.close())

describe('what search engines and devices ask for', () => {
  it('lists the public pages, and no other', async () => {
    const { text } = await server.browser().get('/sitemap.xml')
    const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(address, ''))
    expect(paths).toEqual(['/', '/login', '/tutorials', '/disclaimer', '/privacy', '/terms', '/data-protection'])
    expect((await server.browser().get('/robots.txt')).text).toContain(`Sitemap: ${address}/sitemap.xml`)
  })

  it('can be installed under the name of the operator', async () => {
    const { headers, text } = await server.browser().get('/manifest.webmanifest')
    expect(headers['content-type']).toContain('application/manifest+json')
    expect(JSON.parse(text)).toMatchObject({ name: 'Leuchtkasten', start_url: '/', display: 'standalone' })
  })
})

describe('GET /api/processing-agreement', () => {
  it('answers a file with the company, the periods and the processors of this installation', async () => {
    const { headers, text } = await server.browser().get('/api/processing-agreement')
    expect(headers['content-disposition']).toContain('.txt')
    expect(text).toContain('Auftragsverarbeiter: Klinik am See')
    expect(text).toContain('mail.klinik.example')
    expect(text).toContain('Etwa 24 Monate.')
    expect(text).not.toContain('Stripe')
  })
})

describe('the content policy', () => {
  it('lets in the host of the consent banner that is set up, and no other', async () => {
    const policy = String((await server.browser().get('/robots.txt')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' https://consent.example.net;")
  })
})

describe('processorsOf', () => {
  it('names nobody where nothing is set up', () => {
    expect(processorsOf(readEnv({}))).toEqual([])
  })

  it('does not count what runs on this machine', () => {
    const env = readEnv({ AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'm', SMTP_URL: 'smtp://127.0.0.1' })
    expect(processorsOf(env)).toEqual([])
  })

  it('names each service the settings name', () => {
    const env = readEnv({
      AI_BASE_URL: 'https://modell.example.net/v1',
      AI_MODEL: 'm',
      BREVO_API_KEY: 'k',
      TUTORIAL_VIDEOS: '[null, {"id": "1"}]',
    })
    expect(processorsOf(env).map(({ kind, name }) => [kind, name])).toEqual([
      ['model', 'modell.example.net'],
      ['marketing', 'Brevo'],
      ['video', 'Vimeo'],
    ])
  })
})
