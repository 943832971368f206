import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { findChromium } from '../../scripts/find-chromium.ts'
import { launchChromium } from '../../scripts/launch-chromium.ts'
import { runProduct } from '../../scripts/run-product.ts'
import { adminAt, adminSettings } from './admin-settings.ts'
import { httpClient } from './http-client.ts'
import { scriptPayloads } from './script-payloads.ts'
import { watchedPage } from './watched-page.ts'

const payloads = scriptPayloads().filter((text) => text.trim() !== '')
const perTemplate = 100
const groups = Array.from({ length: Math.ceil(payloads.length / perTemplate) }, (_, at) =>
  payloads.slice(at * perTemplate, (at + 1) * perTemplate),
)

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium(await findChromium())
})
afterAll(() => browser.close())

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

  const { page, seen } = await watchedPage(browser, { baseURL: product.url, viewport: { width: 1440, height: 900 } })
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
