import { adoptedWords } from '../adopted-words.ts'
import type { Clash } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'
import type { Grade } from './grade.ts'

export function gradeClash(one: Grade, two: Grade): Clash {
  return {
    kind: 'grading',
    first: sentencePlace(one.sentence, one.word),
    second: sentencePlace(two.sentence, two.word),
    reason: `${two.system.id} ist verschieden angegeben (${[...one.values].join('/')} und ${[...two.values].join('/')})`,
    fixes: adoptedWords(one.figure, two.figure),
  }
}
