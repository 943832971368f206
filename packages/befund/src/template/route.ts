import { findings } from '../anatomy/finding-concepts.ts'
import { lineage } from '../anatomy/organ-tree.ts'
import { wordSet } from '../read/word-set.ts'
import { areOpposite } from '../understand/find-side.ts'
import { spineOfLetter } from '../understand/places.ts'
import { findingFit, isGathering, labelFit } from './finding-fit.ts'
import { highest } from './highest.ts'
import { organFit } from './organ-fit.ts'
import type { SlotProfile } from './slot-profile.ts'
import type { Slot } from './template.ts'
import { tissueOf } from './tissues.ts'
import type { Topic } from './topic.ts'
import { isSide, wordFit } from './word-fit.ts'

export interface Route {
  slot: Slot
  score: number
}

/** Below this a slot is not a place for the topic. */
const leastScore = 20

/** The slot of the findings that fits a topic best; null when none fits. */
export function bestSlot(topic: Topic, profiles: readonly SlotProfile[]): Route | null {
  let best: Route | null = null
  for (const profile of profiles) {
    const score = scoreSlot(topic, profile)
    if (score >= leastScore && score > (best?.score ?? 0)) best = { slot: profile.slot, score }
  }
  return best === null ? null : belowHeading(best, topic, profiles)
}

/** "Leber" with nothing but "Parenchym:" and "Gefäße:" below it is no place of its own. */
function belowHeading(route: Route, topic: Topic, profiles: readonly SlotProfile[]): Route {
  if (route.slot.segments.length > 0) return route
  if (route.slot.organs.length === 0) return { ...route, slot: sideBelow(route.slot, topic, profiles) }
  const organs = route.slot.organs.join()
  const parts = profiles.filter(({ slot }) => slot.segments.length > 0 && slot.context.join() === organs)
  let best: Route = route
  let score = 0
  for (const part of parts) {
    const own =
      scoreSlot(topic, part) +
      (ducts.test(part.slot.label) && topic.stems.some((stem) => ducts.test(stem)) ? ductFit : 0)
    if (own > score) best = { slot: part.slot, score: route.score }
    score = Math.max(score, own)
  }
  return best
}

/** "Mammographie" with nothing but "Rechts:" and "Links:" below it. */
function sideBelow(heading: Slot, { side }: Topic, profiles: readonly SlotProfile[]): Slot {
  const at = profiles.findIndex(({ slot }) => slot === heading) + 1
  const pair = profiles.slice(at, at + 2).filter(({ labelStems }) => labelStems.every(isSide))
  return pair.find(({ slot }) => slot.side !== null && slot.side === side)?.slot ?? heading
}

const ducts = /^(?:gang|gäng|du[ck]t)/i
const ductFit = 40

function scoreSlot(topic: Topic, profile: SlotProfile): number {
  const { slot } = profile
  if (areOpposite(topic.side, slot.side) || isOfOtherNodes(topic, slot)) return 0
  if (slot.levels.length > 0) {
    const isOfCord =
      topic.findings.length > 0 && topic.findings.every((one) => findings().get(one)?.organ === 'spinal-cord')
    const fit = isOfCord ? cordFit : ownLevelFit
    return slot.levels.some((level) => topic.levels.includes(level)) ? fit : 0
  }
  const spine = spineOf(topic)
  if (spine.length > 0 && slot.organs.some((organ) => spines.has(organ)))
    return slot.organs.some((organ) => spine.includes(organ)) ? ownLevelFit : 0
  const place = highest(topic.organs.map((organ) => organFit(organ, profile) * weightOf(organ, topic)))
  const words = Math.max(wordFit(topic, profile), place < leastScore && saysLabel(topic, profile) ? saidFit : 0)
  const elsewhere = place === 0 && !topic.implied && topic.organs.some((organ) => !topic.locating.has(organ))
  const foreign = elsewhere && !isGathering(slot)
  // Below the heading of another organ only what the heading itself names counts, not what its sentences deny.
  const thing = highest(
    topic.findings.map((finding, at) => {
      const isHome = isHomeOf(finding, slot) && (at === 0 || !foreign)
      if (foreign && !isHome) return labelFit(finding, slot)
      if (foreign) return findingFit(finding, profile, { ...topic, implied: true }) * homeWeight
      return findingFit(finding, profile, topic) * (elsewhere && !isHome && slot.organs.length > 0 ? otherTissue : 1)
    }),
  )
  if (foreign && Math.max(thing, words) < sureFit) return 0
  const [best = 0, second = 0] = [place, thing, words].sort((a, b) => b - a)
  if (best === 0) return 0
  return best + second * 0.25 + (topic.side !== null && topic.side === slot.side ? 10 : 0)
}

/** "Infrakarinaler Lymphknoten" is none of "Retroperitoneale Lymphknoten". */
function isOfOtherNodes(topic: Topic, { organs }: Slot): boolean {
  if (organs.length === 0 || organs.some((organ) => organ === 'lymph-nodes' || tissueOf(organ) !== 'lymph-nodes'))
    return false
  const here = organs.map(regionOf)
  const there = [...topic.locating].map(regionOf).filter((region) => nodalRegions.has(region))
  return there.length > 0 && !there.some((region) => here.includes(region))
}

function regionOf(organ: string): string {
  return lineage(organ).at(-1) ?? organ
}

const nodalRegions = wordSet('neck chest abdomen')

/** "LWK 2" is below "LWS", whatever its sentences deny. */
function spineOf({ levels }: Topic): string[] {
  return levels.flatMap((level) => spineOfLetter[level.charAt(0)] ?? []).slice(0, 1)
}

const spines: ReadonlySet<string> = new Set(Object.values(spineOfLetter))

/** "Äußere Liquorräume" are below "Liquorräume", whatever organ they are of. */
function saysLabel({ stems }: Topic, { labelStems: [stem = '', ...others], slot }: SlotProfile): boolean {
  return others.length === 0 && slot.organs.length > 0 && stems.includes(stem) && !isSide(stem)
}

const saidFit = 110

/** A heading for one level takes what is said of this level, and nothing else. */
const ownLevelFit = 130
/** The cord has a heading of its own, or stands below the level. */
const cordFit = 60

/** "Skelett" gathers no tumour of a lung where the thorax has a heading, though it denies lesions. */
const otherTissue = 0.6

/** "Osteochondrale Läsion am Femurkondylus" is of the cartilage, "Bronchiektasen im Unterlappen" are of the bronchi. */
function isHomeOf(finding: string, slot: Slot): boolean {
  return slot.organs.includes(findings().get(finding)?.organ ?? '')
}

const homeWeight = 0.9

/** Evidence that outweighs an organ the slot does not name. */
const sureFit = 70

/** What only says where counts less than the thing; lymph nodes are the thing wherever they lie. */
function weightOf(organ: string, topic: Topic): number {
  if (organ === 'lymph-nodes' || tissueOf(organ) === 'lymph-nodes') return 1.15
  return topic.locating.has(organ) ? 0.6 : 1
}
