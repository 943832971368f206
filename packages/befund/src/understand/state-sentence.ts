import type { Span } from '../model.ts'
import { remember } from '../word-memory.ts'
import type { Context, Contexts } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { stateClauses } from './state-clauses.ts'
import type { Statement } from './statement.ts'

interface Said {
  sentence: Sentence
  contexts: Contexts
  statements: readonly Statement[]
}

/** By the text of a sentence, as it was read last; empty until it was. */
const saidWith = remember((_text: string): { said: Said | null } => ({ said: null }))

/**
 * The statements of one sentence. A report says again what its dictation said, and one that is being typed nearly all
 * that it said at the key before: the same sentence in the same context is not read again.
 */
export function stateSentence(sentence: Sentence, position: number, contexts: Contexts): readonly Statement[] {
  const known = saidWith(sentence.text)
  if (known.said !== null && areSameWords(known.said.sentence, sentence) && areAlike(known.said.contexts, contexts))
    return saidAgain(known.said, sentence, position)
  const statements = stateClauses(sentence, position, contexts)
  known.said = { sentence, contexts, statements }
  return statements
}

/** A dictated sentence may hold other words than its text shows. */
function areSameWords(one: Sentence, two: Sentence): boolean {
  const distance = two.start - one.start
  if (one.section !== two.section || one.opensLine !== two.opensLine || one.words.length !== two.words.length)
    return false
  return one.words.every(({ text, start, end }, at) => {
    const word = two.words[at]
    return word?.text === text && word.start - start === distance && word.end - end === distance
  })
}

/** The same said in another place. */
function saidAgain({ sentence: before, statements }: Said, sentence: Sentence, position: number): Statement[] {
  const distance = sentence.start - before.start
  return statements.map((one) => ({
    ...one,
    sentence,
    position,
    sideAt: one.sideAt === null ? null : moved(one.sideAt, distance),
    span: moved(one.span, distance),
    at: moved(one.at, distance),
    measures: one.measures.map((measure) => ({ ...measure, span: moved(measure.span, distance) })),
  }))
}

function moved({ start, end }: Span, distance: number): Span {
  return { start: start + distance, end: end + distance }
}

function areAlike(one: Contexts, two: Contexts): boolean {
  const { side, organs } = two.examination
  return (
    isSameContext(one.label, two.label) &&
    isSameContext(one.carried, two.carried) &&
    one.examination.side === side &&
    one.examination.organs.length === organs.length &&
    organs.every((organ, at) => one.examination.organs[at] === organ)
  )
}

function isSameContext(one: Context, two: Context): boolean {
  return (
    one === two ||
    (one.organ === two.organ &&
      one.side === two.side &&
      one.family === two.family &&
      one.bond === two.bond &&
      one.leads === two.leads &&
      levelsOf(one) === levelsOf(two))
  )
}

function levelsOf({ numbered = [] }: Context): string {
  let levels = ''
  for (const { group, level, values } of numbered) levels += `${group} ${level} ${values.join()},`
  return levels
}
