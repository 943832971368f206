import { isKindOf } from '../anatomy/finding-concepts.ts'
import { isWithin } from '../anatomy/organ-tree.ts'
import { wordStem } from '../anatomy/word-stem.ts'
import { areOpposite } from '../understand/find-side.ts'
import { aspectOfNoun, changedAspects, rulesOut } from './attributes.ts'
import { attributesOf } from './attributes-of.ts'
import { bareDenial } from './bare-denial.ts'
import { denies } from './clauses.ts'
import type { Dictated } from './dictated.ts'
import { englishClash } from './english-normals.ts'
import type { NormalClause, NormalSentence } from './normals.ts'
import { nounsOf } from './nouns-of.ts'
import { partOfOtherKind } from './opposites.ts'
import type { Placement } from './place.ts'
import { isOfMany, nearOrgans } from './same-place.ts'
import { saysSo } from './says-so.ts'
import { sideOf } from './side-of.ts'
import { emptyQualities } from './slot-profile.ts'
import { stemsOf } from './stems-of.ts'
import type { Slot } from './template.ts'
import { termsIn } from './terms-in.ts'
import { partUntrue } from './untrue-in-words.ts'
import type { Verdict } from './verdict.ts'

/** Judges a clause of the template by its words, where no concept of the organ tree or the findings tells. */
export function judgeWords(
  clause: NormalClause,
  sentence: NormalSentence,
  own: SpokenInSlot | undefined,
): Verdict | null {
  const [first] = own?.parts ?? []
  if (!own || !first) return null
  const unseen =
    englishClash(clause.text, own.parts) ??
    partUntrue(clause.text, about(own.parts, clause, sentence)) ??
    partUnseen(own.parts, clause, sentence.slot)
  if (unseen) return { relation: 'clash', part: unseen }
  if (bareDenial.test(clause.text)) return { relation: 'covered', part: first }
  const isDenial = denies.test(clause.text)
  const answer = isDenial ? partDenied(clause, sentence, own) : partOtherwise(clause, sentence, own)
  if (answer) return { relation: 'clash', part: answer }
  return isDenial ? null : restated(clause, sentence, own)
}

function partDenied(clause: NormalClause, sentence: NormalSentence, own: SpokenInSlot): Dictated | undefined {
  // "Leber normal groß, keine Läsion": of the liver too.
  const isCarried = isOfMany(sentence.slot) && clause !== sentence.clauses[0]
  const organs = isCarried ? clause.about : clause.organs
  return (
    partWithNamed(own.found, clause, sentence) ??
    nounsOf(clause.text, clause.statements.length === 0)
      .flatMap((noun) => partNaming(own.nouns, noun) ?? [])
      .find((one) => sharesQualities(clause.text, one.text) && sharesOrgan(one, { organs })) ??
    partOfRoot(own, clause)
  )
}

/** The sentence that says otherwise of what a clause calls normal. */
function partOtherwise(clause: NormalClause, sentence: NormalSentence, own: SpokenInSlot): Dictated | null {
  const unlike = isOneWordForAll(clause, sentence) ? partWithFinding(own.parts) : null
  const denied = deniedParticiple(clause.text, own.parts) ?? deniedNow(clause.text, own.denied)
  return (
    unlike ??
    partOfOtherKind(clause.text, about(own.parts, clause, sentence)) ??
    (denied && sharesOrgan(denied, clause) ? denied : null) ??
    partChanged(clause, sentence, own)
  )
}

function isOneWordForAll(clause: NormalClause, sentence: NormalSentence): boolean {
  const said = clause.text.replace(`${sentence.slot.label} `, '')
  return clause.statements.length === 0 && oneWord.test(said) && !sentence.clauses[1] && isWholeText(sentence)
}

