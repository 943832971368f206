import { findings, isKindOf } from '../anatomy/finding-concepts.ts'
import { areRelated, isWithin, lineage, organs } from '../anatomy/organ-tree.ts'
import { wordStem } from '../anatomy/word-stem.ts'
import type { Side } from '../model.ts'
import { tokensOf } from '../read/read.ts'
import { aspectOfNoun } from './attributes.ts'
import { highest } from './highest.ts'
import type { NormalClause } from './normals.ts'
import { nounsOf } from './nouns-of.ts'
import type { Slot } from './template.ts'
import { termsIn } from './terms-in.ts'
import { isNeighbour, tissueOf } from './tissues.ts'

/** A slot with what its own sentences speak of. */
export interface SlotProfile {
  slot: Slot
  clauses: readonly NormalClause[]
  /** Stems of the words of the label that carry meaning. */
  labelStems: readonly string[]
  /** The label names no organ but how it stands: "Stellung". */
  ofPosition: boolean
  /** Nouns of its sentences and placeholders that no list of organs and findings knows. */
  ownNouns: readonly string[]
  /** Those of them that it denies: "Kein Reflux". */
  deniedNouns: readonly string[]
  /** The beginnings of compounds that belong here: "Nasenseptum" of the "Nasenseptumdeviation". */
  compoundHeads: readonly string[]
  /** The words of each denial of two words or more: "Keine osteochondrale Läsion". */
  denials: readonly (readonly string[])[]
}

export function profileOf(slot: Slot, clauses: readonly NormalClause[]): SlotProfile {
  const placeholders = slot.segments.flatMap((segment) => segment.placeholders.map((one) => one.name))
  return {
    slot,
    clauses,
    labelStems: stemsOf(slot.label).filter((stem) => stem.length >= 4),
    ofPosition: slot.organs.length === 0 && stemsOf(slot.label).some((stem) => aspectOfNoun(stem) === 'position'),
    ownNouns: [
      ...clauses.flatMap((clause) => unknownNouns(clause.text)),
      ...stemsOf(placeholders.join(' ').replaceAll('_', ' ')),
    ]
      .filter((stem) => stem.length >= 5)
      .concat(clauses.flatMap((clause) => clause.text.match(abbreviation)?.map(wordStem) ?? [])),
    deniedNouns: clauses.flatMap((clause) => (/^kein/i.test(clause.text) ? unknownNouns(clause.text) : [])),
    compoundHeads: clauses.flatMap((clause) => nounsOf(clause.text, true)).filter((stem) => stem.length >= 8),
    denials: clauses.flatMap((clause) => {
      const words = /^kein/i.test(clause.text) ? contentStems(clause.text) : []
      return words.length > 1 ? [words] : []
    }),
  }
}

/** "LVEF ___ %" */
const abbreviation = /\b(?!KM\b|CT\b|MRT?\b)\p{Lu}{2,5}(?=[ :]+_)/gu

function unknownNouns(text: string): string[] {
  const known = new Set(termsIn(text).flatMap(({ start, end }) => stemsOf(text.slice(start, end))))
  return nounsOf(text, true).filter((stem) => !known.has(stem) && termsIn(stem).length === 0)
}

/** The words of a denial that say what is denied. */
export function contentStems(denial: string): string[] {
  return stemsOf(denial)
    .slice(1)
    .filter((stem) => stem.length >= 4 && !emptyQualities.test(stem))
}

/** Qualities that say nothing of what is denied. */
export const emptyQualities =
  /^(?:pathologisch|vergrosser|vergrößer|suspekt|relevant|signifikant|wesentlich|umschrieben|fokal|nachweisbar|abgrenzbar|sicher|eindeutig|hohergradig|höhergradig|auffallig|auffällig|frisch|erkennbar|malignom|weiter|nachweis|hinweis|anhalt|oder|und)/i

