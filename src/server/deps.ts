import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'
import type { ModelPort } from './model/model-port.ts'
import type { Secrets } from './secrets.ts'

/** What use cases need of the outside world; each takes the part it uses. */
export interface Deps {
  env: Env
  db: Database
  /** Rejects when the database does not answer. */
  pingDatabase: () => Promise<void>
  clock: Clock
  mailer: Mailer
  /** Null where no language model is configured: then the engine works alone. */
  model: ModelPort | null
  secrets: Secrets
  jobs: Jobs
}
