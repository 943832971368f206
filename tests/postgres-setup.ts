import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Server on which each test server makes a database of its own; undefined: PGlite. */
    postgresUrl: string | undefined
  }
}

/** The server tests once more, on a real PostgreSQL; the config leaves them out where none can be had. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