/** What a dictated sentence is about. */
export interface Topic {
  organs: readonly string[]
  /** Those of them that only say where: adjectives and vertebral levels. */
  locating: ReadonlySet<string>
  /** True when only a finding tells the organ: "Pleuraerguss". */
  implied: boolean
  findings: readonly string[]
  side: Side | null
  /** Vertebrae and disc spaces it names. */
  levels: readonly string[]
  /** Of all its words. */
  stems: readonly string[]
}

/** Stems of the words of a text, in order. */
export function stemsOf(text: string): string[] {
  return tokensOf(text)
    .filter((token) => token.kind === 'word')
    .map((token) => wordStem(token.text))
}

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
  if (route.slot.segments.length > 0 || route.slot.organs.length === 0) return route
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

const ducts = /^(?:gang|gäng|du[ck]t)/i
const ductFit = 40

function scoreSlot(topic: Topic, profile: SlotProfile): number {
  const { slot } = profile
  const opposite =
    slot.side !== null &&
    slot.side !== 'both' &&
    topic.side !== null &&
    topic.side !== 'both' &&
    slot.side !== topic.side
  if (opposite || isOtherCompartment(topic, profile)) return 0
  if (slot.levels.length > 0) {
    const isOfCord =
      topic.findings.length > 0 && topic.findings.every((one) => findings().get(one)?.organ === 'spinal-cord')
    const fit = isOfCord ? cordFit : ownLevelFit
    return slot.levels.some((level) => topic.levels.includes(level)) ? fit : 0
  }
  const place = highest(topic.organs.map((organ) => organFit(organ, profile) * weightOf(organ, topic)))
  const words = Math.max(wordFit(topic, profile), place < leastScore && saysLabel(topic, profile) ? saidFit : 0)
  if (
    words >= namedFit &&
    topic.organs.some((organ) => slot.organs.some((own) => own !== organ && isWithin(own, organ)))
  )
    return ownPartFit
  const elsewhere = place === 0 && !topic.implied && topic.organs.some((organ) => !topic.locating.has(organ))
  const foreign = elsewhere && !isGathering(slot)
  // Below the heading of another organ only what the heading itself names counts, not what its sentences deny.
  const thing = highest(
    topic.findings.map((finding) => {
      const isHome = isHomeOf(finding, slot)
      if (foreign && !isHome) return labelFit(finding, slot)
      if (foreign) return findingFit(finding, profile, { ...topic, implied: true }) * homeWeight
      return findingFit(finding, profile, topic) * (elsewhere && !isHome && slot.organs.length > 0 ? otherTissue : 1)
    }),
  )
  if (foreign && Math.max(thing, words) < sureFit) return 0
  if (slot.organs.includes('muscle') && isOfMuscle(topic)) return ownPartFit
  const [best = 0, second = 0] = [place, thing, words].sort((a, b) => b - a)
  if (best === 0) return 0
  return best + second * 0.25 + (topic.side !== null && topic.side === slot.side ? 15 : 0)
}

/** "Laterales Kompartiment" is no place for what was found in the medial one. */
function isOtherCompartment({ stems }: Topic, { labelStems }: SlotProfile): boolean {
  return compartments.some(
    (one) =>
      labelStems.includes(one) &&
      !stems.includes(one) &&
      compartments.some((other) => stems.includes(other) && !labelStems.includes(other)),
  )
}

const compartments = ['medial', 'lateral'].map(wordStem)

/** "Äußere Liquorräume" are below "Liquorräume", whatever organ they are of. */
function saysLabel({ stems }: Topic, { labelStems: [stem = '', ...others], slot }: SlotProfile): boolean {
  return others.length === 0 && slot.organs.length > 0 && stems.includes(stem)
}

const saidFit = 110

/** "Marklagerveränderungen" are of the brain, and below "Marklager" rather than "Hirnparenchym". */
const namedFit = 90
const ownPartFit = 128

/** "Drüsenparenchym ACR c" is its density. */
const densityLabel = /dichte|^ACR\b/i
const densityStem = wordStem('ACR')

