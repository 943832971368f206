import { medicalSentences } from './medical-sentences.ts'
import type { NameBatch } from './names.ts'
import { type Personal, personalSentences } from './personal-sentences.ts'
import { seededRandom } from './seeded-random.ts'

export interface SyntheticTranscript {
  text: string
  personal: readonly Personal[]
  medical: readonly string[]
}

/** Dictations of a fictitious house: some medical sentences, and between them what names a person. */
export function syntheticTranscripts(count: number, names: NameBatch, seed: number): SyntheticTranscript[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, index) => {
    const medical = Array.from({ length: 3 }, () => random.pick(medicalSentences))
    const personal = personalSentences(random, names, index)
    const sentences = [medical[0], ...personal.map(({ sentence }) => sentence), ...medical.slice(1)]
    return { text: sentences.join(random.pick([' ', '\n', ' '])), personal, medical }
  })
}
