import { findings } from '../anatomy/finding-concepts.ts'
import { isRegion, isWithin, lineage } from '../anatomy/organ-tree.ts'
import { foldLabel } from '../arrange/section-names.ts'
import type { Side } from '../model.ts'
import { wordSet } from '../read/word-set.ts'
import { areOpposite } from '../understand/find-side.ts'
import type { Statement } from '../understand/statement.ts'
import { remember } from '../word-memory.ts'
import { confirmsRest, saysUnchanged } from './confirms-rest.ts'
import { type Joined, joinedOrgans } from './coordination.ts'
import { type Dictated, withoutLabel } from './dictated.ts'
import { deniedEverywhere } from './finding-fit.ts'
import { incidentalSlot } from './general-slot.ts'
import { headOf } from './head-of.ts'
import { levelsOf } from './levels-of.ts'
import { reachedPlaces } from './reached-places.ts'
import { removedIn } from './removals-in.ts'
import { bestSlot, type Route } from './route.ts'
import { levelsBefore, otherLevels, slotOfSameLevel } from './same-level.ts'
import { slotOfSection } from './section-texts.ts'
import { sideOf } from './side-of.ts'
import type { SlotProfile } from './slot-profile.ts'
import { stemsOf } from './stems-of.ts'
import type { Slot } from './template.ts'
import { idsIn } from './terms-in.ts'
import { tissueOf } from './tissues.ts'
import type { Topic } from './topic.ts'

/** Where a dictated sentence of the findings goes. */
export interface Placement {
  part: Dictated
  /** `confirms`: says of all the rest that it is normal, so the template's own sentences stay. `heading`: a spoken organ heading alone. */
  kind: 'slot' | 'confirms' | 'heading' | 'unplaced'
  slot: Slot | null
}

/** A finding alone moves away from the sentence before it only when a slot fits it this well. */
const sureScore = 45
/** No more than that a slot denies the like. */
const vagueScore = 60
/** What is about this slot and no other. */
const clearScore = 85
/** "Im Vergleich zur Voruntersuchung vom ..." */
export const comparison =
  /^(?:(?:(?:im|zum) )?vergleich|gegenüber der vor|keine vor(?:aufnahme|untersuchung|befund)|vor(?:aufnahmen?|untersuchung(?:en)?)\b)/i
const noOrgans: ReadonlySet<string> = new Set()

/** Finds the slot for each sentence of the findings; sentences without an organ stay with the one before. */
export function placeSentences(
  parts: readonly Dictated[],
  profiles: readonly SlotProfile[],
  slots: readonly Slot[],
): Placement[] {
  const placements: Placement[] = []
  let previous: Slot | null = null
  let sided: Slot | null = null
  let label: string | null = null
  let labelSlot: Slot | null = null
  let isLeft = false
  let levels: string[] = []
  for (const dictated of parts) {
    if (dictated.label !== label) {
      label = dictated.label
      labelSlot = label === null ? null : slotOfLabel(label, profiles, slots)
      isLeft = false
      if (label !== null) previous = labelSlot
    }
    isLeft ||= labelSlot !== null && dictated.labelPieces === 0 && isOtherHalf(dictated, labelSlot)
    const part = isLeft ? { ...dictated, label: null } : dictated
    if (part.label !== null && withoutLabel(part).length === 0) {
      placements.push({ part, kind: 'heading', slot: labelSlot })
      continue
    }
    const isOfLabel = part.label !== null && !ofReport.test(part.text)
    if (!isOfLabel && (saysUnchanged(part) || confirmsRest(part, profiles) || callsEachNormal(part, profiles))) {
      placements.push({ part, kind: 'confirms', slot: null })
      continue
    }
    levels = levelsBefore(part, levels)
    const slot: Slot | null =
      slotOfSameLevel(part, levels, profiles) ??
      slotOf(part, profiles, labelSlot, { previous, sided }, incidentalSlot(slots)) ??
      (comparison.test(part.text) ? slotOfSection('priorStudy', slots) : null) ??
      onlyText(profiles)
    placements.push({ part, kind: slot === null ? 'unplaced' : 'slot', slot })
    const others = [
      ...otherOfPair(part, slot, profiles),
      ...otherSubjects(part, slot, profiles),
      ...reachedPlaces(part, wholeTopicOf(part), slot, profiles),
      ...otherLevels(part, slot, profiles),
    ]
    for (const other of new Set(others)) placements.push({ part, kind: 'slot', slot: other })
    previous = slot ?? previous
    if (slot !== null && slot.side !== null && !isOfNodes(slot)) sided = slot
  }
  return placements
}

