import { FolderInUseError } from './db/folder-lock.ts'
import { readEnv, SettingsError } from './env.ts'
import { describeError } from './http/describe-error.ts'
import { startServer } from './start-server.ts'

/** Faults a person can mend are said in plain words; everything else keeps its places in the code. */
try {
  const server = await startServer(readEnv())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(server.stop))
} catch (error) {
  if (error instanceof SettingsError || error instanceof FolderInUseError) console.error(error.message)
  else console.error('Der Start ist fehlgeschlagen.', JSON.stringify(describeError(error), null, 2))
  process.exit(1)
}

async function end(stop: () => Promise<void>): Promise<void> {
  await stop()
  process.exit(0)
}