/** "Inhomogen" of what is called homogeneous, "Nasenseptumdeviation" of a septum that stands in the middle. */
function partChanged(clause: NormalClause, sentence: NormalSentence, own: SpokenInSlot): Dictated | null {
  const aspects = callsSmooth(clause.text)
    ? ['contour']
    : clause.statements.flatMap(({ normal, stance }) =>
        normal === null || stance === 'negated' ? [] : aspectsOf(normal, clause),
      )
  // "Parenchym 16 mm" is a normal figure.
  const isNormal = clause.statements.some(({ normal, measures }) => normal !== null || measures.length > 0)
  return (
    (isNormal
      ? clause.nouns.map((noun) => own.changedNouns.get(noun)).find((part) => part !== undefined)
      : undefined) ??
    aspects.map((aspect) => changedPart(own.changed, aspect)).find((part) => part && isAbout(part, clause, sentence)) ??
    compoundOf(clause, own.nouns) ??
    (aspects[0] === 'contour'
      ? partWithFinding(
          own.parts.filter((part) => isAbout(part, clause, sentence)),
          (finding) => rulesOut('contour', finding),
        )
      : null)
  )
}

/** Said once more, or of a step: done otherwise. */
function restated(clause: NormalClause, sentence: NormalSentence, own: SpokenInSlot): Verdict | null {
  const { slot } = sentence
  const step = isStep(clause, slot)
  const anew =
    step && !sentence.clauses[1] && isWholeText(sentence) ? partOpeningWith(slot.label, own.parts) : undefined
  if (anew) return { relation: 'clash', part: anew }
  const part = nounsOf(clause.text)
    .map((noun) => own.nouns.get(noun) ?? (step ? partNaming(own.nouns, noun) : undefined))
    .find((one) => one)
  return part ? { relation: step ? 'clash' : 'covered', part } : null
}

/** "Verschluss mit Angio-Seal" below "Verschluss: Manuelle Kompression." */
function partOpeningWith(label: string, parts: readonly Dictated[]): Dictated | undefined {
  const stems = stemsOf(label)
  return parts.find(({ text }) => {
    const said = stemsOf(text)
    return said.length > stems.length && stems.every((stem, at) => said[at] === stem)
  })
}

/** "Portkammer: Subkutan rechts infraklavikulär." is untrue of one on the left; below an organ both sides may be told. */
export function partOnOtherSide(
  { side, statements }: NormalClause,
  { organs, label }: Slot,
  parts: readonly Dictated[] = [],
): Dictated | undefined {
  if (organs.length > 0 || label === '') return undefined
  // "Rechts keine Hydrozele. Links keine Hydrozele.": of either side for itself.
  if (statements.some(({ normal, stance }) => normal !== null || stance === 'negated')) return undefined
  return parts.find(({ text }) => areOpposite(side, sideOf(text.split(/ (?:bei|wegen|nach) /, 1)[0] ?? '')))
}

/** "Nasenseptum: Gerade.", with the heading before it or not: one word for all that is right, in no list of normal wordings; not "Sphärisch. Kein Ödem.". */
const oneWord = /^(?:beidseits |seitengleich )?\p{L}{4,}$/iu

/** Whether a heading says no more than this sentence. */
export function isWholeText({ slot, segment, text }: NormalSentence): boolean {
  return slot.segments.length === 1 && segment.end - segment.start <= text.length + 2
}

/** "Pankreas nicht einsehbar": nothing is known of it, where the template calls it normal. */
function partUnseen(parts: readonly Dictated[], { organs, side }: NormalClause, slot: Slot): Dictated | null {
  const isUnseen = (part: Dictated) =>
    part.clauses.some((clause) => {
      if (!unseen.test(clause.text) || (clause.side !== null && clause.side !== (side ?? slot.side))) return false
      const isFinding = part.statements.some(
        ({ finding, at }) =>
          finding !== null &&
          !finding.startsWith('w:') &&
          at.start - part.at >= clause.start &&
          at.start - part.at < clause.end,
      )
      const named = clause.organs.length > 0 ? clause.organs : part.clauses.flatMap((one) => one.organs)
      const meant = organs.length > 0 ? organs : slot.organs
      return !isFinding && (named.length === 0 || meant.every((one) => named.some((other) => isWithin(one, other))))
    })
  return parts.find(isUnseen) ?? null
}

