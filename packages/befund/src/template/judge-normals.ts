import { findings, isKindOf } from '../anatomy/finding-concepts.ts'
import { isWithin, lineage } from '../anatomy/organ-tree.ts'
import { sizeRangesOf } from '../anatomy/sizes.ts'
import { wordSet } from '../read/word-set.ts'
import { inBaseUnit, isLength } from '../understand/find-measures.ts'
import { areOpposite } from '../understand/find-side.ts'
import type { Statement } from '../understand/statement.ts'
import { aspectOfNoun, rulesOut } from './attributes.ts'
import { attributesOf } from './attributes-of.ts'
import { alsoDenied, benign, isNamedOtherwise } from './denied-alike.ts'
import { isDevice } from './device-fit.ts'
import type { Dictated } from './dictated.ts'
import {
  isOlder,
  isStep,
  isWholeText,
  judgeWords,
  partOnOtherSide,
  sharesQualities,
  spokenWords,
} from './judge-words.ts'
import type { NormalClause, NormalSentence } from './normals.ts'
import type { Placement } from './place.ts'
import { isAtHome, nearOrgans, onlyOfAPart, type Said, samePlace } from './same-place.ts'
import { stemsOf } from './stems-of.ts'
import type { Slot } from './template.ts'
import { tissueOf } from './tissues.ts'
import { narrowsJoint } from './untrue-in-words.ts'
import type { Relation, Verdict } from './verdict.ts'

export interface Judge {
  /** What the dictation does to a statement of the template. */
  statement: (statement: Statement, clause: NormalClause, sentence: NormalSentence) => Verdict | null
  /** The same for a denial in words no concept knows: "Keine Myome" when a "Myom" was dictated below the same heading. */
  words: (clause: NormalClause, sentence: NormalSentence) => Verdict | null
}

/** Judges the statements of a template's own sentences against all that was dictated. */
export function judgeBy(placements: readonly Placement[]): Judge {
  const said = distinct(placements)
  const spoken = spokenWords(placements)
  return {
    statement: (statement, clause, sentence) => {
      const answer = partPutIn(statement, spoken.get(sentence.slot)?.parts)
      if (answer) return { relation: 'clash', part: answer }
      let covered: Verdict | null = null
      for (const one of said) {
        const relation = relate(statement, clause, sentence, one)
        if (relation === 'clash') return { relation, part: one.part }
        if (relation === 'covered' && standsInFindings(one.part)) covered ??= { relation, part: one.part }
      }
      return covered
    },
    words: (clause, sentence) => {
      const own = spoken.get(sentence.slot)
      const turned = partOnOtherSide(clause, sentence.slot, own?.parts)
      if (turned) return { relation: 'clash', part: turned }
      const verdict = judgeWords(clause, sentence, own)
      if (verdict === null || (verdict.relation === 'covered' && !standsInFindings(verdict.part))) return null
      const side = clause.side ?? sentence.slot.side
      const { statements } = verdict.part
      const found = statements.filter(({ finding, stance }) => finding !== null && stance === 'asserted')
      const meant = found.length > 0 ? found : statements
      return meant.length > 0 && !isStep(clause, sentence.slot) && meant.every((one) => areOpposite(side, one.side))
        ? null
        : verdict
    },
  }
}

/** "Kein Fremdmaterial" is answered by whatever was put in, "Keine Katheter" by a central line. */
function partPutIn({ finding, stance }: Statement, parts: readonly Dictated[] = []): Dictated | undefined {
  const denied = /^w:(?:(?:fremd)?material|installatio|(zugang|kathet))/.exec(finding ?? '')
  if (denied === null || stance !== 'negated') return undefined
  const isMeant = (stem: string) => isDevice(stem) && (denied[1] === undefined || /^zvk|^port|kathet/.test(stem))
  return parts.find(({ clauses }) =>
    clauses.some(({ text }) => !/^kein|entfern|gezogen/i.test(text) && stemsOf(text).some(isMeant)),
  )
}

/** What only the impression says leaves the template's own words in the findings. */
function standsInFindings({ section }: Dictated): boolean {
  return section === 'findings'
}

