import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { launchChromium } from '../../scripts/launch-chromium.ts'

export const wide = { width: 1440, height: 900 }
export const compact = { width: 390, height: 844 }

interface Fixtures {
  /** One for the file. */
  browser: Browser
  /** A person's browser with its own cookies and storage, wide unless resized with `page.setViewportSize(compact)`. */
  context: BrowserContext
  page: Page
}

/**
 * A test in a real browser on the running product.
 *
 * What the page complains about on its console fails the journey; where a journey fails,
 * its last sight is in test-results/.
 */
export const journey = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are needed
    async ({}, provide) => {
      const obstacle = inject('obstacle')
      if (obstacle) throw new Error(obstacle)
      const browser = await launchChromium(inject('chromiumPath'))
      await provide(browser)
      await browser.close()
    },
    { scope: 'file' },
  ],
  context: async ({ browser }, provide) => {
    const context = await browser.newContext({
      baseURL: inject('baseUrl'),
      viewport: wide,
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    context.setDefaultTimeout(15_000)
    await provide(context)
    await context.close()
  },
  page: async ({ context, task }, provide) => {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      // The browser itself notes every answer that is not OK; those are the product's to handle.
      const isNote = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !isNote) complaints.push(message.text())
    })
    await provide(page)
    if (task.result?.state === 'fail') await page.screenshot({ path: lastSight(task.name), fullPage: true })
    expect(complaints).toEqual([])
  },
})

function lastSight(name: string): string {
  return join('test-results', `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.png`)
}
