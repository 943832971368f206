import { isRegion, isWithin, organs } from '../../anatomy/organ-tree.ts'
import { tells } from '../../read/tells.ts'
import type { Statement } from '../../understand/statement.ts'

/** "Links: vollständig komprimierbare Venen" under the title of the leg veins: the label says of which half. */
export function isOfOneSide({ sideBond, side, organ }: Statement): boolean {
  const isHalf = side !== 'both' && (sideBond === 'own' || sideBond === 'label')
  return isHalf && organ !== null && !isRegion(organ)
}

/** "Angrenzend Konsolidierung. Linke Lunge frei.": what has no side may lie beside what was named before. */
export function isOfNamedHalf({ side, sideBond }: Statement): boolean {
  return sideBond === 'own' && side !== 'both'
}

/** "Die hirnversorgenden Gefäße" are those of the neck too. */
export function isPartOf({ organ, sites }: Statement, normal: Statement): boolean {
  if (organ === null || normal.organ === null) return false
  if (sites.get('spine')?.has(normal.organ) === true || (organ === 'abdominal-aorta' && normal.organ === 'abdomen'))
    return true
  if (normal.organ === 'cerebral-vessels' && organs().get(organ)?.site === 'neck-artery')
    return tells(normal.sentence.words, /^hirnversorgend/i)
  return isWithin(organ, normal.organ)
}
