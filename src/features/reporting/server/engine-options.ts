import type { Options } from '@klarbefund/befund'
import { listVocabularyOf } from '#features/vocabulary/public.ts'
import type { Deps } from '#server/deps.ts'

/** What the engine needs to know of the caller: the own vocabulary for German reports, and the modality. */
export async function engineOptions(
  deps: Pick<Deps, 'db'>,
  userId: string,
  modality: Options['modality'],
): Promise<Options> {
  const entries = await listVocabularyOf(deps.db, userId)
  const vocabulary = entries.filter((entry) => entry.language === 'de')
  return modality ? { vocabulary, modality } : { vocabulary }
}
