import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

export interface Watched {
  page: Page
  /** What ran, and what was asked of other hosts. */
  seen: string[]
}

/** A page on which everything a payload could do is noted; without the content policy, which would hide a hole. */
export async function watchedPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Watched> {
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
export async function lay(page: Page, pieces: readonly string[]): Promise<void> {
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
