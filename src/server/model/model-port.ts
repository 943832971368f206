import { setTimeout as wait } from 'node:timers/promises'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Clock } from '#server/clock.ts'
import type { Env } from '#server/env.ts'
import { fetchProvider } from '#server/http/fetch-provider.ts'
import { createModelCheck } from './check-model.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import { createFairQueue } from './fair-queue.ts'
import { ModelFailure } from './model-failure.ts'
import { modelProbe } from './probe-model.ts'
import { type ModelQuestion, streamAnswer } from './stream-answer.ts'

/** The one way to a language model; whoever asks knows neither its maker nor its address. */
export interface ModelPort {
  /**
   * @param owner   whose turn it takes in the queue
   * @param signal  ends the call upstream when the person has left
   * @throws {AppError} saturated
   * @throws {ModelFailure}
   */
  ask: <T>(owner: string, question: ModelQuestion<T>, signal: AbortSignal) => Promise<T>
  /** Whether it is reachable with this key, as seen within the last half minute, and did not fail at its work of late. */
  isAnswering: () => Promise<boolean>
}

type ModelEnv = Pick<
  Env,
  'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_TIMEOUT_SECONDS' | 'AI_CONCURRENCY' | 'AI_QUEUE_LENGTH'
>

const maxAttempts = 3
const firstDelayMs = 250
const longestDelayMs = 5000

/** Null where no model is configured: then the engine works alone. */
export function openModel(env: ModelEnv, clock: Clock): ModelPort | null {
  const probe = modelProbe(env)
  if (!probe || !env.AI_BASE_URL || !env.AI_MODEL) return null
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: env.AI_BASE_URL.replace(/\/+$/, ''),
    supportsStructuredOutputs: true,
    fetch: fetchProvider,
    ...(env.AI_API_KEY ? { apiKey: env.AI_API_KEY } : {}),
  })
  const model = provider(env.AI_MODEL)
  const timeoutMs = env.AI_TIMEOUT_SECONDS * 1000
  const breaker = createCircuitBreaker(clock)
  const isThere = createModelCheck(probe, clock)
  const queue = createFairQueue({
    concurrency: env.AI_CONCURRENCY,
    length: env.AI_QUEUE_LENGTH,
    maxWaitMs: timeoutMs,
  })
  return {
    ask: (owner, question, signal) =>
      queue.run(owner, signal, () => askGuarded({ model, breaker, timeoutMs }, question, signal)),
    isAnswering: async () => !breaker.isOpen() && (await isThere()),
  }
}

interface Upstream {
  model: LanguageModel
  breaker: CircuitBreaker
  timeoutMs: number
}

async function askGuarded<T>(upstream: Upstream, question: ModelQuestion<T>, signal: AbortSignal): Promise<T> {
  const { model, breaker, timeoutMs } = upstream
  if (!breaker.mayCall()) throw new ModelFailure('circuit_open')
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await askWithRetries(model, question, AbortSignal.any([signal, timeout]))
    breaker.report(true)
    return answer
  } catch (error) {
    const failure = judge(error, { hasLeft: signal.aborted, isLate: timeout.aborted })
    // A person who leaves and a model that refuses say nothing about whether it answers.
    if (failure.kind === 'timeout' || failure.isTransient) breaker.report(false)
    if (failure.kind === 'schema' || failure.kind === 'too_long') breaker.report(true)
    throw failure
  }
}

function judge(error: unknown, { hasLeft, isLate }: { hasLeft: boolean; isLate: boolean }): ModelFailure {
  if (hasLeft) return new ModelFailure('aborted')
  if (isLate) return new ModelFailure('timeout')
  return error instanceof ModelFailure ? error : new ModelFailure('connection', { cause: error, isTransient: true })
}

async function askWithRetries<T>(model: LanguageModel, question: ModelQuestion<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await streamAnswer(model, question, signal)
    } catch (error) {
      const isTransient = error instanceof ModelFailure && error.isTransient
      if (!isTransient || attempt === maxAttempts || signal.aborted) throw error
      await wait(delayBefore(attempt, error.retryAfter), undefined, { signal })
    }
  }
}

/** Doubles, and is spread by chance so that those refused together do not come back together. */
function delayBefore(attempt: number, retryAfter: number | null): number {
  const spread = firstDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random())
  return Math.min(longestDelayMs, Math.max(spread, (retryAfter ?? 0) * 1000))
}