/** Each meaning once: however long the dictation, the list is no longer than the language is rich. */
function distinct(placements: readonly Placement[]): Said[] {
  const seen = new Map<string, Said>()
  for (const { part, slot, kind } of placements) {
    if (kind === 'confirms') continue
    for (const statement of part.statements) {
      const { finding, normal, stance, side, organs, certainty } = statement
      if (certainty === 'historical' || certainty === 'question' || certainty === 'conditional') continue
      if (finding === null && normal === null && statement.measures.length === 0) continue
      const key = [finding, normal, stance, side, organs.join(), slot?.index].join('|')
      if (!seen.has(key)) seen.set(key, { statement, part, slot })
    }
  }
  return [...seen.values()]
}

function relate(normal: Statement, clause: NormalClause, sentence: NormalSentence, said: Said): Relation | null {
  if (shiftsMidline(normal, clause, said)) return 'clash'
  // What the impression concludes answers what the template denies, "Unauffällig" and "Normal groß", no "Homogen".
  if (normal.normal !== null && !/^(?:general|size)$/.test(normal.normal) && !standsInFindings(said.part)) return null
  const sameSlot = said.slot === sentence.slot
  const isOther = areOpposite(clause.side ?? sentence.slot.side, said.statement.side)
  if (!isOther && saysOfAll(normal, clause, sentence.slot) && makesUntrue(normal, said)) return 'clash'
  if (sameSlot && normal.normal !== null && narrowsJoint(`${sentence.slot.label} ${clause.text}`, said.part.text))
    return 'clash'
  if (sameSlot && isSaidAgain(normal, clause, said)) return 'covered'
  if (sameSlot && narrows(normal, clause, sentence, said.statement)) return 'clash'
  if (!samePlace(normal, clause, sentence.slot, said, sameSlot)) return null
  if (normal.normal !== null && (onlyOfAPart(clause, said) || (!sameSlot && hasOwnHeading(said)))) return null
  if (isOther) return null
  const dictated = said.statement
  if (dictated.finding === null && dictated.normal === null)
    return sameSlot &&
      (isMeasuredAnew(normal, dictated) || exceedsNormal(normal, clause, dictated, sentence.slot.organs))
      ? 'clash'
      : bareMeasure(normal, clause, said, sameSlot)
  if (dictated.normal !== null) return relateNormality(normal, clause, said, sameSlot)
  return dictated.stance === 'negated' ? relateDenial(normal, said) : relateFinding(normal, clause, said, sameSlot)
}

/** "Stellung: Regelrechtes Alignement." and "Alignement regelrecht": of no organ, in both. */
function isSaidAgain({ normal, stance }: Statement, { organs }: NormalClause, { statement, part }: Said): boolean {
  if (normal === null || normal === 'general' || statement.normal !== normal || statement.stance !== stance)
    return false
  return organs.length === 0 && part.clauses.every((one) => one.organs.length === 0)
}

/** "Mittelständig" is said of ventricles, a shift of the midline of the brain: the same thing under two headings. */
function shiftsMidline(normal: Statement, clause: NormalClause, { statement, part }: Said): boolean {
  return (
    normal.normal === 'position' &&
    statement.finding === 'shift' &&
    statement.stance !== 'negated' &&
    /mittelständig|mittig/i.test(clause.text) &&
    /mittellinie|midline/i.test(part.text)
  )
}

/** "Stellung: Achsengerecht.", "Kontrastmittelaufnahme: Keine pathologische Anreicherung.": of no organ, so of each. */
function saysOfAll({ normal, finding }: Statement, { organs, text }: NormalClause, slot: Slot): boolean {
  if (slot.organs.length + slot.context.length + organs.length > 0) return false
  return finding === 'enhancement' || (normal === 'position' && /achs|stellung/i.test(text))
}

function makesUntrue({ normal, stance }: Statement, { statement, part }: Said): boolean {
  if (statement.stance !== 'asserted' || statement.finding === null) return false
  if (normal === 'position') return displaced.has(statement.finding)
  return stance === 'negated' && enhancing.test(part.text) && !/\b(?:nicht|kein|ohne)/i.test(part.text)
}

const enhancing = /anreichernd|aufnehmend|auswasch|wash-?out/i

const displaced: ReadonlySet<string> = wordSet('dislocation luxation malposition')

/** What went below "Herdbefunde" leaves "Drüsenkörper: Homogen" alone. */
function hasOwnHeading({ statement, slot }: Said): boolean {
  const { finding } = statement
  return finding !== null && (slot?.findings.some((one) => isKindOf(finding, one)) ?? false)
}

