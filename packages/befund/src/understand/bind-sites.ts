import { groupedLineage, isWithin, lineage } from '../anatomy/organ-tree.ts'
import { rememberWord } from '../own-words.ts'
import { fitsAt, tells } from '../read/tells.ts'
import { wordSet } from '../read/word-set.ts'
import { addSites, spineRegions } from './places.ts'
import { type Item, isSaying, type Place, type Reading } from './reading.ts'
import { higher, lower } from './relative-levels.ts'
import type { Word } from './sentence.ts'
import type { SiteMention } from './site-mention.ts'
import type { Bond, Statement } from './statement.ts'

/** Whether an organ was named in the sentence or its label, not only before. */
export function isNamedHere(bond: Bond | null): boolean {
  return bond === 'own' || bond === 'sentence' || bond === 'label'
}

/** Of several numbered places in a segment with several findings each finding has those that follow it. */
export function sitesOf(
  reading: Reading,
  item: Item,
  place: Place,
  organ: string | null,
  sameSegment: boolean,
): Pick<Statement, 'sites' | 'range' | 'level'> {
  const said = sitesSaid(reading, item, place, organ, sameSegment)
  const numbered = reading.contexts.label.numbered ?? []
  // "L4/5: Extrusion, Sequester hinter LWK 5"
  const isBehind = numbered[0]?.group === 'disc' && tells(reading.words, /^hinter$/, place.segment.from)
  const hasOwn = !isBehind && (hasNumber(said.sites) || numbered.some(({ group }) => said.sites.has(group)))
  if (numbered.length === 0 || hasOwn || (organ !== null && !isNumberedOrgan(organ, numbered))) return said
  // "C6/7: Protrusion. Myelon normal.": all of the cord.
  if (
    organ === 'spinal-cord' &&
    (item.finding === null || reading.stances[item.from] === 'negated') &&
    reading.sentence.label.length === 0
  )
    return said
  const regions = said.sites.get('spine')
  if (regions !== undefined && numbered.flatMap(spineRegions).every((region) => !regions.has(region))) return said
  return placedAt(numbered, said.sites, (group) => group !== 'spine')
}

/** "Segment II: Zyste. Milz nicht vergrößert.": the spleen lies in no such segment. */
function isNumberedOrgan(organ: string, numbered: readonly SiteMention[]): boolean {
  const above = lineage(organ)
  return numbered.every(({ group }) => group !== 'segment' || above.some((one) => segmented.has(one)))
}

const segmented = wordSet('liver lung chest pulmonary-artery abdomen mediastinum')

const numberedGroups = ['vertebra', 'disc', 'segment']

function hasNumber(sites: Statement['sites']): boolean {
  return numberedGroups.some((group) => sites.has(group))
}

/** "L4/5: Protrusion": where numbered places say that a thing is, and those of its other places that stay. */
function placedAt(
  numbered: readonly SiteMention[],
  others: Place['sites'],
  stays: (group: string) => boolean,
): Pick<Statement, 'sites' | 'range' | 'level'> {
  const sites = new Map<string, Set<string>>()
  for (const [group, values] of others) if (stays(group)) sites.set(group, new Set(values))
  for (const site of numbered) {
    addSites(sites, site.group, site.values)
    addSites(sites, 'spine', spineRegions(site))
  }
  return {
    sites,
    range: numbered.find((site) => site.range !== null)?.range ?? null,
    level: numbered[0]?.level ?? null,
  }
}

function sitesSaid(
  reading: Reading,
  item: Item,
  place: Place,
  organ: string | null,
  sameSegment: boolean,
): Pick<Statement, 'sites' | 'range' | 'level'> {
  const own = sameSegment ? sitesBehind(reading, item, place) : null
  const before =
    own === null && place.level === null
      ? (placeMeantByHere(reading, place) ??
        placeOfList(reading, place, item, organ) ??
        placeOfComma(reading, place, item, organ) ??
        placeAhead(reading, place))
      : null
  if (before !== null)
    return { sites: withOwnSites(before.sites, item, organ), range: before.range, level: before.level }
  if (own === null)
    return {
      sites: withOwnSites(withoutFormer(reading, item, place, regionSites(reading, place, item)), item, organ),
      range: place.range,
      level: place.level,
    }
  const placed = placedAt(own.sites, place.sites, (group) => !own.all.has(group))
  return { ...placed, sites: withOwnSites(placed.sites, item, organ) }
}

const here = /^(?:hier|hierbei|dort|daselbst)$/i

/** "LWK 4/5 Osteochondrose, hier Protrusion": the level named before. */
function placeMeantByHere(reading: Reading, place: Place): Place | null {
  const { from, to } = place.segment
  const before = reading.places.findLast((one) => one.segment.to <= from && one.level !== null)
  if (before === undefined) return null
  return tells(reading.words, here, from, Math.min(to, from + 3)) ? before : null
}

/** "LWK 3/4 mit Protrusion und Spinalkanalstenose": of the spine, both are at that level. */
function placeOfList(reading: Reading, { segment }: Place, { organs }: Item, organ: string | null): Place | null {
  // "Protrusion L3/4 und eine Etage tiefer Prolaps"
  if ([lower, higher].some((other) => tells(reading.words, other, segment.from, segment.to))) return null
  let at = reading.segments.indexOf(segment)
  while (reading.segments[at]?.joint === 'comma' && isOfAdjectives(reading, at - 1)) at--
  const before = reading.segments[at]?.joint === 'and' ? reading.places[at - 1] : undefined
  if (before === undefined || before.level === null || ![...organs, organ ?? ''].some((one) => ofLevels.has(one)))
    return null
  return before.sites.has('disc') || before.sites.has('vertebra') ? before : null
}

