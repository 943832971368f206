import { familyOf, isKindOf } from '../../anatomy/finding-concepts.ts'
import { isWithin } from '../../anatomy/organ-tree.ts'
import { stemsOf, wordStem } from '../../anatomy/word-stem.ts'
import { wordSet } from '../../read/word-set.ts'
import type { Statement } from '../../understand/statement.ts'
import { isDenied, isLexical, organsAgree, sidesAgree, sitesAgree } from '../compare.ts'
import { incidental } from './denies.ts'
import { isReserve } from './limits.ts'

/** A disease, the signs without which it is not there, and the organs in which it lies if its signs may be anywhere. */
const signs = [
  ['bursitis', 'dilation fluid thickening'],
  ['inflammation', 'thickening stranding edema swelling fluid marrow-edema signal-change consolidation'],
  ['recurrence', 'enhancement nodule mass uptake'],
  ['bile-duct-stone', 'thrombosis stone'],
  ['tear', 'leak active-bleeding hematoma', 'aorta', 'common-iliac', 'retroperitoneum', 'mediastinum'],
  ['scar', 'late-enhancement'],
  ['congestion', 'w:umverteilung'],
  ['loosening', 'w:saumbildung'],
  ['metastasis', 'uptake'],
  ['myelopathy', 'signal-change', 'spinal-cord'],
  ['right-heart-strain', 'dilation', 'right-ventricle'],
  ['active-bleeding', 'leak'],
  ['rebleeding', 'signal-change', 'head'],
  ['bleeding', 'signal-change', 'brain', 'meninges'],
  ['free-perforation', 'free-air', 'gastrointestinal'],
  ['perforation', 'free-air abscess fluid', 'gastrointestinal'],
  ['leak', 'active-bleeding'],
  ['abscess', 'w:flussigkeitsverhaltung w:verhalt fluid'],
  ['aspiration', 'w:ubertritt', 'esophagus'],
  ['lymphoma', 'lymphadenopathy', 'axilla'],
] as const

/** What denies a sign of the disease, where nothing is told that could be one: "Pankreas ohne Ödem" and "Pankreatitis". */
export function signDenied(told: Statement, seen: readonly Statement[]): Statement | undefined {
  const row = signs.find(([id]) => isKindOf(told.finding ?? '', id))
  if (row === undefined) return undefined
  const [id, ids, ...wholes] = row
  // A covered rupture of the aorta has a haematoma around it, and nothing leaks.
  const isCovered = id === 'tear' && told.sentence.words.some(({ stem }) => stem === covered)
  if (!isCovered && told.sentence.words.some(({ stem }) => over.has(stem))) return undefined
  // "Axilläre Lymphome" are nodes, "ein Lymphom" is a disease.
  if (id === 'lymphoma' && !told.sentence.words.some(({ text, end }) => end === told.at.end && /men?$/.test(text)))
    return undefined
  // A perforation that is told with its cause may be a covered one.
  if (id === 'perforation' && told.sentence.words.length > bareUpTo) return undefined
  const denied = isCovered ? ['hematoma'] : ids.split(' ')
  const isDenial = (one: Statement): boolean => isDenied(one) && denied.includes(one.finding ?? '')
  if (!seen.some(isDenial)) return undefined
  // "Prostataloge ohne Mehranreicherung": whatever the nodes do.
  const bed = id === 'recurrence' ? seen.filter(({ organ }) => organ === 'prostate-bed') : []
  if (bed.length > 0 && bed.every(isDenial)) return bed[0]
  const isWithinAny = ({ organ }: Statement): boolean => wholes.some((whole) => isWithin(organ ?? '', whole))
  if (wholes.length > 0 && !isWithinAny(told)) return undefined
  const near = seen.filter(
    (one) => sidesAgree(one, told) && sitesAgree(one, told) && (wholes.length > 0 || organsAgree(one, told)),
  )
  const isSign = (one: Statement): boolean => {
    const { finding, normal, stance } = one
    if (stance === 'negated' || normal !== null) return false
    if (finding === null) return one.organ === told.organ && denied.includes('edema')
    if (
      [...denied, ...(isCovered ? [id] : [])].some((one) => familyOf(one) === familyOf(finding)) ||
      /^w:.*(?:gas|luft)/.test(finding)
    )
      return true
    const isHarmless =
      shownOnlyBySigns.has(row[0]) ||
      incidental.has(finding) ||
      harmless.has(familyOf(finding)) ||
      (row[0] === 'abscess' && around.has(familyOf(finding))) ||
      (isLexical(one) && (one.trend === 'stable' || isCalledNormal(one, near)))
    return !isHarmless && stance === 'asserted' && (wholes.length === 0 || isWithinAny(one))
  }
  if (near.some(isSign)) return undefined
  // "Kein Hämatom der Kopfschwarte" says nothing of the aorta.
  const isOfPlace = (one: Statement): boolean => one.finding !== 'hematoma' || isWithinAny(one)
  // "Keine hyperdensen Anteile im Ventrikel"
  const isAsNew = (one: Statement): boolean => id !== 'rebleeding' || one.limits.length > 0
  return near.find(
    (one) => isDenial(one) && isOfPlace(one) && isAsNew(one) && (isFresh(one) || !one.limits.some(isReserve)),
  )
}

/** "Hinweis auf Perforation.", in words. */
const bareUpTo = 5

/** What an inflammation does to the tissue is no abscess. */
const around = wordSet('thickening stranding swelling edema inflammation')

/** What else is there, a haematoma or an abscess, is no such leak. */
const shownOnlyBySigns = wordSet('free-perforation perforation active-bleeding leak aspiration rebleeding tear')

/** "Keine frische Hyperdensität": a bleeding is fresh. */
function isFresh({ finding, limits }: Statement): boolean {
  return finding === 'signal-change' && limits.every((limit) => limit === 'frisch')
}

/** "Prävertebraler Weichteilschatten schlank" */
function isCalledNormal({ sentence }: Statement, near: readonly Statement[]): boolean {
  return near.some((one) => one.sentence === sentence && one.normal !== null)
}

/** Of these no sign need be left; what perforated is often covered. */
const covered = wordStem('gedeckt')
const over = stemsOf('chronisch abgelaufen drohend gedeckt perforiert Appendix')
const harmless = wordSet('stone calcification aneurysm thrombosis diverticulum lipomatosis ossification')
