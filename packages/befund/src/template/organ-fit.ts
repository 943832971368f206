import { isRegion, isWithin, lineage, organs } from '../anatomy/organ-tree.ts'
import { highest } from './highest.ts'
import type { SlotProfile } from './slot-profile.ts'
import { isNeighbour, tissueOf } from './tissues.ts'

export function organFit(organ: string, { slot, clauses }: SlotProfile): number {
  // "Thoraxskelett" is no place for a vertebra or the pelvis where they have a heading.
  if (/^thoraxskel/i.test(slot.label) && /spine|pelvis|leg|head/.test(lineage(organ).at(-1) ?? '')) return neighbourFit
  const own = highest(slot.organs.map((named) => fitBetween(organ, named)))
  const spoken = highest(clauses.flatMap((clause) => clause.organs).map((named) => spokenFit(organ, named)))
  if (slot.organs.length > 0) return Math.max(own, spoken)
  const context = highest(slot.context.map((named) => fitBetween(organ, named) * 0.3))
  // Running text without a label is about the organs its sentences name.
  const near =
    slot.label === ''
      ? highest(clauses.flatMap((clause) => clause.organs).map((named) => fitBetween(organ, named) * 0.8))
      : 0
  return Math.max(context, spoken, near)
}

/** Of what a sentence of the template names: "Bauchaorta" where it has the aorta, but no organ of an abdomen. */
function spokenFit(organ: string, named: string): number {
  if (named === organ) return 87
  return isWithin(organ, named) && !isRegion(named) ? partSpokenFit : 0
}

const partSpokenFit = 30

/** Enough for a place where there is no other. */
const neighbourFit = 35

/** What the tree keeps under its joint but is of a bone: "Schenkelhalsfraktur" below "Proximales Femur". */
const partsOfBones: Readonly<Record<string, readonly string[]>> = {
  ulna: ['ulnar-styloid', 'olecranon', 'coronoid'],
  radius: ['radial-styloid', 'radial-head'],
  femur: ['femoral-neck', 'greater-trochanter', 'lesser-trochanter', 'pertrochanteric'],
}
const partFit = 97

/** "Kniegelenk" is no place for the tibial plateau where the bones have a heading, "Hirnparenchym" none for what lies around it. */
const outerFit = 70

/** 0..100: how well text about `organ` stands under the heading `named`. */
function fitBetween(organ: string, named: string): number {
  if (organ === named) return 100
  const tissue = tissueOf(organ)
  if (partsOfBones[named]?.includes(organ) === true) return partFit
  if (named === 'brain' && isWithin(organ, 'meninges')) return outerFit
  if (isWithin(organ, named)) {
    if (tissue === 'bone' && tissueOf(named) === 'joint') return outerFit
    const distance = lineage(organ).indexOf(named)
    return (organs().get(named)?.region ? 45 : 90) - 4 * distance
  }
  if (tissue === named) return 65
  if (isNeighbour(organ, named, true)) return neighbourFit + 1
  if (isNeighbour(organ, named) || (tissue === 'muscle' && named === 'soft-tissue')) return neighbourFit
  if (isWithin(named, organ)) return organs().get(organ)?.region ? 10 : 40
  return tissueOf(named) === organ ? 45 : 0
}
