import { familyOf, findings, isKindOf } from '../../anatomy/finding-concepts.ts'
import { areRelated } from '../../anatomy/organ-tree.ts'
import type { Span } from '../../model.ts'
import { fitsAt, tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import { inBaseUnit } from '../../understand/find-measures.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import {
  clashingGroup,
  isAttribute,
  isLexical,
  isNoLongerNormal,
  isNumbered,
  isStated,
  mostAlike,
  organsAgree,
  overlap,
  sameThing,
  sidesAgree,
} from '../compare.ts'
import { ofSameFamily, type StatementIndex } from '../index-statements.ts'
import { sharesFigure } from '../measures/same-figure.ts'
import { isOfOldOnes } from '../sides/better-match.ts'
import { isOtherIncidental } from '../sides/side-named.ts'
import { vagueFindings } from '../vague-findings.ts'
import { looseGroups, numbered } from './loose-groups.ts'
import { namedPlaces } from './named-places.ts'
import { adoptedPlaces } from './place-fixes.ts'
import { rangeClash } from './range-clash.ts'

/** The same finding at another vertebra, lobe, segment, finger or part of an organ than in the findings. */
export function levelClashes(index: StatementIndex, sentences: readonly Sentence[]): Clash[] {
  const clashes: Clash[] = []
  for (const statement of index.impression) {
    if (
      statement.finding === null ||
      // "Enge Lagebeziehung Zahn 38, 48 mit Abstand": a word no concept knows may be said of anything.
      isLexical(statement) ||
      statement.sites.size === 0 ||
      isNumbered(statement) ||
      !(isStated(statement) || statement.certainty === 'possible') ||
      statement.stance !== 'asserted' ||
      isOnlyDegenerative(statement) ||
      reachesOn(statement) ||
      isWornThere(statement, index, sentences) ||
      isOfNounBehind(statement) ||
      // "Progrediente Metastasen, neu auch in Segment II"
      statement.sentence.words.some(({ text }, at, words) => text === 'auch' && words[at - 1]?.text === 'neu')
    )
      continue
    const alike = ofSameFamily(index, statement).filter((one) => isAlike(one, statement))
    if (isMeasuredThere(statement, index)) continue
    if (isListed(statement, index, alike) || isHeightLostThere(statement, index, alike)) continue
    const counterpart =
      rangeClash(statement, [...alike, ...lesionsAlike(statement, index)]) ?? elsewhere(statement, alike, index)
    if (counterpart !== undefined) clashes.push(levelClash(counterpart, statement))
  }
  return clashes
}

/** "Läsionen der Wirbelkörper, vereinbar mit Metastasen": by the name that the impression has for them. */
function lesionsAlike({ finding, ...told }: Statement, { findings: seen }: StatementIndex): Statement[] {
  if (finding !== 'metastasis') return []
  const lesions = seen.filter((one) => one.finding === 'lesion').map((one) => ({ ...one, finding }))
  return lesions.filter((one) => isAlike(one, { ...told, finding }))
}

/** "Sinusitis ethmoidalis bei verlegtem Infundibulum": it is said of the noun behind it. */
function isOfNounBehind({ sentence: { words }, at }: Statement): boolean {
  return words.some(
    ({ text, end }, index) => text === 'bei' && end + 1 === at.start && fitsAt(words, index + 1, /^\p{Ll}/u),
  )
}

/** "Degenerative Listhese L4/5" is no osteochondrosis. */
function isOnlyDegenerative(one: Statement): boolean {
  return one.finding === 'degeneration' && isAttribute(one)
}

/** "Modic I LWK 4/5", "Bandscheibenfach L4/5 verschmälert": an osteochondrosis is known there by what it does. */
function isWornThere(statement: Statement, { findings }: StatementIndex, sentences: readonly Sentence[]): boolean {
  const discs = statement.sites.get('disc')
  if (discs === undefined || familyOf(statement.finding ?? '') !== 'degeneration') return false
  return sentences.some(
    (one) =>
      one.section === 'findings' &&
      tells(one, wornDisc) &&
      (namedPlaces(one).some(({ group, value }) => group === 'disc' && discs.has(value)) ||
        findings.some(({ sentence, sites }) => sentence === one && sharesPlace({ sites }, statement, 'disc'))),
  )
}

const wornDisc = /^(?:Modic|Zwischenwirbelr|Bandscheibenf|(?:End|Grund|Deck)platt|erosiv|Vakuum)/i

/** What a broken vertebra may be described as. */
const broken = ['height-loss', 'lesion', 'destruction', 'w:deformierung', 'w:deformitat']

