import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { deleteOldUsage } from './delete-old-usage.ts'
import { readApiUsage } from './read-api-usage.ts'
import { rollUpUsage } from './roll-up-usage.ts'

/** Every hour, when the one before has settled. */
const rollUpCron = '10 * * * *'
/** Once a night. */
const retentionCron = '40 2 * * *'

export function mountApiUsage(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.apiUsage, ({ query }) => readApiUsage(deps, query.timeRange))
  deps.jobs.define('usage-roll-up', () => rollUpUsage(deps), { cron: rollUpCron })
  deps.jobs.define('usage-retention', () => deleteOldUsage(deps), { cron: retentionCron })
}
