import { type Browser, chromium } from 'playwright-core'

/** Without these a browser phones home at start, or hangs where there is no graphics card and no sandbox. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
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