/** "BWK 8 keilförmig, 25 % Höhenminderung" is the fracture of BWK 8. */
function isHeightLostThere({ finding, sites }: Statement, index: StatementIndex, alike: readonly Statement[]): boolean {
  const vertebrae = sites.get('vertebra')
  if (finding === null || familyOf(finding) !== 'fracture' || vertebrae === undefined) return false
  if (!alike.every((one) => isToldThere(one, 'vertebra', index))) return false
  return broken
    .flatMap((family) => index.byFamily.get(family) ?? [])
    .some(
      (one) =>
        one.section === 'findings' &&
        one.stance === 'asserted' &&
        [...vertebrae].every((vertebra) => one.sites.get('vertebra')?.has(vertebra)),
    )
}

/** One of several places of a finding is enough: the list sums up. */
function isListed(statement: Statement, index: StatementIndex, alike: readonly Statement[]): boolean {
  const listed = ofSameFamily(index, statement).filter(
    (one) => one !== statement && one.at.start === statement.at.start && one.section === statement.section,
  )
  return listed.some((place) =>
    alike.some(
      (one) =>
        place.sites.size > 0 &&
        [...place.sites].every(([group, values]) => [...values].some((value) => one.sites.get(group)?.has(value))),
    ),
  )
}

export function isAlike(one: Statement, two: Statement): boolean {
  if (
    one.section !== 'findings' ||
    one.stance !== two.stance ||
    !isStated(one) ||
    isNoLonger(one, two) ||
    one.sites.size === 0
  )
    return false
  if (isOfOtherPart(one, two) || accompanies(one) || accompanies(two)) return false
  if (one.sites.has('segment') && two.sites.has('segment') && !organsAgree(one, two)) return false
  // "Querfortsätze LWK 2 und 3, Fraktur LWK 1"
  if ([one, two].some((said) => said.organBond === 'sentence' && isOfProcess(said))) return false
  if (isWearOnly(one) !== isWearOnly(two)) return false
  return sameThing(one, two) && sidesAgree(one, two) && isOfProcess(one) === isOfProcess(two)
}

/** "Degenerative Anreicherung LWK 5" is none of the metastases that take up too. */
function isWearOnly({ finding, stems }: Statement): boolean {
  return familyOf(finding ?? '') === 'enhancement' && [...stems].some((stem) => stem.startsWith('degenerat'))
}

/** "Milchglas im Oberlappen resorbiert" beside what is left in the lower lobe, "ältere Herde im Pons" beside a new one, a protrusion beside a "Rezidivvorfall". */
function isNoLonger(one: Statement, two: Statement): boolean {
  return (
    (one.trend === 'gone') !== (two.trend === 'gone') ||
    (two.isNew && (one.trend === 'stable' || isOfOldOnes(one))) ||
    (isOfOldOnes(one) && tells(two.sentence, /^frisch/i)) ||
    (two.sites.has('disc') && tells(two.sentence, recurring) && !tells(one.sentence, recurring))
  )
}

const recurring = /^Rezidiv/

/** "Begleitödem", "perifokales Ödem" lies around what it goes with and reaches as far as it does. */
function accompanies({ sentence, at }: Statement): boolean {
  return sentence.words.some(
    ({ text, start, end }) => start <= at.start && end + 1 >= at.start && /^(?:begleit|perifokal|umgebend)/i.test(text),
  )
}

/** Facet joints and discs wear each for themselves; a narrow canal is not the narrow foramen of the same level. */
function isOfOtherPart(one: Statement, two: Statement): boolean {
  const inCanals = [one, two].filter(({ organ }) => canals.has(organ ?? ''))
  // "Foramen durch eine Phlegmone eingeengt" beside a spondylodiscitis
  if (one.organ !== two.organ && inCanals.length > (one.finding === two.finding ? 1 : 0)) return true
  const [a, b] = [one, two].map(({ finding }) => findings().get(finding ?? '')?.organ)
  return a != null && b != null && !areRelated(a, b)
}

const canals = wordSet('neuroforamen spinal-canal')

/** A broken transverse process is not the broken body of its vertebra. */
function isOfProcess({ organ, finding }: Statement): boolean {
  return familyOf(finding ?? '') === 'fracture' && (organ === 'transverse-process' || organ === 'spinous-process')
}

/** Lungs and menisci are streaky or worn anywhere, as are the places told by a number. */
const strewn = /^(?:lung|menisc)/

/** "LFC verdickt", "V. poplitea nicht komprimierbar", "Plaque 30 %": by another word for it the findings know that very place; or what pushes the root at that disc. */
function isDescribedThere(statement: Statement, group: string, { findings }: StatementIndex): boolean {
  const values = statement.sites.get(group) ?? new Set<string>()
  const isTold = !numbered.has(group) && !strewn.test(group)
  return findings.some(
    (one) =>
      (isNoLongerNormal(one) ||
        (one.stance === 'asserted' &&
          ((group === 'disc' && /^(?:shift|height-loss)$/.test(one.finding ?? '')) ||
            (group === 'vertebra' && one.finding === 'focus') ||
            (isTold && one.finding !== null && !isLexical(one) && !isOtherIncidental(one, statement))))) &&
      [...values].some((value) => one.sites.get(group)?.has(value) === true),
  )
}

