import { findMentions } from '../understand/find-mentions.ts'
import type { Statement } from '../understand/statement.ts'

/** "Reaktiver Lymphknoten rechts 18 x 8 mm" says no finding by name, yet its side and size are compared as those of one. */
export function nameNodes(statements: readonly Statement[]): Statement[] {
  return statements.map((one) => (isMeasuredNode(one) ? { ...one, finding: 'lymph-node' } : one))
}

function isMeasuredNode({ finding, normal, sentence }: Statement): boolean {
  if (finding !== null || normal !== null) return false
  return findMentions(sentence.words).terms.some((term) =>
    term.meanings.some((meaning) => meaning.kind === 'organ' && meaning.id.endsWith('nodes')),
  )
}
