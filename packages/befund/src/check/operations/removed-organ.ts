import { isKindOf } from '../../anatomy/finding-concepts.ts'
import { isWithin, organs } from '../../anatomy/organ-tree.ts'
import { removalAt } from '../../anatomy/removals.ts'
import { matchTerm } from '../../anatomy/term-index.ts'
import type { Side, Span } from '../../model.ts'
import { rememberWord } from '../../own-words.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { remember } from '../../word-memory.ts'
import { type Clash, placeOf } from '../clash.ts'
import type { StatementIndex } from '../index-statements.ts'
import { sentencePlace } from '../sentence-place.ts'

interface Removed {
  organs: readonly string[]
  side: Side | null
  needsSide: boolean
  /** A part was left, which may be described, but is no normal organ. */
  leavesRest: boolean
  sentence: Sentence
  place: Span
  word: Span
}

/** An organ described that an operation has taken out. */
export function removedOrganClashes(sentences: readonly Sentence[], index: StatementIndex): Clash[] {
  const clashes: Clash[] = []
  const removals = sentences.flatMap(removalsOf).slice(0, 12)
  const scope = removals.length === 0 ? [] : sentences.filter(inScope(sentences))
  const sides = new Set(removals.length === 0 ? [] : sentences.flatMap(({ all }) => all.map(sideOf)))
  const isSideless = !sides.has('both') && !(sides.has('left') && sides.has('right'))
  for (const found of removals) {
    const removed = isSideless && found.side === null ? { ...found, side: 'both' as const } : found
    const described = removed.organs.flatMap((organ) => [
      ...describedParts(organ, index).filter((one) => isDescribed(one, removed) && scope.includes(one.sentence)),
      ...wornParts(organ, index).filter((one) => one.sentence !== removed.sentence && sideFits(one.side, removed)),
    ])
    const places = [
      ...firstOfSentences(described).map((one) => placeWithOrgan(one, removed)),
      ...mentionsOf(removed, scope, described),
    ].slice(0, shownPerOperation)
    const partial = places.length === 0 ? partialOperation(removed, sentences) : null
    for (const place of partial === null ? places : [partial]) clashes.push(removedClash(removed, place))
  }
  return clashes
}

/** Where an organ was transplanted only "Eigennieren" are the patient's own; of a valve only what no prosthesis has is its own. */
function inScope(sentences: readonly Sentence[]): (sentence: Sentence) => boolean {
  const isGrafted = sentences.some(({ all }) => all.some(({ text }) => /^(?:[NLP]TX$|\p{L}*transplant)/iu.test(text)))
  const reasons = new Set(sentences.slice(0, reasonsUpTo).filter(isReason))
  return (sentence) => {
    const { all } = sentence
    if (reasons.has(sentence)) return false
    if (isGrafted && !all.some(({ text }) => /^Eigen/.test(text)) && all.some(({ text }) => ofKidney.test(text)))
      return false
    return !all.some(({ text }) => /^\p{L}*klappen?$/iu.test(text)) || all.some(({ text }) => /kuspid/i.test(text))
  }
}

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

const ofKidney = /nier|ren|parenchym|NBKS/i

/** The quoted clause, back to the word for the organ where that is not far. */
function placeWithOrgan(statement: Statement, removed: Removed): Span {
  if (statement.sentence === removed.sentence) return statement.span
  const place = placeOf(statement)
  const words = statement.sentence.all
  const at = placeOfOrgan(words, removed)
  const start = words[at]?.start ?? place.start
  return start < place.start && place.end - start <= longestPlace ? { start, end: place.end } : place
}

const longestPlace = 145
const shownPerOperation = 3

function firstOfSentences(statements: readonly Statement[]): Statement[] {
  const bySentence = new Map<Sentence, Statement>()
  for (const statement of statements)
    if (!bySentence.has(statement.sentence)) bySentence.set(statement.sentence, statement)
  return [...bySentence.values()].sort((one, two) => one.position - two.position)
}

