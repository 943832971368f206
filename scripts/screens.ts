/**
 * `npm run screens [-- PART ...] [--width 390] [--theme dark]`: visits every screen of the running product, or those
 * whose name contains a part, in both themes at three widths, writes a picture of each to screens/, named
 * screen-width-theme.png, and fails where one keeps a person with a screen reader or poor sight from the work.
 *
 * The single states of sign-in, account and subscription, the messages of the workspace, and what has failed, come only
 * where a part names them.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { launchChromium } from './launch-chromium.ts'
import { runProduct } from './run-product.ts'
import { accountScreens } from './screen-states/account-screens.ts'
import { billingScreens } from './screen-states/billing-screens.ts'
import { failureScreens } from './screen-states/failure-screens.ts'
import type { Screen } from './screen-states/screen.ts'
import { signInScreens } from './screen-states/sign-in-screens.ts'
import { templateStates } from './screen-states/template-states.ts'
import { toastStates } from './screen-states/toast-states.ts'
import { workspaceStates } from './workspace-states.ts'

const folder = join(import.meta.dirname, '..', 'screens')
const admin = { email: 'admin@example.org', password: 'Bilder-2026-Probe' }
const person = { email: 'annegret.mustermann@radiologie.example', password: 'Bilder-2026-Probe' }
const widths = ['1440', '1023', '390'] as const
const themes = ['light', 'dark'] as const
const height = 900

const screens: readonly Screen[] = [
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
  ...workspaceStates,
  ...templateStates,
  { name: 'profile', path: '/profile', as: 'admin' },
  ...profileTabs(['Abonnement', 'Vorlagen', 'Wortschatz', 'KI-Eingaben', 'Statistik']),
  { name: 'subscribe', path: '/subscribe', as: 'admin' },
  { name: 'subscription-success', path: '/subscription-success', as: 'admin' },
  { name: 'admin', path: '/admin', as: 'admin' },
  { name: 'admin-users', path: '/admin?tab=users', as: 'admin' },
  { name: 'admin-templates', path: '/admin?tab=templates', as: 'admin' },
  { name: 'admin-apiUsage', path: '/admin?tab=apiUsage', as: 'admin' },
  { name: 'admin-settings', path: '/admin?tab=settings', as: 'admin' },
  { name: 'admin-audit', path: '/admin/audit', as: 'admin' },
  { name: 'admin-brevo', path: '/admin/brevo', as: 'admin' },
  { name: 'admin-feedback', path: '/admin/feedback', as: 'admin' },
  { name: 'admin-migration', path: '/admin/migration', as: 'admin' },
]

const { values, positionals } = parseArgs({
  options: {
    width: { type: 'string', multiple: true, default: [...widths] },
    theme: { type: 'string', multiple: true, default: [...themes] },
  },
  allowPositionals: true,
})
const states = [...toastStates, ...signInScreens, ...accountScreens, ...billingScreens, ...failureScreens]
const wanted =
  positionals.length === 0
    ? screens
    : [...screens, ...states].filter(({ name }) => positionals.some((part) => name.includes(part)))

mkdirSync(folder, { recursive: true })
const product = await runProduct({
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  RATE_LIMIT_FACTOR: '1000',
})
const browser = await launchChromium(await findChromium())
try {
  await registerPerson()
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
  const sessions = { person: await signIn(browser, person), admin: await signIn(browser, admin) }
  for (const screen of wanted) {
    // A context of its own for each, so that nothing one screen remembers shows on the next.
    const session = screen.as === 'visitor' ? {} : { storageState: sessions[screen.as] }
    const context = await browser.newContext({ ...options, ...session })
    context.setDefaultTimeout(15_000)
    const page = await context.newPage()
    const file = `${screen.name}-${width}-${theme}`
    try {
      await screen.arrange?.(page)
      await page.goto(product.url + screen.path, { waitUntil: screen.arrange ? 'load' : 'networkidle' })
      if (!screen.name.endsWith('loading')) await loaded(page)
      await screen.prepare?.(page, width >= 1024)
      await page.waitForTimeout(400)
    } catch (error) {
      complain(file, String(error))
    }
    try {
      // A picture of the whole page begins at its top, where the bar that stays in view stands.
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.screenshot({ path: join(folder, `${file}.png`), fullPage: !(await hasDialog(page)) })
      await judge(page, file)
    } catch (error) {
      // A page that leads on by itself may do so while it is judged.
      complain(file, String(error))
    }
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

/** What waits for the server is seen only where that is the state to be seen. */
async function loaded(page: Page): Promise<void> {
  await page.getByRole('status').filter({ hasText: 'Lädt' }).waitFor({ state: 'hidden' })
}

/** The tabs of the profile behind the first one, by the words on them. */
function profileTabs(labels: readonly string[]): Screen[] {
  return labels.map((name) => ({
    name: `profile-${name.toLowerCase()}`,
    path: '/profile',
    as: 'person',
    prepare: (page) => page.getByRole('tab', { name }).click(),
  }))
}

/** A dialog belongs to the window, not to the page behind it. */
async function hasDialog(page: Page): Promise<boolean> {
  return (await page.locator('[data-modal-veil]').count()) > 0
}

/** Registers a person in the trial; the code comes from the mailbox for trying out. */
async function registerPerson(): Promise<void> {
  const names = { firstName: 'Annegret', lastName: 'Mustermann' }
  await post('register', { ...person, ...names, confirmPassword: person.password })
  for (let tries = 0; tries < 100; tries += 1) {
    const list = await (await fetch(`${product.url}/dev/mailbox`)).text()
    const address = /\/dev\/mailbox\/[^"]+/.exec(list)?.[0]
    const mail = address ? await (await fetch(product.url + address)).text() : ''
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