/** Below a spoken heading too it is the rest of the report. */
const ofReport = /^(?:übrige[rs]? befunde?|alles übrige)\b/i

/** "Linkes Bein: ... Rechtes Bein unauffällig." ends what was said below the heading, "Kleine Hydrozele rechts" as well. */
function isOtherHalf({ clauses }: Dictated, slot: Slot): boolean {
  return clauses.some(({ side, organs }) =>
    organs.length === 0
      ? areOpposite(side, slot.side) || (side === 'both' && slot.side !== null && slot.side !== 'both')
      : side !== null &&
        slot.side !== null &&
        side !== slot.side &&
        organs.some((organ) => slot.organs.includes(organ)),
  )
}

/** A template whose findings are one running text has no other place. */
function onlyText([only, ...others]: readonly SlotProfile[]): Slot | null {
  const isFindings = ({ organs, statements }: SlotProfile['clauses'][number]): boolean =>
    organs.length > 0 || statements.some(({ normal, stance }) => normal !== null || stance === 'negated')
  return only?.slot.label === '' && others.length === 0 && only.clauses.some(isFindings) ? only.slot : null
}

/** "Beidseits multiple Zysten" is said of both where each side has a heading of its own. */
function otherOfPair(part: Dictated, slot: Slot | null, profiles: readonly SlotProfile[]): Slot[] {
  if (slot === null || slot.side === null || slot.side === 'both' || topicOf(part).side !== 'both') return []
  const same = profiles.find(
    ({ slot: other }) =>
      other !== slot && other.side !== null && other.side !== slot.side && other.organs.join() === slot.organs.join(),
  )
  return same === undefined ? [] : [same.slot]
}

/** "Leber und Milz vergrößert" is said of both where each has a heading of its own. */
function otherSubjects(part: Dictated, slot: Slot | null, profiles: readonly SlotProfile[]): Slot[] {
  const isFound = part.statements.some(({ finding, stance }) => finding !== null && stance === 'asserted')
  if (slot === null || !isFound) return []
  const others = part.clauses.flatMap((clause) => slotsOfJoined(part, joinedOrgans(clause.text), profiles))
  return others.flatMap((other) => (other === null || other === slot ? [] : [other]))
}

/** Of "Leber und Milz" those below whose heading each clearly belongs; null for none. */
function slotsOfJoined(part: Dictated, joined: Joined | null, profiles: readonly SlotProfile[]): (Slot | null)[] {
  return (joined?.conjuncts ?? []).map(({ name, organs }) => {
    const route = bestSlot({ ...topicOf(part), organs, findings: [], stems: stemsOf(name) }, profiles)
    return route === null || route.score < clearScore ? null : route.slot
  })
}

/** "Leber, Milz und Pankreas unauffällig" confirms what the template says below the heading of each. */
function callsEachNormal(part: Dictated, profiles: readonly SlotProfile[]): boolean {
  const [clause] = part.clauses
  const joined = clause && part.clauses.length === 1 ? joinedOrgans(clause.text) : null
  if (
    !joined ||
    part.statements.some(
      ({ finding, normal, stance }) => finding !== 'pathology' && (normal !== 'general' || stance === 'negated'),
    )
  )
    return false
  const slots = slotsOfJoined(part, joined, profiles)
  const saysNormal = (slot: Slot | null): boolean =>
    profiles.some((profile) => profile.slot === slot && profile.clauses.some(({ statements }) => statements.length > 0))
  return part.statements.length > 0 && new Set(slots).size > 1 && slots.every(saysNormal)
}