/** "Atrophie des Musculus supraspinatus": below the muscles rather than below the tendon of that name. */
function isOfMuscle({ stems, findings: found }: Topic): boolean {
  return (
    found.length > 0 &&
    found.every((one) => wasting.has(one)) &&
    stems.some((stem) => /^(?:mus[ck]ul|muskel|goutal)/.test(stem))
  )
}

const wasting: ReadonlySet<string> = new Set(['atrophy', 'lipomatosis', 'edema'])

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

/** How much of the label is said in the sentence itself, 0..90. */
function wordFit({ stems }: Topic, profile: SlotProfile): number {
  const spoken = new Set(stems)
  if (profile.denials.some((words) => words.every((word) => spoken.has(word)))) return 90
  if (deviceLabel.test(profile.slot.label) && stems.some(isDevice)) return deviceFit
  if (densityLabel.test(profile.slot.label) && stems.includes(densityStem)) return deviceFit
  if (profile.slot.organs.includes('muscle') && stems.some((stem) => muscles.test(stem))) return deviceFit
  return Math.max(sentenceWordFit(stems, spoken, profile), labelWordFit(stems, profile.labelStems))
}

/** Headings for what was put in, and what that is. */
const deviceLabel = /^(?:fremdmaterial|installation|implantat|katheter|einliegend|material)/i
const deviceStems: readonly string[] =
  'Port Portkatheter ZVK Tubus Sonde Drainage Schrittmacher Defibrillator Stent Spirale Clip Katheter Kanüle Endotrachealtubus Trachealtubus Prothese Osteosynthese Osteosynthesematerial'
    .split(' ')
    .map(wordStem)

function isDevice(stem: string): boolean {
  return deviceStems.some((one) => stem === one || (one.length >= 5 && stem.endsWith(one)))
}

/** "Atrophie des Musculus supraspinatus" is of the muscle, not of its tendon. */
const muscles = /^(?:muskul|muskel|goutalli)/
/** More than any place that only says where the device lies. */
const deviceFit = 130

/** "Prostatavolumen 30 ml" for "Volumen ___ ml." */
const volume = wordStem('Volumen')

/** "Kein Reflux" makes its heading the place of a reflux; "Nasenseptum mittelständig" that of a septal deviation. */
function sentenceWordFit(
  stems: readonly string[],
  spoken: ReadonlySet<string>,
  { ownNouns, deniedNouns, compoundHeads }: SlotProfile,
): number {
  if (deniedNouns.some((noun) => spoken.has(noun))) return 75
  if (ownNouns.some((noun) => spoken.has(noun))) return 50
  if (ownNouns.includes(volume) && stems.some((stem) => stem.endsWith(volume))) return 50
  return stems.some((stem) => compoundHeads.some((head) => stem.length > head.length && stem.startsWith(head))) ? 45 : 0
}

function labelWordFit(stems: readonly string[], labelStems: readonly string[]): number {
  if (labelStems.length === 0) return 0
  const said = labelStems.filter((stem) =>
    stems.some(
      (one) => one === stem || (stem.length >= 6 && one.startsWith(stem)) || (stem.length >= 5 && one.endsWith(stem)),
    ),
  )
  // "Rechts" says no more than a side.
  if (labelStems.every((stem) => /^(?:recht|link)/.test(stem))) return said.length > 0 ? 60 : 0
  return said.length === labelStems.length ? 90 : (said.length / labelStems.length) * 70
}

function organFit(organ: string, { slot, clauses }: SlotProfile): number {
  const own = highest(slot.organs.map((named) => fitBetween(organ, named)))
  const spoken = highest(clauses.flatMap((clause) => clause.organs).map((named) => (named === organ ? 85 : 0)))
  if (slot.organs.length > 0) return Math.max(own, spoken)
  const context = highest(slot.context.map((named) => fitBetween(organ, named) * 0.3))
  // Running text without a label is about the organs its sentences name.
  const near =
    slot.label === ''
      ? highest(clauses.flatMap((clause) => clause.organs).map((named) => fitBetween(organ, named) * 0.8))
      : 0
  return Math.max(context, spoken, near)
}

