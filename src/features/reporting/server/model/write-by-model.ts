import type { Options } from '@klarbefund/befund'
import { formatAnswer } from '@klarbefund/befund'
import type { DraftEvent } from '#contract/draft-event.ts'
import type { FallbackClass, ModelFailureKind, UnusableKind } from '#contract/fallback-classes.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { hasDoubts } from '#server/masking/find-doubts.ts'
import { maskText } from '#server/masking/mask-text.ts'
import { ModelFailure } from '#server/model/model-failure.ts'
import type { ModelPort } from '#server/model/model-port.ts'
import { reportingMessages as t } from '../../messages.ts'
import { type ChosenPrompt, choosePrompt } from './choose-prompt.ts'
import { followDraft } from './follow-draft.ts'
import { judgeAnswer, maxAnswerChars } from './judge-answer.ts'
import type { LaidOut, ModelTask } from './model-tasks.ts'
import { putBack } from './put-back.ts'
import { materialText, systemPrompt } from './system-prompt.ts'

export type ModelDeps = Pick<Deps, 'db' | 'env' | 'model'>

/** Who waits for the answer. */
export interface Listener {
  /** Ends when the person has left. */
  signal: AbortSignal
  /** Set where the person wants to see the unproven text grow. */
  onDraft: ((draft: DraftEvent) => void) | null
}

export interface ModelJob extends Listener {
  user: UserRecord
  transcript: string
  templateHtml?: string
  options: Options
  language: string
}

/** Why the engine did what the model was meant to do: in German for the person, as a class for the count. */
export interface Fallback {
  isOwnPrompt: boolean
  fallbackReason: string
  fallbackClass: FallbackClass
}

interface Unused {
  isUsed: false
  fallback: Fallback
}

/** An answer to a person, and how the model failed on the way to it, which only the count hears of. */
export type Counted<Answer> = Answer & { fallbackClass: FallbackClass | null }

export type ModelResult<T> = ({ isUsed: true; answer: T; prompt: ChosenPrompt } & LaidOut) | Unused

/**
 * Lets the model write; what it wrote is laid out and fit to be checked, or there is a German reason why it is not used.
 *
 * @throws {AppError} saturated; impossible where nobody waits for the answer any more
 */
export async function writeByModel<T>(
  deps: ModelDeps & { model: ModelPort },
  job: ModelJob,
  task: ModelTask<T>,
): Promise<ModelResult<T>> {
  const vocabulary = job.options.vocabulary ?? []
  const { text, parts } = maskText(materialText({ ...job, vocabulary }))
  if (deps.env.AI_MASKING_STRICT && hasDoubts(text)) {
    const fallbackReason = t.fallback.notMasked
    return { isUsed: false, fallback: { isOwnPrompt: false, fallbackReason, fallbackClass: 'not_masked' } }
  }

  const prompt = await choosePrompt(deps, job.user, task, job.language)
  const system = systemPrompt(prompt.text)
  const spokenText = formatAnswer(job.transcript, job.options).plainText
  const template = job.templateHtml ?? ''
  try {
    const question = {
      system,
      user: text,
      schema: task.schema,
      maxAnswerChars: maxAnswerChars(job.transcript.length + template.length),
      onPartial: job.onDraft ? followDraft({ textOf: task.draftOf, parts, onDraft: job.onDraft }) : undefined,
    }
    const answer = putBack(await deps.model.ask(job.user.id, question, job.signal), parts)
    const laidOut = task.layOut(answer)
    const judged = { plainText: laidOut.plainText, rawHtml: task.rawHtml(answer), spokenText, template }
    const fault = judgeAnswer({ ...judged, instructions: system })
    if (fault !== null) return unused(fault, prompt)
    return { isUsed: true, answer, prompt, ...laidOut }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    if (error.kind === 'aborted') throw new AppError('impossible', { message: t.clientLeft })
    return unused(error.kind, prompt)
  }
}

function unused(kind: ModelFailureKind | UnusableKind, prompt: ChosenPrompt): Unused {
  const fallbackReason = t.fallback.sentence(t.fallback.because[kind], prompt.name)
  return { isUsed: false, fallback: { isOwnPrompt: prompt.isOwn, fallbackReason, fallbackClass: kind } }
}
