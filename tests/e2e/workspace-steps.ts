import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { newAddress, password } from './person.ts'

/** Formatted, it has one contradiction: the side of the pneumonia. */
export const clashingDictation =
  'Befund Doppelpunkt Im rechten Unterlappen eine Verschattung von drei Komma fünf mal zwei Zentimeter Punkt ' +
  'Kein Pleuraerguss Punkt Beurteilung Doppelpunkt Pneumonie im linken Unterlappen Punkt'

export const soundDictation =
  'Befund Doppelpunkt Im rechten Oberlappen ein Rundherd von 14 mm Punkt Kein Pneumothorax Punkt ' +
  'Beurteilung Doppelpunkt Rundherd im rechten Oberlappen Punkt'

export const chestTemplate = 'Röntgen Thorax in zwei Ebenen'

export const report = (page: Page): Locator => page.getByRole('textbox', { name: 'Bericht, bearbeitbar' })
export const transcript = (page: Page): Locator => page.getByLabel('Externes Transkript')
export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

/** A new person, by the address, in the workspace; registering in the dialog is proven elsewhere. */
export async function arriveInWorkspace(page: Page): Promise<string> {
  const email = newAddress()
  const person = { email, password, confirmPassword: password, firstName: 'Eva', lastName: 'Muster' }
  const registered = await page.request.post('/api/auth/email/register', { data: person })
  expect(registered.ok()).toBe(true)
  const code = await codeFor(page, email)
  const verified = await page.request.post('/api/auth/email/verify-email', { data: { email, code } })
  expect(verified.ok()).toBe(true)
  await page.goto('/')
  await transcript(page).waitFor()
  return email
}

/** The mailed code, read from the mailbox without a tab of its own. */
async function codeFor(page: Page, email: string): Promise<string> {
  const entry = new RegExp(`href="(/dev/mailbox/[^"]+)">(?:(?!</a>).)*an ${email}`)
  const findMail = async () => entry.exec(await (await page.request.get('/dev/mailbox')).text())?.[1] ?? ''
  await expect.poll(findMail, { timeout: 15_000, interval: 200 }).not.toBe('')
  const mail = await (await page.request.get(await findMail())).text()
  return /<pre>[\s\S]*?\b(\d{6})\b/.exec(mail)?.[1] ?? ''
}

export async function toast(page: Page, title: string): Promise<void> {
  await page.getByText(title, { exact: true }).first().waitFor()
}

export async function hasFocus(element: Locator): Promise<void> {
  const isFocused = () => element.evaluate((node) => node === document.activeElement)
  await expect.poll(isFocused, { timeout: 15_000 }).toBe(true)
}

/** Waits until the report holds the text, or no longer holds it. */
export async function reportHolds(page: Page, text: string, holds = true): Promise<void> {
  const filtered = report(page).filter({ [holds ? 'hasText' : 'hasNotText']: text })
  await filtered.waitFor()
}

/** Dictates and formats; the report stands afterwards. */
export async function formatDictation(page: Page, dictation: string): Promise<void> {
  await transcript(page).fill(dictation)
  await button(page, 'Formatieren').click()
  await toast(page, 'Bericht formatiert')
}

/** What the clipboard holds, by type. */
export function clipboard(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const items = await navigator.clipboard.read()
    const entries = items.flatMap((item) =>
      item.types.map(async (type) => [type, await (await item.getType(type)).text()] as const),
    )
    return Object.fromEntries(await Promise.all(entries))
  })
}

/** Nothing sticks out sideways: the page itself never scrolls to the right. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overhang).toBeLessThanOrEqual(0)
}
