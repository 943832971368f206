/**
 * `npm test`: the static checks, then every test, then one line with the sum.
 * `npm run check`: the static checks alone. `npm test -- <path>`: only the tests under that path.
 * `npm run test:fire`: the long attacks and faults alone, which `npm test` leaves out.
 */
import { delimiter, join } from 'node:path'
import { startVitest } from 'vitest/node'
import { findChromium } from './find-chromium.ts'
import { findPostgres, installPostgres } from './find-postgres.ts'
import { runStaticChecks } from './static-checks.ts'
import { countingReporter, type TestCounts } from './test-reporter.ts'

const root = join(import.meta.dirname, '..')
process.chdir(root)
process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)

const args = process.argv.slice(2)
const isStaticOnly = args.includes('--static')
const isFire = args.includes('--fire')
const total: TestCounts = { passed: 0, failed: 0, skipped: [] }

if (isStaticOnly || args.length === 0) {
  const { passed, failed } = await runStaticChecks()
  total.passed += passed
  total.failed += failed
}
if (!isStaticOnly) {
  const counts = await runTests(args.filter((argument) => argument !== '--fire'))
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped.push(...counts.skipped)
}
for (const name of total.skipped) console.log(`skipped: ${name}`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped.length} skipped`)
// Whatever a test left open must not keep the line above from being the end.
process.exit(total.failed > 0 ? 1 : 0)

async function runTests(paths: string[]): Promise<TestCounts> {
  if (!findPostgres()) await installPostgres()
  await announceChromium()
  let counts: TestCounts = { passed: 0, failed: 1, skipped: [] }
  try {
    const vitest = await startVitest('test', paths, {
      watch: false,
      allowOnly: false,
      project: isFire ? 'fire' : '!fire',
      reporters: ['default', countingReporter((result) => (counts = result))],
    })
    await vitest.close()
  } catch (error) {
    console.error(error)
    return { ...counts, failed: Math.max(counts.failed, 1) }
  }
  // Vitest may also fail for a reason that is no test, such as a path that matches nothing.
  return process.exitCode ? { ...counts, failed: Math.max(counts.failed, 1) } : counts
}

/** Found or installed once here, not in each test; without one the browser tests fail and name the reason. */
async function announceChromium(): Promise<void> {
  try {
    process.env.CHROMIUM_PATH = await findChromium()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
