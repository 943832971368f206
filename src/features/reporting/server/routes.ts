import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { clientLeft } from '#server/http/client-left.ts'
import { serve } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { runCountReportTime } from './count-report-time.ts'
import { countUsage } from './count-usage.ts'
import { runFillTemplate } from './fill-template.ts'
import { runFormatTranscript } from './format-transcript.ts'
import { runGenerateReport } from './generate-report.ts'
import { runPreviewMasking } from './preview-masking.ts'
import { recordRun } from './record-run.ts'

export function mountReporting(app: FastifyInstance, deps: Deps): void {
  countUsage(app, deps)

  serve(app, contract.formatTranscript, async ({ caller, body, onDraft, request, reply }) => {
    const answer = await runFormatTranscript(deps, caller.user, body, { signal: clientLeft(reply), onDraft })
    await recordRun(deps, request, {
      userId: caller.user.id,
      counter: 'formatCorrections',
      input: body.transcript,
      output: answer.formattedContent,
      fallbackClass: answer.fallbackClass,
      vocabularyHits: answer.vocabularyHits,
    })
    return answer
  })

  serve(app, contract.fillTemplate, async ({ caller, body, onDraft, request, reply }) => {
    const answer = await runFillTemplate(deps, caller.user, body, { signal: clientLeft(reply), onDraft })
    await recordRun(deps, request, {
      userId: caller.user.id,
      counter: 'templateFillings',
      input: body.transcript,
      output: answer.populatedHtml,
      fallbackClass: answer.fallbackClass,
      vocabularyHits: answer.vocabularyHits,
    })
    return answer
  })

  serve(app, contract.generateReport, async ({ caller, body, onDraft, request, reply }) => {
    const answer = await runGenerateReport(deps, caller.user, body, { signal: clientLeft(reply), onDraft })
    await recordRun(deps, request, {
      userId: caller.user.id,
      counter: 'generateFromScratch',
      input: body.transcript,
      output: answer.populatedHtml,
      fallbackClass: answer.fallbackClass,
      vocabularyHits: answer.vocabularyHits,
    })
    return answer
  })

  serve(app, contract.countReportTime, async ({ caller, body }) => {
    await runCountReportTime(deps.db, caller.user.id, body)
    return { success: true }
  })
  serve(app, contract.previewMasking, ({ caller, body }) => runPreviewMasking(deps, caller.user.id, body))
}
