import { findings, isKindOf } from '../anatomy/finding-concepts.ts'
import { isWithin, organs } from '../anatomy/organ-tree.ts'
import type { Word } from '../understand/sentence.ts'
import type { Statement } from '../understand/statement.ts'
import { type Clash, type Proposal, placeOf } from './clash.ts'
import {
  isDenied,
  isLexical,
  isPresent,
  mostAlikeOf,
  organsAgree,
  ownOrgan,
  sidesAgree,
  sitesAgree,
} from './compare.ts'
import { denies, incidental, otherThings } from './denies.ts'
import { isOfUnnamedPart, isOppositePart } from './describing-stems.ts'
import { ofSameFamily, type StatementIndex } from './index-statements.ts'
import { ruledOutBy } from './ruled-out.ts'
import { isOfSign } from './signs.ts'

/** One place asserts what another denies, or calls normal. */
export function negationClashes(index: StatementIndex): Clash[] {
  return [...betweenSections(index), ...withinFindings(index), ...againstNormality(index)]
}

function betweenSections(index: StatementIndex): Clash[] {
  const clashes: Clash[] = []
  for (const statement of index.impression) {
    if (statement.finding === null || statement.normal !== null) continue
    const related = [...ofSameFamily(index, statement), ...widened(statement, index)].filter(
      (one) => one.section === 'findings',
    )
    for (const counterpart of contraryInFindings(statement, related))
      clashes.push(negationClash(counterpart, statement))
  }
  return clashes
}

/** What was measured as wide is an aneurysm. */
function widened(statement: Statement, { byFamily }: StatementIndex): readonly Statement[] {
  return statement.finding === 'aneurysm' && isDenied(statement) ? (byFamily.get('dilation') ?? []) : []
}

/** Places shown of one contradiction: each of them may be the wrong one. */
const shownOfOne = 2

function contraryInFindings(statement: Statement, related: readonly Statement[]): Statement[] {
  if (isPresent(statement)) return deniedInFindings(statement, related)
  return isDenied(statement) ? assertedInFindings(statement, related) : []
}

/** The impression asserts what the findings only deny: nothing there supports it. */
function deniedInFindings(statement: Statement, related: readonly Statement[]): Statement[] {
  const word = related.find((one) => isSameWording(one, statement))
  if (word !== undefined) return [word]
  const supports = related.some(
    (one) =>
      one.stance !== 'negated' &&
      one.trend !== 'gone' &&
      (one.isNew || !statement.isNew || one.trend === 'progress') &&
      mayMean(one, statement) &&
      organsAgree(one, statement),
  )
  if (supports) return []
  const denials = related.filter(
    (one) => (isDenied(one) && denies(one, statement, true)) || isGoneThere(one, statement),
  )
  return mostAlikeOf(statement, denials, shownOfOne)
}

/** "Keine neue Blutung" and "Neue Blutung": the very words, whatever else bleeds. */
function isSameWording(one: Statement, statement: Statement): boolean {
  if (!isDenied(one) || one.finding !== statement.finding || one.limits.length === 0 || isLexical(one)) return false
  if (!organsAgree(one, statement) || !sidesAgree(one, statement) || !sitesAgree(one, statement)) return false
  return one.limits.every((limit) => !otherThings.has(limit) && statement.stems.has(limit))
}

/** "Konsolidation im rechten Unterlappen nicht mehr nachweisbar" and an infiltrate there. */
function isGoneThere(one: Statement, statement: Statement): boolean {
  if (one.trend !== 'gone' || statement.trend !== null || one.finding !== statement.finding) return false
  return organsAgree(one, statement) && sidesAgree(one, statement) && sitesAgree(one, statement)
}

/** Whether a finding may be what the impression calls by another word: no cyst stands for an abscess. */
function mayMean(one: Statement, two: Statement): boolean {
  if (one.finding === null || two.finding === null || isLexical(one)) return one.finding === two.finding
  if (one.finding === 'lymph-node' || (incidental.has(one.finding) && one.finding !== two.finding)) return false
  return true
}

function assertedInFindings(statement: Statement, related: readonly Statement[]): Statement[] {
  const repeated = related.some(
    (one) =>
      one.stance === 'negated' &&
      one.finding === statement.finding &&
      one.limits.every((limit) => statement.limits.includes(limit)) &&
      isSideRepeated(one, statement) &&
      sitesAgree(one, statement) &&
      organsAgree(one, statement),
  )
  if (repeated) return []
  const asserted = related.filter((one) => isPresent(one) && denies(statement, one, false))
  return mostAlikeOf(statement, asserted, shownOfOne)
}

