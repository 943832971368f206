import type { Span } from '../model.ts'
import { remember, rememberInCall } from '../word-memory.ts'
import type { Examination } from './examination.ts'
import type { Context, Contexts } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { stateClauses } from './state-clauses.ts'
import type { Statement } from './statement.ts'

interface Said {
  sentence: Sentence
  statements: readonly Statement[]
}

/** By the text of a sentence and its context; empty until it was read. */
const saidWith = remember((_key: string): { said: Said | null } => ({ said: null }))

/**
 * The statements of one sentence. A report says again what its dictation said, and one that is being typed nearly all
 * that it said at the key before: the same sentence in the same context is not read again.
 */
export function stateSentence(sentence: Sentence, position: number, contexts: Contexts): readonly Statement[] {
  const known = saidWith(keyOf(sentence, contexts))
  if (known.said !== null && areSameWords(known.said.sentence, sentence))
    return saidAgain(known.said, sentence, position)
  const statements = stateClauses(sentence, position, contexts)
  known.said = { sentence, statements }
  return statements
}

/** A dictated sentence may hold other words than its text shows. */
function areSameWords(one: Sentence, two: Sentence): boolean {
  const distance = two.start - one.start
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

function keyOf({ section, opensLine, words, text }: Sentence, { label, carried, examination }: Contexts): string {
  return `${section} ${opensLine ? 'opens' : ''} ${words.length} ${keyOfExamination(examination)}\n${contextKey(label)}\n${contextKey(carried)}\n${text}`
}

const keyOfExamination = rememberInCall(({ side, organs }: Examination): string => `${side} ${organs.join()}`)

function contextKey({ organ, side, family, bond, numbered = [], leads = false }: Context): string {
  let levels = ''
  for (const { group, level, values } of numbered) levels += `${group} ${level} ${values.join()},`
  return `${organ} ${side} ${family} ${bond} ${leads ? 'leads' : ''} ${levels}`
}
