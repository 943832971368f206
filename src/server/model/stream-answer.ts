import { APICallError, type LanguageModel, Output, parsePartialJson, streamText } from 'ai'
import type { z } from 'zod'
import { ModelFailure } from './model-failure.ts'

/** So that reading the unfinished answer stays linear in its length. */
const partialSteps = 256

export interface ModelQuestion<T> {
  /** What the model is and does; never holds a text of a person. */
  system: string
  /** Masked before it comes here. */
  user: string
  schema: z.ZodType<T>
  /** Longer answers are broken off as unusable. */
  maxAnswerChars: number
  /** Told of the unfinished answer as it grows; of a long one in larger steps. */
  onPartial?: ((partial: unknown) => void) | undefined
}

/**
 * One attempt to get an answer of the asked shape, streamed inside so that an answer out of bounds ends early.
 *
 * @throws {ModelFailure}
 */
export async function streamAnswer<T>(
  model: LanguageModel,
  question: ModelQuestion<T>,
  signal: AbortSignal,
): Promise<T> {
  const text = await readAll(model, question, signal).catch((error: unknown) => {
    throw toFailure(error)
  })
  const result = question.schema.safeParse(parseJson(text))
  if (!result.success) throw new ModelFailure('schema')
  return result.data
}

async function readAll<T>(model: LanguageModel, question: ModelQuestion<T>, outer: AbortSignal): Promise<string> {
  const tooLong = new AbortController()
  const { stream } = streamText({
    model,
    instructions: question.system,
    prompt: question.user,
    output: { ...Output.object({ schema: question.schema }), parsePartialOutput: passEveryPiece },
    temperature: 0,
    maxRetries: 0,
    abortSignal: AbortSignal.any([outer, tooLong.signal]),
    // Errors arrive in the stream; the library would print them with the text of the request.
    onError: () => {},
  })
  let text = ''
  let seenLength = 0
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new ModelFailure('aborted')
    if (part.type !== 'text-delta') continue
    text += part.text
    if (text.length > question.maxAnswerChars) {
      tooLong.abort()
      throw new ModelFailure('too_long')
    }
    if (!question.onPartial || text.length - seenLength < text.length / partialSteps) continue
    seenLength = text.length
    const { value } = await parsePartialJson(withoutFence(text))
    if (value !== undefined) question.onPartial(value)
  }
  return text
}

/** The library passes text on when its reading has changed; reading it all each time would cost the square of its length. */
function passEveryPiece({ text }: { text: string }) {
  return Promise.resolve({ partial: text.length as never })
}

/** Models without structured output put their JSON into a fence. */
function withoutFence(text: string): string {
  return text
    .trim()
    .replace(/^```(?:json)?/, '')
    .replace(/```$/, '')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(withoutFence(text))
  } catch {
    return undefined
  }
}

function toFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  if (status === undefined || status < 400) return new ModelFailure('connection', { cause: error, isTransient: true })
  const retryAfter = APICallError.isInstance(error) ? Number(error.responseHeaders?.['retry-after']) : 0
  const kind = kindOf(status)
  return new ModelFailure(kind, {
    cause: error,
    isTransient: kind !== 'refused',
    retryAfter: retryAfter > 0 ? retryAfter : null,
  })
}

function kindOf(status: number) {
  if (status === 429) return 'rate_limited'
  return status >= 500 ? 'server_error' : 'refused'
}
