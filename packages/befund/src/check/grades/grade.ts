import type { GradingSystem } from '../../anatomy/grading-systems.ts'
import type { Side, Span } from '../../model.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'

/** A grade with the name of its scale, and what it is said of. */
export interface Grade {
  system: GradingSystem
  values: ReadonlySet<string>
  side: Side | null
  /** Vertebrae, segments and organs of the sentence. */
  places: ReadonlySet<string>
  sentence: Sentence
  word: Span
  /** The word of its only value. */
  figure: Word | null
}

/** A grade beside a word of the other end of its scale. */
export function wordClash(grade: Grade, sentence: Sentence, word: Word): Clash {
  return {
    kind: 'grading',
    first: sentencePlace(sentence, word),
    second: sentencePlace(grade.sentence, grade.word),
    reason: `${grade.system.id} ${[...grade.values].join('/')} passt nicht zur Beschreibung „${word.text}“`,
  }
}

/** Whether a sentence may be about the side that was graded, as far as both say. */
export function sameSide(sentence: Sentence, grade: Grade): boolean {
  const side = sentence.all.map(sideOf).find((one) => one !== null) ?? null
  return grade.side === null || side === null || side === grade.side || side === 'both' || grade.side === 'both'
}
