import { familyOf } from '../anatomy/finding-concepts.ts'
import { areRelated, lineage, organs } from '../anatomy/organ-tree.ts'
import { stemsOf } from '../anatomy/word-stem.ts'
import type { Side, Span } from '../model.ts'
import { fitsAt } from '../read/tells.ts'
import { wordSet } from '../read/word-set.ts'
import { isOtherSide, otherSide } from './find-side.ts'
import { isGeneric } from './is-generic.ts'
import type { Context, Item, Place, Reading } from './reading.ts'
import type { Word } from './sentence.ts'
import type { Bond } from './statement.ts'

interface BoundSide {
  side: Side | null
  bond: Bond | null
  at: Span | null
}

export function sideOfItem(reading: Reading, item: Item, place: Place, placeIndex: number): BoundSide {
  return reading.mentions.sides.length === 0
    ? sideOfContext(reading, item, place)
    : sideInSentence(reading, item, place, placeIndex)
}

function sideInSentence(reading: Reading, item: Item, place: Place, placeIndex: number): BoundSide {
  const sides = place.sides.filter((side) => !side.direction || isDirectional(item))
  const near = sidesOfPart(reading, sides, item)
  const own = sideAmong(near, item)
  if (own !== null) return { side: own, bond: 'own', at: wordSpan(reading, near) }
  // It bends or is pushed to another side than what was named before.
  if (item.finding === 'counter-curve' || item.finding === 'shift') return { side: null, bond: null, at: null }
  const lies = sideOfOrgans(place)
  if (near.length === 0 && (sides.length > 0 || lies !== null))
    return lies === null ? sideOfContext(reading, item, place) : { side: lies, bond: 'examination', at: null }
  for (let before = placeIndex - 1; before >= 0; before--) {
    if (isOfMidline(item, reading.places[before]) || isOfOtherLevel(place, reading.places[before])) continue
    const there = (reading.places[before]?.sides ?? []).filter((side) => !side.direction)
    const earlier = sideAmong(there, item)
    if (earlier !== null) return { side: earlier, bond: 'sentence', at: wordSpan(reading, there) }
  }
  const apart = reading.segments.findIndex((segment, at) => at > placeIndex && segment.joint !== 'and')
  const later = reading.places
    .slice(placeIndex + 1, apart < 0 ? undefined : apart)
    .flatMap((one) => one.sides)
    .filter((side) => !side.direction && !isAttribute(reading, side.at))
  const named = new Set(later.map((side) => side.side))
  const only = named.size === 1 ? [...named][0] : undefined
  if (only !== undefined && reading.segments[placeIndex + 1]?.joint === 'and') {
    return { side: only, bond: 'sentence', at: wordSpan(reading, later) }
  }
  return sideOfContext(reading, item, place)
}

/** "Herd in der linken Niere und Blasentumor": the bladder has no side. */
function isOfMidline({ organs: all }: Item, before: Place | undefined): boolean {
  const own = all.filter((id) => !isGeneric(id))
  const named = before?.organs.filter(({ id }) => !isGeneric(id)) ?? []
  if (own.length === 0 || named.length === 0 || own.some((id) => organs().get(id)?.paired === true)) return false
  return !named.some(({ id }) => own.some((organ) => areRelated(organ, id)))
}

/** "Vorfall L5/S1 links, Protrusion L3/4": each level has its own side. */
function isOfOtherLevel({ level }: Place, before: Place | undefined): boolean {
  return level !== null && before?.level != null && before.level !== level
}

/** "Leber und rechte Niere unauffällig": the side of that noun alone. */
function isAttribute({ words }: Reading, at: number): boolean {
  return fitsAt(words, at, /^(?:link|recht)e[rsnm]?$/) && fitsAt(words, at + 1, /^\p{Lu}/u)
}

/** What the sentence leaves open its label says, the sentence before, the examination. */
function sideOfContext(reading: Reading, item: Item, place: Place): BoundSide {
  const { label, carried, examination } = reading.contexts
  if (isAcross(reading, place)) {
    const said = label.side ?? examination.side ?? carried.side
    return { side: otherSide(said), bond: said === null ? null : 'own', at: null }
  }
  if (label.side !== null && !leavesLabel(reading, place)) return { side: label.side, bond: 'label', at: null }
  if (carried.side !== null && isAbout(item, carried) && !isElsewhere(reading, place, carried))
    return { side: carried.side, bond: 'carried', at: null }
  const implied = sideOfOrgans(place) ?? examination.side
  return { side: implied, bond: implied === null ? null : 'examination', at: null }
}

