import type { Contradiction, LedgerRow, Origin } from '@klarbefund/befund'
import type { Node } from '@tiptap/pm/model'
import type { CheckResult } from './engine-tasks.ts'
import { originOf } from './origin-mark.ts'
import type { ReportText } from './report-text.ts'
import { rangeOf } from './report-text.ts'

/**
 * Origins under which nothing counts as invented: the person, the template, the derivation, and words that
 * stand as they came from the dictation. Only a language model's own words are left.
 */
const lawful: ReadonlySet<Origin['kind']> = new Set(['typed', 'template', 'derived', 'dictated', 'vocabulary'])

/**
 * The engine sees two texts; the document knows more. What stands in the report without having
 * been dictated is no invention where a person typed it or the template brought it.
 */
export function explainInvented(result: CheckResult, doc: Node, report: ReportText): CheckResult {
  const { verification } = result
  if (!verification) return result
  const originAt = (span: { start: number; end: number }) => lawfulOrigin(doc, report, span)
  const rows = verification.ledger.rows.map((row): LedgerRow => {
    if (row.status !== 'invented' || !row.report) return row
    return { ...row, origin: originAt(row.report) ?? row.origin }
  })
  const isUnexplained = ({ kind, first, second }: Contradiction) => {
    const quote = [first, second].find((other) => other.in === 'report' && other.end > other.start)
    return kind !== 'invented' || !quote || originAt(quote) === null
  }
  return {
    ...result,
    verification: {
      ...verification,
      ledger: { ...verification.ledger, rows },
      contradictions: verification.contradictions.filter(isUnexplained),
    },
  }
}

function lawfulOrigin(doc: Node, report: ReportText, span: { start: number; end: number }): Origin['kind'] | null {
  const range = rangeOf(report, span)
  // No character of the document: the number the list itself draws before an item.
  if (!range) return 'derived'
  const kinds = new Set<Origin['kind']>()
  doc.nodesBetween(range.from, range.to, (node) => {
    if (node.isText && /[\p{L}\p{N}]/u.test(node.text ?? '')) kinds.add(originOf(node.marks).kind)
  })
  const [kind] = kinds
  return kind !== undefined && [...kinds].every((each) => lawful.has(each)) ? kind : null
}
