import { type FillAnswer, fillAnswer, type TemplateSentence } from '@klarbefund/befund'
import type { z } from 'zod'
import { keepTextStructure } from '#features/templates/public.ts'
import type { UserRecord } from '#server/http/caller.ts'
import type { fillTemplate } from '../contract.ts'
import { customPromptNotice } from './custom-prompt-notice.ts'
import { engineOptions } from './engine-options.ts'
import { guardAnswer } from './model/guard-answer.ts'
import { fillTask } from './model/model-tasks.ts'
import { type Counted, type Listener, type ModelDeps, writeByModel } from './model/write-by-model.ts'

type Input = z.infer<(typeof fillTemplate)['body']>

/** Fills a template with a dictation, by the model where there is one, else by the engine; nothing of either is kept. */
export async function runFillTemplate(
  deps: ModelDeps,
  user: UserRecord,
  input: Input,
  listener: Listener,
): Promise<Counted<FillAnswer>> {
  const options = await engineOptions(deps, user.id, input.modality)
  const { transcript, language } = input
  const templateHtml = keepTextStructure(input.templateHtml)
  const engine = fillAnswer(transcript, templateHtml, options)
  const { model } = deps
  if (!model) {
    return { ...engine, ...customPromptNotice(user, 'useCustomTemplatePopulationPrompt'), fallbackClass: null }
  }

  const withModel = { ...deps, model }
  const job = { user, transcript, templateHtml, options, language, ...listener }
  const result = await writeByModel(withModel, job, fillTask)
  if (!result.isUsed) return { ...engine, ...result.fallback }
  const { plainText, prompt } = result
  const written = { plainText, prompt, engine, enableContradictionDetection: true }
  return {
    ...(await guardAnswer(withModel, job, written)),
    populatedHtml: result.html,
    reportContent: { populatedHtml: result.html },
    unplaced: [],
    templateSentences: engine.templateSentences.map((sentence) => fateOf(sentence, plainText)),
  }
}

/** What became of a template's sentence in the model's text; the engine knows the dictated reason where it agrees. */
function fateOf(sentence: TemplateSentence, plainText: string): TemplateSentence {
  if (plainText.includes(sentence.text)) return { ...sentence, status: 'kept', because: null }
  return sentence.status === 'kept' ? { ...sentence, status: 'withdrawn' } : sentence
}