/** "Rechts kein Stau" does not bear out "kein Stau". */
function isSideRepeated(one: Statement, statement: Statement): boolean {
  if (one.sideBond === 'examination' || one.side === null || one.side === 'both') return true
  return one.side === statement.side
}

/** Two clauses of the findings about the same organ, named in both. */
function withinFindings(index: StatementIndex): Clash[] {
  const clashes: Clash[] = []
  for (const sections of [index.findings, index.impression]) {
    for (const denial of sections) {
      if (!isDenied(denial) || isLexical(denial) || denial.finding === null || denial.limits.length > 0) continue
      const present = ofSameFamily(index, denial).find(
        (one) =>
          one.section === denial.section &&
          one.position !== denial.position &&
          isPresent(one) &&
          isSamePlace(denial, one) &&
          denies(denial, one, false),
      )
      if (present !== undefined) clashes.push(negationClash(inOrder(present, denial)[0], inOrder(present, denial)[1]))
    }
  }
  return clashes
}

function inOrder(one: Statement, two: Statement): [Statement, Statement] {
  return one.position <= two.position ? [one, two] : [two, one]
}

function isSamePlace(denial: Statement, present: Statement): boolean {
  if (isPlacedByItself(denial, present) || isBesideBareDenial(denial, present)) return true
  if (isOfNamedSide(denial, present)) return true
  const there = ownOrgan(present)
  const here = ownOrgan(denial)
  if (there === null || here === null || here !== there || present.finding !== denial.finding) return false
  if (organs().get(here)?.region === true && isGenericFinding(denial)) return false
  if (denial.side !== present.side || denial.level !== present.level) return false
  if (labelOf(denial) !== labelOf(present)) return false
  return sitesAgree(denial, present)
}

/** "Deutlicher Gelenkerguss. Kein Gelenkerguss.": the finding names its organ, and nothing else says where. */
function isPlacedByItself(denial: Statement, present: Statement): boolean {
  if (denial.finding === null || denial.finding !== present.finding || findings().get(denial.finding)?.organ == null)
    return false
  if (denial.side !== null && denial.sideBond !== 'examination') return false
  if (denial.sites.size > 0 || denial.organBond === 'carried' || present.organBond === 'carried') return false
  return denial.organ === present.organ && labelOf(denial) === labelOf(present) && denial.level === null
}

/** "Kein Erguss rechts. ... Erguss rechts 2 cm.": of a finding and a side, both in so many words. */
function isOfNamedSide(denial: Statement, present: Statement): boolean {
  if (denial.finding === null || present.finding === null || !isKindOf(present.finding, denial.finding)) return false
  if (denial.side !== present.side || denial.side === null) return false
  if (denial.side === 'both' || denial.sideBond !== 'own' || present.sideBond !== 'own') return false
  if (labelOf(denial) !== labelOf(present) || isKnownLater(present)) return false
  return organsAgree(denial, present) && sitesAgree(denial, present)
}

/** "Keine Lymphadenopathie. Mediastinal vergrößerte Lymphknoten": a denial of no place, and right beside it the finding. */
function isBesideBareDenial(denial: Statement, present: Statement): boolean {
  if (denial.finding !== present.finding || isKnownLater(present)) return false
  const isFar = Math.abs(denial.position - present.position) > 1
  if (
    (isFar && !deniesAll(denial)) ||
    denial.sites.size > 0 ||
    (denial.side !== null && denial.sideBond !== 'examination')
  )
    return false
  if (labelOf(denial) !== '' || labelOf(present) !== '' || denial.sentence.words.length > bareUpTo) return false
  const isUnplaced =
    denial.organBond !== 'own' ||
    denial.organ === present.organ ||
    denial.organ === (findings().get(denial.finding ?? '')?.organ ?? null)
  return isUnplaced || (denial.finding === 'lymphadenopathy' && denial.organ === 'lymph-nodes')
}

/** "Keine Fraktur. ... Fraktur des Endglieds": said of all that was examined, not of the organ before. */
function deniesAll({ finding, organBond }: Statement): boolean {
  return finding === 'fracture' && organBond !== 'carried' && organBond !== 'label'
}

/** "Kein Erguss.": in words. */
const bareUpTo = 4

/** Of an old fracture "keine Fraktur" says nothing. */
function isKnownLater({ stems, magnitude }: Statement): boolean {
  return magnitude === 'little' || ['alt', 'bekannt', 'konsolidiert', 'verheilt'].some((stem) => stems.has(stem))
}

/** "Koller-Raum:" and "Morison-Raum:" are two places even where no organ tells them apart. */
function labelOf({ sentence }: Statement): string {
  return sentence.label.map((word) => word.stem).join(' ')
}

