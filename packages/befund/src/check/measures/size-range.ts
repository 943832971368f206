import { familyOf } from '../../anatomy/finding-concepts.ts'
import { lineage } from '../../anatomy/organ-tree.ts'
import { type SizeRange, sizeRangesOf } from '../../anatomy/sizes.ts'
import { wordSet } from '../../read/word-set.ts'
import { isLength } from '../../understand/find-measures.ts'
import type { BoundMeasure, Statement } from '../../understand/statement.ts'

/** Families that say the size of the organ itself, not of something in it. */
const organFamilies = wordSet('enlargement atrophy dilation thickening aneurysm')

/** Families of things that lie in an organ and cannot be larger than it. */
export const lyingIn = wordSet('fluid ischemia bleeding lesion cyst calcification stone lymph-node recurrence')

/** The table's row for the finding, else for the organ where the measurement is the organ's own. */
export function rangeFor(statement: Statement, measure: BoundMeasure): SizeRange | undefined {
  const { finding } = statement
  const family = finding === null ? null : familyOf(finding)
  if (finding !== null && family !== null && !organFamilies.has(family) && !finding.startsWith('w:')) {
    // "Protrusion einer Dünndarmschlinge 32 mm" is none of a disc.
    const isElsewhere = family === 'disc-displacement' && statement.organ !== 'disc'
    return isLength(measure) && !isElsewhere ? sizeRangesOf(finding)[0] : undefined
  }
  return organRange(statement, measure)
}

export function isOfOrganItself({ finding }: Statement): boolean {
  return finding === null || organFamilies.has(familyOf(finding))
}

export function organRange(statement: Statement, measure: BoundMeasure): SizeRange | undefined {
  if (statement.organ === null || statement.organBond === 'examination' || statement.finding?.startsWith('w:') === true)
    return undefined
  const sized = lineage(statement.organ).find((organ) => sizeRangesOf(organ).length > 0)
  return sized === undefined ? undefined : sizeRangesOf(sized).find((range) => fitsRole(range, measure, statement))
}

const sameMeaning: Readonly<Record<string, readonly string[]>> = {
  length: ['length', 'diameter'],
  width: ['width', 'diameter'],
  thickness: ['thickness', 'diameter', 'width'],
  volume: ['volume'],
  any: ['length', 'diameter', 'width', 'thickness', 'height', 'depth'],
}

function fitsRole(range: SizeRange, measure: BoundMeasure, statement: Statement): boolean {
  if (range.role === 'volume') return measure.unit === 'ml'
  if (!isLength(measure)) return false
  if (statement.organ !== range.id) return false
  // "Gallenblase mit 5 cm Querdurchmesser distendiert", "10 x 4 cm groß": of the lumen, and of no wall.
  if (range.role === 'thickness' && (statement.finding === 'dilation' || measure.values.length > 1)) return false
  if (measure.role !== null) return sameMeaning[range.role]?.includes(measure.role) ?? false
  if (statement.finding === 'thickening' && range.role === 'width') return false
  // "Pseudoaneurysma der Milz 9 mm": as wide is the vessel.
  if (range.role !== 'width' && familyOf(statement.finding ?? '') === 'aneurysm') return false
  if (measure.values.length > 1) return range.role === 'length'
  if (statement.finding === null && statement.normal === null && !isBareOrgan(statement)) return false
  return range.role !== 'thickness' || statement.finding !== null
}

/** "Milz 12 cm": nothing but the organ and its size. */
function isBareOrgan(statement: Statement): boolean {
  return statement.organBond === 'own' && statement.stems.size <= 10
}
