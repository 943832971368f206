import { type GenerateAnswer, generateAnswer } from '@klarbefund/befund'
import type { z } from 'zod'
import type { UserRecord } from '#server/http/caller.ts'
import type { generateReport } from '../contract.ts'
import { customPromptNotice } from './custom-prompt-notice.ts'
import { engineOptions } from './engine-options.ts'
import { guardAnswer } from './model/guard-answer.ts'
import { generateTask } from './model/model-tasks.ts'
import { type Counted, type Listener, type ModelDeps, writeByModel } from './model/write-by-model.ts'

type Input = z.infer<(typeof generateReport)['body']>

/** Writes a whole report from a dictation, by the model where there is one, else by the engine; nothing is kept. */
export async function runGenerateReport(
  deps: ModelDeps,
  user: UserRecord,
  input: Input,
  listener: Listener,
): Promise<Counted<GenerateAnswer>> {
  const options = await engineOptions(deps, user.id, input.modality)
  const { transcript, enableContradictionDetection, language } = input
  const engine = generateAnswer(transcript, { ...options, enableContradictionDetection })
  const { model } = deps
  if (!model) {
    return {
      ...engine,
      ...customPromptNotice(user, 'useCustomReportFromScratchPrompt', 'useCustomReportGenerationPrompt'),
      fallbackClass: null,
    }
  }

  const withModel = { ...deps, model }
  const job = { user, transcript, options, language, ...listener }
  const result = await writeByModel(withModel, job, generateTask)
  if (!result.isUsed) return { ...engine, ...result.fallback }
  const { plainText, html, prompt } = result
  return {
    ...(await guardAnswer(withModel, job, { plainText, prompt, engine, enableContradictionDetection })),
    formattedContent: html,
    populatedHtml: html,
    reportContent: {
      ...result.answer,
      assessmentDerived: engine.reportContent.assessmentDerived,
      populatedHtml: html,
    },
  }
}
