import type { z } from 'zod'
import type { AnswerOf } from '#contract/route.ts'
import { listVocabularyOf } from '#features/vocabulary/public.ts'
import { hasDoubts } from '#server/masking/find-doubts.ts'
import { maskText } from '#server/masking/mask-text.ts'
import type { previewMasking } from '../contract.ts'
import { materialText } from './model/system-prompt.ts'
import type { ModelDeps } from './model/write-by-model.ts'

/** The very text that would be sent, vocabulary and template with it, as masked before it; nothing is sent or kept. */
export async function runPreviewMasking(
  { db, env, model }: ModelDeps,
  userId: string,
  { transcript, templateHtml }: z.infer<(typeof previewMasking)['body']>,
): Promise<AnswerOf<typeof previewMasking>> {
  const vocabulary = (await listVocabularyOf(db, userId)).filter(({ language }) => language === 'de')
  const { text, parts } = maskText(materialText({ transcript, templateHtml, vocabulary }))
  const isDoubtful = hasDoubts(text)
  const wouldBeSent = model !== null && !(env.AI_MASKING_STRICT && isDoubtful)
  return { maskedText: text, parts, hasDoubts: isDoubtful, wouldBeSent }
}