function slotOfLabel(label: string, profiles: readonly SlotProfile[], slots: readonly Slot[]): Slot | null {
  const exact = slots.find((slot) => foldLabel(slot.label) === foldLabel(label))
  if (exact) return exact
  const topic = {
    organs: idsIn(label, 'organ'),
    locating: noOrgans,
    implied: false,
    findings: idsIn(label, 'finding'),
    side: sideOf(label),
    levels: levelsOf(label),
    stems: stemsOf(label),
  }
  const slot = bestSlot(topic, profiles)?.slot ?? null
  // "Abdomen: ..." stands below no one of its organs.
  const holds = (region: string): boolean => slot?.organs.some((one) => isWithin(region, one)) === true
  return !isOnlyRegion(label) || topic.organs.every((organ) => !isRegion(organ) || holds(organ)) ? slot : null
}

/** A region and nothing else before the colon: what stands behind says where it belongs. */
export function isOnlyRegion(label: string): boolean {
  const named = idsIn(label, 'organ')
  return named.length > 0 && sideOf(label) === null && named.every(isRegion)
}

function slotOf(
  part: Dictated,
  profiles: readonly SlotProfile[],
  labelSlot: Slot | null,
  { previous, sided }: { previous: Slot | null; sided: Slot | null },
  incidental: Slot | null,
): Slot | null {
  const head = topicOf(part)
  // "Rippenserienfraktur mit Pneumothorax" where the ribs have no heading.
  const topic = bestSlot(head, profiles) === null ? wholeTopicOf(part) : head
  const route = orAlike(bestSlot(topic, profiles), previous, topic, profiles)
  if (previous !== null && (here.test(part.text) || isOfLevel(topic, previous, route))) return previous
  if (incidental !== null && route === null && isElsewhere(topic, incidental)) return incidental
  if (labelSlot && part.label !== null && staysUnderLabel(topic, labelSlot, route)) return labelSlot
  if (previous !== null && isHardlyNamed(topic, route)) return previous
  if (topic.organs.some((organ) => !topic.locating.has(organ))) return route?.slot ?? slotOfFindings(topic, profiles)
  // "Als Nebenbefund ..." is about something else than the sentence before.
  if (/^(?:als )?nebenbefund/i.test(part.text) && (route?.score ?? 0) < sureScore) return incidental
  const isOrganFinding = previous !== null && isOfNodes(previous) && !topic.findings.includes('lymphadenopathy')
  const last = isOrganFinding && topic.findings.length > 0 ? sided : previous
  const isSaid = part.clauses.some(({ side }) => side !== null) && (route?.score ?? 0) < clearScore
  const counterpart = isSaid ? otherSide(topic, last, profiles) : null
  if (counterpart) return counterpart
  if (route && (route.score >= sureScore || previous === null)) return route.slot
  return previous ?? route?.slot ?? null
}

/** "Rippenfrakturen mit Pneumothorax" where the ribs have no heading, but the pleura has. */
function slotOfFindings(topic: Topic, profiles: readonly SlotProfile[]): Slot | null {
  for (const finding of topic.findings) {
    const organ = findings().get(finding)?.organ
    const route = organ ? bestSlot({ ...topic, organs: [organ], findings: [finding], stems: [] }, profiles) : null
    if (route !== null && route.score >= clearScore) return route.slot
  }
  return null
}

/** Of two places that fit alike the one of the sentence before; "In Segment VII eine Raumforderung" fits many. */
function orAlike(
  route: Route | null,
  previous: Slot | null,
  topic: Topic,
  profiles: readonly SlotProfile[],
): Route | null {
  const own = profiles.filter(({ slot }) => slot === previous)
  const same = route === null || own.length === 0 ? null : bestSlot(topic, own)
  const score = route?.score ?? 0
  const isVague =
    score <= vagueScore && topic.organs.length === 0 && topic.findings.every((one) => deniedEverywhere.has(one))
  return same !== null && (isVague || same.score >= score) ? same : route
}