function isGenericFinding(statement: Statement): boolean {
  return statement.finding !== null && findings().get(statement.finding)?.organ == null
}

/** An organ called normal that has a finding no normal organ has. */
function againstNormality(index: StatementIndex): Clash[] {
  const clashes: Clash[] = []
  const normals = [...index.findings, ...index.impression].filter(
    (one) => one.normal !== null && one.stance === 'asserted' && isWhole(one),
  )
  for (const normal of normals) {
    const present = findingsOf(normal, index).find((one) => contradictsNormal(one, normal, index))
    if (present === undefined) continue
    clashes.push({
      ...negationClash(...inOrder(present, normal)),
      kind: present.section === normal.section ? 'negation' : 'findingsImpression',
    })
  }
  return clashes
}

/** Not "sonst unauffällig", not "unauffällig bis auf". */
function isWhole(normal: Statement): boolean {
  const { words } = normal.sentence
  if (normal.hasUnknownNoun && (normal.normal === 'general' || normal.organBond !== 'own')) return false
  if (isOfSign(normal)) return false
  if (
    normal.certainty !== 'certain' ||
    (normal.limits.length > 0 && normal.limits.some((limit) => otherThings.has(limit)))
  )
    return false
  return !words.some((word, at) => reservations.test(word.text) && !isOnlyKept(words, at)) && !followsBis(normal)
}

/** "Links unverändert regelrechte Belüftung" says that it is normal now. */
function isOnlyKept(words: readonly Word[], at: number): boolean {
  return (
    words[at]?.text.toLowerCase() === 'unverändert' &&
    /^(?:regelrecht|unauffällig|normal)/.test(words[at + 1]?.text ?? '')
  )
}

const reservations =
  /^(?:sonst|ansonst|übrig|restlich|weitgehend|weitestgehend|soweit|außer|ausser|abgesehen|ausnahme|bekannt|unverändert|postoperativ|überwiegend|annähernd|teil(?:s|weise)$|partiell$|größtenteils|reposition|reponiert)/i

function followsBis(normal: Statement): boolean {
  const { words } = normal.sentence
  return words.some((word, at) => word.stem === 'bis' && words[at + 1]?.stem === 'auf')
}

function findingsOf(normal: Statement, index: StatementIndex): Statement[] {
  const organ = normal.organ
  if (organ === null || (normal.organBond === 'examination' && !isOfOneSide(normal))) return []
  const found = new Set(index.byOrgan.get(organ) ?? [])
  if (normal.section === 'impression' || normal.organBond === 'own') {
    for (const statement of normal.section === 'impression' ? index.findings : index.impression) {
      if (statement.organ === null) continue
      if (isWithin(statement.organ, organ) || (normal.side === 'both' && isWithin(organ, statement.organ)))
        found.add(statement)
    }
  }
  return [...found]
}

/** "Links: vollständig komprimierbare Venen" under the title of the leg veins: the label says of which half. */
function isOfOneSide({ sideBond, side, organ }: Statement): boolean {
  const isHalf = side !== 'both' && (sideBond === 'own' || sideBond === 'label')
  return isHalf && organ !== null && organs().get(organ)?.region !== true
}

function contradictsNormal(present: Statement, normal: Statement, index: StatementIndex): boolean {
  if (!isPresent(present) || present.finding === null || isLexical(present) || present.position === normal.position)
    return false
  if (present.sentence === normal.sentence || normal.organ === null || present.organ === null) return false
  if (present.finding === 'lymph-node' || isHalfCleared(present, normal)) return false
  const concept = findings().get(present.finding)
  if (concept === undefined || !(ruledOutBy(concept, aspectOf(normal)) || isWornJoint(present, normal))) return false
  if (isOppositePart(present, normal) || isOfOtherTissue(present, normal)) return false
  if (isStillContinuous(present, normal)) return false
  if (present.organ !== normal.organ && isOfUnnamedPart(normal, present)) return false
  if (
    !sidesAgree(present, normal) ||
    !sitesAgree(present, normal) ||
    ownOrgan(present) === null ||
    (ownOrgan(normal) === null && !isOfOneSide(normal))
  )
    return false
  const exact =
    present.organ === normal.organ ||
    isSameByWord(present, normal) ||
    (concept.aspect === 'fluid' && present.organs.includes(normal.organ)) ||
    (concept.aspect === normal.normal && (isOfBothHalves(normal, present) || isOfJoint(normal, present)))
  const across = present.section !== normal.section
  if (!exact && !(concept.major && present.magnitude !== 'little' && isWithin(present.organ, normal.organ)))
    return false
  if (isWornJoint(present, normal)) return true
  if (aspectOf(normal) === 'general') {
    if (present.magnitude === 'little' || !(concept.major || (across && exact))) return false
    return across ? !isBackedUp(present, normal, index) : exact && !isLaterDetail(present, normal)
  }
  return across || exact
}

