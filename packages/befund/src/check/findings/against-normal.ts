import { familyOf, findings, isKindOf } from '../../anatomy/finding-concepts.ts'
import { areRelated, isRegion, isWithin } from '../../anatomy/organ-tree.ts'
import type { Side } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import { inBaseUnit } from '../../understand/find-measures.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { isLexical, isOfOtherTissue, isPresent, organsAgree, ownOrgan, sidesAgree, sitesAgree } from '../compare.ts'
import {
  isAtOtherLevel,
  isElsewhere,
  isOfBothEnds,
  isOfOtherPhase,
  isOfOtherStretch,
  isOfUnnamedPart,
  isOppositePart,
} from '../describing-stems.ts'
import { ofSameFamily, type StatementIndex } from '../index-statements.ts'
import { incidental } from './denies.ts'
import { isOfOneSide, isPartOf } from './normal-half.ts'
import { isOfLabelledPart, isOfRest, partsIn } from './normal-rest.ts'
import { isReserved } from './reserved.ts'
import { aspectOf, ruledOutBy } from './ruled-out.ts'

export function contradictsNormal(present: Statement, normal: Statement, index: StatementIndex): boolean {
  if (!isPresent(present) || present.finding === null || isLexical(present)) return false
  // Two sentences of one section are seldom about the very same part.
  if (present.section === normal.section && !isSideNamedTwice(present, normal)) return false
  if (present.section === 'title' || !sidesAgree(present, normal) || !sitesAgree(present, normal)) return false
  if (normal.organ === null || present.organ === null) return false
  if (isToldBeside(normal) || isOfOnePart(normal, present) || isOfArteries(normal, present)) return false
  if (
    /^(?:lymph-node|scar)$/.test(present.finding) ||
    isHalfCleared(present, normal) ||
    isStillContinuous(present, normal)
  )
    return false
  if (isOfNodes(normal) && !isOfNodes(present)) return false
  if (isTold(present, normal, index)) return false
  if (isAroundIt(present) || isNoSolidOrgan(present, normal) || isSuperficial(normal, present)) return false
  // "Linker Randwinkel frei": of fluid, not of air.
  if (present.finding === 'pneumothorax' && [...normal.stems].some((stem) => /^(?:rand|sinu|rezess)/.test(stem)))
    return false
  // Where the aqueduct is closed the fourth ventricle stays small.
  if (present.finding === 'hydrocephalus' && normal.sites.has('ventricle')) return false
  if (isOfFibres(present, normal) || isOfWall(present, normal)) return false
  // The dens may be whole where the arch of the axis is broken.
  if (tells(normal.sentence, /^Dens$/) && !tells(present.sentence, /^Dens/)) return false
  const concept = findings().get(present.finding)
  if (concept === undefined || !(ruledOutBy(concept, aspectOf(normal)) || isWornJoint(present, normal))) return false
  if (normal.organ === 'vertebra' && normal.sites.has('spine') && !present.sites.has('spine')) return false
  // "Die Höhe des Wirbelkörpers ist erhalten": of the one before, which may be another.
  if (present.sites.has('vertebra') && !normal.sites.has('vertebra') && tells(normal.sentence, /^Wirbelkörpers$/))
    return false
  // "Wurzeln: ... Th1 unauffällig"
  if (normal.organ === 'nerve-root' && normal.sites.has('vertebra')) return false
  if (
    isOfRest(normal, index) ||
    isOfLabelledPart(normal, index.findings) ||
    isElsewhere(normal, present) ||
    isAtOtherLevel(present, normal) ||
    isAtOtherLevel(normal, present) ||
    isOfOtherPhase(present, normal) ||
    isOfOtherStretch(normal, present)
  )
    return false
  if (isOppositePart(present, normal) || isOfOtherTissue(present, normal)) return false
  if (isOfUnnamedPart(normal, present) && (present.organ !== normal.organ || isBackedUp(present, normal, index)))
    return false
  if (aspectOf(normal) === 'joint-space' && present.magnitude === 'little') return false
  if (aspectOf(normal) === 'empty' && !isWithinNamed(present, normal)) return false
  if (
    (present.side === null && normal.side !== null && namesOtherSide(present, normal.side)) ||
    (ownOrgan(present) === null &&
      !isOfExamined(present, normal) &&
      !(concept.major && isAllNormal(normal, present, index))) ||
    (ownOrgan(normal) === null && !isOfOneSide(normal))
  )
    return false
  if (
    isOfContrast(normal) &&
    index.findings.some(
      (one) =>
        (one.finding === present.finding && isPresent(one)) ||
        tells(one.sentence.words, /^(?:fehlend|vermind|minder)/i),
    )
  )
    return false
  // "Femorotibial erhalten" is the cartilage.
  if ([...normal.stems].some((stem) => stem.startsWith('femorotib'))) return false
  const exact =
    present.organ === normal.organ ||
    isSameByWord(present, normal) ||
    (concept.aspect === 'fluid' && present.organs.includes(normal.organ)) ||
    (normal.side === 'both' &&
      concept.aspect === aspectOf(normal) &&
      isWithin(normal.organ, present.organ) &&
      // "Embolie in der Unterlappenarterie, Oberlappenarterien bds. frei"
      !index.findings.some((one) => one.finding === present.finding && isPresent(one) && sidesAgree(one, present)))
  if (isUnheardOf(present, normal, index)) return true
  const isGrave =
    present.magnitude !== 'little' && (concept.major || isPronounced(present) || isUntold(present, normal, index))
  if (aspectOf(normal) !== 'general') return exact || (isGrave && isPartOf(present, normal))
  // "Unauffälliges Abdomen" as the impression is said of every part.
  if (!exact && !(present.section === 'findings' && isGrave && isPartOf(present, normal))) return false
  return present.magnitude !== 'little' && !isBackedUp(present, normal, index)
}