function removalsOf(sentence: Sentence): Removed[] {
  const words = sentence.all
  const found: Removed[] = []
  words.forEach((word, at) => {
    const operation = removalAt(words, at)
    if (operation === null || !isDone(words, at, sentence)) return
    const isPaired = operation.organs.some((organ) => organs().get(organ)?.paired) || operation.sided
    // "Zystektomie rechts": of a cyst of one ovary, not the one bladder.
    if (operation.id === 'cystectomy' && /^(?:links|rechts|li\.|re\.)$/.test(words[at + 1]?.text ?? '')) return
    const side = isPaired ? sideNear(words, at, operation.length) : null
    found.push({
      organs: operation.named ? namedBeside(words, operation.organs) : operation.organs,
      side,
      needsSide: operation.sided,
      leavesRest: operation.leavesRest,
      sentence,
      place: sentencePlace(sentence, word),
      word,
    })
  })
  return [...found, ...missingOrgans(sentence)]
}

function namedBeside(words: readonly Word[], organs: readonly string[]): string[] {
  const named = findMentions(words).terms.flatMap((term) => term.meanings.map((meaning) => meaning.id))
  return organs.filter((organ) => named.includes(organ))
}

const undone =
  /^(?:teil|partiell|subtotal|geplant|vor|ohne|kein|keine|frage|evtl|eventuell|empfohlen|hemi|suprazervikal|segment|verdacht|fragliche?|nierenteil|anstehend|indikation|oder|falls|diskutiert)/i
const done =
  /^(?:z\.|zn|n\.|st|stn|status|zustand|nach|post|bekannt|erfolgt|durchgeführt|operiert|anamnestisch|vor\.?op|bei|gelaufene?)/i

/** "Z. n. Splenektomie", but not "Teilresektion" nor "vor geplanter Nephrektomie". */
function isDone(words: readonly Word[], at: number, sentence: Sentence): boolean {
  const before = words.slice(Math.max(0, at - 5), at)
  if (
    before.some((word) => undone.test(word.text) && !isAgo(word, words)) ||
    /^distal/i.test(before.at(-1)?.text ?? '')
  )
    return false
  if (
    words.slice(at + 1, at + 4).some((word) => /^(?:geplant|vorgesehen|empfohlen|indiziert)/i.test(word.text)) ||
    (words.at(-1)?.text === '?' && !words.slice(at).some(({ text }) => text === ','))
  )
    return false
  return (
    sentence.section === 'clinicalHistory' ||
    sentence.label.length > 0 ||
    at < 3 ||
    words.slice(Math.max(0, at - 12), at).some((word) => done.test(word.text) || isAgo(word, words))
  )
}

/** "Vor 5 Jahren" */
function isAgo(word: Word, words: readonly Word[]): boolean {
  return /^vor$/i.test(word.text) && words[words.indexOf(word) + 1]?.kind === 'number'
}

function sideNear(words: readonly Word[], at: number, length = 1): Side | null {
  for (const offset of [...(length > 1 ? [length, length - 1, length - 2, length - 3] : []), 1, 2, -1, -2, 3]) {
    const word = words[at + offset]
    const side = word === undefined ? null : sideOf(word)
    if (side !== null) return side
  }
  return null
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
  const narrowed = (index.byOrgan.get(joint ?? '') ?? []).filter(({ organ: of, sentence, span }) => {
    const words = sentence.words.filter(({ start, end }) => start >= span.start && end <= span.end)
    return of === joint && words.some(({ text }) => /^(?:Gelenkspalt|Geröllzyste|Knorpel)/.test(text))
  })
  return [...worn, ...narrowed].filter((one) => one.stance === 'asserted' && one.certainty === 'certain')
}

const missing = /^(?:entfernt|fehlt|fehlend|fehlende[rns]?|exstirpiert|abladiert)$/i

