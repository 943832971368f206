import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { type ServerWithModel, startServerWithModel } from '#tests/model-server.ts'
import { startTestServer, type TestServer } from '#tests/test-server.ts'
import { findChromium } from '../../scripts/find-chromium.ts'
import { launchChromium } from '../../scripts/launch-chromium.ts'
import { runProduct } from '../../scripts/run-product.ts'
import { adminAt, adminSettings } from './admin-settings.ts'
import { httpClient } from './http-client.ts'
import { scriptPayloads } from './script-payloads.ts'
import { everyHtmlSink, type Sink } from './script-sinks.ts'

const payloads = scriptPayloads().filter((text) => text.trim() !== '')
const perPage = 100

let browser: Browser
let plain: TestServer
let withModel: ServerWithModel
let sinks: Sink[]
beforeAll(async () => {
  browser = await launchChromium(await findChromium())
  plain = await startTestServer()
  withModel = await startServerWithModel()
  sinks = await everyHtmlSink(plain, withModel)
})
afterAll(async () => {
  await browser.close()
  await plain.close()
  await withModel.close()
})

interface Watched {
  page: Page
  /** What ran, and what was asked of other hosts. */
  seen: string[]
}

/** A page on which everything a payload could do is noted; without the content policy, which would hide a hole. */
async function watchedPage(options: Parameters<Browser['newContext']>[0] = {}): Promise<Watched> {
  const context: BrowserContext = await browser.newContext({ bypassCSP: true, locale: 'de-DE', ...options })
  onTestFinished(() => context.close())
  const seen: string[] = []
  await context.exposeFunction('noteFire', (what: string) => void seen.push(what))
  await context.addInitScript(() => {
    const note = (globalThis as unknown as { noteFire: (what: string) => void }).noteFire
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
      Object.defineProperty(window, name, { value: () => note(name), writable: false, configurable: false })
    }
  })
  const page = await context.newPage()
  const own = options.baseURL ? new URL(options.baseURL).host : ''
  page.on('dialog', (dialog) => {
    seen.push('dialog')
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (/^https?:$/.test(protocol) && host !== own) seen.push(`request ${request.url().slice(0, 100)}`)
  })
  return { page, seen }
}

/** Puts pieces of HTML into a bare page, one beside the other, and lets them do what they can. */
async function lay(page: Page, pieces: readonly string[]): Promise<void> {
  await page.goto('about:blank')
  await page.evaluate(
    (htmls) => {
      // Taken beforehand: an image of the name createElement would stand in its place.
      const create = document.createElement.bind(document)
      const { body } = document
      for (const html of htmls) {
        const holder = create('div')
        body.append(holder)
        holder.innerHTML = html
        for (const element of holder.querySelectorAll('*')) {
          for (const type of ['click', 'focus', 'mouseover', 'pointerover'])
            element.dispatchEvent(new Event(type, { bubbles: true }))
        }
      }
    },
    [...pieces],
  )
  await page.waitForTimeout(300)
}

const groups = Array.from({ length: Math.ceil(payloads.length / perPage) }, (_, at) =>
  payloads.slice(at * perPage, (at + 1) * perPage),
)

it('the positive control: as they came, many payloads do run', async () => {
  const { page, seen } = await watchedPage()
  for (const group of groups) await lay(page, group)
  console.info(`as they came: ${seen.length} effects of ${payloads.length} payloads`)
  expect(seen.filter((what) => what === 'alert').length).toBeGreaterThan(10)
})

for (const [at, group] of groups.entries()) {
  const part = `${at * perPage + 1} to ${at * perPage + group.length} of ${payloads.length}`
  it(`payloads ${part} run nothing in Chromium behind nine ways in`, async () => {
    const { page, seen } = await watchedPage()
    for (const { name, pass } of sinks) {
      const htmls: string[] = []
      for (const text of group) htmls.push(...(await pass(text)))
      await lay(page, htmls)
      expect([name, htmls.length > 0, seen]).toEqual([name, true, []])
    }
  })
}

it(`nothing of ${payloads.length} payloads runs in the pages of the product, its content policy switched off`, async () => {
  const product = await runProduct(adminSettings)
  onTestFinished(product.stop)
  const admin = await adminAt(product.url)
  for (const [at, group] of groups.entries()) {
    const templateHtml = `<p>Vorlage ${at}</p>${group.map((text) => `<p>${text}</p>`).join('\n')}`.slice(0, 200_000)
    const template = { name: `Feuer ${at}`, type: 'Probe', modality: 'CT', language: 'de', templateHtml }
    expect((await admin.post('/api/medical-templates', template)).status).toBe(201)
  }
  const short = payloads.filter((text) => text.length <= 90).slice(0, 40)
  for (const [at, text] of short.entries()) {
    const password = 'Diktat-2026!'
    const person = {
      email: `feuer-${at}@example.org`,
      password,
      confirmPassword: password,
      firstName: text,
      lastName: text,
    }
    await httpClient(product.url).post('/api/auth/email/register', person)
    await admin.post('/api/vocabulary', { originalWord: text, correctedWord: `${text} ${at}` })
    await admin.post('/api/ai-prompts', { name: `${text} ${at}`, description: text, promptText: text })
    const rating = {
      feedbackType: 'negative',
      feedbackText: text,
      templateName: text,
      sessionId: text,
      recordingId: text,
    }
    await admin.post('/api/feedback', {
      ...rating,
      language: 'de',
      inputMethod: 'external_transcript',
      templateUsed: true,
    })
    await admin.post('/api/contact', { name: text, email: 'eva@example.org', subject: text, message: text })
  }

  const { page, seen } = await watchedPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(20_000)
  const login = { email: adminSettings.ADMIN_EMAIL, password: adminSettings.ADMIN_PASSWORD }
  expect((await page.request.post('/api/auth/email/login', { data: login })).ok()).toBe(true)

  await page.goto('/')
  const dictation = page.getByLabel('Externes Transkript')
  await dictation.fill(short.join('\n').slice(0, 20_000))
  for (const [name, toast] of [
    ['Formatieren', 'Bericht formatiert'],
    ['Bericht generieren', 'Bericht generiert'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByText(toast, { exact: true }).first().waitFor()
  }
  await page.getByRole('button', { name: 'Vorlagen' }).first().click()
  await page
    .getByPlaceholder(/Vorlage/)
    .first()
    .fill('Feuer')
  for (const at of groups.keys()) {
    await page
      .getByRole('button', { name: new RegExp(`^Feuer ${at}\\b`) })
      .first()
      .click()
    await page.getByText(`Gewählte Vorlage: Feuer ${at}`).first().waitFor()
  }
  expect(['workspace', seen]).toEqual(['workspace', []])

  for (const path of [
    '/profile',
    '/admin',
    '/admin/feedback',
    '/dev/mailbox',
    '/login?fehler=%3Cimg%20src=x%20onerror=alert(1)%3E',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await page.waitForTimeout(300)
    }
    expect([path, seen]).toEqual([path, []])
  }
  // The positive controls: the texts were really there, and a script in such a page would have been seen.
  await page.goto('/admin/feedback')
  await page.getByText(short[0]!).first().waitFor()
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')
  })
  await expect.poll(() => seen).toContain('alert')
})