/** "Durchgängig." that is all a heading says is no answer to a stenosis, nor "Intakt." to a swollen ligament; beside "Keine Stenose." it may stay. */
function narrows(normal: Statement, { organs }: NormalClause, sentence: NormalSentence, said: Statement): boolean {
  return (
    organs.length === 0 &&
    said.stance === 'asserted' &&
    narrowed.has(`${normal.normal} ${said.finding}`) &&
    isWholeText(sentence)
  )
}

const narrowed: ReadonlySet<string> = new Set(['flow stenosis', 'continuity edema', 'continuity thickening'])

function relateFinding(normal: Statement, clause: NormalClause, said: Said, sameSlot: boolean): Relation | null {
  const dictated = said.statement
  const found = dictated.finding
  if (found === null) return null
  if (dictated.measures.length > 0 && bareMeasure(normal, clause, said, sameSlot) === 'clash') return 'clash'
  if (sameSlot && (diffuse.has(found) || found === 'dilation') && exceedsNormal(normal, clause, dictated))
    return 'clash'
  if (normal.normal !== null) {
    if (normal.stance === 'negated' || !isAbnormal(dictated)) return null
    if (normal.normal === 'size' && found === 'dilation' && dictated.organs.some((organ) => isWithin(organ, 'heart')))
      return 'clash'
    return callsUntrue(normal.normal, clause, found, sameSlot) ? 'clash' : null
  }
  if (normal.finding === null) return null
  // "Kein pathologischer Befund."
  if (normal.finding === 'pathology' && normal.stance === 'negated' && sameSlot && isAbnormal(dictated))
    return attributesOf(clause).every((stem) => aspectOfNoun(stem) === null) ? 'clash' : null
  if (normal.stance !== 'negated')
    return normal.finding === found && sameSlot && !found.startsWith('w:') ? 'covered' : null
  if (sameSlot && onlyMalignant(normal, clause) && isSuspicious(said, normal)) return 'clash'
  if (sameSlot && normal.finding === 'enhancement' && makesUntrue(normal, said)) return 'clash'
  if (sameSlot && /^w:(?:neben|zusatz)befund$/.test(normal.finding)) return 'clash'
  if (/füllungsdef|aussparung/i.test(clause.text) && sameSlot && isKindOf(found, 'stone')) return 'clash'
  if (onlyMalignant(normal, clause) && isBenign(dictated)) return null
  if (isKindOf(found, 'cyst') && normal.finding !== 'cyst') {
    if (/zystisch/i.test(clause.text)) return 'clash'
    if (/\bsolide?/i.test(clause.text)) return null
  }
  if (found === 'lesion' && /raumfordernd/i.test(clause.text)) return null
  if (found === 'lesion' && normal.finding === 'mass' && dictated.organs.includes('white-matter')) return null
  if (normal.finding === 'microcalcification' && /makro|grobschollig/i.test(said.part.text)) return null
  if (found.startsWith('w:') && !sharesQualities(clause.text, said.part.text)) return null
  if (isOlder(clause.text, said.part.text)) return null
  const wider =
    sameSlot &&
    !found.startsWith('w:') &&
    !normal.finding.startsWith('w:') &&
    // An echoless lesion would have been called a cyst.
    normal.finding !== 'cyst' &&
    isKindOf(normal.finding, found) &&
    isAtHome(normal.finding, dictated) &&
    !isNamedOtherwise(normal.finding, found, said.part)
  if (found === 'epidural-hematoma' && normal.finding === 'subdural-hematoma' && /epi/i.test(clause.text))
    return 'clash'
  if (/^(?:injury|trauma)$/.test(normal.finding) && injuries.some((one) => isKindOf(found, one))) return 'clash'
  // "Kein Vorfall, keine Protrusion" tells them apart.
  if (normal.finding === 'protrusion' && found === 'prolapse')
    return /vorf|prol/i.test(normal.sentence.text) ? null : 'clash'
  if (normal.finding === 'focus' && (isKindOf(found, 'mass') || isKindOf(found, 'cyst'))) return 'clash'
  return isKindOf(found, normal.finding) || wider || alsoDenied.has(`${found} ${normal.finding}`) ? 'clash' : null
}

/** What "ohne Verletzung" denies. */
const injuries = ['tear', 'fracture', 'bleeding', 'contusion']

