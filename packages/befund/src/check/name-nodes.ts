import { organs } from '../anatomy/organ-tree.ts'
import { tells } from '../read/tells.ts'
import { findMentions } from '../understand/find-mentions.ts'
import type { Statement } from '../understand/statement.ts'

/** "LAD proximal 50 %" is a stenosis that has no name. "Reaktiver Lymphknoten rechts 18 x 8 mm" says no finding by name, yet its side and size are compared as those of one. */
export function nameNodes(statements: readonly Statement[]): Statement[] {
  return statements.map((one) => {
    // "Lymphknoten Level III links mit Nekrose"
    if (one.finding === 'necrosis' && one.sites.has('neck-level'))
      return { ...one, finding: 'lymphadenopathy', organ: 'neck-nodes', organBond: 'own' }
    // "Abbruch der A. cerebri media"
    if (one.finding === 'w:abbruch' && one.organBond === 'own' && isOfArtery(one))
      return { ...one, finding: 'occlusion' }
    // "Schlanke Lymphknoten, Rinde 2 mm"
    const isSized = one.measures.length > 0 && !tells(one.sentence, /^(?:Rinde|Kortex)/)
    if (one.finding !== null || (one.normal !== null && !isSized)) return one
    if (one.normal === null && isNarrowed(one)) return { ...one, finding: 'stenosis', stance: 'asserted' }
    return isMeasuredNode(one) ? { ...one, finding: 'lymph-node', normal: null } : one
  })
}

function isNarrowed(one: Statement): boolean {
  return one.measures.some(({ unit }) => unit === '%') && isOfArtery(one)
}

function isOfArtery({ organ }: Statement): boolean {
  return /artery|coronary/.test(organs().get(organ ?? '')?.site ?? '')
}

function isMeasuredNode({ sentence }: Statement): boolean {
  return findMentions(sentence.words).terms.some((term) =>
    term.meanings.some((meaning) => meaning.kind === 'organ' && meaning.id.endsWith('nodes')),
  )
}
