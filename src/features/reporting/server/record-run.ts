import type { VocabularyHit } from '@klarbefund/befund'
import type { FastifyRequest } from 'fastify'
import type { FallbackClass } from '#contract/fallback-classes.ts'
import { countVocabularyHits } from '#features/vocabulary/public.ts'
import type { Deps } from '#server/deps.ts'
import { describeError } from '#server/http/describe-error.ts'
import { type Counter, countRun } from './count-usage.ts'

/** Reports are German. */
const language = 'de'

interface Run {
  userId: string
  counter: Counter
  input: string
  output: string
  fallbackClass: FallbackClass | null
  vocabularyHits: readonly VocabularyHit[]
}

/**
 * Keeps of a run what may be kept: counts, sizes, and how the model failed where it did.
 * The person gets the report also where they could not be kept.
 */
export async function recordRun(deps: Pick<Deps, 'db' | 'clock'>, request: FastifyRequest, run: Run): Promise<void> {
  request.usageSizes = { input: run.input.length, output: run.output.length, language }
  request.fallbackClass = run.fallbackClass
  try {
    await countRun(deps, run.userId, run.counter)
    await countVocabularyHits(deps.db, run.userId, language, run.vocabularyHits)
  } catch (error) {
    request.log.error({ error: describeError(error) }, 'run was not counted')
  }
}