/** "Gallenblase operativ entfernt", "Fehlende Milz". */
function missingOrgans(sentence: Sentence): Removed[] {
  const { words } = sentence
  if (sentence.section === 'clinicalQuestion' || sentence.section === 'technique') return []
  const at = words.findIndex((word) => missing.test(word.text))
  if (
    at < 0 ||
    words.length > 10 ||
    words.some((word) => /^(?:nicht|kein|teil|partiell|drainage|sonde|katheter)/i.test(word.text))
  )
    return []
  for (let index = 0; index < words.length; index++) {
    const match = matchTerm(words, index)
    const organ = match?.meanings[0]
    if (match === null || match.meanings.length !== 1 || organ?.kind !== 'organ' || !operated.has(organ.id)) continue
    const word = words[index] as Word
    return [
      {
        organs: [organ.id],
        side: sideNear(words, index),
        needsSide: false,
        leavesRest: false,
        sentence,
        place: sentencePlace(sentence, word),
        word,
      },
    ]
  }
  return []
}

const operated = new Set(['gallbladder', 'spleen', 'appendix', 'uterus', 'kidney', 'stomach', 'prostate', 'bladder'])

function describedParts(organ: string, index: StatementIndex): Statement[] {
  const result: Statement[] = [...(index.byOrgan.get(organ) ?? [])]
  for (const [id, statements] of index.byOrgan) if (id !== organ && isWithin(id, organ)) result.push(...statements)
  return result
}

/** What speaks of the place, the rest or the operation, not of the organ. */
const reserved =
  /(?:loge|bett|lager|entfern|fehl|resekt|resezier|ektomie|ektomiert|operativ|postoperativ|rezidiv|narbe|narbig|rest(?!drüse)|stumpf|anastomos|prothes|endoprothes|implant|leer|aufbau|expander|silikon|rekonstru|ersatz|nebenmilz|ablatio|neoblase|pouch|tep$|transplant|tenode|tenotom|extraartikul|verank|zustand|früher|voruntersuchung|damals)/i

const isReserved = rememberWord((word) => reserved.test(word))

function isDescribed(statement: Statement, removed: Removed): boolean {
  if (statement.section !== 'findings' && statement.section !== 'impression') return false
  if (
    (statement.sentence === removed.sentence && !isNamedBehind(statement, removed)) ||
    statement.certainty === 'question' ||
    statement.certainty === 'historical' ||
    statement.certainty === 'conditional'
  )
    return false
  if (statement.organ === null || !removed.organs.some((organ) => isWithin(statement.organ ?? '', organ))) return false
  if (statement.organBond === 'examination' && !namesPart(statement)) return false
  if (statement.organBond === 'carried' && (statement.hasUnknownNoun || statement.sites.size > 0)) return false
  if (isBesideLabelled(statement)) return false
  if (statement.stance === 'unclear' || (removed.leavesRest && !isWholeOrgan(statement, removed))) return false
  if (wordsAbout(statement).some((word) => isReserved(word.text))) return false
  if (statement.stance === 'negated' && !saysOfOrgan(statement)) return false
  return sideFits(sideOfWords(statement), removed)
}

/** "Z. n. Cholezystektomie, Gallenblase unauffällig" */
function isNamedBehind({ normal, organBond, span }: Statement, { word }: Removed): boolean {
  return normal !== null && organBond === 'own' && span.start > word.end
}

/** "Schilddrüse: Loge leer. Gefäße offen. Lymphknoten nicht vergrößert.": under the label of an earlier sentence, but of its neighbours. */
function isBesideLabelled({ organBond, sentence: { label, words }, hasUnknownNoun }: Statement): boolean {
  if (organBond !== 'label' || label.length > 0) return false
  return hasUnknownNoun || words.some(({ text }) => /^(?:Gefäß|Lymph|LK|Umgeb)/.test(text))
}

/** "Schilddrüse normal groß" behind a Strumektomie. */
function isWholeOrgan({ normal, stance, organ }: Statement, { organs: [taken] }: Removed): boolean {
  return normal !== null && stance === 'asserted' && organ === taken
}

/** Of an organ that a clause calls normal by its name only that clause counts: "Postoperativ ..., linker Unterlappen belüftet". */
function wordsAbout({ sentence, span, normal, organBond }: Statement): readonly Word[] {
  if (normal === null || organBond !== 'own') return sentence.words
  return sentence.words.filter(({ start, end }) => start >= span.start && end <= span.end)
}