const unseen =
  /\bnicht (?:(?:sicher|ausreichend|suffizient) )?(?:einsehbar|beurteilbar|abgrenzbar|darstellbar|dargestellt|erfasst)|überlagert\b/i

function partWithFinding(
  parts: readonly Dictated[],
  isMeant: (finding: string) => boolean = () => true,
): Dictated | null {
  return (
    parts.find(({ statements }) =>
      statements.some(({ finding, stance }) => finding !== null && stance === 'asserted' && isMeant(finding)),
    ) ?? null
  )
}

/** "Wandbewegung: Keine regionalen Störungen": a denial in other words of what the heading itself names. */
function partWithNamed(
  found: ReadonlyMap<string, Dictated>,
  clause: NormalClause,
  { slot }: NormalSentence,
): Dictated | null {
  if (slot.findings.length === 0 || clause.statements.some(({ finding }) => isKnown(finding))) return null
  for (const [finding, part] of found) if (slot.findings.some((one) => isKindOf(finding, one))) return part
  return null
}

/** A finding of its own, and no "Störung" or "Auffälligkeit". */
function isKnown(finding: string | null): boolean {
  return finding !== null && finding !== 'pathology' && !finding.startsWith('w:')
}

/** "Nicht verschmälert" is answered by "verschmälert" and by a "Verschmälerung", "nicht verbreitert" by all that is larger. */
function deniedParticiple(clause: string, parts: readonly Dictated[]): Dictated | null {
  const word = /^(?:\p{L}+ ){0,2}nicht (?:\p{Ll}+ )?(\p{Ll}{7,})$/iu.exec(clause)?.[1]
  if (word === undefined) return null
  const root = word.slice(0, rootLength)
  const said = synonyms[root] ?? RegExp(root, 'i')
  return parts.find(({ text }) => saysSo(text, said)) ?? null
}

const synonyms: Readonly<Record<string, RegExp>> = {
  echoverd: /steatos|verfett|echoreich|echovermehrt/i,
  komprimi: /kompr|angehob|ausgedünn|pelott|verlager/i,
  eingeeng: /eingeengt|kompr/i,
  tangiert: /tangier|kompr|kontakt/i,
  obliteri: /obliter|ausgelösch|verkleb|adhäs/i,
  angehobe: /angehob|verlager|komprim|ausgespannt/i,
  gereizt: /reiz|itis\b|syndrom/i,
  verbreit: /verbreit|vergrößer|schwell|verdick|quoll|tr[ei]{2}b/i,
  verdickt: /verdick|tr[ei]{2}b|schwoll|quoll|plump/i,
  verschmä: /verschmä|höhenge?minder|erniedrigt|osteochondrose/i,
}

/** "Glatt abgrenzbar" is answered by "nicht mehr abgrenzbar". */
function deniedNow(clause: string, denied: ReadonlyMap<string, Dictated>): Dictated | null {
  const said = wordsOf(clause).filter((word) => word.length >= 6)
  if (denied.size === 0 || said.length > fewWords || /\bnicht\b/i.test(clause)) return null
  return said.map((word) => denied.get(word)).find((part) => part !== undefined) ?? null
}

const fewWords = 4

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase('de').split(/[^\p{L}]+/u)
}

/** Letters in which a participle and its noun agree: "verschmä". */
const rootLength = 8

/** "Glatte Kontur", "Oberfläche glatt begrenzt": in no list of normal wordings, as lesions are smooth too. */
function callsSmooth(clause: string): boolean {
  return /(?:^| )(?:glatt|regelmäßig)/i.test(clause) && /kontur|oberfläche|begrenz|berand/i.test(clause)
}

