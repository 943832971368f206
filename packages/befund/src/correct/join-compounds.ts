import { foldWord } from '../lexicon/fold-word.ts'
import { lookUp } from '../lexicon/lexicon.ts'
import { simpleReadings } from '../lexicon/simple-readings.ts'
import { isFirstPart, splitCompound } from '../lexicon/split-compound.ts'
import { type Reading, wordIndex } from '../lexicon/word-index.ts'
import type { Edit, Piece } from '../model.ts'
import { agrees, opensNounPhrase } from './agreement.ts'
import { compoundHeads } from './compound-heads.ts'
import { outerSpan, spansOf } from './piece-spans.ts'
import { isProtected } from './protected-words.ts'

interface Joined {
  pieces: Piece[]
  edits: Edit[]
}

/** "Kontrast Mittel", "Ober Lappen", "Bandscheiben Vorfall": compounds a recogniser wrote as two words. */
export function joinCompounds(pieces: readonly Piece[]): Joined {
  const result: Piece[] = []
  const edits: Edit[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (last === undefined || !mayJoin(last, piece, result)) {
      result.push(piece)
      continue
    }
    const joined = {
      ...last,
      text: last.text + piece.text.toLowerCase(),
      origin: { kind: 'dictated', spans: [...spansOf(last), ...spansOf(piece)] },
    } as const
    edits.push({
      from: `${last.text} ${piece.text}`,
      to: joined.text,
      rule: 'compound',
      span: outerSpan([last, piece]),
    })
    result[result.length - 1] = joined
  }
  return { pieces: result, edits }
}

function mayJoin(first: Piece, second: Piece, written: readonly Piece[]): boolean {
  if (first.kind !== 'word' || second.kind !== 'word' || second.before !== 'space') return false
  if (
    first.heading !== undefined ||
    second.heading !== undefined ||
    first.origin.kind !== 'dictated' ||
    second.origin.kind !== 'dictated'
  )
    return false
  if (!isPlainWord(first.text) || !isPlainWord(second.text) || isProtected(first.text) || isProtected(second.text))
    return false
  const words = {
    first: foldWord(first.text),
    second: foldWord(second.text),
    joined: () => foldWord(first.text + second.text),
    isRaised: isCapital(first.text),
    before: phraseBefore(first, written.at(-2)),
  }
  if (isCapital(second.text) && !isCapital(first.text)) return joinsByPrefix(words)
  if (isPlaceAndFinding(words, written.at(-3))) return false
  return (
    joinsByPrefix(words) ||
    joinsAsListed(words) ||
    joinsByLink(words) ||
    joinsInPhrase(words) ||
    joinsAsPlural(words) ||
    joinsBareAdjective(words)
  )
}

interface Words {
  first: string
  second: string
  /** Both as one word. */
  joined: () => string
  /** The first word has a capital. */
  isRaised: boolean
  /** The word before them in the same phrase. */
  before: Piece | null
}

function phraseBefore(first: Piece, before: Piece | undefined): Piece | null {
  return before !== undefined && before.kind !== 'punctuation' && (first.before === 'space' || first.before === 'none')
    ? before
    : null
}

const germanWord = /^[A-Za-zÄÖÜäöü][a-zäöüß]+$/

function isPlainWord(text: string): boolean {
  return text.length >= 3 && (germanWord.test(text) || /^\p{L}\p{Ll}+$/u.test(text.normalize('NFC')))
}

function isCapital(text: string): boolean {
  return text.charAt(0) !== text.charAt(0).toLowerCase()
}

/** Prefixes that are words too; as such they take no bare noun after an adjective. */
const positions = new Set(['unter', 'innen', 'aussen', 'hinter', 'vor', 'nach'])

/** "hyper dens", "Ober Lappen", "im linken Unter Lappen". */
function joinsByPrefix(words: Words): boolean {
  const { first, second } = words
  if (!wordIndex().prefixes.has(first)) return false
  const isWordToo = lookUp(first).some((one) => one.tag !== 'prefix')
  if (isWordToo && !isNoPreposition(words)) return false
  const joined = words.joined()
  const listed = simpleReadings(joined)
  if (listed.length > 0) return !isWordToo || listed.some(isNoun)
  if (isTornInside(first, joined)) return true
  if (isWordToo || second.length < 5) return false
  return (
    splitCompound(joined)?.head.some((one) => one.class === 'adjective' || (isBoundStem(first) && isNoun(one))) === true
  )
}

/** A preposition has a capital only where a sentence starts, and does not follow an adjective. */
function isNoPreposition({ first, second, isRaised, before }: Words): boolean {
  if (before === null) return opensName.has(first) || (first === 'unter' && bodyParts.test(second))
  return before !== null && (isRaised || (positions.has(first) && isAdjective(before)))
}

/** "Osteo Chondrose", but "Sono Mamma" is an examination. */
function isBoundStem(prefix: string): boolean {
  return prefix.endsWith('o') && !examinations.has(prefix)
}

const examinations = new Set(['sono', 'echo', 'foto', 'video', 'elektro', 'angio', 'röntgen'])

/** At the start of a sentence: "Neben Niere links", "Außen Meniskus intakt". */
const opensName = new Set(['neben', 'innen', 'aussen', 'hinter', 'ober'])
const bodyParts = /^(?:lappen|feld|pol|schenkel|kiefer|arm|bauch)/

