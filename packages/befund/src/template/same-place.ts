import { findings, isKindOf } from '../anatomy/finding-concepts.ts'
import { areRelated, isWithin, organs as organTree } from '../anatomy/organ-tree.ts'
import type { Statement } from '../understand/statement.ts'
import { remember } from '../word-memory.ts'
import { aspectOfNoun, isWholeNoun } from './attributes.ts'
import { alsoDenied } from './denied-alike.ts'
import type { Dictated } from './dictated.ts'
import type { NormalClause } from './normals.ts'
import { nounsOf } from './nouns-of.ts'
import { stemsOf } from './stems-of.ts'
import type { Slot } from './template.ts'
import { termsIn } from './terms-in.ts'
import { isNeighbour, tissueOf } from './tissues.ts'

/** A dictated statement in its slot. */
export interface Said {
  statement: Statement
  part: Dictated
  slot: Slot | null
}
/**
 * Both speak of the same organ or of a part of it. In one slot an organ left out is the slot's. A sentence of another
 * slot is concerned only when it names the organ itself, or when its heading gathers such organs ("Skelett").
 */
export function samePlace(normal: Statement, clause: NormalClause, slot: Slot, said: Said, sameSlot: boolean): boolean {
  const isPlaced = isOwn(said.statement) || clauseOrgans(said).length > 0
  const there = isPlaced ? placesOf(said) : (said.slot?.organs ?? [])
  // "Gallenblase zart. Keine freie Flüssigkeit.": the fluid names its own place.
  const carried = slot.label === '' && normal.organBond === 'own' ? normal.organs : clause.about
  const named = clause.organs.length === 0 && isOfMany(slot) ? carried : thingsOf(clause, slot)
  if (ofOtherCompartment(`${slot.label} ${clause.text}`, said.part.text)) return false
  const home = findings().get(said.statement.finding ?? '')?.organ ?? null
  if (sameSlot) {
    // In running text, or below a side, a finding without a place is not in whatever organ a sentence names.
    if (!isPlaced)
      return (
        !/^(?:rechts|links)?$/i.test(slot.label) || clause.organs.length === 0 || meets(named, said.statement.organs)
      )
    return named.length === 0
      ? !namesAnother(normal, clause, said.part)
      : (meets(named, there) || isOfOrgans(clause, named, there) || (home !== null && clause.organs.includes(home))) &&
          !namesAnother(normal, clause, said.part)
  }
  if (slot.levels.length > 0 || isSibling(slot, said.slot)) return false
  // A fistula leads from one organ to another.
  if (normal.finding === 'fistula' && said.statement.finding === 'fistula' && clause.organs.length === 0) return true
  if (slot.side !== null && said.statement.side === null) return false
  // In running text or below "Kontrastmittelverhalten" a "Kein pathologisches Enhancement" is said of all.
  if ([...slot.organs, ...slot.context, ...clause.organs].length === 0 && normal.finding === 'enhancement')
    return said.statement.stance === 'asserted' && isKindOf(said.statement.finding ?? '', normal.finding)
  const gathered = named.length > 0 ? named : gatheredBy(slot)
  const here =
    gathered.length > 0
      ? gathered
      : slot.organs.filter((organ) =>
          there.some((one) => (normal.normal === 'width' ? isWithin(one, organ) : one === organ)),
        )
  // A joint is what is worn, whatever else the sentence is about.
  if (said.statement.finding === 'arthrosis' && slot.organs.includes('joint')) return true
  return meets(here, there) || sharesHome(normal, said, clause)
}

/** In running text, or below "Abdomen", each sentence is about an organ of its own. */
export function isOfMany({ label, organs }: Slot): boolean {
  return label === '' || (organs.length > 0 && organs.every(isWholeRegion))
}

/** "Parenchymatöse Oberbauchorgane": the spleen is one of them; "Lymphknoten im Becken": so are iliac ones. */
function isOfOrgans({ text }: NormalClause, named: readonly string[], there: readonly string[]): boolean {
  const isIn = (organ: string, one: string) => isWithin(organ, one) || isNeighbour(organ, one)
  return /organe\b|lymphknoten/i.test(text) && there.some((organ) => named.some((one) => isIn(organ, one)))
}

/** "Mesorektale" and "Laterale Lymphknoten", "Übriges Ileum", "Mediastinum" and "Retroperitoneale Lymphknoten": what went below the one says nothing of the other. */
function isSibling(slot: Slot, other: Slot | null): boolean {
  if (other === null || slot.organs.length === 0) return false
  return (
    /übrig/i.test(slot.label) ||
    slot.organs.join() === other.organs.join() ||
    (isStation(slot) && (isStation(other) || !slot.organs.includes('lymph-nodes')))
  )
}

/** "Prävertebrale Weichteile" are not the spine, "drei Gefäße durchgängig" below "Unterschenkelarterien" none of the thigh. */
function thingsOf({ organs, locating }: NormalClause, slot: Slot): readonly string[] {
  if (organs.length === 1 && organs[0] === 'vessel' && slot.organs.length > 0) return []
  const things = organs.filter((organ) => !locating.includes(organ))
  return things.length > 0 ? things : organs
}

function isStation({ label, organs }: Slot): boolean {
  return (
    / (?:Lymphknoten|LK)$/.test(label) &&
    organs.every((one) => one === 'lymph-nodes' || tissueOf(one) === 'lymph-nodes')
  )
}

const compartments = [
  [/femorotibial|tibiofemoral/i, /patell|trochlea/i],
  [/medial/i, /lateral/i],
  [/parenchym|intra(?:zereb|axi)/i, /subdural|epidural|extraaxial|subarach/i],
] as const
const compartmentsOf = remember((text) => compartments.map((pair) => pair.filter((place) => place.test(text))))

