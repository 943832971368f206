import type { Fact, Options } from './model.ts'
import { maskHtml } from './understand/mask-html.ts'
import { readAnyText } from './understand/read-transcript.ts'
import type { Statement } from './understand/statement.ts'
import { understand } from './understand/understand.ts'
import { inOneCall } from './word-memory.ts'

/**
 * What a report or transcript says, clause by clause, bound to organ, side, level and certainty.
 *
 * @param text  offsets of the facts are those of this text
 */
export function readFacts(text: string, _options: Options = {}): Fact[] {
  const { statements } = inOneCall(() => understand(readAnyText(maskHtml(text))))
  return statements
    .filter((statement) => !(statement.finding?.startsWith('w:') ?? false))
    .map((statement) => factOf(text, statement))
}

function factOf(text: string, statement: Statement): Fact {
  const { span, sentence } = statement
  const date = sentence.words.find((word) => isDate(word.text))
  return {
    organ: statement.organ,
    finding: statement.finding,
    normal: statement.normal !== null && statement.stance === 'asserted',
    side: statement.side,
    level: statement.level,
    // "Thrombus nicht mehr nachweisbar": compared as a course, to a reader not there.
    polarity: statement.stance === 'negated' || statement.trend === 'gone' ? 'negated' : 'asserted',
    certainty: statement.stance === 'unclear' && statement.certainty === 'certain' ? 'possible' : statement.certainty,
    measurements: statement.measures.map(({ values, unit, span: at }) => ({ values, unit, span: at })),
    date: date === undefined ? null : isoDate(date.text),
    series: seriesOf(statement),
    section: statement.section,
    span,
    quote: text.slice(span.start, span.end),
  }
}

function seriesOf(statement: Statement): string | null {
  const series = statement.sentence.words.find((word) => /^(?:T1w?|T2w?|FLAIR|DWI|ADC|SWI|STIR|TIRM)$/.test(word.text))
  if (series !== undefined) return series.text
  const measured = statement.measures.find((measure) => measure.series !== null)?.series
  if (measured != null) return measured
  return statement.cues.has('current') ? 'current' : null
}

function isDate(text: string): boolean {
  return /^\d{1,2}\.\d{1,2}\.(?:(?:19|20)\d{2}|\d{2})$/.test(text)
}

function isoDate(text: string): string {
  const [day = '', month = '', year = ''] = text.split('.')
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