function isAdjective(piece: Piece): boolean {
  return lookUp(piece.text).some((one) => one.class === 'adjective') && /e[nrsm]?$/.test(piece.text)
}

/** Stand before a noun of their own: "Röntgen Thorax". */
const staysApart = new Set(['röntgen', 'sonografie', 'ultraschall'])

/** The joined word is in the lexicon and the first part can be no word of its own there: "Kontrast Mittel", "Spinal Kanal". */
function joinsAsListed({ first, joined }: Words): boolean {
  if (staysApart.has(first)) return false
  const readings = simpleReadings(first)
  const mayOpen =
    readings.length === 0 ||
    readings.some((one) => one.class === 'noun' || one.class === 'name' || isUndeclined(one, first))
  return mayOpen && (simpleReadings(joined()).some(isNoun) || isTornInside(first, joined()))
}

/** "Schild Drüsenlappen", "Gallen Blasenpolypen": torn inside the first word of a longer compound. */
function isTornInside(first: string, joined: string): boolean {
  if (!opensLongerPart(first, joined)) return false
  const compound = splitCompound(joined)
  const part = compound?.parts[0] ?? ''
  return part.startsWith(first) && part.length >= first.length + shortestRest && compound?.head.some(isNoun) === true
}

/** Letters of the first word that stand behind the gap. */
const shortestRest = 4
const shortestHead = 3

/** Spares taking apart what cannot be such a compound, which is nearly every pair of words. */
function opensLongerPart(first: string, joined: string): boolean {
  for (let end = first.length + shortestRest; end <= joined.length - shortestHead; end++) {
    if (isFirstPart(joined.slice(0, end))) return true
  }
  return false
}

/** Before a noun an adjective without ending is no German. */
function isUndeclined(one: Reading, folded: string): boolean {
  return one.class === 'adjective' && foldWord(one.written) === folded
}

/** "Untersuchungs Technik": the linking s of a feminine is no ending, so it cannot stand alone. */
function joinsByLink({ first, second }: Words): boolean {
  if (!first.endsWith('s') || lookUp(first).length > 0 || !lookUp(second).some(isNoun)) return false
  return lookUp(first.slice(0, -1)).some((one) => isNoun(one) && one.gender === 'f')
}

/** "In der Leber Zysten", "Im Myokard Narben": the dative goes with the first noun and not with the second. */
function isPlaceAndFinding({ first, second, before }: Words, preposition: Piece | undefined): boolean {
  if (before === null) return false
  const dative = dativeGenders(foldWord(before.text), preposition)
  if (dative === null) return false
  const fits = (noun: Reading) =>
    isNoun(noun) && noun.form !== 'plural' && noun.gender !== null && dative.includes(noun.gender)
  return simpleReadings(first).some(fits) && !simpleReadings(second).some(fits)
}

function dativeGenders(article: string, preposition: Piece | undefined): string | null {
  if (['im', 'am', 'vom', 'zum', 'beim'].includes(article)) return 'mn'
  const follows = preposition !== undefined && lookUp(preposition.text).some((one) => one.tag === 'prep')
  if (!follows) return null
  if (article === 'der' || article === 'einer') return 'f'
  return article === 'dem' || article === 'einem' ? 'mn' : null
}

/** "eine Nieren Zyste", "im Leber Parenchym" but not "in der Leber Zysten": the article does not go with the first noun. */
function joinsInPhrase({ first, second, joined, before }: Words): boolean {
  if (before === null || !compoundHeads().has(second) || !opensNounPhrase(before.text)) return false
  if (lookUp(first).some((one) => one.class === 'adjective' && one.tag === 'adj')) return false
  const nouns = simpleReadings(first).filter(isNoun)
  if (nouns.length === 0 || nouns.some((noun) => agrees(before.text, noun))) return false
  return isTwoParts(first, joined())
}

/** "Lungen Kontusion", "Osteophyten Bildung": a plural that nothing before it makes one, then a typical last part. */
function joinsAsPlural({ first, second, joined, before }: Words): boolean {
  if (!compoundHeads().has(second)) return false
  const nouns = simpleReadings(first).filter(isNoun)
  if (nouns.length === 0 || nouns.some((noun) => noun.form !== 'plural')) return false
  const heads = simpleReadings(second).filter(isNoun)
  if (heads.some((head) => head.form === 'plural')) return false
  if (before !== null && isProtected(before.text)) return false
  if (before !== null && opensNounPhrase(before.text)) {
    const isFirst = nouns.some((noun) => agrees(before.text, noun))
    if (isFirst && (!isAdjective(before) || !heads.some((head) => agrees(before.text, head)))) return false
  }
  return isTwoParts(first, joined())
}

/** "mit Lateral Versatz", "kein Koronar Kalk": raised inside a sentence, and no ending before its noun. */
function joinsBareAdjective({ first, second, joined, isRaised, before }: Words): boolean {
  if (before === null || !isRaised || !lookUp(first).some((one) => isUndeclined(one, first))) return false
  return (
    lookUp(first).every((one) => one.class === 'adjective') &&
    lookUp(second).some(isNoun) &&
    isTwoParts(first, joined())
  )
}

function isTwoParts(first: string, joined: string): boolean {
  const compound = splitCompound(joined)
  return compound !== null && compound.parts.length === 2 && compound.parts[0] === first && compound.head.some(isNoun)
}

function isNoun(one: Reading): boolean {
  return one.class === 'noun'
}
