import { wordStem } from '../anatomy/word-stem.ts'
import { aspectOfNoun, changedAspects } from './attributes.ts'
import { attributesOf } from './attributes-of.ts'
import type { Dictated } from './dictated.ts'
import { englishClash } from './english-normals.ts'
import type { NormalClause, NormalSentence } from './normals.ts'
import { nounsOf } from './nouns-of.ts'
import type { Placement } from './place.ts'
import { contentStems, deniedEverywhere, emptyQualities, stemsOf } from './route.ts'
import type { Slot } from './template.ts'
import { termsIn } from './terms-in.ts'
import type { Verdict } from './verdict.ts'

/** Judges a clause of the template by its words, where no concept of the organ tree or the findings tells. */
export function judgeWords(clause: NormalClause, sentence: NormalSentence, spoken: SpokenWords): Verdict | null {
  const own = spoken.bySlot.get(sentence.slot)
  const english = own && englishClash(clause.text, own.parts)
  if (english) return { relation: 'clash', part: english }
  if (/^kein/i.test(clause.text)) {
    if (own && bareDenial.test(clause.text)) return { relation: 'covered', part: own.first }
    const said = own
      ? nounsOf(clause.text, clause.statements.length === 0).map((noun) => partNaming(own.nouns, noun))
      : []
    const part =
      said.find((one) => one !== null && sharesQualities(clause.text, one.text)) ?? partSayingAll(clause, spoken.byNoun)
    return part ? { relation: 'clash', part } : null
  }
  if (!own) return null
  if (bareDenial.test(clause.text)) return { relation: 'covered', part: own.first }
  const isAll = clause.statements.length === 0 && oneWord.test(clause.text) && isWholeText(sentence)
  const unlike = isAll ? partWithFinding(own.parts) : null
  if (unlike) return { relation: 'clash', part: unlike }
  const denied = deniedParticiple(clause.text, own.parts)
  if (denied) return { relation: 'clash', part: denied }
  const aspects = callsSmooth(clause.text)
    ? ['contour']
    : clause.statements.flatMap(({ normal, stance }) =>
        normal === null || stance === 'negated' ? [] : aspectsOf(normal, clause),
      )
  const changed =
    aspects.map((aspect) => changedPart(own.changed, aspect)).find((part) => part !== null) ??
    compoundOf(clause, own.nouns)
  if (changed) return { relation: 'clash', part: changed }
  const restated = nounsOf(clause.text)
    .map((noun) => own.nouns.get(noun))
    .find((part) => part !== undefined)
  return restated ? { relation: 'covered', part: restated } : null
}

/** "Nasenseptum: Gerade.": one word for all that is right, in no list of normal wordings; not "Sphärisch. Kein Ödem.". */
const oneWord = /^(?:beidseits |seitengleich )?\p{L}{4,}$/iu

function isWholeText({ slot, segment, text }: NormalSentence): boolean {
  return slot.segments.length === 1 && segment.end - segment.start <= text.length + 2
}

function partWithFinding(parts: readonly Dictated[]): Dictated | null {
  return (
    parts.find(({ statements }) =>
      statements.some(({ finding, stance }) => finding !== null && stance === 'asserted'),
    ) ?? null
  )
}