/** "ACI offen, am Abgang Stenose von 40 %" and "ACI-Stenose": that very finding stands beside the normal word. */
function isTold(present: Statement, normal: Statement, index: StatementIndex): boolean {
  if (present.section !== 'impression' || normal.section !== 'findings') return false
  return ofSameFamily(index, present).some(
    (one) =>
      one.sentence === normal.sentence &&
      one.finding === present.finding &&
      one.organ === present.organ &&
      isPresent(one),
  )
}

/** "Intra- und extrameatale Raumforderung im linken Winkel" lies in no right canal. */
function namesOtherSide({ sentence: { words } }: Statement, normal: Side): boolean {
  return findMentions(words).sides.some(({ side }) => side !== normal)
}

/** "Raumforderung im inneren Gehörgang rechts", "rechter innerer Gehörgang frei": in that very canal, not beside it nor in its fundus. */
function isWithinNamed(present: Statement, normal: Statement): boolean {
  if (present.organ !== normal.organ || isSameByWord(present, normal)) return false
  return ![...normal.stems].some((stem) => /^(?:im|am|in|bis|lateral|medial)$/.test(stem))
}

/** "Pulmonalarterien kräftig kontrastiert, zentraler Füllungsdefekt", "perfundiert, Stenose von 50 %": how well the contrast shows what is there. */
function isOfContrast({ normal, stems }: Statement): boolean {
  return normal === 'flow' && [...stems].some((stem) => /^(?:kontrast|perfund)/.test(stem))
}

/** "Arterielle Flusssignale triphasisch" says nothing of the veins. */
function isOfArteries({ normal, sentence }: Statement, present: Statement): boolean {
  const isArterial = ({ text }: Word): boolean => /^arteri/i.test(text)
  return normal === 'flow' && sentence.words.some(isArterial) && !present.sentence.words.some(isArterial)
}

/** "Sehne am Ursprung signalreich, distal unauffällig": only of the part or side named there. */
function isOfOnePart(normal: Statement, present: Statement): boolean {
  if (normal.organBond !== 'sentence' || normal.span.start === normal.sentence.words[0]?.start) return false
  if (normal.sideBond === 'own' && present.side === null) return true
  if (isOfBothEnds(normal)) return false
  return partsIn(normal).some((stem) => !present.stems.has(stem))
}