/** "Unauffällig" is untrue of an organ with any finding; "Regelrechte Durchblutung" only where perfusion is concerned. */
function callsUntrue(aspect: string, clause: NormalClause, found: string, sameSlot: boolean): boolean {
  // "Seitengleich belüftet" is a lung with a nodule too.
  const isAiry = !/frei/i.test(clause.text)
  if (aspect === 'lung' && found === 'focus' && isAiry) return false
  if (aspect === 'lung' && found === 'effusion' && clause.statements.some(({ organs }) => organs.includes('lung')))
    return false
  if (aspect === 'lung' && isFreeOfAll(clause)) return sameSlot || found === 'stenosis'
  const attributes = attributesOf(clause)
  const kept = aspect === 'continuity' && attributes.some((stem) => aspectOfNoun(stem) !== null)
  if (aspect !== 'general' && !kept) return rulesOut(aspect, found)
  // "Größe regelrecht" is said of the size alone.
  const own = aspectOfNoun(stemsOf(clause.text)[0] ?? '')
  if (attributes.length === 0 && own !== null) return rulesOut(own, found)
  if (attributes.length === 0) return sameSlot || clause.organs.length > 0
  return attributes.some((stem) => {
    const named = aspectOfNoun(stem)
    return named !== null && rulesOut(named, found)
  })
}

/** "Axilla frei", "Lunge frei": free of anything, where "frei belüftet" of a lung or a sinus is about air. */
function isFreeOfAll(clause: NormalClause): boolean {
  return clause.statements.every(
    ({ organs }) =>
      organs.length > 0 &&
      (/frei$/i.test(clause.text) || !organs.some((organ) => aerated.some((one) => isWithin(organ, one)))),
  )
}

const aerated = ['lung', 'bronchus', 'trachea', 'sinuses', 'mastoid']

const isNodes = (organ: string): boolean => organ === 'lymph-nodes' || tissueOf(organ) === 'lymph-nodes'

function relateDenial(normal: Statement, { statement, part: { text } }: Said): Relation | null {
  const { finding: denied, organs } = statement
  if (denied === null) return null
  if (normal.normal !== null) {
    // "Kein Harnstau" says nothing of "Parenchymsaum normal breit".
    const isOther = normal.organBond === 'own' && !normal.organs.some((organ) => organs.includes(organ))
    // "Leber ohne Abszess" says less than "Homogen".
    if (isOther || normal.normal === 'focal') return null
    return normal.normal === findings().get(denied)?.aspect ? 'covered' : null
  }
  if (normal.finding === null || normal.stance !== 'negated') return null
  // "Narbe oben außen ohne Anreicherung" says nothing of the rest of the breast.
  if (/\bohne\b/i.test(text) && isPartOf(organs, normal.organs)) return null
  return normal.finding === denied ? 'covered' : null
}

function isPartOf(parts: readonly string[], wholes: readonly string[]): boolean {
  return parts.length > 0 && parts.every((part) => wholes.some((whole) => part !== whole && isWithin(part, whole)))
}

function relateNormality(normal: Statement, clause: NormalClause, said: Said, sameSlot: boolean): Relation | null {
  const dictated = said.statement
  if (!sameSlot) return null
  if (dictated.stance === 'negated') {
    // "Nicht kompressibel" is how a thrombosis is found.
    if (isKindOf(normal.finding ?? '', 'thrombosis') && normal.stance === 'negated' && dictated.normal === 'flow')
      return 'clash'
    return normal.normal === dictated.normal || normal.normal === 'general' ? 'clash' : null
  }
  // "Rechts unauffällig" does not say "Innenohr unauffällig" already.
  if (clause.organs.length > 0 && dictated.organBond !== 'own') return null
  if (normal.normal !== null)
    return normal.normal === dictated.normal && attributesOf(clause).length === 0 && sameWords(normal, clause, said)
      ? 'covered'
      : null
  return null
}

/** Only the same wording is said twice; "durchgängig" beside "komprimierbar" is not. */
function sameWords(normal: Statement, clause: NormalClause, { statement, part }: Said): boolean {
  const own = clause.text.slice(normal.at.start - clause.start, normal.at.end - clause.start)
  const spoken = part.text.slice(statement.at.start - part.at, statement.at.end - part.at)
  return stemsOf(own).join(' ') === stemsOf(spoken).join(' ')
}