/** Enough for a place where there is no other. */
const neighbourFit = 35

/** Processes that the tree keeps under their joint but whose name says the bone. */
const processOf: Readonly<Record<string, string>> = { 'ulnar-styloid': 'ulna', 'radial-styloid': 'radius' }
const processFit = 97

/** "Bänder" is a better place for a ligament than the heading of its joint. */
const ownTissues: ReadonlySet<string> = new Set(['ligament', 'tendon'])
const ownTissueFit = 92

/** 0..100: how well text about `organ` stands under the heading `named`. */
function fitBetween(organ: string, named: string): number {
  if (organ === named) return 100
  const tissue = tissueOf(organ)
  if (processOf[organ] === named) return processFit
  if (tissue === named && ownTissues.has(tissue)) return ownTissueFit
  if (isWithin(organ, named)) {
    const distance = lineage(organ).indexOf(named)
    return (organs().get(named)?.region ? 45 : 90) - 4 * distance
  }
  if (tissue === named) return 65
  if (isWithin(named, organ)) return organs().get(organ)?.region ? 10 : 40
  if (isNeighbour(organ, named)) return neighbourFit
  return tissueOf(named) === organ ? 45 : 0
}

function findingFit(finding: string, profile: SlotProfile, topic: Topic): number {
  const { slot, clauses } = profile
  const aspect = findings().get(finding)?.aspect ?? null
  const byLabel = aspect === 'position' && profile.ofPosition ? positionFit : labelFit(finding, slot)
  const home = findings().get(finding)?.organ
  const bySentence = highest(
    clauses
      .flatMap((clause) => clause.statements)
      .map((said) =>
        said.finding !== null
          ? fitOfFindings(finding, said.finding) *
            (topic.implied && finding === said.finding && !deniedEverywhere.has(finding)
              ? deniedFit
              : sentenceFit(finding))
          : fitOfAspects(home && !said.organs.every((organ) => areRelated(organ, home)) ? null : aspect, said.normal),
      ),
  )
  // A joint space in a sentence does not make its heading the place of every effusion.
  const byHome = home ? organFit(home, isWithin(home, 'body') ? { ...profile, clauses: [] } : profile) : 0
  return Math.max(byLabel, bySentence, byHome)
}

/** Words like "Läsion" are denied under many headings, "Lungenembolie" under its own. */
export const deniedEverywhere: ReadonlySet<string> = new Set([
  'ascites',
  'lesion',
  'mass',
  'focus',
  'cyst',
  'metastasis',
  'edema',
  'swelling',
  'fluid',
  'enlargement',
  'dilation',
  'stenosis',
  'thickening',
  'calcification',
  'inflammation',
  'pathology',
  'enhancement',
  'fracture',
  'stone',
])

/** "Hüllen: Keine Hydrozele" is the place of a hydrocele, though it is of the testis. */
const deniedFit = 150

/** "Stellung" is the place of a listhesis, rather than the vertebrae it is said of. */
const positionFit = 118

function sentenceFit(finding: string): number {
  return deniedEverywhere.has(finding) ? 55 : 95
}

function fitOfFindings(finding: string, named: string): number {
  if (finding === named) return 1
  if (isKindOf(finding, named)) return 0.8
  return isKindOf(named, finding) ? 0.5 : 0
}

function labelFit(finding: string, slot: Slot): number {
  return highest(slot.findings.map((named) => fitOfFindings(finding, named) * 95))
}

function fitOfAspects(aspect: string | null, normal: string | null): number {
  return aspect !== null && aspect === normal ? 22 : 0
}

/** "Skelett", "Gefäße", "Freie Flüssigkeit": headings that gather from everywhere. */
function isGathering(slot: Slot): boolean {
  return slot.organs.length === 0 || slot.organs.some((organ) => isWithin(organ, 'body'))
}
