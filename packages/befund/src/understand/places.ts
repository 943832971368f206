import { familyOf } from '../anatomy/finding-concepts.ts'
import { groupedLineage, isWithin } from '../anatomy/organ-tree.ts'
import { fitsAt, tells } from '../read/tells.ts'
import { wordSet } from '../read/word-set.ts'
import type { Mentions, TermMention } from './find-mentions.ts'
import { type Item, isBare, namesRest, type Place, type Reading, segmentAt } from './reading.ts'
import type { Segment } from './segments.ts'
import type { Word } from './sentence.ts'
import type { SiteMention } from './site-mention.ts'

export function placeOf(segment: Segment, mentions: Mentions, words: readonly Word[], label: string | null): Place {
  const { from, to } = segment
  const organs: { id: string; at: number }[] = []
  for (const { from: at, meanings } of mentions.terms) {
    if (at < from || at >= to || isLandmark(words, at) || isNotReached(words, segment, at)) continue
    for (const { kind, id } of meanings) if (kind === 'organ') organs.push({ id, at })
  }
  if (organs.length > 0) {
    if (organs.some(({ id }) => id.endsWith('nodes'))) dropPartsOfNodes(organs, words)
    dropStrays(organs, mentions, label)
  }
  const numbered = mentions.sites.filter((site) => site.from >= from && site.from < to)
  const isPlaced = numbered.length > 0 || organs.some(({ id }) => groupedLineage(id).length > 0)
  const sites = isPlaced ? new Map<string, Set<string>>() : nowhere
  for (const site of numbered) {
    addSites(sites, site.group, site.values)
    addSites(sites, 'spine', spineRegions(site))
    if (site.group === 'finger-ray' || isOfKnuckle(site, words)) addSites(sites, 'digit', site.values.map(digitOf))
  }
  for (const { id } of organs) for (const { group, organ } of groupedLineage(id)) addSites(sites, group, [organ])
  return {
    segment,
    organs,
    sides: mentions.sides.filter(({ at }) => at >= from && at < to),
    sites,
    range: numbered.find((site) => site.range !== null)?.range ?? null,
    level: numbered[0]?.level ?? null,
  }
}

/** Of nearly every place; nothing is added. */
const nowhere: Map<string, Set<string>> = new Map()

/** "MCP III", "Metakarpalköpfchen III": the joint is that of the middle finger. */
export function isOfKnuckle({ group, from }: SiteMention, words: readonly Word[]): boolean {
  return group === 'metacarpal-ray' && fitsAt(words, from, /^(?:MCP|Meta[kc]arpal(?:k|gel))/)
}

const digits = ['thumb', 'index-finger', 'middle-finger', 'ring-finger', 'little-finger']

/** A numbered finger by its name. */
export function digitOf(value: string): string {
  return digits[Number(value) - 1] ?? value
}

/** The cortex and the hilum of a lymph node are no parts of the brain and the lung. */
function dropPartsOfNodes(organs: { id: string; at: number }[], words: readonly Word[]): void {
  for (let at = organs.length - 1; at >= 0; at--) {
    const organ = organs[at]
    const isPart = organ?.id === 'cortex' || (organ?.id === 'hilum' && fitsAt(words, organ.at, /^(?:Fett)?[Hh]ilus$/))
    if (isPart && organs.length > 1) organs.splice(at, 1)
  }
}

/** "Hoden links mit Raumforderung am Unterpol": a part that more than one organ has is that of the organ named. */
function dropStrays(organs: { id: string; at: number }[], { terms }: Mentions, label: string | null): void {
  for (const [part, whole] of strays) {
    const at = organs.findIndex(({ id }) => part.has(id))
    if (at < 0) continue
    const named = [label ?? '', ...terms.flatMap(({ meanings }) => meanings.map(({ id }) => id))]
    if (named.some((id) => whole.test(id))) organs.splice(at, 1)
  }
}

/** Poles without a kidney, the horns and the root of a meniscus, the head of a bone. */
const strays: readonly (readonly [part: ReadonlySet<string>, whole: RegExp])[] = [
  [
    wordSet('upper-pole mid-pole lower-pole'),
    /^(?:testis|thyroid|thyroid-lobe|spleen|parotid|submandibular|patella|ovary|epididymis)$/,
  ],
  [wordSet('lateral-ventricle nerve-root'), /meniscus$/],
  [wordSet('head'), /^meta(?:tarsal|carpal)$/],
]