/** "C5/6 Foramen links hochgradig, rechts mäßig eingeengt", "C3/4 regelrecht, Spinalkanal weit", "Protrusion L5/S1, keine Wurzelkompression": of the same level. */
function placeOfComma(
  reading: Reading,
  { segment, organs, sides }: Place,
  item: Item,
  organ: string | null,
): Place | null {
  const before = reading.places[reading.segments.indexOf(segment) - 1]
  if (segment.joint !== 'comma' || before?.level == null) return null
  if (item.finding === 'nerve-compression') return before
  if (!ofLevels.has(organ ?? '')) return null
  // "L2/3 und L1/2 unauffällig, keine Protrusion"
  const isOpened =
    reading.mentions.sites[0]?.from === 0 && (before.segment.from === 0 || before.segment.joint === 'and')
  return isOpened || (organs.length === 0 && sides.length > 0 && before.sides.length > 0) ? before : null
}

/** "Im mittleren Rektumdrittel, 8 cm ab ano, eine Wandverdickung": the place that opens the sentence holds for it. */
function placeAhead({ places, words, mentions }: Reading, { segment, organs }: Place): Place | null {
  const [first] = places
  if (first?.level == null || first.segment === segment || organs.length > 0) return null
  if (!fitsAt(words, 0, /^(?:Im|In|Am|An|Auf)$/)) return null
  return mentions.terms.some((term) => isSaying(term) && term.from < first.segment.to) ? null : first
}

/** "... und beidseitiger, linksbetonter Foramenstenose" */
function isOfAdjectives({ segments, words }: Reading, at: number): boolean {
  const segment = segments[at]
  if (segment === undefined || segment.to - segment.from > 2) return false
  return words.slice(segment.from, segment.to).every(({ text }) => /^\p{Ll}{4,}(?:e|er|en|em|es)$/u.test(text))
}

const ofLevels = wordSet('disc spinal-canal neuroforamen facet-joint nerve-root')

function sitesBehind(reading: Reading, item: Item, place: Place): { sites: SiteMention[]; all: Set<string> } | null {
  const { from, to } = place.segment
  if (reading.mentions.sites.length < 2) return null
  const sites = reading.mentions.sites.filter((site) => site.from >= from && site.from < to)
  const items = reading.mentions.terms.filter(
    (term) => !term.lexical && isSaying(term) && term.from >= from && term.from < to,
  )
  if (sites.length < 2 || items.length < 2) return null
  const next = items.find((term) => term.from > item.from)?.from ?? to
  const behind = sites.filter((site) => site.from > item.from && site.from < next)
  return behind.length === 0 ? null : { sites: behind, all: new Set(sites.map((site) => site.group)) }
}

/** "Sinusitis maxillaris mit Verlegung des Infundibulums": behind "mit" another thing lies at a place of its own. */
function withoutFormer(
  { words }: Reading,
  item: Item,
  { segment, organs }: Place,
  sites: Place['sites'],
): Place['sites'] {
  let cut = item.from - 1
  while (cut >= segment.from && words[cut]?.text !== 'mit') cut--
  if (cut < segment.from) return sites
  const own = organs.filter(({ at }) => at > cut)
  if (own.length === 0 || own.length === organs.length) return sites
  const kept = new Set(own.flatMap(({ id }) => groupedLineage(id).map(({ organ }) => organ)))
  const left = new Set(organs.flatMap(({ id, at }) => (at < cut ? groupedLineage(id).map(({ organ }) => organ) : [])))
  return new Map(
    [...sites].map(([group, values]) => [group, new Set([...values].filter((one) => kept.has(one) || !left.has(one)))]),
  )
}

/** By the first letter of what names them. */
const regions: Readonly<Record<string, string>> = {
  h: 'cervical-spine',
  z: 'cervical-spine',
  c: 'cervical-spine',
  b: 'thoracic-spine',
  t: 'thoracic-spine',
  l: 'lumbar-spine',
}

/** "Lendenwirbelkörper reizlos", "LWK-Höhen erhalten", "thorakales Myelon": all of them, and none of another region. */
function regionSites({ words }: Reading, { segment, sites, organs }: Place, item: Item): Place['sites'] {
  if (sites.has('vertebra') || sites.has('spine')) return sites
  const isOfSpine = (): boolean => [...item.organs, ...organs.map(({ id }) => id)].some((id) => isWithin(id, 'spine'))
  for (let at = segment.from; at < segment.to; at++) {
    const { text } = words[at] as Word
    const sign = signOf(text)
    if (sign === null || (sign === 'spinal' && !isOfSpine())) continue
    const region = regions[text.charAt(0).toLowerCase()]
    return region === undefined ? sites : new Map([...sites, ['spine', new Set([region])]])
  }
  return sites
}

const signOf = rememberWord((text): 'vertebrae' | 'spinal' | null => {
  if (vertebrae.test(text)) return 'vertebrae'
  return spinal.test(text) ? 'spinal' : null
})

const vertebrae = /^(?:(?:Hals|Brust|Lenden)wirbelkörpern?|[HBL]WK)(?:$|-)/
/** Not of the chest or the neck where it stands with a part of the spine. */
export const spinal = /^(?:[zc]ervikal|thorakal|lumbal)(?:e[rsnm]?)?$/i

function withOwnSites(sites: Place['sites'], item: Item, organ: string | null): Place['sites'] {
  let all: Map<string, ReadonlySet<string>> | null = null
  for (const id of organ === null ? item.organs : [...item.organs, organ]) {
    for (const { group, organ: above } of groupedLineage(id)) {
      if ((all ?? sites).has(group)) continue
      all ??= new Map(sites)
      all.set(group, new Set([above]))
    }
  }
  return all ?? sites
}
