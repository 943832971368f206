import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../scripts/find-chromium.ts'
import { runCommand } from '../../scripts/run-command.ts'
import { type RunningProduct, runProduct } from '../../scripts/run-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Why no journey can be made, or null; said by each journey, so that the other tests run all the same. */
    obstacle: string | null
    baseUrl: string
    dataFolder: string
    chromiumPath: string
    adminEmail: string
    adminPassword: string
  }
}

const adminEmail = 'admin@example.org'
const adminPassword = 'Leuchtkasten-4711'
let product: RunningProduct | null = null

/** One product for all journeys; each journey registers a person of its own. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('adminEmail', adminEmail)
  project.provide('adminPassword', adminPassword)
  try {
    await buildWeb()
    project.provide('chromiumPath', await findChromium())
    product = await runProduct({
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
      RATE_LIMIT_FACTOR: '10000',
      LOG_LEVEL: 'warn',
    })
    project.provide('baseUrl', product.url)
    project.provide('dataFolder', product.dataFolder)
    project.provide('obstacle', null)
  } catch (error) {
    project.provide('obstacle', String(error))
  }
}

export async function teardown(): Promise<void> {
  await product?.stop()
}

/** In a process of its own, because here NODE_ENV is `test` and would get into the build. */
async function buildWeb(): Promise<void> {
  const { NODE_ENV: _, ...env } = process.env
  const script = join(import.meta.dirname, '../../scripts/build-web.ts')
  const { ok, output } = await runCommand(process.execPath, [script], { env })
  if (!ok) throw new Error(`The browser side could not be built:\n${output}`)
}