const here = /^(?:auch )?(?:hier|dort|ebenda)\b/i

/** "Wandverdickung des Sigmas. Kein Abszess, keine freie Luft." is of the bowel where the peritoneum has no heading. */
function isHardlyNamed({ implied, organs: named }: Topic, route: Route | null): boolean {
  return implied && named.length > 0 && named.every(isRegion) && route !== null && route.score <= vagueScore
}

/** "L4/5: Prolaps. Der Spinalkanal ist eingeengt." is said of this level where the canal has no heading. */
function isOfLevel({ organs: named, levels }: Topic, previous: Slot, route: Route | null): boolean {
  return (
    previous.levels.length > 0 &&
    levels.length === 0 &&
    named.length > 0 &&
    named.every((organ) => ofLevels.has(organ)) &&
    (route?.score ?? 0) < clearScore
  )
}

const ofLevels = wordSet('disc spinal-canal neuroforamen facet-joint nerve-root')

/** "Rechts mehrere Zysten" after the axilla is about the breast again. */
function isOfNodes({ organs }: Slot): boolean {
  return organs.length > 0 && organs.every((organ) => organ === 'lymph-nodes' || tissueOf(organ) === 'lymph-nodes')
}

/** Names an organ, or a finding whose home it is, for which the template has no heading; "Extrakardial" is none of the heart. */
function isElsewhere({ organs, locating }: Topic, { label }: Slot): boolean {
  const left = /^extra/i.test(label) ? 'heart' : ''
  return organs.some((organ) => !locating.has(organ) && !isWithin(organ, left))
}

/** "Rechts unauffällig" after a sentence on the left of a pair. */
function otherSide(topic: Topic, previous: Slot | null, profiles: readonly SlotProfile[]): Slot | null {
  if (previous === null || !areOpposite(topic.side, previous.side) || topic.organs.length > 0) return null
  return bestSlot({ ...topic, organs: previous.organs, stems: stemsOf(previous.label) }, profiles)?.slot ?? null
}

/** Under a spoken heading only what clearly belongs below another one leaves its slot. */
function staysUnderLabel(topic: Topic, slot: Slot, route: Route | null): boolean {
  const named = topic.organs.filter((organ) => !topic.locating.has(organ))
  const isOfRegion = slot.organs.every(isRegion)
  const isNear = (organ: string): boolean => slot.organs.some((one) => isWithin(organ, one) || isWithin(one, organ))
  // "Darm: ... Prostata 38 ml." leaves the bowel although the prostate has no heading.
  if (isOfRegion && (route !== null || named.length === 0))
    return route === null || route.slot === slot || route.score < clearScore
  if (named.length > 0) return named.some(isNear)
  // "Periphere Zone: ... Iliakal keine vergrößerten Lymphknoten."
  return route === null || route.slot === slot || !topic.findings.includes('lymphadenopathy') || isOfNodes(slot)
}

/** What a dictated sentence is about, in its own words. */
export const topicOf: (part: Dictated) => Topic = remember((part: Dictated) => {
  const head = headOf(part)
  return { ...wholeTopicOf(part), ...subjectOf(head), stems: stemsOf(head.text) }
})

/** All that it names. */
export function wholeTopicOf(part: Dictated): Topic {
  return { ...subjectOf(part), side: sideOfPart(part), levels: levelsOf(part.text), stems: stemsOf(part.text) }
}

/** The organs and findings of a dictated sentence. */
export function subjectOf(part: Dictated): Pick<Topic, 'organs' | 'locating' | 'implied' | 'findings'> {
  const things = withoutParts(namedIn(part, 'organs'))
  const named = things.length > 0 ? things : removedIn(part.text)
  const labelled = named.length > 0 || part.label === null ? named : idsIn(part.label, 'organ')
  const found = findingsOf(part)
  const isFree = things.length > 0 && things.every(isCavity) && /\b(?:Flüssigkeit|Blut)\b/.test(part.text)
  const homes = isFree ? ['peritoneum'] : homesOf(found)
  const regions = isFree || labelled.every((organ) => isRegionOf(organ, homes) || isBelow(organ, homes)) ? labelled : []
  return {
    organs: labelled.length > regions.length ? labelled : [...homes, ...regions],
    locating: locatingOf(part, homes, regions),
    implied: labelled.length === regions.length,
    findings: found,
  }
}