/** "Ein 14 mm großer Lymphknoten" answers "Keine vergrößerten Lymphknoten": measured is what is worth a word. */
function bareMeasure(normal: Statement, clause: NormalClause, said: Said, sameSlot: boolean): Relation | null {
  const nodes = said.statement.organs.filter(isNodes)
  if (nodes.length === 0) return null
  const ofNodes =
    clause.organs.some((organ) => nearOrgans(organ, 'lymph-nodes')) ||
    normal.finding === 'lymphadenopathy' ||
    (sameSlot && (said.slot?.organs.some(isNodes) || normal.organs.some(isNodes)))
  if (normal.normal === 'general' || (normal.normal === 'lung' && isFreeOfAll(clause)))
    return sameSlot || ofNodes ? 'clash' : null
  return ofNodes && normal.finding !== null && normal.stance === 'negated' ? 'clash' : null
}

/** "DHC: 4 mm" holds no longer where 9 mm were dictated. */
function isMeasuredAnew({ finding, normal, measures: [usual] }: Statement, { measures }: Statement): boolean {
  return (
    finding === null &&
    normal === null &&
    measures.some(({ unit, role }) => unit === usual?.unit && (role ?? usual.role) === usual.role)
  )
}

/** "Ductus choledochus 14 mm" answers "Nicht erweitert": no normal one is that wide. */
function exceedsNormal(
  { normal, finding, stance }: Statement,
  clause: NormalClause,
  measured: Statement,
  inSlot: readonly string[] = [],
): boolean {
  const own = clause.organs.length > 0 ? clause.organs : inSlot
  const meant = measured.organ === null ? own : [measured.organ]
  const denied = finding !== null && stance === 'negated' ? (findings().get(finding)?.aspect ?? null) : null
  const aspect = normal ?? denied
  const roles = aspect === 'general' && attributesOf(clause).length === 0 ? allRoles : (sizeRoles[aspect ?? ''] ?? [])
  return measured.measures.some(
    (measure) =>
      measure.role !== 'distance' &&
      meant
        .flatMap(lineage)
        .flatMap(sizeRangesOf)
        .some(
          ({ role, normalAtMost }) =>
            roles.includes(role) &&
            (role === 'volume' ? measure.unit === 'ml' : isLength(measure)) &&
            Math.max(...inBaseUnit(measure)) > (normalAtMost ?? Number.POSITIVE_INFINITY),
        ),
  )
}

/** "Steatosis hepatis, Leber 23 cm": of the whole organ, and no size of its own. */
const diffuse = wordSet('steatosis cirrhosis lipomatosis thyroiditis congestion')

const sizeRoles: Readonly<Record<string, readonly string[]>> = {
  size: ['length', 'volume'],
  width: ['width'],
  wall: ['thickness'],
}
const allRoles = Object.values(sizeRoles).flat()

const remarks = wordSet('benign-sign malignancy-sign')

function isAbnormal({ finding }: Statement): boolean {
  return finding !== null && !finding.startsWith('w:') && !remarks.has(finding)
}

/** A lesion that is called suspicious or graded so takes back "Keine suspekte Anreicherung" too, but no denied microcalcification. */
function isSuspicious({ statement, part }: Said, normal: Statement): boolean {
  return (
    statement.finding !== null &&
    normal.finding !== 'microcalcification' &&
    (isKindOf(statement.finding, 'lesion') || /^(?:lymphadenopathy|consolidation)$/.test(statement.finding)) &&
    /RADS [45]|suspekt|malign|karzinom|washout|spikul/i.test(part.text)
  )
}

/** "Keine suspekten Läsionen" leaves room for a cyst, "Keine Zysten oder Metastasen" for none. */
function onlyMalignant({ at }: Statement, clause: NormalClause): boolean {
  const own = clause.items.find(({ start, end }) => at.start >= start && at.start < end) ?? clause
  const text = clause.text.slice(own.start - clause.start, own.end - clause.start)
  return /suspekt|malign|metasta/i.test(text)
}

function isBenign({ finding, stems }: Statement): boolean {
  return (
    stems.has('benign') ||
    stems.has('gutartig') ||
    (finding !== null && finding !== 'microcalcification' && benign.some((one) => isKindOf(finding, one)))
  )
}