/** "Regelrechte Durchblutung" is about perfusion, "Unauffällig" about all. */
function aspectsOf(normal: string, clause: NormalClause): string[] {
  const attributes = attributesOf(clause)
  return normal !== 'general' || attributes.length === 0
    ? [normal]
    : attributes.flatMap((stem) => aspectOfNoun(stem) ?? [])
}

/** "Nasenseptum mittelständig" is answered by a "Nasenseptumdeviation". */
function compoundOf(clause: NormalClause, nouns: ReadonlyMap<string, Dictated>): Dictated | null {
  if (!clause.statements.some(({ normal, stance }) => normal !== null && stance !== 'negated')) return null
  const subjects = nounsOf(clause.text, true).filter((stem) => stem.length >= 8)
  for (const [noun, part] of nouns) {
    if (
      termsIn(noun).length === 0 &&
      subjects.some((subject) => noun.length > subject.length && noun.startsWith(subject))
    )
      return part
  }
  return null
}

/** What is said of the organ of a clause: "V. saphena magna suffizient" stays beside a reflux of the parva. */
function about(parts: readonly Dictated[], clause: NormalClause, sentence: NormalSentence): readonly Dictated[] {
  return parts.filter((part) => isAbout(part, clause, sentence))
}

/** In running text "Weichteile unauffällig" stays beside a "Streckhaltung der HWS". */
function isAbout(part: Dictated, clause: NormalClause, { slot }: NormalSentence): boolean {
  return (
    (slot.organs.length > 0 && clause.organs.every((organ) => slot.organs.includes(organ))) || sharesOrgan(part, clause)
  )
}

/** Or one of them names none: "V. femoralis komprimierbar" is not answered by "V. poplitea nicht komprimierbar". */
function sharesOrgan(part: Dictated, { organs }: Pick<NormalClause, 'organs'>): boolean {
  const homes = part.statements.filter(({ organBond }) => organBond === 'own')
  const named = [...part.clauses, ...homes].flatMap((one) => one.organs)
  if (organs.length === 0 || named.length === 0) return true
  return organs.some((one) => named.some((other) => nearOrgans(one, other)))
}

function changedPart(changed: ReadonlyMap<string, Dictated>, normal: string): Dictated | null {
  if (normal === 'general') return [...changed.values()][0] ?? null
  return changed.get(normal) ?? null
}

/** The sentence with the noun itself or a compound of it: "Kein Riss" denies the "Horizontalriss". */
function partNaming(nouns: ReadonlyMap<string, Dictated>, denied: string): Dictated | null {
  const own = nouns.get(denied) ?? nouns.get(withoutSign(denied))
  if (own || denied.length < 4) return own ?? null
  const base = /^(.{5,})(?:veranderung|alteration|auffalligkeit)$/.exec(denied)?.[1]
  for (const [noun, part] of nouns)
    if (noun.endsWith(denied) || (base !== undefined && noun.startsWith(base))) return part
  return null
}

/** "Keine Infiltration" is answered by an "infiltrierende Endometriose". */
function partOfRoot({ parts, denied }: SpokenInSlot, { text }: NormalClause): Dictated | undefined {
  const roots = nounsOf(text).flatMap((noun) => /^(.{5,}?)(?:atio|io|ung)$/.exec(noun)?.[1] ?? [])
  const isMeant = (word: string): boolean => !denied.has(word) && roots.some((root) => word.startsWith(`${root}ier`))
  return roots.length === 0 ? undefined : parts.find((part) => wordsOf(part.text).some(isMeant))
}

/** "Keine Arthrosezeichen" denies the arthrosis. */
function withoutSign(stem: string): string {
  return stem.endsWith('zeich') ? wordStem(stem.slice(0, -'zeich'.length)) : stem
}

