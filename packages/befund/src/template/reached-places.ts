import { findings, isKindOf } from '../anatomy/finding-concepts.ts'
import { bareDenial } from './bare-denial.ts'
import type { Dictated } from './dictated.ts'
import { bestSlot } from './route.ts'
import type { SlotProfile } from './slot-profile.ts'
import type { Slot } from './template.ts'
import { idsIn } from './terms-in.ts'
import type { Topic } from './topic.ts'

/** The other headings that a sentence placed below one answers as well: where something reaches to, and free fluid. */
export function reachedPlaces(
  part: Dictated,
  topic: Topic,
  slot: Slot | null,
  profiles: readonly SlotProfile[],
): Slot[] {
  if (slot === null) return []
  const places = [...extensions(part, topic, profiles), ...freeFluid(part, profiles), ...denied(part, slot, profiles)]
  return places.filter((other) => other !== slot)
}

/** A thrombus "der in die Vena tibialis posterior reicht" is in that vein too. */
function extensions({ text }: Dictated, topic: Topic, profiles: readonly SlotProfile[]): Slot[] {
  // "Thrombus in der V. poplitea mit Übergreifen auf die V. femoralis; ein weiterer in der V. saphena"
  const said = idsIn(text.split(';', 1)[0] ?? '', 'organ')
  const named = topic.organs.filter((organ) => !topic.locating.has(organ) && said.includes(organ))
  if (named.length < 2 || !reaches.test(text) || !into.test(text)) return []
  return named.flatMap((organ) => {
    const route = bestSlot({ ...topic, organs: [organ], findings: [], stems: [] }, profiles)
    return route === null || route.score < clearScore ? [] : [route.slot]
  })
}

const reaches =
  /\bmit (?:Abriss|Ausriss|Einbruch)|reicht|reichend|erstreck|übergreif|fortgesetzt|fortsetzend|einwachsend|Ausdehnung|Fortsetzung/i
const into = /\b(?:in|auf) (?:die|den|das)\b|\bins\b|riss de[rs] /i
const clearScore = 80

/** "Konkremente: Keine." is no longer true beside a "Nierenstein" below "Rechte Niere"; a cyst below "Zysten" answers no "Herdbefunde: Keine." */
function denied({ statements }: Dictated, place: Slot, profiles: readonly SlotProfile[]): Slot[] {
  const found = statements.flatMap(({ finding, stance }) =>
    finding !== null && stance === 'asserted' && findings().has(finding) ? [finding] : [],
  )
  const isNamed = (slot: Slot) => slot.findings.some((named) => found.some((one) => isKindOf(one, named)))
  if (found.length === 0 || isNamed(place)) return []
  return profiles.flatMap(({ slot, clauses }) =>
    clauses.length === 1 && bareDenial.test(clauses[0]?.text ?? '') && isNamed(slot) ? [slot] : [],
  )
}

/** "Milzlazeration mit perisplenischer Flüssigkeit" is said of the spleen, and is free fluid. */
function freeFluid({ text, statements }: Dictated, profiles: readonly SlotProfile[]): Slot[] {
  const isFound = statements.some(({ finding, stance }) => finding === 'fluid' && stance === 'asserted')
  if (!isFound || !besideOrgans.test(text)) return []
  return profiles.flatMap(({ slot }) => (slot.findings.includes('ascites') ? [slot] : []))
}

const besideOrgans = /\bperi(?:splen|hepat|vesik)|parakoli|interenter|subphren|subhepat|freie[rn]? Flüssigkeit|douglas/i
