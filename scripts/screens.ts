/**
 * `npm run screens`: visits every screen of the running product in both themes at three widths and
 * writes a picture of each to screens/, named screen-width-theme.png.
 *
 * `npm run screens -- dialog`: those screens and single states whose name begins so.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { launchChromium } from './launch-chromium.ts'
import { runProduct } from './run-product.ts'
import { accountScreens } from './screen-states/account-screens.ts'
import { billingScreens } from './screen-states/billing-screens.ts'
import type { Screen } from './screen-states/screen.ts'
import { signInScreens } from './screen-states/sign-in-screens.ts'

const folder = join(import.meta.dirname, '..', 'screens')
const admin = { email: 'admin@example.org', password: 'Bilder-2026-Probe' }
const person = { email: 'annegret.mustermann@radiologie.example', password: 'Bilder-2026-Probe' }
const widths = [1440, 900, 390] as const
const themes = ['light', 'dark'] as const
const height = 900

const dictation =
  'Leber normal groß in Segment sechs eine zwei Komma drei Zentimeter große hypodense Läsion Punkt ' +
  'Rechte Niere mit einer vier Millimeter großen Zyste Punkt Milz nicht vergrößert Punkt ' +
  'Beurteilung Doppelpunkt Läsion in Segment sechs der Leber am ehesten Hämangiom Punkt Zyste der linken Niere Punkt'

const pages: readonly Screen[] = [
  { name: 'landing', path: '/', as: 'visitor' },
  { name: 'login', path: '/login', as: 'visitor' },
  { name: 'reset-password', path: '/reset-password?token=x', as: 'visitor' },
  { name: 'subscribe-signed-out', path: '/subscribe', as: 'visitor' },
  { name: 'tutorials', path: '/tutorials', as: 'visitor' },
  { name: 'disclaimer', path: '/disclaimer', as: 'visitor' },
  { name: 'privacy', path: '/privacy', as: 'visitor' },
  { name: 'terms', path: '/terms', as: 'visitor' },
  { name: 'data-protection', path: '/data-protection', as: 'visitor' },
  { name: 'not-found', path: '/gibt-es-nicht', as: 'visitor' },
  { name: 'parts', path: '/dev/ui', as: 'visitor' },
  { name: 'workspace-empty', path: '/', as: 'admin' },
  { name: 'workspace-templates', path: '/', as: 'admin', prepare: openTemplates },
  { name: 'workspace-report', path: '/', as: 'admin', prepare: generate },
  { name: 'workspace-ledger', path: '/', as: 'admin', prepare: openLedger },
  { name: 'workspace-palette', path: '/', as: 'admin', prepare: (page) => page.keyboard.press('Control+k') },
  { name: 'own-templates', path: '/', as: 'admin', prepare: openOwnTemplates },
  { name: 'template-dialog', path: '/', as: 'admin', prepare: openTemplateDialog },
  { name: 'profile', path: '/profile', as: 'admin' },
  { name: 'subscribe', path: '/subscribe', as: 'admin' },
  { name: 'subscription-success', path: '/subscription-success', as: 'admin' },
  { name: 'admin', path: '/admin', as: 'admin' },
  { name: 'admin-users', path: '/admin?tab=users', as: 'admin' },
  { name: 'admin-audit', path: '/admin/audit', as: 'admin' },
  { name: 'admin-brevo', path: '/admin/brevo', as: 'admin' },
  { name: 'admin-feedback', path: '/admin/feedback', as: 'admin' },
  { name: 'admin-migration', path: '/admin/migration', as: 'admin' },
]

const wanted = process.argv[2]
const states = [...signInScreens, ...accountScreens, ...billingScreens]
const screens = wanted ? [...pages, ...states].filter(({ name }) => name.startsWith(wanted)) : pages

mkdirSync(folder, { recursive: true })
const product = await runProduct({
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  RATE_LIMIT_FACTOR: '1000',
})
const browser = await launchChromium(await findChromium())
try {
  await registerPerson()
  for (const theme of themes) for (const width of widths) await visitAll(browser, theme, width)
} finally {
  await browser.close()
  await product.stop()
}

async function visitAll(browser: Browser, theme: (typeof themes)[number], width: number): Promise<void> {
  const options = {
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce' as const,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  }
  const sessions = { visitor: undefined, person: await signIn(browser, person), admin: await signIn(browser, admin) }
  for (const screen of screens) {
    // A context of its own for each, so that nothing one screen remembers shows on the next.
    const storageState = sessions[screen.as]
    const context = await browser.newContext(storageState ? { ...options, storageState } : options)
    const page = await context.newPage()
    await screen.arrange?.(page)
    await page.goto(product.url + screen.path)
    // What is kept waiting never comes to rest.
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
    await screen.prepare?.(page, width >= 1024)
    await page.waitForTimeout(400)
    await page.screenshot({
      path: join(folder, `${screen.name}-${width}-${theme}.png`),
      fullPage: !(await hasDialog(page)),
    })
    await context.close()
  }
}

/** A dialog belongs to the window, not to the page behind it. */
async function hasDialog(page: Page): Promise<boolean> {
  return (await page.locator('[data-modal-veil]').count()) > 0
}

/** Registers a person in the trial; the code comes from the mailbox for trying out. */
async function registerPerson(): Promise<void> {
  await post('register', { ...person, confirmPassword: person.password, firstName: 'Annegret', lastName: 'Mustermann' })
  for (let tries = 0; tries < 50; tries += 1) {
    const list = await (await fetch(`${product.url}/dev/mailbox`)).text()
    const mail = await (await fetch(product.url + (/\/dev\/mailbox\/[^"]+/.exec(list)?.[0] ?? '/dev/mailbox'))).text()
    const code = /^\d{6}$/m.exec(mail)?.[0]
    if (code) return post('verify-email', { email: person.email, code })
    await delay(100)
  }
  throw new Error('No code was mailed')
}

async function post(call: string, body: object): Promise<void> {
  const answer = await fetch(`${product.url}/api/auth/email/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`)
}

async function signIn(browser: Browser, data: { email: string; password: string }) {
  const context = await browser.newContext()
  const answer = await context.request.post(`${product.url}/api/auth/email/login`, {
    data,
    headers: { origin: product.url },
  })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}: ${await answer.text()}`)
  const session = await context.storageState()
  await context.close()
  return session
}

async function openTemplates(page: Page, isWide: boolean): Promise<void> {
  const name = isWide ? 'Vorlagen ausklappen' : 'Vorlage wählen'
  await page.getByRole('button', { name }).click()
}

async function generate(page: Page): Promise<void> {
  await page.getByLabel('Externes Transkript').fill(dictation)
  await page.getByRole('button', { name: 'Bericht generieren' }).click()
  await page.getByText('Bericht generiert', { exact: true }).waitFor()
  await page.waitForTimeout(600)
}

async function openLedger(page: Page): Promise<void> {
  await generate(page)
  await page.getByRole('button', { name: /Angaben erhalten/ }).click()
}

async function openOwnTemplates(page: Page, isWide: boolean): Promise<void> {
  await openTemplates(page, isWide)
  await page.getByRole('button', { name: 'Meine Vorlagen' }).click()
}

async function openTemplateDialog(page: Page, isWide: boolean): Promise<void> {
  await openOwnTemplates(page, isWide)
  await page.getByRole('button', { name: 'Neue Vorlage' }).click()
}