/** "Nicht verschmälert" is answered by "verschmälert" and by a "Verschmälerung". */
function deniedParticiple(clause: string, parts: readonly Dictated[]): Dictated | null {
  const word = /^nicht (\p{Ll}{8,})$/iu.exec(clause)?.[1]
  if (word === undefined) return null
  const root = word.slice(0, rootLength)
  const says = (text: string) => text.split(/[^\p{L}]+/u).some((one) => one.toLocaleLowerCase('de').includes(root))
  return parts.find(({ text }) => !/\bnicht\b/i.test(text) && says(text)) ?? null
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

function changedPart(changed: ReadonlyMap<string, Dictated>, normal: string): Dictated | null {
  if (normal === 'general') return [...changed.values()][0] ?? null
  return changed.get(normal) ?? null
}

/** A denial of several words that one dictated sentence says all of, below whichever heading it went. */
function partSayingAll(denial: NormalClause, byNoun: ReadonlyMap<string, readonly Dictated[]>): Dictated | null {
  const words = contentStems(denial.text)
  if (words.length < 2 || denial.statements.some(({ finding }) => finding !== null && deniedEverywhere.has(finding)))
    return null
  const candidates = words.flatMap((word) => byNoun.get(word) ?? [])
  return (
    candidates.find((part) => {
      const said = new Set(stemsOf(part.text))
      return words.every((word) => said.has(word))
    }) ?? null
  )
}

/** "Freie Flüssigkeit: Keine." is answered by whatever is dictated below its heading. */
const bareDenial =
  /^(?:kein(?:e[rs]?)?|nein|entfällt|negativ|nicht(?: (?:nachweisbar|vorhanden|abgrenzbar|erkennbar|sichtbar|nachgewiesen))?)$/i

/** The sentence with the noun itself or a compound of it: "Kein Riss" denies the "Horizontalriss". */
function partNaming(nouns: ReadonlyMap<string, Dictated>, denied: string): Dictated | null {
  const own = nouns.get(denied) ?? nouns.get(withoutSign(denied))
  if (own || denied.length < 4) return own ?? null
  const base = /^(.{5,})(?:veranderung|alteration|auffalligkeit)$/.exec(denied)?.[1]
  for (const [noun, part] of nouns)
    if (noun.endsWith(denied) || (base !== undefined && noun.startsWith(base))) return part
  return null
}

/** "Keine Arthrosezeichen" denies the arthrosis. */
function withoutSign(stem: string): string {
  return stem.endsWith('zeich') ? wordStem(stem.slice(0, -'zeich'.length)) : stem
}

/** "Keine intrathekale Ausbreitung" is not answered by an intravasal one: what qualifies the noun must be said too. */
export function sharesQualities(denial: string, dictated: string): boolean {
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

interface SpokenWords {
  bySlot: ReadonlyMap<Slot, SpokenInSlot>
  /** The first few sentences with a noun, wherever they went. */
  byNoun: ReadonlyMap<string, readonly Dictated[]>
}

interface SpokenInSlot {
  first: Dictated
  parts: Dictated[]
  nouns: Map<string, Dictated>
  /** Aspects that a word calls changed: "inhomogen", "verbreitert". */
  changed: Map<string, Dictated>
}

const fewSentences = 4

/** What the dictated clauses say that deny nothing, slot by slot. */
export function spokenWords(placements: readonly Placement[]): SpokenWords {
  const bySlot = new Map<Slot, SpokenInSlot>()
  const byNoun = new Map<string, Dictated[]>()
  for (const { part, slot, kind } of placements) {
    if (kind !== 'slot' || slot === null) continue
    const spoken = bySlot.get(slot) ?? {
      first: part,
      parts: [],
      nouns: new Map<string, Dictated>(),
      changed: new Map<string, Dictated>(),
    }
    bySlot.set(slot, spoken)
    spoken.parts.push(part)
    for (const clause of part.clauses) {
      const text = clause.text.split(/ (?=(?:kein|nicht|ohne|weder)\p{L}*(?: |$))/iu, 1)[0] ?? ''
      if (/^(?:kein|nicht|ohne|weder)/i.test(text)) continue
      for (const noun of nounsOf(text, true)) {
        if (!spoken.nouns.has(noun)) spoken.nouns.set(noun, part)
        const everywhere = byNoun.get(noun) ?? []
        if (everywhere.length < fewSentences) everywhere.push(part)
        byNoun.set(noun, everywhere)
      }
      for (const aspect of changedAspects(text)) if (!spoken.changed.has(aspect)) spoken.changed.set(aspect, part)
    }
  }
  return { bySlot, byNoun }
}