/** What is torn in part may still be in continuity. */
function isStillContinuous({ finding }: Statement, { normal, sentence }: Statement): boolean {
  if (finding !== 'partial-tear' || normal !== 'continuity') return false
  return sentence.words.some(({ text }) => /^Kontinuität/i.test(text))
}

/** "AC-Gelenk unauffällig" in one section, its arthrosis in the other. */
function isWornJoint(present: Statement, normal: Statement): boolean {
  if (present.finding === null || !isKindOf(present.finding, 'arthrosis') || present.magnitude === 'little')
    return false
  return present.section !== normal.section && present.organ === normal.organ && normal.normal === 'general'
}

/** "Ergüsse rückläufig. Rechts ist der Randwinkel frei." */
function isHalfCleared(present: Statement, normal: Statement): boolean {
  if (present.trend !== 'regress') return false
  return present.section === normal.section || (normal.side !== null && normal.side !== present.side)
}

/** "Knorpel femorotibial erhalten" says nothing of the ligaments of the knee. */
function isOfOtherTissue({ organs: there, finding }: Statement, { organs: here }: Statement): boolean {
  const tissue = here.find((organ) => organ === 'cartilage' || organ === 'muscle')
  return tissue !== undefined && !there.includes(tissue) && findings().get(finding ?? '')?.organ !== tissue
}

/** Of an adrenal "schlank" says that there is nothing in it. */
function aspectOf({ normal, organ }: Statement): string {
  return normal === 'width' && organ === 'adrenal' ? 'general' : (normal ?? '')
}

/** "Beide Schilddrüsenlappen normal groß" says it of the whole. */
function isOfBothHalves(normal: Statement, present: Statement): boolean {
  return (
    normal.side === 'both' && normal.organ !== null && present.organ !== null && isWithin(normal.organ, present.organ)
  )
}

/** "Der Humeruskopf steht zentriert" says it of the shoulder. */
function isOfJoint(normal: Statement, present: Statement): boolean {
  if (normal.normal !== 'position' || normal.organ === null || present.organ === null) return false
  return isWithin(normal.organ, present.organ) || headOf[present.organ] === normal.organ
}

const headOf: Readonly<Record<string, string>> = { shoulder: 'humeral-head', hip: 'femoral-head' }

/** "Leber unauffällig. ... In Segment II ...": within one section the detail comes right after the summary. */
function isLaterDetail(present: Statement, normal: Statement): boolean {
  return Math.abs(present.position - normal.position) > 12
}

/** What the findings describe, the impression may call by its name although another part of the organ is normal. */
function isBackedUp(present: Statement, normal: Statement, index: StatementIndex): boolean {
  if (present.section !== 'impression') return false
  return ofSameFamily(index, present).some(
    (one) =>
      one.section === normal.section &&
      one.stance !== 'negated' &&
      organsAgree(one, present) &&
      sidesAgree(one, present),
  )
}

function isSameByWord(present: Statement, normal: Statement): boolean {
  const implied = present.finding === null ? null : findings().get(present.finding)?.organ
  return implied != null && implied === normal.organ
}

export function negationClash(one: Statement, two: Statement): Clash {
  const first = placeOf(one)
  const second = placeOf(two)
  return {
    kind: 'negation',
    severity: 'critical',
    first,
    second,
    reason: 'Einmal bejaht, einmal verneint oder als normal beschrieben',
    fixes: [
      { label: 'Zweite Angabe streichen', span: second, replacement: '' },
      { label: 'Erste Angabe streichen', span: first, replacement: '' },
      ...[one, two].filter(isDenied).flatMap(withoutDenial).slice(0, 1),
    ],
  }
}

/** "Kein Erguss" becomes "Erguss", where nothing between the two needs another ending. */
function withoutDenial({ sentence: { words }, at }: Statement): Proposal[] {
  const index = words.findIndex((word) => word.start === at.start)
  const denial = words[index - 1]
  const noun = words[index]
  if (denial === undefined || noun === undefined || !/^keine?$/i.test(denial.text) || !/^\p{Lu}/u.test(noun.text))
    return []
  return [
    {
      label: `„${denial.text} ${noun.text}“ durch „${noun.text}“ ersetzen`,
      span: { start: denial.start, end: noun.end },
      replacement: noun.text,
    },
  ]
}
