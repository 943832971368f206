/**
 * `npm run lighthouse`: what Lighthouse says of the public pages as a phone loads them; fails below 0.95 anywhere.
 * What else runs on the machine only ever takes away from the measured speed, so the best of three tries counts.
 */
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { freePort } from './free-port.ts'
import { chromiumFlags } from './launch-chromium.ts'
import { runProduct } from './run-product.ts'

const pages = ['/', '/login', '/tutorials']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const least = 0.95
const tries = 3

const product = await runProduct()
const port = await freePort()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  chromiumSandbox: false,
})
try {
  for (const path of pages) {
    for (let left = tries; left > 0; left -= 1) if (await judge(path, left === 1)) break
  }
} finally {
  await browser.close()
  await product.stop()
}

/** @returns whether everything is good enough */
async function judge(path: string, isLast: boolean): Promise<boolean> {
  const result = await lighthouse(product.url + path, { port, onlyCategories: categories, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse said nothing of ${path}`)
  const { lhr } = result
  const scores = Object.entries(lhr.categories).map(([name, { score }]) => ({ name, score: score ?? 0 }))
  console.log(`${path.padEnd(12)}${scores.map(({ name, score }) => `${name} ${score.toFixed(2)}`).join('   ')}`)
  if (scores.every(({ score }) => score >= least)) return true
  if (!isLast) return false
  process.exitCode = 1
  const faults = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9)
  for (const { title, displayValue } of faults) console.log(`  ${title}${displayValue ? `: ${displayValue}` : ''}`)
  return false
}