/** "am Übergang zum Deszendens", "3 cm von der Mamille", "Abstand zur Mamille", ", 3 cm retromamillär": what is named before ends there, or lies that far off. */
function isLandmark(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at - 1] ?? {}
  const isRetro = (): boolean => fitsAt(words, at, /^retro/i)
  if (text === 'cm') return isRetro() && words[at - 3]?.kind !== 'word'
  if (text.length !== 3 || !/^(?:vom|de[rmn]|zu[mr])$/i.test(text) || isRetro()) return false
  const before = words.slice(Math.max(0, at - 3), at).map((word) => word.text)
  return /[cm]m (?:vom|von de[rmn])$|(?:Übergang|abstand) zu[mr]$/i.test(before.join(' '))
}

/** "Der Thrombus reicht nicht bis in die V. femoralis": what it does not reach is no place of its own. */
function isNotReached(words: readonly Word[], { from, to }: Segment, at: number): boolean {
  for (let before = from; before < at; before++) {
    const { text } = words[before] as Word
    if (text === 'reicht' || text === 'reichen') return tells(words, /^nicht$/, from, to)
  }
  return false
}

export const spineOfLetter: Readonly<Record<string, string>> = {
  C: 'cervical-spine',
  T: 'thoracic-spine',
  L: 'lumbar-spine',
  S: 'sacrum',
}

export function spineRegions(site: SiteMention): string[] {
  if (site.group !== 'vertebra' && site.group !== 'disc') return []
  return site.values.flatMap((value) => spineOfLetter[value.charAt(0)] ?? [])
}

export function addSites(sites: Map<string, Set<string>>, group: string, values: readonly string[]): void {
  if (values.length === 0) return
  const set = sites.get(group) ?? new Set<string>()
  for (const value of values) set.add(value)
  sites.set(group, set)
}

/** Segments of places only, which the finding of segment `index` is said of too: "im Oberlappen links und Unterlappen". */
export function listedPlaces(reading: Reading, items: readonly (readonly Item[])[], index: number): number[] {
  const listed: number[] = []
  for (let next = index + 1; next < reading.segments.length; next++) {
    const segment = reading.segments[next]
    if (segment === undefined || (segment.joint !== 'and' && segment.joint !== 'comma')) break
    if (isBare(reading, next)) continue
    if (isHanging(reading, segment.from) || isLastLevel(reading, segment)) {
      listed.push(next)
      continue
    }
    // "Parenchym normal breit, Nierenbecken 3 mm", "LM ohne Stenose, LAD 50 %", "Gallenblase mit Steinen, Milz 11 cm"
    const isOwn = (item: Item): boolean =>
      isOfOneOrgan(reading, item, index) ||
      isHad(reading, item.from, index, next) ||
      isOfPair(reading, item, index, next)
    if (isMeasured(reading, next) && (items[index] ?? []).every(isOwn)) break
    // "Kein Erguss rechts, links jedoch eine Verschattung"
    const isContrasted = segment.joint === 'comma' && reading.segments[next + 1]?.joint === 'contrast'
    if (isContrasted && items[index]?.some(({ from }) => reading.stances[from] === 'negated')) break
    if (!isPlaceOnly(reading, items, next) || isCalledNormal(reading, items, next) || isToldApart(reading, next)) break
    listed.push(next)
  }
  for (let before = index - 1; before >= 0; before--) {
    const joint = reading.segments[before + 1]?.joint
    if ((joint !== 'and' && joint !== 'comma') || !isPlaceOnly(reading, items, before)) break
    if (namesRest(reading, before + 1)) break
    if (before > 0 && ownsPlaces(reading, items, before) && !isOneSubject(reading, items, before, index)) break
    if (isMeasured(reading, before)) break
    // "Ovarien beidseits mit Follikeln, rechts Zyste"
    if (joint === 'comma' && isOfBoth(reading, before) && (reading.places[index]?.sides.length ?? 0) > 0) break
    if (joint === 'comma' && isHad(reading, reading.segments[before]?.to ?? 0, before, index)) break
    if (isToldByItself(reading, items, before, index)) break
    listed.push(before)
  }
  return listed
}

function isOfBoth({ places }: Reading, at: number): boolean {
  return places[at]?.sides.some(({ side }) => side === 'both') === true
}

/** Also "Ascendens 41 mm ektatisch, Deszendens 27 mm": wide is what was measured before. */
function isOfOneOrgan(reading: Reading, { finding, normal, from }: Item, index: number): boolean {
  if (normal !== null || reading.stances[from] === 'negated') return true
  return ofWidth.has(familyOf(finding ?? '')) && isMeasured(reading, index)
}

