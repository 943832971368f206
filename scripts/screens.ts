/**
 * `npm run screens [-- PART ...] [--width 390] [--theme dark]`: visits every screen of the running product, or those
 * whose name contains a part, in both themes at three widths, writes a picture of each to screens/, named
 * screen-width-theme.png, and fails where one keeps a person with a screen reader or poor sight from the work.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { launchChromium } from './launch-chromium.ts'
import { runProduct } from './run-product.ts'
import { type Screen, workspaceStates } from './workspace-states.ts'

const folder = join(import.meta.dirname, '..', 'screens')
const admin = { email: 'admin@example.org', password: 'Bilder-2026-Probe' }
const widths = ['1440', '1023', '390'] as const
const themes = ['light', 'dark'] as const
const height = 900

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
  ...workspaceStates,
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

const { values, positionals } = parseArgs({
  options: {
    width: { type: 'string', multiple: true, default: [...widths] },
    theme: { type: 'string', multiple: true, default: [...themes] },
  },
  allowPositionals: true,
})
const isWanted = ({ name }: Screen) => positionals.length === 0 || positionals.some((part) => name.includes(part))

mkdirSync(folder, { recursive: true })
const product = await runProduct({
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  RATE_LIMIT_FACTOR: '1000',
})
const browser = await launchChromium(await findChromium())
try {
  for (const theme of themes.filter((each) => values.theme.includes(each))) {
    for (const width of values.width) await visitAll(browser, theme, Number(width))
  }
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
    permissions: ['clipboard-read', 'clipboard-write'],
  }
  const session = await signIn(browser)
  for (const screen of screens.filter(isWanted)) {
    // A context of its own for each, so that nothing one screen remembers shows on the next.
    const context = await browser.newContext(screen.signedIn ? { ...options, storageState: session } : options)
    context.setDefaultTimeout(15_000)
    const page = await context.newPage()
    const file = `${screen.name}-${width}-${theme}`
    try {
      await screen.arrange?.(page)
      await page.goto(product.url + screen.path, { waitUntil: screen.arrange ? 'load' : 'networkidle' })
      await screen.prepare?.(page, width >= 1024)
      await page.waitForTimeout(400)
    } catch (error) {
      complain(file, String(error))
    }
    await page.screenshot({ path: join(folder, `${file}.png`), fullPage: !(await hasDialog(page)) })
    await judge(page, file)
    await context.close()
  }
}

async function judge(page: Page, file: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  for (const { id, impact, nodes } of violations) {
    if (impact !== 'serious' && impact !== 'critical') continue
    complain(file, [id, ...nodes.map(({ html }) => html)].join('\n  '))
  }
}

function complain(file: string, what: string): void {
  process.exitCode = 1
  process.stderr.write(`${file}: ${what}\n`)
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
