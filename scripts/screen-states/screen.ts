import type { Page } from 'playwright-core'

/** One sight of the product: who looks, where, and how the page gets into the state to be seen. */
export interface Screen {
  name: string
  path: string
  as: 'visitor' | 'person' | 'admin'
  /** Settles before the page is opened what the server will answer it. */
  arrange?: (page: Page) => Promise<unknown>
  /** Brings the open page into the state to be seen. */
  prepare?: (page: Page, isWide: boolean) => Promise<unknown>
}

/** Lets a call answer what is to be seen, without the server. */
export async function answer(page: Page, path: string, body: unknown, status = 200): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status, json: body }))
}

/** Lets a call be refused as the server does. */
export async function refuse(page: Page, path: string, status: number, message: string): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status,
      json: { code: 'refused', message },
      headers: status === 429 ? { 'retry-after': '42' } : {},
    }),
  )
}

/** Lets a call stay under way. */
export async function keepWaiting(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, () => undefined)
}

/** What leads on by itself within seconds stays to be seen. */
export async function stopRedirects(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout
    const patient = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      start(handler, ms < 1000 ? ms : 3_600_000, ...rest)
    window.setTimeout = patient as typeof window.setTimeout
  })
}
