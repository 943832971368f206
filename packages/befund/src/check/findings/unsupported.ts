import { familyOf, findings, isKindOf } from '../../anatomy/finding-concepts.ts'
import { areRelated, isRegion, isWithin } from '../../anatomy/organ-tree.ts'
import { stemsOf } from '../../anatomy/word-stem.ts'
import { tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import {
  isDenied,
  isLexical,
  isPresent,
  jointOfBone,
  organsAgree,
  ownOrgan,
  sidesAgree,
  sitesAgree,
} from '../compare.ts'
import { courseOf } from '../courses/overall-trend.ts'
import { isAtOtherLevel, isOppositePart } from '../describing-stems.ts'
import type { StatementIndex } from '../index-statements.ts'
import { vagueFindings } from '../vague-findings.ts'
import { isSuperficial } from './against-normal.ts'
import { negationClash } from './negation-clash.ts'
import { isOfLabelledPart } from './normal-rest.ts'
import { isReserved } from './reserved.ts'
import { aspectOf } from './ruled-out.ts'
import { signDenied } from './without-signs.ts'

/** Families that follow from a size, or that one need not see in the organ itself. */
const inferred = wordSet('enlargement congestion recurrence leak complication')

/**
 * The impression asserts a major finding of an organ of which the findings say nothing but normality:
 * "Pankreas homogen" and "Akute Pankreatitis", "Appendix nicht verdickt" and "Appendizitis".
 */
export function unsupportedClashes(index: StatementIndex): Clash[] {
  const clashes: Clash[] = []
  for (const told of index.impression) {
    if (!isTold(told)) continue
    const normal =
      (isMajor(told) ? (clearedOf(told, index.findings) ?? clearedAsWhole(told, index.findings)) : undefined) ??
      signDenied(told, index.findings)
    if (normal !== undefined) clashes.push(negationClash(normal, told))
  }
  return clashes
}

/** What the findings say of the organ, its whole or its parts, where all of it is quiet. */
function clearedOf(told: Statement, seen: readonly Statement[]): Statement | undefined {
  const organ = told.finding === 'pneumothorax' ? 'lung' : organOf(told)
  if (organ === null || isGeneric(organ) || (isRegion(organ) && organ !== ring)) return undefined
  // "Zervikale Myelopathie" names the nodes of the neck too.
  const isApart = (other: string): boolean =>
    !isGeneric(other) && !isRegion(other) && !other.endsWith('nodes') && !areRelated(other, organ)
  if (organ !== 'lung' && told.organs.some(isApart)) return undefined
  // Where the lung lies at the wall all round, nothing else of it matters.
  const isExpanded = told.finding === 'pneumothorax' && seen.some(({ normal }) => normal === 'expansion')
  const near = seen.filter(
    (one) =>
      (!isExpanded || one.normal === 'expansion') &&
      one.organs.some((other) => areRelated(other, organ)) &&
      !(one.organBond === 'examination' && isRegion(one.organ ?? '')) &&
      sidesAgree(one, told) &&
      !isEffusionOfWhole(one, organ) &&
      // "Rechter Vorhof frei. LVEF 60 %."
      !(one.finding === null && one.organBond === 'carried' && one.measures[0]?.unit === '%') &&
      !(/pelv/.test(organ) && /^(?:fluid|bleeding|calcification|degeneration)$/.test(familyOf(one.finding ?? ''))) &&
      !isSuperficial(one, told),
  )
  if (near.some((one) => !isQuiet(one) && !isQuietSoFar(one)) || seen.some((one) => mayBeMeant(one, told)))
    return undefined
  return near.find((one) => {
    const own = ownOrgan(one)
    if (
      own === null ||
      isQuietSoFar(one) ||
      isOfLabelledPart(one, seen) ||
      isAtOtherLevel(told, one) ||
      (isRegion(own) && own !== 'gastrointestinal' && own !== ring)
    )
      return false
    if (
      !isWithin(organ, own) &&
      !(isWithin(own, organ) && (organ === ring || own === 'pubis' || isLeftWhole(one, told)))
    )
      return false
    return clears(one, told) && !isOppositePart(one, told) && sitesAgree(one, told)
  })
}

/** What flows in a part of the vessel, or the only band of several that is told; a joint may be broken at another bone. */
function isLeftWhole(part: Statement, { finding }: Statement): boolean {
  const aspect = aspectOf(part)
  return (
    aspect === 'flow' || (/^(?:continuity|general)$/.test(aspect) && /^(?:tear|injury)$/.test(familyOf(finding ?? '')))
  )
}

/** An effusion of the ankle says nothing of its syndesmosis. */
function isEffusionOfWhole(one: Statement, organ: string): boolean {
  return one.finding === 'joint-effusion' && one.organ !== organ && !isWithin(one.organ ?? '', organ)
}

const ring = 'bony-pelvis'
/** Of the pelvic ring too, although the tree has it elsewhere. */
const ofRing = wordSet('sacrum ischium anterior-column posterior-column')

/** A fracture of LWK 1 is one of a vertebra, one of the pelvis one of its ring. */
function organOf(told: Statement): string | null {
  const organ = ownOrgan(told)
  if (told.finding === 'ischemia' && isWithin(organ ?? '', 'cerebral-vessels')) return 'brain'
  if (familyOf(told.finding ?? '') !== 'fracture') return organ
  return organ === 'pelvis' ? ring : (organ ?? (told.sites.has('vertebra') ? 'vertebra' : null))
}

/** Of the same family, and not of another organ or another named disease. */
function mayBeMeant(one: Statement, told: Statement): boolean {
  if (one.finding === null || isDenied(one) || familyOf(one.finding) !== familyOf(told.finding ?? '')) return false
  const organ = ownOrgan(one)
  // "Embolus im Unterlappen" and a pulmonary embolism.
  if (one.finding === told.finding && findings().get(one.finding)?.organ === told.organ) return true
  if (organ !== null) return organsAgree(one, told) || isRegion(organ) || ofRing.has(organ)
  return one.finding === told.finding || vague.has(one.finding)
}

/** Findings that say only that something is there. */
const vague = new Set([...vagueFindings, 'uptake', 'pathology'])

/** Signs without which a disease is not there: where they are denied, and nothing else is told, so is the disease. */
const signsOf: Readonly<Record<string, readonly string[]>> = {
  ileus: ['dilation', 'air-fluid-level', 'caliber-change'],
}

/** Calls the organ normal, free of anything at all, or of a sign of what is told. */
function clears(one: Statement, { finding }: Statement): boolean {
  const signs = signsOf[finding ?? ''] ?? signsOf[familyOf(finding ?? '')]
  if (findings().get(finding ?? '')?.major !== true) return one.normal === 'focal'
  if (one.normal !== null) return finding !== 'pneumothorax' || /^(?:lung|expansion)$/.test(one.normal)
  if (one.finding === null) return false
  return vague.has(one.finding) || signs?.includes(familyOf(one.finding)) === true
}

function isTold(told: Statement): boolean {
  if (told.finding === null || isLexical(told) || !isPresent(told) || told.certainty !== 'certain') return false
  return courseOf(told.sentence)?.trend !== 'regress' && !isOld(told)
}

/** A major finding, or a lesion of any kind: no organ is homogeneous that has one. */
function isMajor(told: Statement): boolean {
  const concept = findings().get(told.finding ?? '')
  if (concept === undefined || inferred.has(concept.family)) return false
  return (
    concept.major || concept.family === 'lesion' || signsOf[concept.id] !== undefined || wholeOf(told) !== undefined
  )
}

const known = stemsOf('bekannt vorbekannt vorbestehend alt älter konsolidiert verheilt durchbaut residuum')

/** Of an old fracture "keine Fraktur" says nothing. */
export function isOld({ stems }: Statement): boolean {
  return [...known].some((stem) => stems.has(stem))
}

/** What a denial may say of the thing denied without leaving room for another: "ohne gesteigerten Uptake". */
const widening = stemsOf(
  'darunter gesteigert vermehrt erhöht pathologisch suspekt auffällig fokal umschrieben malignomsuspekt vergrößert bds',
)

/** Normal without reserve, or a denial; a measurement may mean more than it says. */
function isQuiet(one: Statement): boolean {
  if (one.stance === 'unclear' || !one.limits.every((limit) => widening.has(limit))) return false
  if (one.measures.length > 0 && one.normal === null) return false
  if (one.organBond === 'sentence' && one.sideBond === 'own' && one.normal !== null) return false
  return one.normal !== null ? one.stance === 'asserted' && !isReserved(one.sentence.words) : isDenied(one)
}

/** "Unterschenkelvenen soweit einsehbar frei", "sonst unauffällig" clear nothing, and tell of nothing. */
function isQuietSoFar({ normal, stance, sentence: { words } }: Statement): boolean {
  return normal !== null && stance === 'asserted' && tells(words, /^(?:soweit|sonst|ansonst)/i)
}

/** "Knöcherne Strukturen intakt" and a fracture, "Gelenkstellung regelrecht" and a luxation: said of all that was examined. */
function clearedAsWhole(told: Statement, seen: readonly Statement[]): Statement | undefined {
  const whole = wholeOf(told)
  if (whole === undefined || seen.some((one) => !isQuiet(one) && isTraceOf(one, whole))) return undefined
  const organ = organOf(told)
  return seen.find((one) => {
    const own = ownOrgan(one)
    if (
      own !== null &&
      !isRegion(own) &&
      !isGeneric(own) &&
      !own.endsWith('nodes') &&
      (organ === null || !areRelated(own, organ)) &&
      jointOfBone[own] !== told.organ
    )
      return false
    return isQuiet(one) && sidesAgree(one, told) && sitesAgree(one, told) && isSaidOfWhole(one, whole)
  })
}

/** A tissue that is everywhere, or what no single organ has: named by words, not by an organ. */
interface Whole {
  findings: readonly string[]
  words: RegExp
  /** Families that else tell of it. */
  traces: readonly string[]
  aspect?: string
}

const bony = /^(?:knoch|ossar|skelett|kortikal|kontur)/

const wholes: readonly Whole[] = [
  {
    findings: ['fracture'],
    words: bony,
    traces: ['height-loss', 'step-off', 'dislocation', 'tear', 'edema', 'erosion', 'destruction', 'luxation'],
  },
  {
    findings: ['luxation', 'listhesis'],
    words: /^(?:gelenkstell|stellung|alig|artikul|kongruen)/,
    traces: ['malposition', 'step-off', 'dislocation', 'fracture', 'shift'],
    aspect: 'position',
  },
  {
    findings: ['osteolysis', 'destruction'],
    words: bony,
    traces: ['lesion', 'fracture', 'erosion'],
  },
  { findings: ['metastasis'], words: bony, traces: ['lesion', 'destruction'] },
  {
    findings: ['marrow-edema'],
    words: /^(?:knochen)?mark/,
    traces: ['edema', 'signal-change', 'lesion', 'fracture', 'inflammation'],
  },
  {
    findings: ['gonarthrosis', 'coxarthrosis', 'ankylosis'],
    words: /^gelenkspal/,
    traces: ['degeneration', 'calcification', 'stenosis'],
  },
  { findings: ['chondropathy'], words: /^(?:gelenk)?knorp/, traces: ['degeneration', 'lesion'] },
  {
    findings: ['lymphadenopathy', 'nodal-metastasis'],
    words: /^(?:lymphknot|lk$)/,
    traces: [],
  },
]

function wholeOf({ finding, stems }: Statement): Whole | undefined {
  const whole = wholes.find((one) => one.findings.some((id) => isKindOf(finding ?? '', id)))
  const isElsewhere = whole?.findings[0] === 'metastasis' && ![...stems].some((stem) => bony.test(stem))
  return isElsewhere ? undefined : whole
}

function isTraceOf(one: Statement, { findings: told, traces }: Whole): boolean {
  if (one.finding === null || isDenied(one)) return false
  const { finding } = one
  if (traces.includes(familyOf(finding)) || told.some((id) => familyOf(id) === familyOf(finding))) return true
  return isLexical(one) && traceWords.test(finding)
}

const traceWords = /frakt|fragm|bruch|impress|stauch|spalt|lini|absprengung|knorp|lymph|defekt|herd/

const partWords = /^(?:femorotib|medial|lateral|proximal|distal|dorsal|ventral|palmar|plantar|vord|hint|ober|unter)/

function isSaidOfWhole(one: Statement, { aspect, words }: Whole): boolean {
  const stems = [...one.stems]
  if (stems.some((stem) => partWords.test(stem))) return false
  const isNamed = stems.some((stem) => words.test(stem))
  if (one.normal !== null)
    return one.normal === aspect || (isNamed && /^(?:general|continuity|focal|joint-space)$/.test(aspectOf(one)))
  const finding = one.finding ?? ''
  return words === bony && isKindOf(finding, 'osteolysis')
}
