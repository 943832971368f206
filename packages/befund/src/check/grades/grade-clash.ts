import { adoptedWords } from '../adopted-words.ts'
import type { Clash } from '../clash.ts'
import { placesOf } from '../sentence-place.ts'
import type { Grade } from './grade.ts'

export function gradeClash(one: Grade, two: Grade): Clash {
  return {
    kind: 'grading',
    ...placesOf(one, two),
    reason: `${two.system.id} ist verschieden angegeben (${[...one.values].join('/')} und ${[...two.values].join('/')})`,
    fixes: adoptedWords(one.figure, two.figure),
  }
}
