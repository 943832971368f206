/**
 * `npm run screens`: visits every screen of the running product in both themes at three widths and
 * writes a picture of each to screens/, named screen-width-theme.png.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { launchChromium } from './launch-chromium.ts'
import { runProduct } from './run-product.ts'

const folder = join(import.meta.dirname, '..', 'screens')
const admin = { email: 'admin@example.org', password: 'Bilder-2026-Probe' }
const widths = [1440, 900, 390] as const
const themes = ['light', 'dark'] as const
const height = 900

const dictation =
  'Leber normal groß in Segment sechs eine zwei Komma drei Zentimeter große hypodense Läsion Punkt ' +
  'Rechte Niere mit einer vier Millimeter großen Zyste Punkt Milz nicht vergrößert Punkt ' +
  'Beurteilung Doppelpunkt Läsion in Segment sechs der Leber am ehesten Hämangiom Punkt Zyste der linken Niere Punkt'

interface Screen {
  name: string
  path: string
  signedIn: boolean
  /** Brings the page into the state to be seen. */
  prepare?: (page: Page, isWide: boolean) => Promise<void>
}

const screens: readonly Screen[] = [
  { name: 'landing', path: '/', signedIn: false },
  { name: 'login', path: '/login', signedIn: false },
  { name: 'reset-password', path: '/reset-password?token=x', signedIn: false },
  { name: 'subscribe-signed-out', path: '/subscribe', signedIn: false },
  { name: 'tutorials', path: '/tutorials', signedIn: false },
  { name: 'disclaimer', path: '/disclaimer', signedIn: false },
  { name: 'privacy', path: '/privacy', signedIn: false },
  { name: 'terms', path: '/terms', signedIn: false },
  { name: 'data-protection', path: '/data-protection', signedIn: false },
  { name: 'not-found', path: '/gibt-es-nicht', signedIn: false },
  { name: 'parts', path: '/dev/ui', signedIn: false },
  { name: 'workspace-empty', path: '/', signedIn: true },
  { name: 'workspace-templates', path: '/', signedIn: true, prepare: openTemplates },
  { name: 'workspace-report', path: '/', signedIn: true, prepare: generate },
  { name: 'workspace-ledger', path: '/', signedIn: true, prepare: openLedger },
  { name: 'workspace-palette', path: '/', signedIn: true, prepare: (page) => page.keyboard.press('Control+k') },
  { name: 'own-templates', path: '/', signedIn: true, prepare: openOwnTemplates },
  { name: 'template-dialog', path: '/', signedIn: true, prepare: openTemplateDialog },
  { name: 'profile', path: '/profile', signedIn: true },
  { name: 'subscribe', path: '/subscribe', signedIn: true },
  { name: 'subscription-success', path: '/subscription-success', signedIn: true },
  { name: 'admin', path: '/admin', signedIn: true },
  { name: 'admin-users', path: '/admin?tab=users', signedIn: true },
  { name: 'admin-audit', path: '/admin/audit', signedIn: true },
  { name: 'admin-brevo', path: '/admin/brevo', signedIn: true },
  { name: 'admin-feedback', path: '/admin/feedback', signedIn: true },
  { name: 'admin-migration', path: '/admin/migration', signedIn: true },
]

mkdirSync(folder, { recursive: true })
const product = await runProduct({
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  RATE_LIMIT_FACTOR: '1000',
})
const browser = await launchChromium(await findChromium())
try {
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
  const session = await signIn(browser)
  for (const screen of screens) {
    // A context of its own for each, so that nothing one screen remembers shows on the next.
    const context = await browser.newContext(screen.signedIn ? { ...options, storageState: session } : options)
    const page = await context.newPage()
    await page.goto(product.url + screen.path, { waitUntil: 'networkidle' })
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

async function signIn(browser: Browser) {
  const context = await browser.newContext()
  const answer = await context.request.post(`${product.url}/api/auth/email/login`, {
    data: admin,
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