/** Named in the findings, but in one group of places only elsewhere. */
function elsewhere(statement: Statement, alike: readonly Statement[], index: StatementIndex): Statement | undefined {
  for (const [group, values] of statement.sites) {
    if ((looseGroups.has(group) && !isBrokenBone(statement, group)) || isDescribedThere(statement, group, index))
      continue
    if (isMeasuredUnnamed(values, group, index)) continue
    if (isCarriedThere(statement, group, index) || isNewElsewhere(statement, group, index)) continue
    const placed = alike.filter((one) => one.sites.has(group) && !isOtherIncidental(one, statement))
    if (placed.length === 0) continue
    if (placed.some((one) => [...values].some((value) => one.sites.get(group)?.has(value)))) {
      const exact = exactCounterpart(statement, placed, group) ?? likerElsewhere(statement, placed, group, index)
      if (exact !== undefined) return exact
      continue
    }
    const near = placed.filter(
      (one) =>
        clashingGroup(one, statement) === group &&
        !reachesOn(one) &&
        !isToldThere(one, group, index) &&
        !isOfList(one, statement, group),
    )
    const inRegion = near.filter((one) => sharesPlace(one, statement, 'spine'))
    if (near.length > 0) return mostAlike(statement, inRegion.length > 0 ? inRegion : near)
  }
  return undefined
}

/** "Läsionen bifrontal. Neuer Herd periventrikulär links." and "Neuer Entmarkungsherd okzipital": the new one lies in no lobe that is named. */
function isNewElsewhere(statement: Statement, group: string, { findings }: StatementIndex): boolean {
  return (
    statement.isNew &&
    findings.some(
      (one) =>
        one.isNew &&
        one.stance === 'asserted' &&
        vagueFindings.has(one.finding ?? '') &&
        !one.sites.has(group) &&
        sidesAgree(one, statement),
    )
  )
}

/** "Knorpel tibial" is a direction, a fracture of the tibia none of the fibula. */
function isBrokenBone({ finding, organBond }: Statement, group: string): boolean {
  return group === 'bone' && organBond === 'own' && familyOf(finding ?? '') === 'fracture'
}

/** "Pneumonie in Unter- und Mittellappen mit Einschmelzung": of either lobe. */
function isOfList(one: Statement, { sentence, at }: Statement, group: string): boolean {
  const end =
    sentence.words.findLast(({ start, text }) => start < at.start && /^(?:mit|sowie|,)$/.test(text))?.start ?? 0
  const places = namedPlaces(sentence).filter((place) => place.group === group)
  return places.every(({ word }) => word.start < end) && places.some(({ value }) => one.sites.get(group)?.has(value))
}

/** "Thrombus bis in die V. femoralis": it begins elsewhere. */
export function reachesOn({ sentence: { words }, span }: Statement): boolean {
  return words.some(
    ({ text, start }, at) =>
      text === 'bis' &&
      start >= span.start &&
      start < span.end &&
      /^(?:in|zu[mr]?|an|nach)$/.test(words[at + 1]?.text ?? ''),
  )
}

/** "ACI: Plaque, Vmax 320 cm/s. Entspricht einer Stenose von 80 %.": of the organ named before; or of an epidural tumour at no level: "BWK 8 gesintert, epiduraler Tumor". */
function isCarriedThere(statement: Statement, group: string, index: StatementIndex): boolean {
  return ofSameFamily(index, statement).some(
    (one) =>
      one.section === 'findings' &&
      one.stance === 'asserted' &&
      (one.organBond === 'carried'
        ? !isTakenUp(one) &&
          !isOfTheOneBefore(one, group, index) &&
          (one.organ === statement.organ || sharesFigure(one, statement))
        : one.organ === 'epidural-space' && one.organ === statement.organ) &&
      !one.sites.has(group) &&
      sidesAgree(one, statement),
  )
}

/** "Fraktur des Os metatarsale V. Frakturspalt 2 mm klaffend.": of that very bone. */
function isOfTheOneBefore(one: Statement, group: string, index: StatementIndex): boolean {
  return ofSameFamily(index, one).some(
    (before) => before.finding === one.finding && before.position === one.position - 1 && before.sites.has(group),
  )
}

/** "Der Tumor überschreitet die Muscularis": of the one told before. */
function isTakenUp({ sentence: { words }, at }: Statement): boolean {
  return words.some(({ text, end }) => end + 1 === at.start && /^(?:Der|Die|Das|Diese[rs]?)$/.test(text))
}

