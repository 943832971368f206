import { type Edit, type FormatAnswer, formatAnswer } from '@klarbefund/befund'
import type { z } from 'zod'
import type { UserRecord } from '#server/http/caller.ts'
import type { formatTranscript } from '../contract.ts'
import { customPromptNotice } from './custom-prompt-notice.ts'
import { engineOptions } from './engine-options.ts'
import { guardAnswer } from './model/guard-answer.ts'
import { type Correction, formatTask } from './model/model-tasks.ts'
import { type Counted, type Listener, type ModelDeps, writeByModel } from './model/write-by-model.ts'

type Input = z.infer<(typeof formatTranscript)['body']>

/** Formats a dictation, by the model where there is one, else by the engine; nothing of it is kept. */
export async function runFormatTranscript(
  deps: ModelDeps,
  user: UserRecord,
  input: Input,
  listener: Listener,
): Promise<Counted<FormatAnswer>> {
  const options = await engineOptions(deps, user.id, input.modality)
  const { transcript, enableContradictionDetection, language } = input
  const engine = formatAnswer(transcript, { ...options, enableContradictionDetection })
  const { model } = deps
  if (!model) {
    return { ...engine, ...customPromptNotice(user, 'useCustomCorrectionPrompt'), fallbackClass: null }
  }

  const withModel = { ...deps, model }
  const job = { user, transcript, options, language, ...listener }
  const result = await writeByModel(withModel, job, formatTask)
  if (!result.isUsed) return { ...engine, ...result.fallback }
  const { plainText, prompt } = result
  return {
    ...(await guardAnswer(withModel, job, { plainText, prompt, engine, enableContradictionDetection })),
    edits: editsOf(transcript, result.answer),
    formattedContent: result.html,
  }
}

/** The corrections the model names, as far as they stand in the dictation. */
function editsOf(transcript: string, { corrections }: Correction): Edit[] {
  return corrections.flatMap(({ original, corrected }) => {
    const start = original === '' ? -1 : transcript.indexOf(original)
    if (start < 0) return []
    return [{ from: original, to: corrected, rule: 'model', span: { start, end: start + original.length } }]
  })
}