/** A clause that names the organ without a finding: "Die Harnblase ist gut gefüllt". */
function mentionsOf(removed: Removed, sentences: readonly Sentence[], described: readonly Statement[]): Span[] {
  const places: Span[] = []
  for (const sentence of removed.leavesRest ? [] : sentences) {
    if (sentence.section !== 'findings' && sentence.section !== 'impression') continue
    if (sentence === removed.sentence || described.some((one) => one.sentence === sentence)) continue
    const words = sentence.all
    const at = placeOfOrgan(words, removed)
    if (at < 0 || words.some((word) => isReserved(word.text) || denying.test(word.text))) continue
    const side = words.map(sideOf).find((one) => one !== null) ?? null
    if (sideFits(side ?? (isOfBoth(words) ? 'both' : null), removed))
      places.push(sentencePlace(sentence, words[at] as Word))
  }
  return places
}

const denying = /^(?:kein|nicht|ohne|fehl|z\.|st\.|nach$|bei$|weder|leer|verdacht|tumor)/i

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
  return statement.sentence.words.some((word) => /^(?:lappen|parenchym|pol|rinde)/i.test(word.text))
}

/** "nicht vergrößert" describes an organ, "keine Metastasen" might be about its place. */
function saysOfOrgan(statement: Statement): boolean {
  return statement.organBond === 'own' || statement.organBond === 'label' || statement.normal !== null
}

function sideFits(side: Side | null, removed: Removed): boolean {
  if (!removed.needsSide && removed.organs.every((organ) => organs().get(organ)?.paired !== true)) return true
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
  return words.some(({ text }) => bothOfPair.test(text))
}

const pairs = new Set(['kidney', 'breast', 'ovary', 'adrenal', 'testis', 'adnexa', 'tonsil'])

function isPairedRemoval(removed: Removed): boolean {
  return removed.organs.some((organ) => pairs.has(organ))
}

/** "Ablatio mammae rechts" beside "teilweise Resektion des Drüsengewebes". */
function partialOperation(removed: Removed, sentences: readonly Sentence[]): Span | null {
  if (!isPairedRemoval(removed)) return null
  for (const sentence of sentences) {
    if (sentence.section === 'clinicalQuestion' || sentence.section === 'technique') continue
    const words = sentence.words
    const at = words.findIndex((_word, index) => isPartial(words, index))
    const named =
      at < 0
        ? -1
        : words.findIndex(
            (_, index) =>
              index !== at &&
              matchTerm(words, index)?.meanings.some(
                (one) => one.kind === 'organ' && removed.organs.some((organ) => isWithin(one.id, organ)),
              ),
          )
    if (at < 0 || (named < 0 && !/brust/i.test(words[at]?.text ?? ''))) continue
    const side = words.map(sideOf).find((one) => one !== null) ?? null
    if (removed.side !== null && side !== null && side !== removed.side && side !== 'both') continue
    const from = words[at] as Word
    const to = words[Math.max(at, named)] as Word
    return { start: from.start, end: Math.max(from.end, to.end) }
  }
  return null
}

function isPartial(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  if (
    /^(?:brusterhalt|organerhalt|teilresektion|nierenteilresektion|segmentresektion|quadrantektomie|lumpektomie)/i.test(
      text,
    )
  )
    return true
  return /^(?:teilweise|partielle)/i.test(text) && /resektion|entfernung/i.test(words[at + 1]?.text ?? '')
}

function removedClash(removed: Removed, described: Span): Clash {
  const isBehind = described.start > removed.word.end && described.end <= removed.sentence.end
  const place = isBehind ? { start: removed.sentence.start, end: removed.word.end } : removed.place
  const [first, second] = place.start <= described.start ? [place, described] : [described, place]
  return {
    kind: 'removedOrgan',
    severity: 'critical',
    first,
    second,
    reason: 'Ein entferntes Organ ist als vorhanden beschrieben',
    fixes: [],
  }
}
