import type { Span } from '../../model.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'
import { courseOf } from './overall-trend.ts'

export function intervalClash(one: Statement, two: Statement): Clash {
  return {
    kind: 'interval',
    first: placeOfCourse(one),
    second: placeOfCourse(two),
    reason: 'Der Verlauf ist widersprüchlich angegeben',
  }
}

/** With the word for the course, which may stand at the end of a long sentence. */
function placeOfCourse(one: Statement): Span {
  const place = placeOf(one)
  const course = one.trend === null ? undefined : courseOf(one.sentence)?.word
  const word = one.isNew ? one.sentence.all.find(({ text }) => /^neu/i.test(text)) : course
  return word === undefined || (word.start >= place.start && word.end <= place.end)
    ? place
    : sentencePlace(one.sentence, word)
}
