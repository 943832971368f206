import { setTimeout as wait } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { FastifyInstance } from 'fastify'
import { seed } from '#database/seed.ts'
import { announce, announcePassword } from './announce.ts'
import { createApp } from './app.ts'
import { systemClock } from './clock.ts'
import { openDatabase } from './db/database.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { describeError } from './http/describe-error.ts'
import { listen } from './http/listen.ts'
import { createJobs } from './jobs/jobs.ts'
import { createMailer } from './mail/mailer.ts'
import { openModel } from './model/model-port.ts'
import { serveControl } from './operation/control.ts'
import { loadSecrets } from './secrets.ts'

export interface RunningServer {
  app: FastifyInstance
  url: string
  stop: () => Promise<void>
}

/** Opens everything, seeds what is missing, listens; `stop` lets running answers finish first. */
export async function startServer(env: Env): Promise<RunningServer> {
  const database = await openDatabase(env)
  let close = database.close
  try {
    const clock = systemClock
    const deps: Deps = {
      env,
      db: database.db,
      pingDatabase: database.ping,
      clock,
      mailer: createMailer(env),
      model: openModel(env, clock),
      secrets: await loadSecrets(database.db, clock),
      jobs: createJobs(database, true, (error) => console.error('job', JSON.stringify(describeError(error)))),
    }
    const { generatedPassword } = await seed(deps)
    // It is stored now: whatever fails from here on, nobody will be told it again.
    if (generatedPassword) announcePassword(env, generatedPassword)
    const app = await createApp(deps)
    await deps.jobs.start()
    const endControl =
      database.kind === 'pglite' ? await serveControl(env.DATA_DIR, database.client as PGlite) : async () => {}
    app.addHook('onClose', async () => {
      await endControl()
      await deps.jobs.stop()
      deps.mailer.close()
      await database.close()
    })
    close = () => app.close()
    const url = await listen(app, env)
    announce(deps, database.kind)
    return { app, url, stop: () => stop(app, env) }
  } catch (error) {
    await close()
    throw error
  }
}

async function stop(app: FastifyInstance, env: Env): Promise<void> {
  app.isDraining = true
  const grace = wait(env.SHUTDOWN_GRACE_SECONDS * 1000, undefined, { ref: false })
  await Promise.race([app.close(), grace])
}
