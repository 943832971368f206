import type { Span } from '../model.ts'
import { isLastCallKept, remember } from '../word-memory.ts'
import { haveSameMentions } from './find-mentions.ts'
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
 * The statements of one sentence. A report that is being typed says again nearly all that it said at the key before:
 * where the last call is kept, the same sentence in the same context is not read again.
 */
export function stateSentence(sentence: Sentence, position: number, contexts: Contexts): readonly Statement[] {
  if (!isLastCallKept()) return stateClauses(sentence, position, contexts)
  const known = saidWith(keyOf(sentence, contexts))
  if (known.said !== null) return saidAgain(known.said, sentence, position)
  const statements = stateClauses(sentence, position, contexts)
  known.said = { sentence, statements }
  return statements
}

/** The same said in another place. */
function saidAgain({ sentence: before, statements }: Said, sentence: Sentence, position: number): Statement[] {
  const distance = sentence.start - before.start
  haveSameMentions(sentence.words, { words: before.words, distance })
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
  const examined = `${examination.side} ${examination.organs.join()}`
  return [section, opensLine, words.length, examined, contextKey(label), contextKey(carried), text].join('\n')
}

function contextKey({ organ, side, family, bond, numbered = [], leads = false }: Context): string {
  const levels = numbered.map(({ group, values }) => `${group} ${values.join()}`).join()
  return `${organ} ${side} ${family} ${bond} ${leads ? 'leads' : ''} ${levels}`
}