/** "Keine intrathekale Ausbreitung" is not answered by an intravasal one: what qualifies the noun must be said too. */
export function sharesQualities(denial: string, dictated: string): boolean {
  if (isOlder(denial, dictated)) return false
  const spoken = new Set(stemsOf(dictated))
  const qualities = denial
    .split(/[ ,]+/)
    .slice(1)
    .filter((word) => /^\p{Ll}{5,}(?:e|en|er|es|em)$/u.test(word) && !emptyQualities.test(word))
  const listed = / (?:oder|und|sowie) |,/.test(denial)
  return (
    qualities.length === 0 ||
    (listed
      ? qualities.some((word) => spoken.has(wordStem(word)))
      : qualities.every((word) => spoken.has(wordStem(word))))
  )
}

/** "Retrograde Punktion der rechten Leiste" is a step, and no longer true where another was taken. */
export function isStep({ statements }: NormalClause, { label, organs }: Slot): boolean {
  return (
    label !== '' &&
    organs.length === 0 &&
    (statements.length === 0 ||
      statements.some(
        ({ stance, finding }) => stance === 'asserted' && (finding === 'compression' || finding?.startsWith('w:')),
      ))
  )
}

/** "Keine frische Fraktur" stays beside an old one. */
export function isOlder(denial: string, dictated: string): boolean {
  return fresh.test(denial) && !fresh.test(dictated) && old.test(dictated)
}

const fresh = /frisch|akut/i
const old = /\b(?:alte?|ältere?|chronische?)[rsmn]?\b|konsolidiert|verheilt/i

/** What was dictated below one heading. */
export interface SpokenInSlot {
  parts: Dictated[]
  nouns: Map<string, Dictated>
  /** Aspects that a word calls changed: "inhomogen", "verbreitert". */
  changed: Map<string, Dictated>
  /** The nouns such a word is said of: "Parenchym verschmälert". */
  changedNouns: Map<string, Dictated>
  /** What was found. */
  found: Map<string, Dictated>
  /** Words that are denied now: "nicht mehr abgrenzbar", "insuffizient". */
  denied: Map<string, Dictated>
}

/** What the dictated clauses say that deny nothing, slot by slot. */
export function spokenWords(placements: readonly Placement[]): ReadonlyMap<Slot, SpokenInSlot> {
  const bySlot = new Map<Slot, SpokenInSlot>()
  for (const { part, slot, kind } of placements) {
    if (kind !== 'slot' || slot === null) continue
    const spoken = bySlot.get(slot) ?? {
      parts: [],
      nouns: new Map<string, Dictated>(),
      changed: new Map<string, Dictated>(),
      changedNouns: new Map<string, Dictated>(),
      found: new Map<string, Dictated>(),
      denied: new Map<string, Dictated>(),
    }
    bySlot.set(slot, spoken)
    spoken.parts.push(part)
    for (const { finding, stance } of part.statements)
      if (finding !== null && stance === 'asserted') spoken.found.set(finding, part)
    const words = wordsOf(part.text)
    words.forEach((word, at) => {
      if (words.slice(Math.max(0, at - 3), at).includes('nicht')) spoken.denied.set(word, part)
      if (/^(?:in|un)/.test(word)) spoken.denied.set(word.slice(2), part)
    })
    for (const clause of part.clauses) {
      const text = clause.text.split(/ (?=(?:kein|nicht|ohne|weder)\p{L}*(?: |$))/iu, 1)[0] ?? ''
      if (/^(?:kein|nicht|ohne|weder)/i.test(text)) continue
      for (const noun of nounsOf(text, true)) if (!spoken.nouns.has(noun)) spoken.nouns.set(noun, part)
      const aspects = changedAspects(text)
      for (const aspect of aspects) if (!spoken.changed.has(aspect)) spoken.changed.set(aspect, part)
      if (aspects.length > 0) for (const noun of nounsOf(text)) spoken.changedNouns.set(noun, part)
    }
  }
  return bySlot
}