/** "Verdickt, aber durchgängig", "verzögert, aber vollständig kontrastiert": the sentence knows of it. */
function isToldBeside({ sentence: { words }, at }: Statement): boolean {
  const own = words.findIndex(({ start }) => start >= at.start)
  return tells(words, /^(?:aber|jedoch)$/, Math.max(0, own - 2), own)
}

/** The impression calls the organ normal, and has nothing else to tell. */
function isAllNormal({ organ, section }: Statement, present: Statement, { impression }: StatementIndex): boolean {
  if (section !== 'impression' || present.organ !== organ || present.certainty !== 'certain') return false
  return !impression.some((one) => one.finding !== null && one.stance !== 'negated')
}

/** A high-grade stenosis is no small matter. */
function isPronounced({ finding, magnitude }: Statement): boolean {
  return magnitude === 'much' && finding === 'stenosis'
}

/** "Unauffälliges Abdomen" is all that the impression says. */
function isUntold(present: Statement, normal: Statement, { findings: seen, impression }: StatementIndex): boolean {
  const { finding, trend, certainty, measures, position } = present
  if (normal.section !== 'impression' || trend !== null || certainty !== 'certain' || present.section !== 'findings')
    return false
  if (tells(normal.sentence.words, /^alters/i) || isReserved(present.sentence.words)) return false
  if (!remarkable.has(finding ?? '') || measures.some((one) => Math.max(...inBaseUnit(one)) <= 10)) return false
  if (impression.some((one) => one.finding !== null && one.stance !== 'negated')) return false
  return !seen.some(
    (one) => incidental.has(one.finding ?? '') && (one.position === position || one.position === position + 1),
  )
}

const remarkable = wordSet('lesion focus nodule mass dilation thickening fibroid')

/** The impression has something in a part of which the findings say nothing but that the whole is normal. */
function isUnheardOf(present: Statement, normal: Statement, { findings: said }: StatementIndex): boolean {
  const { organ } = present
  const whole = normal.organ
  if (present.section !== 'impression' || normal.section !== 'findings' || present.organBond !== 'own') return false
  if (organ === null || whole === null || !isWithin(organ, whole) || aspectOf(normal) !== 'general') return false
  if (isRegion(whole) || present.certainty !== 'certain') return false
  return !said.some(
    (one) => one.stance !== 'negated' && one.normal === null && one.organs.some((other) => isWithin(other, whole)),
  )
}

/** "Parenchymatöse Oberbauchorgane unauffällig" says nothing of the bowel. */
function isNoSolidOrgan({ organ }: Statement, { sentence: { words } }: Statement): boolean {
  if (!tells(words, /^parenchymat/i)) return false
  return !['liver', 'spleen', 'pancreas', 'kidney', 'adrenal'].some((solid) => isWithin(organ ?? '', solid))
}

/** The veins under the skin have no part in a deep thrombosis. */
export function isSuperficial({ organ }: Statement, { finding, organ: of }: Statement): boolean {
  return finding === 'dvt' && organ !== of && /saphenous$/.test(organ ?? '')
}

/** "DHC schlank, Wand verdickt": a slim duct may have a thick wall. */
function isOfWall({ stems }: Statement, { normal }: Statement): boolean {
  return normal === 'width' && [...stems].some((stem) => stem.includes('wand'))
}

/** "Faserruptur im Muskelbauch", "proximale Sehne erhalten" */
function isOfFibres({ stems }: Statement, normal: Statement): boolean {
  return (
    [...stems].some((stem) => /^(?:muskel)?faser/.test(stem)) &&
    [...normal.stems].some((stem) => /seh(?:n|$)/.test(stem))
  )
}

/** "Thrombose rechts" of the veins that were examined, where the right ones can be compressed. */
function isOfExamined(present: Statement, normal: Statement): boolean {
  return (
    present.organBond === 'examination' &&
    present.organ === normal.organ &&
    normal.normal === 'flow' &&
    present.sideBond === 'own' &&
    present.side === normal.side
  )
}

