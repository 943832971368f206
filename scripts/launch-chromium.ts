import { type Browser, chromium } from 'playwright-core'

/**
 * Without these a browser phones home at start, hangs where there is no graphics card and no sandbox, or draws two
 * pages of its own for the address bar of every window that nobody sees.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
]

/** A headless browser with a fresh profile, which goes when it is closed. */
export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: chromiumFlags,
    headless: true,
    chromiumSandbox: false,
    timeout: 30_000,
  })
}