/** The middle lobe lies on the right, the lingula on the left. */
function sideOfOrgans({ organs: named }: Place): Side | null {
  const sides = new Set(named.map(({ id }) => organs().get(id)?.lies ?? null))
  return sides.size === 1 ? ([...sides][0] ?? null) : null
}

/** "Kontralateral Coxarthrose" where the right hip was examined. */
function isAcross({ words, sentence }: Reading, { segment }: Place): boolean {
  const isOther = ({ text }: Word): boolean => isOtherSide(text)
  return sentence.label.some(isOther) || words.slice(segment.from, segment.to).some(isOther)
}

/** "Rechte Brust: kein Enhancement. Miterfasste Leber frei.": the liver lies on no side of the breast. */
function leavesLabel({ sentence, contexts: { label } }: Reading, { organs: named }: Place): boolean {
  const { organ } = label
  const parts = named.filter(({ id }) => !isGeneric(id))
  if (organ === null || sentence.label.length > 0 || parts.length === 0) return false
  return parts.every(
    ({ id }) =>
      !areRelated(id, organ) &&
      !(ofVessels.test(organs().get(id)?.site ?? '') && lineage(organ).at(-1) === ofTrunk) &&
      (organs().get(id)?.paired !== true || lineage(id).at(-1) !== lineage(organ).at(-1)),
  )
}

/** "Beckenachse links: Aneurysma der AFC": the vessels of a limb begin in the trunk. */
const ofVessels = /^leg-(?:artery|vessel|vein)$/
const ofTrunk = 'vessels-trunk'

/** "Rundherd links. Dieser misst 8 mm", but not "Rundherd links. Keine Fraktur". */
function isAbout(item: Item, carried: Context): boolean {
  if (
    item.organs.length > 0 &&
    carried.organ !== null &&
    !item.organs.some((organ) => areRelated(organ, carried.organ ?? ''))
  )
    return false
  return (
    carried.leads === true ||
    (item.finding === null && item.normal === null) ||
    (item.finding !== null && carried.family === familyOf(item.finding))
  )
}

/** "Linke Lunge frei. Lymphknoten 4R 11 mm, subkarinal 9 mm": the nodes lie on no side of the lung. */
function isElsewhere({ places }: Reading, { organs: named }: Place, { organ }: Context): boolean {
  if (named.length === 0 || organ === null) return false
  const parts = named.every(({ id }) => isGeneric(id)) ? places.flatMap((place) => place.organs) : named
  const own = parts.filter(({ id }) => !isGeneric(id))
  return own.length > 0 && !own.some(({ id }) => areRelated(id, organ))
}

function wordSpan(reading: Reading, sides: readonly { at: number }[]): Span | null {
  const word = reading.words[sides[0]?.at ?? -1]
  return word === undefined ? null : { start: word.start, end: word.end }
}

/** "Frakturen links mit Pneumothorax rechts": of two sides each finding has that of its own part. */
function sidesOfPart(reading: Reading, sides: Place['sides'], item: Item): Place['sides'] {
  // "SDH rechts mit Shift": it is not the shift that lies there.
  const isUnpaired =
    item.finding === 'shift' ||
    (item.organs.length > 0 &&
      item.organs.every(
        (organ) => organs().get(organ)?.paired !== true && !isGeneric(organ) && organ !== 'lymph-nodes',
      ))
  if (!isUnpaired && new Set(sides.map((one) => one.side)).size < 2) return sides
  const isCut = (at: number): boolean => cuts.has(reading.words[at]?.stem ?? '')
  let from = item.from
  while (from > 0 && !isCut(from)) from--
  let to = item.to
  while (to < reading.words.length && !isCut(to)) to++
  const within = sides.filter((one) => one.at >= from && one.at < to)
  return within.length > 0 || (isUnpaired && to - from < reading.words.length) ? within : sides
}

const cuts = stemsOf('mit ohne bei')

const directional = wordSet('shift scoliosis malposition septal-deviation')

/** What has a direction rather than a side: "Verlagerung nach links". */
export function isDirectional({ finding }: Pick<Item, 'finding'>): boolean {
  return finding !== null && directional.has(finding)
}

/** The side nearest to the finding; both where left and right are joined or compared ("rechts mehr als links"). */
function sideAmong(sides: readonly { side: Side; at: number }[], item: Item): Side | null {
  const named = new Set(sides.map((side) => side.side))
  if (named.size <= 1) return [...named][0] ?? null
  const [nearest, next] = [...sides].sort((a, b) => Math.abs(a.at - item.from) - Math.abs(b.at - item.from))
  if (nearest === undefined || next === undefined || Math.abs(nearest.at - next.at) <= joinedWithin) return 'both'
  return nearest.side
}

/** Words between two sides of one finding: "rechts deutlich mehr als links". */
const joinedWithin = 4
