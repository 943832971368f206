import { isKindOf } from '../../anatomy/finding-concepts.ts'
import { isWithin } from '../../anatomy/organ-tree.ts'
import type { Side, Span } from '../../model.ts'
import { rememberWord } from '../../own-words.ts'
import { tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { remember, rememberInCall } from '../../word-memory.ts'
import { type Clash, placeOf } from '../clash.ts'
import { clauseAround, wordsWithin } from '../clause-around.ts'
import type { StatementIndex } from '../index-statements.ts'
import { isInBody } from '../is-in-body.ts'
import { inTextOrder, sentencePlace } from '../sentence-place.ts'
import { partialOperation } from './partial-operation.ts'
import { isPairedRemoval, type Removed, removalsOf } from './told-removals.ts'

/** An organ described that an operation has taken out. */
export function removedOrganClashes(sentences: readonly Sentence[], index: StatementIndex): Clash[] {
  const clashes: Clash[] = []
  const removals = sentences.flatMap(removalsOf).slice(0, 12)
  if (removals.length === 0) return []
  const isInScope = scopeOf(sentences)
  const names = (side: Side): boolean => sentences.some(({ all }) => all.some((word) => sideOf(word) === side))
  const isSideless = !(names('left') && names('right')) && !names('both')
  for (const found of removals) {
    const removed = isSideless && found.side === null ? { ...found, side: 'both' as const } : found
    const described = removed.organs.flatMap((organ) => [
      ...describedParts(organ, index).filter((one) => isDescribed(one, removed) && isInScope(one.sentence)),
      ...wornParts(organ, index).filter((one) => one.sentence !== removed.sentence && sideFits(one.side, removed)),
    ])
    const places = [
      ...firstOfSentences(described).map((one) => placeOfClause(one, removed)),
      ...mentionsOf(removed, sentences, described, isInScope),
    ]
      .sort((one, two) => one.start - two.start)
      .slice(0, shownPerOperation)
    const partial = places.length === 0 ? partialOperation(removed, sentences) : null
    for (const place of partial === null ? places : [partial]) clashes.push(removedClash(removed, place))
  }
  return clashes
}

/** Where an organ was transplanted only "Eigennieren" are the patient's own; of a valve only what no prosthesis has is its own. */
function scopeOf(sentences: readonly Sentence[]): (sentence: Sentence) => boolean {
  const reasons = new Set(sentences.slice(0, reasonsUpTo).filter(isReason))
  return (sentence) => {
    if (reasons.has(sentence)) return false
    if (tells(sentence, ofBreast) && isRebuilt(sentences)) return false
    if (tells(sentence, ofKidney) && !tells(sentence, /^Eigen/) && isGrafted(sentences)) return false
    return !tells(sentence, /^(?!ileo)\p{L}*klappen?$/iu) || tells(sentence, /kuspid/i)
  }
}

const isGrafted = rememberInCall((sentences: readonly Sentence[]) =>
  sentences.some((one) => tells(one, /^(?:[NLP]TX$|\p{L}*transplant)/iu)),
)
const isRebuilt = rememberInCall((sentences: readonly Sentence[]) => sentences.some((one) => tells(one, rebuilt)))

/** In sentences from the beginning. */
const reasonsUpTo = 3

/** "Mammakarzinom links, Kontrolle. ... Ablatio links": why it was taken out. */
function isReason({ words }: Sentence): boolean {
  const { terms, measures } = findMentions(words)
  return (
    measures.length === 0 &&
    terms.some(({ meanings }) => meanings.some(({ kind, id }) => kind === 'finding' && isKindOf(id, 'carcinoma')))
  )
}

/** A breast that was built anew is one. */
const rebuilt = /implantat|rekonstru|expander|^DIEP|^TRAM/i
const ofBreast = /brust|mamm|(?<!schild)drüse/i
const ofKidney = /nier|ren|NBKS/i

/** The quoted clause, of a long sentence from the organ on that it names before; beside the operation itself no more than that. */
function placeOfClause(statement: Statement, removed: Removed): Span {
  const { sentence, span, organBond } = statement
  if (sentence === removed.sentence) return span
  const named = organBond === 'sentence' ? organsThemselves(sentence.words).find(isRemoved) : undefined
  const from = sentence.words[named?.at ?? -1]?.start ?? span.start
  const place = placeOf(statement)
  return { start: Math.min(place.start, from), end: place.end }

  function isRemoved({ organ }: { organ: string }): boolean {
    return removed.organs.includes(organ)
  }
}

const shownPerOperation = 3

function firstOfSentences(statements: readonly Statement[]): Statement[] {
  const bySentence = new Map<Sentence, Statement>()
  for (const statement of statements)
    if (!bySentence.has(statement.sentence)) bySentence.set(statement.sentence, statement)
  return [...bySentence.values()].sort((one, two) => one.position - two.position)
}

/** What only a joint that was not replaced can have. */
const wear: Readonly<Record<string, readonly [finding: string, joint: string]>> = {
  'femoral-head': ['coxarthrosis', 'hip'],
  acl: ['gonarthrosis', 'knee'],
  'humeral-head': ['omarthrosis', 'shoulder'],
}

function wornParts(organ: string, index: StatementIndex): readonly Statement[] {
  const [finding, joint] = wear[organ] ?? []
  if (finding === undefined) return []
  const worn = (index.byFamily.get('degeneration') ?? []).filter((one) => one.finding === finding)
  const narrowed = (index.byOrgan.get(joint ?? '') ?? []).filter((one) =>
    tells(wordsWithin(one), /^(?:Gelenkspalt|Geröllzyste|Knorpel)/),
  )
  return [...worn, ...narrowed].filter((one) => one.stance === 'asserted' && one.certainty === 'certain')
}

function describedParts(organ: string, index: StatementIndex): Statement[] {
  const result: Statement[] = [...(index.byOrgan.get(organ) ?? [])]
  for (const [id, statements] of index.byOrgan) if (id !== organ && isWithin(id, organ)) result.push(...statements)
  return result
}

/** What speaks of the place, the rest or the operation, not of the organ. */
const reserved =
  /(?:loge|region|bett|lager|entfern|fehl|resekt|resezier|ektomie|operativ|mastoidhöhle|kontralat|gegenseit|rezidiv|narbe|narbig|rest(?!drüse|harn)|verbl|stumpf|stom(?:a$|i)|anastomos|prothes|implant|aufbau|expander|silikon|rekonstru|ersatz|nebenmilz|milzgewebe|splenose|ablatio|neoblase|pouch|tep$|transplant|tenode|tenotom|extraartikul|verank|zustand|früher|voruntersuchung|damals)/i

const isReserved = rememberWord((word) => reserved.test(word))

function isDescribed(statement: Statement, removed: Removed): boolean {
  if (!isInBody(statement)) return false
  if (
    (statement.sentence === removed.sentence && !isNamedBehind(statement, removed)) ||
    statement.certainty === 'question' ||
    statement.certainty === 'historical' ||
    statement.certainty === 'conditional'
  )
    return false
  if (!removed.organs.some((organ) => isWithin(statement.organ ?? '', organ))) return false
  if (statement.organBond === 'examination' && !namesPart(statement) && !isInLobe(statement, removed)) return false
  if (statement.organBond === 'carried') return false
  if (isBesideLabelled(statement)) return false
  if (statement.stance === 'unclear' || (removed.leavesRest && !isWholeOrgan(statement, removed))) return false
  // "Mamma rechts: Narbe mit Architekturstörung": only a gland has any.
  const isOfGland = statement.finding === 'architectural-distortion' && statement.stance === 'asserted'
  if (!isOfGland && wordsAbout(statement).some((word) => isReserved(word.text))) return false
  // "Acetabulum bds. intakt, keine Schenkelhalsfraktur": of the hip that is left.
  const isOfSide = !removed.needsSide || statement.sideBond !== 'sentence'
  if (statement.stance === 'negated' && !(saysOfOrgan(statement) && isOfSide)) return false
  return sideFits(sideOfWords(statement), removed)
}

/** "Z. n. Cholezystektomie, Gallenblase unauffällig" */
function isNamedBehind({ normal, organBond, span }: Statement, { word }: Removed): boolean {
  return normal !== null && organBond === 'own' && span.start > word.end
}

/** "Schilddrüse: Loge leer. Gefäße offen. Lymphknoten nicht vergrößert.": under the label of an earlier sentence, but of its neighbours. */
function isBesideLabelled({ organBond, sentence: { label, words }, hasUnknownNoun }: Statement): boolean {
  if (organBond !== 'label' || label.length > 0) return false
  return hasUnknownNoun || tells(words, /^(?:Gefäß|Lymph|LK|Umgeb)/)
}

/** "Schilddrüse normal groß" behind a Strumektomie. */
function isWholeOrgan({ normal, organ }: Statement, { organs: [taken] }: Removed): boolean {
  return normal !== null && organ === taken
}

/** Of an organ that a clause calls normal or measures by its name only that clause counts: "Postoperativ ..., linker Unterlappen belüftet". */
function wordsAbout(statement: Statement): readonly Word[] {
  const { sentence, normal, organBond, measures } = statement
  return (normal === null && measures.length === 0) || organBond !== 'own' ? sentence.words : wordsWithin(statement)
}

/** A clause that names the organ without a finding: "Die Harnblase ist gut gefüllt". */
function mentionsOf(
  removed: Removed,
  sentences: readonly Sentence[],
  described: readonly Statement[],
  isInScope: (sentence: Sentence) => boolean,
): Span[] {
  const places: Span[] = []
  for (const sentence of removed.leavesRest ? [] : sentences) {
    if (!isInBody(sentence)) continue
    if (sentence === removed.sentence || described.some((one) => one.sentence === sentence)) continue
    const words = sentence.all
    const at = placeOfOrgan(words, removed)
    if (at < 0 || !isInScope(sentence)) continue
    const clause = words.slice(...clauseAround(words, words[at] as Word))
    if (words.some(({ text }) => isReserved(text)) || tells(clause, denying)) continue
    // "Herd im Oberlappen rechts, Herd im Unterlappen links": each clause has its own side.
    const side = [...clause, ...words].map(sideOf).find((one) => one !== null) ?? null
    if (sideFits(side ?? (isOfBoth(words) ? 'both' : null), removed))
      places.push(sentencePlace(sentence, words[at] as Word))
  }
  return places
}

const denying = /^(?:kein|nicht|ohne|fehl|z\.|st\.|nach$|bei$|weder|verdacht|tumor)/i

/** Index of the first word that names the organ itself, -1 for none. */
function placeOfOrgan(words: readonly Word[], removed: Removed): number {
  return organsThemselves(words).find(({ organ }) => removed.organs.includes(organ))?.at ?? -1
}

/** The words that name an organ and nothing of it. */
const organsThemselves = remember((words: readonly Word[]): readonly { at: number; organ: string }[] =>
  findMentions(words).terms.flatMap(({ meanings, from }) => {
    const [meaning] = meanings
    return meanings.length === 1 && meaning?.kind === 'organ' ? [{ at: from, organ: meaning.id }] : []
  }),
)

/** "Im rechten Lappen ..." where the organ itself was named by the examination only. */
function namesPart(statement: Statement): boolean {
  return tells(statement.sentence.words, /^(?:lappen|parenchym|pol|rinde|abfluss)/i)
}

/** "Rechts kaudal ein Knoten", "Volumen rechts 14 ml" in a sonography of the thyroid. */
function isInLobe({ finding, normal, organ, sideBond }: Statement, { needsSide }: Removed): boolean {
  return organ === 'thyroid' && needsSide && sideBond === 'own' && normal === null && (finding ?? 'nodule') === 'nodule'
}

/** "nicht vergrößert" describes an organ, "keine Metastasen" might be about its place. */
function saysOfOrgan(statement: Statement): boolean {
  return statement.organBond === 'own' || statement.organBond === 'label'
}

function sideFits(side: Side | null, removed: Removed): boolean {
  if (removed.side === null) return !removed.needsSide && (!isPairedRemoval(removed) || side === 'both')
  return removed.side === 'both' || side === removed.side || side === 'both'
}

/** "Milz und Nieren unauffällig": both of a pair. */
const bothOfPair =
  /^(?:Neben)?[Nn]ieren$|^(?:Ovarien|Mammae|Brüste|Brustdrüsen|Tonsillen|Parotiden|Adnexe|Hoden|Bulbi)$/

function sideOfWords({ side, sideBond, sentence }: Statement): Side | null {
  const isNamed = side !== null && sideBond !== 'examination' && sideBond !== 'carried'
  return !isNamed && isOfBoth(sentence.words) ? 'both' : side
}

function isOfBoth(words: readonly Word[]): boolean {
  return tells(words, bothOfPair)
}

function removedClash(removed: Removed, described: Span): Clash {
  const isBehind = described.start > removed.word.end && described.end <= removed.sentence.end
  const place = isBehind ? { start: removed.sentence.start, end: removed.word.end } : removed.place
  return {
    kind: 'removedOrgan',
    ...inTextOrder(place, described),
    reason: 'Ein entferntes Organ ist als vorhanden beschrieben',
  }
}
