import { join } from 'node:path'
import { runCommand } from '../../scripts/run-command.ts'

/** The browser side, in a process of its own, because here NODE_ENV is `test` and would get into the build. */
export async function setup(): Promise<void> {
  const { NODE_ENV: _, ...env } = process.env
  const { ok, output } = await runCommand(process.execPath, [join(root, 'scripts', 'build-web.ts')], { env })
  if (!ok) throw new Error(`The browser side could not be built:\n${output}`)
}

const root = join(import.meta.dirname, '../..')