/** "Rechts 10 cm, ein Stein von 5 mm, links 11 cm", "rechts 10 cm mit Stein, links 11 cm": both halves have their size. */
function isOfPair(reading: Reading, item: Item, index: number, next: number): boolean {
  const { mentions, words, places } = reading
  const side = places[next]?.sides[0]?.side ?? null
  return mentions.measures.some(({ from, to }) => {
    const at = segmentAt(reading, from)
    const other = places[at]?.sides[0]?.side ?? side
    return to < item.from && other !== side && (at < index || words[to]?.text === 'mit')
  })
}

/** What an organ is said to have is not in the next one as well. */
function isHad({ words, places }: Reading, from: number, index: number, next: number): boolean {
  const [here, there] = [places[index], places[next]]
  const owner = here?.organs[0]
  if (owner === undefined || there?.organs.length === 0) return false
  const [side, other] = [here?.sides[0]?.side, there?.sides[0]?.side]
  const isPair = side !== undefined && other !== undefined && side !== other
  if (!isPair && there?.organs.some(({ id }) => isWithin(id, owner.id)) === true) return false
  return tells(words, /^mit$/, owner.at, from)
}

const ofWidth = wordSet('dilation aneurysm enlargement')

/** "Protrusionen L3/4 und L5/S1 ohne Neurokompression": what is said of the last level follows it. */
function isLastLevel({ mentions, words }: Reading, { from, joint }: Segment): boolean {
  const level = mentions.sites.find((site) => site.from === from)
  return joint === 'and' && level !== undefined && fitsAt(words, level.to, /^(?:ohne|mit)$/)
}

/** "Im Mittel- und Unterlappen mit Infarkt": whatever else is said of the second, both are meant. */
function isHanging({ words }: Reading, from: number): boolean {
  return fitsAt(words, from - 2, /\p{L}-$/u)
}

/** "Herd links (BI-RADS 5), rechts BI-RADS 1", "rechts, links kein Befall", "Hinterkante intakt, kein Fragment im Kanal": rated, free of something else, or of then. */
function isToldApart({ words, segments, mentions }: Reading, index: number): boolean {
  const segment = segments[index]
  if (segment === undefined) return false
  const isSided = mentions.sides.some(({ at }) => at === segment.from)
  const first = words[segment.from + (isSided ? 1 : 0)]?.text ?? ''
  // "Links nicht." denies there what was said before, "links nicht beurteilbar" says something else.
  const not = words.findIndex(({ text }, at) => at >= segment.from && text === 'nicht')
  if (not >= 0 && not < segment.to - 1 && words[not + 1]?.kind !== 'mark') return true
  // "Infiltrate links bei zunehmendem Erguss auf dieser Seite, rechts stationär": which of them is left open.
  if (/^(?:stationär|unverändert|konstant|stabil)$/.test(first) && mentions.terms.filter(isFinding).length > 1)
    return true
  if (/^(?:keine?|ohne|VU|Vor|zuvor|vormals|damals|gestern)$/.test(first)) return true
  return tells(words, /RADS$|^(?:ARCO|Typ|Stadium|Grad)$/, segment.from, segment.to)
}

function isFinding({ meanings }: TermMention): boolean {
  return meanings.some(({ kind }) => kind === 'finding')
}

/** "Teilläsion des Innenbandes, Außenmeniskus und HKB intakt": the two of the last "und" are one subject. */
function isOneSubject(
  { segments, places }: Reading,
  items: readonly (readonly Item[])[],
  before: number,
  index: number,
): boolean {
  if (before !== index - 1 || segments[index]?.joint !== 'and' || segments[before]?.joint !== 'comma') return false
  const [first, last] = [places[before], places[index]]
  if ((first?.organs.length ?? 0) === 0 || (last?.organs.length ?? 0) === 0) return false
  return (items[before] ?? []).length === 0 && (items[index] ?? []).some(({ normal }) => normal !== null)
}

/** "Embolie rechts, links zentral und peripher frei", "Radialis verschlossen, Ulnaris und Interossea verfolgbar": the place belongs to the predicate behind. */
function isCalledNormal(reading: Reading, items: readonly (readonly Item[])[], index: number): boolean {
  const [here, next] = [reading.segments[index], reading.segments[index + 1]]
  if (here?.joint !== 'comma' || next?.joint !== 'and') return false
  const behind = items[index + 1] ?? []
  return behind[0]?.normal != null || (behind.length === 0 && endsInPredicate(reading, next))
}

/** "Milz 14 cm, Nieren unauffällig", "retropatellär Grad II, femorotibial erhalten": what has its size or grade has been described. */
function isMeasured(reading: Reading, index: number): boolean {
  const { from, to } = reading.segments[index] ?? { from: 0, to: 0 }
  if (tells(reading.words, /^Grad$/, from, to)) return true
  return reading.mentions.measures.some(
    (one) => one.from >= from && one.from < to && !fitsAt(reading.words, one.to, attribute),
  )
}

