import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { readApiUsage } from './read-api-usage.ts'

export function mountApiUsage(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.apiUsage, ({ query }) => readApiUsage(deps, query.timeRange))
}
