import type { AnswerOf } from '#contract/route.ts'
import { hasDoubts } from '#server/masking/find-doubts.ts'
import { maskText } from '#server/masking/mask-text.ts'
import type { previewMasking } from '../contract.ts'
import type { ModelDeps } from './model/write-by-model.ts'

/** The very masking that stands before the model; nothing is sent and nothing kept. */
export function runPreviewMasking(
  { env, model }: Pick<ModelDeps, 'env' | 'model'>,
  transcript: string,
): AnswerOf<typeof previewMasking> {
  const { text, parts } = maskText(transcript)
  const isDoubtful = hasDoubts(text)
  const wouldBeSent = model !== null && !(env.AI_MASKING_STRICT && isDoubtful)
  return { maskedText: text, parts, hasDoubts: isDoubtful, wouldBeSent }
}
