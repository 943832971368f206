import { existsSync, globSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { aptInstall } from './apt-install.ts'

/** Folder that holds `initdb` and `postgres`, or null where PostgreSQL is not installed. */
export function findPostgres(): string | null {
  const inPath = (process.env.PATH ?? '').split(delimiter)
  const debian = globSync('/usr/lib/postgresql/*/bin').sort().reverse()
  const homebrew = globSync('/{opt/homebrew,usr/local}/opt/postgresql*/bin')
  for (const folder of [...inPath, ...debian, ...homebrew]) {
    // Through links: initdb looks for postgres and its libraries beside its real place.
    const initdb = join(folder, 'initdb')
    if (!existsSync(initdb)) continue
    const home = dirname(realpathSync(initdb))
    if (existsSync(join(home, 'postgres'))) return home
  }
  return null
}

/** Installs PostgreSQL where apt-get may, without the server that Debian would start on its own. */
export async function installPostgres(): Promise<void> {
  const settings = '/etc/postgresql-common/createcluster.conf'
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !existsSync(settings)) {
    mkdirSync(dirname(settings), { recursive: true })
    writeFileSync(settings, 'create_main_cluster = false\n')
  }
  await aptInstall('postgresql')
}
