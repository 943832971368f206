import type { FastifyInstance } from 'fastify'
import { sendCsv } from '#server/csv.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { deleteOldFeedback } from './delete-old-feedback.ts'
import { listFeedbackRows } from './feedback-analytics-repository.ts'
import { feedbackColumns } from './feedback-csv.ts'
import type { FeedbackRecord } from './feedback-repository.ts'
import { readFeedbackStats } from './read-feedback-stats.ts'
import { storeFeedback } from './send-feedback.ts'

/** Once a night. */
const retentionCron = '20 2 * * *'

export function mountFeedback(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.sendFeedback, async ({ caller, body }) =>
    presentFeedback(await storeFeedback(deps, caller.user.id, body)),
  )
  serve(app, contract.feedbackStats, ({ query }) => readFeedbackStats(deps, query))
  serve(app, contract.listFeedback, async ({ query }) =>
    (await listFeedbackRows(deps.db, query, { limit: contract.listedFeedback })).map(presentFeedback),
  )
  serve(app, contract.exportFeedback, ({ query, reply }) => {
    const day = deps.clock.now().toISOString().slice(0, 10)
    return sendCsv(reply, `feedback-${day}.csv`, feedbackColumns, (page) => listFeedbackRows(deps.db, query, page))
  })
  deps.jobs.define('feedback-retention', () => deleteOldFeedback(deps), { cron: retentionCron })
}

function presentFeedback(row: FeedbackRecord): contract.Feedback {
  return {
    ...row,
    feedbackType: row.feedbackType as contract.Feedback['feedbackType'],
    inputMethod: row.inputMethod as contract.Feedback['inputMethod'],
    createdAt: row.createdAt.toISOString(),
  }
}
