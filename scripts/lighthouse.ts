/** `npm run lighthouse`: what Lighthouse says of the public pages as a phone loads them; fails below 0.95 anywhere. */
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { freePort } from './free-port.ts'
import { chromiumFlags } from './launch-chromium.ts'
import { runProduct } from './run-product.ts'

const pages = ['/', '/login', '/tutorials']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const least = 0.95

const product = await runProduct()
const port = await freePort()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  chromiumSandbox: false,
})
try {
  for (const path of pages) await judge(path)
} finally {
  await browser.close()
  await product.stop()
}

async function judge(path: string): Promise<void> {
  const result = await lighthouse(product.url + path, { port, onlyCategories: categories, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse said nothing of ${path}`)
  const { lhr } = result
  const scores = Object.entries(lhr.categories).map(([name, { score }]) => ({ name, score: score ?? 0 }))
  console.log(`${path.padEnd(12)}${scores.map(({ name, score }) => `${name} ${score.toFixed(2)}`).join('   ')}`)
  if (scores.every(({ score }) => score >= least)) return
  process.exitCode = 1
  const faults = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9)
  for (const { title, displayValue } of faults) console.log(`  ${title}${displayValue ? `: ${displayValue}` : ''}`)
}