/** "Freie Flüssigkeit perihepatisch": around the liver, which may be normal. */
function isAroundIt({ finding, stems }: Statement): boolean {
  return familyOf(finding ?? '') === 'fluid' && [...stems].some((stem) => around.test(stem))
}

const around = /^(?:peri|sub|para)(?:hepat|splen|lien|ren|nephr|kol|vesik|ovar)/

/** What is torn in part or only a lesion may still be in continuity, swollen, or have fibres that are. */
function isStillContinuous({ finding, stems }: Statement, { normal, sentence }: Statement): boolean {
  const isWhole = /^(?:partial-tear|strain)$/.test(finding ?? '') || [...stems].some((stem) => stem.endsWith('lasio'))
  if (!isWhole || normal !== 'continuity' || stems.has('iii')) return false
  return tells(
    sentence.words,
    /^(?:Kontinuität|durchgehend|(?:Rest|Sehnen|Band)?[Ff]asern?$|ödemat|verdickt|aufgetrieben|signal)/,
  )
}

/** "AC-Gelenk unauffällig" in one section, its arthrosis in the other. */
function isWornJoint(present: Statement, normal: Statement): boolean {
  if (present.finding === null || !isKindOf(present.finding, 'arthrosis') || present.magnitude === 'little')
    return false
  return present.organ === normal.organ && normal.normal === 'general'
}

/** "Ergüsse rückläufig. Rechts ist der Randwinkel frei.", "Rückbildung der Splenomegalie. Milz normal groß." */
function isHalfCleared(present: Statement, normal: Statement): boolean {
  if (present.trend !== 'regress') return false
  // "Rückbildung der Verlagerung. Mediastinum mittelständig."
  if ([...present.stems].some((stem) => stem.startsWith('ruckbild'))) return true
  if (normal.normal === 'size' && findings().get(present.finding ?? '')?.aspect === 'size') return true
  return normal.side !== null && normal.side !== present.side
}

/** "Inguinale LK mit erhaltenem Hilus" says nothing of the groin. */
function isOfNodes({ finding, organs: named }: Statement): boolean {
  return finding === 'lymphadenopathy' || named.includes('lymph-nodes')
}

/** "Nebenhoden rechts verdickt. Nebenhoden rechts o. B." */
function isSideNamedTwice(one: Statement, two: Statement): boolean {
  const isNamed = ({ sideBond, organBond }: Statement): boolean => sideBond === 'own' && organBond === 'own'
  const isFar = Math.abs(one.position - two.position) > 1
  // The sonography may show what the mammography does not.
  if (one.sentence === two.sentence || (isFar && (one.position > two.position || one.organ === 'breast'))) return false
  return isPartOf(one, two) && one.side === two.side && isNamed(one) && isNamed(two)
}

/** What the findings describe, the impression may call by its name although another part of the organ is normal. */
function isBackedUp(present: Statement, normal: Statement, index: StatementIndex): boolean {
  if (present.section !== 'impression') return false
  const isOfSheath = present.finding === 'tenosynovitis'
  const related = isOfSheath ? (index.byOrgan.get(present.organ ?? '') ?? []) : ofSameFamily(index, present)
  return related.some(
    (one) =>
      (!isOfSheath || synovial.has(familyOf(one.finding ?? ''))) &&
      one.section === normal.section &&
      one.stance !== 'negated' &&
      (organsAgree(one, present) || isRegion(one.organ ?? '')) &&
      sidesAgree(one, present) &&
      sitesAgree(one, present),
  )
}

/** "Sehne regelrecht, Flüssigkeit in der Sehnenscheide": a tenosynovitis. */
const synovial = wordSet('fluid thickening inflammation enhancement')

function isSameByWord(present: Statement, normal: Statement): boolean {
  const implied = present.finding === null ? null : findings().get(present.finding)?.organ
  return implied != null && implied === normal.organ && areRelated(present.organ ?? '', implied)
}