/** "In Segment VI 19 mm große, anreichernde Läsion": of what comes behind the comma. */
const attribute = /^(?:groß|gross|messend)e[rsnm]?$/

/** "Rechts stumpf, links frei", "retropatellar tiefer Schaden, femorotibial erhalten": the first has a predicate that nobody knows. */
function isToldByItself(reading: Reading, items: readonly (readonly Item[])[], before: number, index: number): boolean {
  if (reading.segments[before + 1]?.joint !== 'comma' || (items[index] ?? []).some(({ normal }) => normal === null))
    return false
  const place = reading.places[before]
  return place !== undefined && /^\p{L}{4}/u.test(lastUnknown(reading, place.segment))
}

function isPlaceOnly(reading: Reading, items: readonly (readonly Item[])[], index: number): boolean {
  if ((items[index] ?? []).some((item) => item.finding === null || !item.finding.startsWith('w:'))) return false
  const place = reading.places[index]
  if (place === undefined || namesChanges(reading, place.segment) || isNounOfSide(reading, place.segment, items[index]))
    return false
  if (place.organs.length > 0 && endsInPredicate(reading, place.segment)) {
    return items.slice(0, index).some((own) => own.length > 0) && isSharedTrend(reading, place.segment)
  }
  return place.organs.length > 0 || place.sides.length > 0 || place.sites.size > 0
}

/** "Ruptur des VKB, Elongation des HKB": what the second has is another thing, if not its lower end. */
const state = /^\p{Lu}(?!.*(?:münd|krümm|wind|gabel|umgeb|teil|eteilig|zieh|dehn)ung).{3,}(?:ung|ation)$/u

/** "Sakroiliitis rechts, links chronische Veränderungen", "Verschluss, Wiederauffüllung aus der AFP": what there is has a name of its own. */
function namesChanges({ words }: Reading, { from, to }: Segment): boolean {
  return words.slice(from, to).some((word) => /^(?:Veränderung|Abstrom$|Wiederauff|Kollatera)/.test(word.text))
}

/** "Links Stein 5 mm, rechts Parenchymnarbe", "linke Arthrose, Prothese der Gegenseite fest": what that side has is another thing. */
function isNounOfSide({ words }: Reading, { from }: Segment, [item]: readonly Item[] = []): boolean {
  if (fitsAt(words, from, /^\p{Lu}/u) && fitsAt(words, from + 2, /^Gegenseite$/)) return true
  if (fitsAt(words, from, state) && fitsAt(words, from + 1, /^de[rs]$/)) return true
  return item !== undefined && fitsAt(words, item.from - 1, /^(?:links|rechts)$/)
}

/** "Metastasen im Kleinhirn und frontal progredient": of both places. */
function isSharedTrend({ mentions, words }: Reading, { from, joint }: Segment): boolean {
  const trends = mentions.cues.filter(({ kind }) => /^(?:progress|regress|stable)$/.test(kind))
  return joint === 'and' && trends.length === 1 && (trends[0]?.from ?? 0) >= from && fitsAt(words, from, /^\p{Ll}/u)
}

/** "Lunge beidseits belüftet, im Unterlappen ein Rundherd": what has a predicate of its own has been described. */
function endsInPredicate(reading: Reading, segment: Segment): boolean {
  const text = lastUnknown(reading, segment)
  return text !== 'nicht' && /^\p{Ll}{4}/u.test(text) && participle.test(text)
}

/** The last word of a segment, unless it says a finding, a place or a size. */
function lastUnknown({ words, mentions }: Reading, { from, to }: Segment): string {
  let last = to - 1
  while (last > from && words[last]?.kind === 'mark') last--
  const isNamed = [...mentions.terms, ...mentions.sites, ...mentions.measures].some(
    (one) => last >= one.from && last < one.to && !('lexical' in one && one.lexical),
  )
  return isNamed || mentions.sides.some((side) => side.at === last) ? '' : (words[last]?.text ?? '')
}

/** A predicate has no ending: "belüftet", "abgrenzbar", "glatt". */
const participle =
  /(?:t|bar|rm|log|ös|isch|reich|intens|dens|nehmend|läufig|stabil|idem|situ)$|^(?:(?:ab|aus)?ge(?:brochen|rissen)|verschlossen)$/u

/** Whether a finding further to the left already claims this place. */
function ownsPlaces(reading: Reading, items: readonly (readonly Item[])[], index: number): boolean {
  for (let before = index - 1; before >= 0; before--) {
    if ((items[before] ?? []).length > 0) return true
    if (!isPlaceOnly(reading, items, before)) return false
  }
  return false
}