/** "Femorotibial keine Knorpeldefekte" stays beside a retropatellar defect: the knee has cartilage in several places. */
function ofOtherCompartment(normal: string, dictated: string): boolean {
  const there = compartmentsOf(dictated)
  return compartmentsOf(normal).some((here, at) => {
    const [other, more] = there[at] ?? []
    return here.length === 1 && other !== undefined && more === undefined && here[0] !== other
  })
}

/** "Appendix unauffällig" stays beside a colitis: what is found in the whole need not be in this part. */
export function onlyOfAPart(clause: NormalClause, said: Said): boolean {
  if (clause.organs.length === 0) return false
  const there = isOwn(said.statement) ? placesOf(said) : (said.slot?.organs ?? [])
  if (there.length === 0) return false
  return !clause.organs.some((one) => there.some((other) => isWithin(other, one) || tissueOf(other) === one))
}

/** "Skelett" gathers all bones, "Supraklavikuläre Lymphknoten" only some nodes. */
function gatheredBy(slot: Slot): string[] {
  const words = slot.label
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length > 3 && !/^(?:große|übrige|knöcherne|miterfasste|dargestellte|sowie)$/i.test(word))
  return words.every((word) => termsIn(word).length > 0 && word !== 'Thoraxskelett')
    ? slot.organs.filter((organ) => isWithin(organ, 'body'))
    : []
}

/** The organs of the clause a statement stands in; a vertebra may be no more than its level. */
function clauseOrgans({ statement, part }: Said): readonly string[] {
  const at = statement.at.start - part.at
  const organs = part.clauses.find((clause) => at >= clause.start && at < clause.end)?.organs ?? []
  const isElsewhere = statement.level !== null && statement.organs.some((organ) => !isWholeRegion(organ))
  return isElsewhere ? organs.filter((organ) => organ !== 'vertebra') : organs
}

/** Where it was found; the level of a disc is not the vertebra. */
function placesOf(said: Said): string[] {
  const places = mostSpecific([...said.statement.organs, ...clauseOrgans(said)])
  const isOfDisc = said.statement.level !== null && places.includes('disc')
  return isOfDisc ? places.filter((organ) => organ !== 'vertebra') : places
}

/** A diverticulitis of the sigmoid says nothing of the rest of the colon. */
function mostSpecific(organs: readonly string[]): string[] {
  return organs.filter(
    (organ) => !organs.some((other) => other !== organ && (isWithin(other, organ) || tissueOf(other) === organ)),
  )
}

/** "Ligamentum fibulotalare posterius intakt": a name no tree holds is another structure unless it was dictated too. */
function namesAnother(normal: Statement, clause: NormalClause, part: Dictated): boolean {
  if (!clause.organs.every((organ) => isWithin(organ, 'body'))) return false
  const [words = ''] = clause.text.slice(0, Math.max(0, normal.at.start - clause.start)).split(/ (?:ohne|kein)/)
  if (/^(?:kein|ohne |alle |beidseit|beide|sinus $)|organe\b/i.test(words)) return false
  const nouns = nounsOf(words, true).filter((stem) => aspectOfNoun(stem) === null && !isWholeNoun(stem))
  const unknown = nouns.filter((stem) => termsIn(stem).length === 0)
  const subject = stemsOf(words).filter((stem) => stem.length >= 4 && stem !== 'nicht')
  if (unknown.length === 0 && (subject.length < 2 || nouns.length === 0)) return false
  // "Gang nicht erweitert" is answered by the "Pankreasgang", "Septum mittelständig" by a "Septumdeviation".
  const spoken = stemsOf(part.text)
  return !subject.every((stem) => spoken.some((one) => one.endsWith(stem) || (stem.length > 5 && one.startsWith(stem))))
}

function meets(here: readonly string[], there: readonly string[]): boolean {
  return here.some((one) => there.some((other) => nearOrgans(one, other)))
}

function isOwn(statement: Statement): boolean {
  return statement.organBond === 'own' || statement.organBond === 'sentence'
}

export function nearOrgans(one: string, other: string): boolean {
  if (one === other) return true
  if (isWholeRegion(one) || isWholeRegion(other)) return false
  return areRelated(one, other) || tissueOf(one) === other || tissueOf(other) === one
}

/** What is said of the abdomen says little of the liver; the sinuses are no more than their cavities. */
function isWholeRegion(organ: string): boolean {
  const known = organTree().get(organ)
  return known?.region === true && known.parent === null
}

/** "Kein Pleuraerguss" names its place by itself, below whichever heading it stands; fluid is looked for in many places. */
function sharesHome(normal: Statement, said: Said, { text }: NormalClause): boolean {
  const found = said.statement.finding
  if (normal.finding === null || normal.organBond !== 'own') return false
  if (normal.finding !== found && !alsoDenied.has(`${found} ${normal.finding}`)) return false
  const home = findings().get(normal.finding)?.organ ?? null
  // "Keine Höhenminderung" of the vertebrae stays beside one of a disc.
  if (home === null || !placesOf(said).some((organ) => nearOrgans(organ, home))) return false
  return !isKindOf(normal.finding, 'ascites') || /aszites/i.test(text)
}

/** "Perihepatischer Flüssigkeitssaum" is no pleural effusion. */
export function isAtHome(finding: string, { organs }: Statement): boolean {
  const home = findings().get(finding)?.organ ?? null
  return home !== 'pleura' || organs.length === 0 || organs.some((organ) => nearOrgans(organ, home))
}