/** "Mediane Protrusion C5/6" where the one there is foraminal and the median one of C6/7 is not told. */
function likerElsewhere(
  statement: Statement,
  placed: readonly Statement[],
  group: string,
  index: StatementIndex,
): Statement | undefined {
  if (!numbered.has(group)) return undefined
  const here = placed.filter((one) => sharesPlace(one, statement, group))
  const most = Math.max(...here.map((one) => likeness(one, statement)))
  // "Metastase in Segment VII mit 37 mm, in Segment IVa mit 19 mm": both of one sentence are told.
  const others = placed.filter((one) => !here.some(({ sentence }) => sentence === one.sentence))
  return others.find((one) => likeness(one, statement) > Math.max(most, 1) && !isToldThere(one, group, index))
}

function isToldThere(one: Statement, group: string, { impression }: StatementIndex): boolean {
  return impression.some(
    (other) => sameThing(other, one) && !isOnlyDegenerative(other) && sharesPlace(other, one, group),
  )
}

/** An extrusion is a kind of prolapse, a protrusion is none; what is new is the new one. */
function likeness(one: Statement, two: Statement): number {
  const isNew = one.isNew && two.isNew
  const [a, b] = [one.finding ?? '', two.finding ?? '']
  return overlap(one, two) + (isKindOf(a, b) || isKindOf(b, a) ? 2 : 0) + (isNew ? 3 : 0)
}

function sharesPlace(one: Pick<Statement, 'sites'>, two: Statement, group: string): boolean {
  return [...(two.sites.get(group) ?? [])].some((value) => one.sites.get(group)?.has(value))
}

/** "In der PZ links 9 mm, diffusionsgestört" is the lesion of 9 mm in that zone, by no name. */
function isMeasuredThere({ measures, sites }: Statement, index: StatementIndex): boolean {
  const sizes = measures.flatMap(inBaseUnit)
  if (sizes.length === 0) return false
  return index.findings.some(
    (one) =>
      one.measures.flatMap(inBaseUnit).some((size) => sizes.includes(size)) &&
      [...sites].every(([group, values]) => [...values].some((value) => one.sites.get(group)?.has(value))),
  )
}

/** "Segment V 34 mm: arteriell kräftig", "DHC 11 mm weit": something of a size lies there that the findings give no name. */
function isMeasuredUnnamed(values: ReadonlySet<string>, group: string, { findings }: StatementIndex): boolean {
  if (!/^(?:segment|bile-duct|(?:lung|brain)-lobe)$/.test(group)) return false
  const there = findings.filter(({ sites }) => [...values].some((value) => sites.get(group)?.has(value) === true))
  return there.some(
    ({ measures, sentence }) =>
      (measures.length > 0 || sentence.label.some(({ text }) => text === 'mm' || text === 'cm')) &&
      !there.some((one) => one.sentence === sentence && isNamedLesion(one)),
  )
}

function isNamedLesion({ finding }: Statement): boolean {
  return finding !== null && masses.has(familyOf(finding))
}

const masses = wordSet('lesion cyst stone calcification lymph-node')

/** The very noun stands at one vertebra in the findings and at another here: "Grundplattenimpression BWK7". */
function exactCounterpart(statement: Statement, placed: readonly Statement[], group: string): Statement | undefined {
  const values = statement.sites.get(group)
  if (values === undefined || values.size !== 1) return undefined
  const words = findingStems(statement)
  const same = placed.filter((one) => findingStems(one) === words && (one.sites.get(group)?.size ?? 0) === 1)
  const swallowed = placed.filter((one) => [...values].some((value) => one.sites.get(group)?.has(value)))
  if (swallowed.some((one) => (one.sites.get(group)?.size ?? 0) === 1)) return undefined
  return mostAlike(statement, same)
}

function findingStems(statement: Statement): string {
  return statement.sentence.words
    .filter((word) => word.start >= statement.at.start && word.end <= statement.at.end)
    .map((word) => word.stem)
    .join(' ')
}

export function levelClash(one: Statement, two: Statement): Clash {
  const groups = [...two.sites.keys()].filter((group) => group !== 'spine' && one.sites.has(group))
  const fixes = groups.map((group) =>
    adoptedPlaces(
      { sentence: one.sentence, within: whole(one) },
      { sentence: two.sentence, within: whole(two) },
      group,
    ),
  )
  return {
    kind: 'level',
    first: placeOf(one),
    second: placeOf(two),
    reason: 'Derselbe Befund ist an verschiedenen Stellen angegeben',
    fixes: fixes.find((proposals) => proposals.length > 0) ?? [],
  }
}

/** The clause, and the label that may number it. */
function whole({ sentence, span }: Statement): Span {
  return { start: sentence.label[0]?.start ?? span.start, end: span.end }
}