/** "Wenig Flüssigkeit im kleinen Becken" is free. */
function isCavity(organ: string): boolean {
  return organ === 'pelvis' || organ === 'abdomen'
}

/** "Wurzel L5" is no vertebra, "Milzlazeration am Unterpol" no pole of a kidney. */
function withoutParts(named: readonly string[]): readonly string[] {
  if (named.includes('nerve-root')) return named.filter((organ) => organ !== 'vertebra')
  return named.includes('spleen') ? named.filter((organ) => !organ.endsWith('-pole')) : named
}

/** "Spondylarthrose der unteren LWS": the stretch of the spine only says where the joints are. */
function isRegionOf(organ: string, homes: readonly string[]): boolean {
  return isRegion(organ) && homes.some((home) => lineage(home).at(-1) === lineage(organ).at(-1))
}

/** "Subduralhämatom frontoparietal" lies over these lobes. */
function isBelow(organ: string, homes: readonly string[]): boolean {
  return isWithin(organ, 'brain') && homes.length > 0 && homes.every((home) => isWithin(home, 'meninges'))
}

/** Each once, in order. */
function namedIn({ clauses }: Dictated, kind: 'organs' | 'locating'): readonly string[] {
  const [first] = clauses
  return first !== undefined && clauses.length === 1
    ? first[kind]
    : [...new Set(clauses.flatMap((clause) => clause[kind]))]
}

function findingsOf({ statements }: Dictated): string[] {
  const found: string[] = []
  for (const { finding } of statements) {
    if (finding !== null && findings().has(finding) && !found.includes(finding)) found.push(finding)
  }
  // "Hypermetabole Metastase" is one, whatever else a heading says of metabolism.
  return found.length > 1 ? found.filter((one) => one !== 'uptake') : found
}

/** The organs that findings name by themselves: the pleura of a "Pleuraerguss". A joint or a bone may be any. */
function homesOf(found: readonly string[]): string[] {
  const homes: string[] = []
  for (const finding of found) {
    const organ = findings().get(finding)?.organ ?? null
    if (organ !== null && !homes.includes(organ) && !isWithin(organ, 'body')) homes.push(organ)
  }
  return homes
}

/** Places that only say where: "mediastinal", "LWK 4/5". */
function locatingOf(part: Dictated, homes: readonly string[], regions: readonly string[]): ReadonlySet<string> {
  // The recess is where the fluid of the whole joint gathers.
  const locating = new Set([
    'suprapatellar-recess',
    ...namedIn(part, 'locating'),
    ...regions.filter((organ) => !homes.includes(organ)),
  ])
  // A prolapse has a level but is of the disc; a metastasis at a level is of the vertebra.
  if (/(?:strom|versorgungs)gebiet|territorium|(?:media|(?:ant|post)erior)[a-z]{0,4}infarkt/i.test(part.text))
    for (const organ of namedIn(part, 'organs')) locating.add(organ)
  if (
    namedIn(part, 'organs').includes('disc') ||
    (homes.length > 0 && part.statements.some(({ level }) => level !== null))
  )
    locating.add('vertebra')
  return locating
}

function sideOfPart(part: Dictated): Side | null {
  const sides = new Set(part.statements.filter(isOwnSide).map((statement) => statement.side))
  const [only] = [...sides]
  if (sides.size === 1 && only) return only
  return sides.size > 1 ? 'both' : (part.clauses.find((clause) => clause.side !== null)?.side ?? null)
}

function isOwnSide(statement: Statement): boolean {
  return statement.side !== null && statement.sideBond !== 'examination'
}
