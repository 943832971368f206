import type { Compiled } from '../compile-transcript.ts'
import type { Span } from '../model.ts'
import { outerSpan } from '../resolve/piece-spans.ts'
import { escapeHtml } from '../template/html.ts'
import { placeDictation } from '../template/place-dictation.ts'
import { findPlaceholders } from '../template/placeholders.ts'
import { readPlainStatements } from './plain-statements.ts'
import { readReportText } from './report-text.ts'
import { type Statement, statementKey } from './statement.ts'
import { labelReader } from './template-labels.ts'
import { remainderReader } from './template-remainders.ts'

/** What a template lawfully gives to a report that was filled from it. */
export interface TemplateSource {
  /** Whether a statement of the report is a sentence of the template, or what is left of one. */
  holds: (statement: Statement) => boolean
  /** The statement with the heading of the template that it stands behind marked as one. */
  labelled: (statement: Statement) => Statement
  /** Stretches of the transcript that confirm the template's own sentences ("Sonst unauffällig"), in order. */
  confirmed: readonly Span[]
}

export function readTemplateSource(compiled: Compiled, template: string): TemplateSource {
  const { text, isHtml } = readReportText(template)
  const { template: read, normals, placements } = placeDictation(compiled, isHtml ? template : asHtml(template))
  const whole = new Set(
    [text, withoutPlaceholders(text)].flatMap(readPlainStatements).flatMap((one) => [statementKey(one), bareKey(one)]),
  )
  whole.delete('')
  const isRemainder = remainderReader(normals)
  return {
    holds: (statement) => whole.has(statementKey(statement)) || isRemainder(statement),
    labelled: labelReader(read.slots.map(({ label }) => label)),
    confirmed: placements
      .filter(({ kind }) => kind === 'confirms')
      .map(({ part }) => outerSpan(part.pieces))
      .sort((a, b) => a.start - b.start),
  }
}

/** "T1 axial" of "Technik: T1 axial": a heading is read apart from what it heads. */
function bareKey(statement: Statement): string {
  return statementKey({ ...statement, atoms: statement.atoms.filter(({ label }) => !label) })
}

/** As the report has it where nothing was dictated for a place: the label stays, the placeholder goes. */
function withoutPlaceholders(text: string): string {
  let kept = ''
  let at = 0
  for (const { start, end } of findPlaceholders(text)) {
    kept += text.slice(at, start)
    at = end
  }
  return kept + text.slice(at)
}

function asHtml(text: string): string {
  return text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')
}
