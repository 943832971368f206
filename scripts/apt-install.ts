import { existsSync } from 'node:fs'
import { runCommand } from './run-command.ts'

/**
 * Installs Debian packages where that is possible without asking: as root, with apt-get.
 *
 * @returns false where it is not possible or did not work
 */
export async function aptInstall(...packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.error(`Installing ${packages.join(', ')} with apt-get ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const wait = ['-o', 'DPkg::Lock::Timeout=120']
  await runCommand('apt-get', ['update', ...wait], { env })
  const { ok } = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...wait, ...packages], {
    env,
  })
  return ok
}
