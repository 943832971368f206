import { isTermName, opensTermName } from '../anatomy/term-index.ts'
import { foldWord } from '../lexicon/fold-word.ts'
import { lookUp } from '../lexicon/lexicon.ts'
import { boundHeadReadings, simpleReadings } from '../lexicon/simple-readings.ts'
import { isFirstPart, splitCompound } from '../lexicon/split-compound.ts'
import { type Reading, wordIndex } from '../lexicon/word-index.ts'
import type { Edit, Piece } from '../model.ts'
import { rememberWord } from '../own-words.ts'
import { startsUpper } from '../read/starts-upper.ts'
import { upperFirst } from '../read/upper-first.ts'
import { wordSet } from '../read/word-set.ts'
import { outerSpan, spansOf } from '../resolve/piece-spans.ts'
import { agrees, opensNounPhrase } from './agreement.ts'
import { compoundHeads } from './compound-heads.ts'
import type { Part, Words } from './compound-parts.ts'
import { hyphenedAfter, isNoun, joinsInDictation, openingOf } from './joins-in-dictation.ts'
import { isProtected } from './protected-words.ts'

interface Joined {
  pieces: Piece[]
  edits: Edit[]
}

/** "Kontrast Mittel", "Ober Lappen", "Bandscheiben Vorfall": compounds a recogniser wrote as two words. */
export function joinCompounds(pieces: readonly Piece[], dictated: boolean): Joined {
  const marks = dictated ? pieces.some(({ text }) => text === '.') : null
  const result: Piece[] = []
  const edits: Edit[] = []
  let last: Piece | undefined
  let lastPart: Part | null = null
  for (const piece of pieces) {
    const part = mayBePart(piece) ? partOf(piece.text) : null
    const link =
      last === undefined || lastPart === null || part === null || piece.before !== 'space'
        ? null
        : linkBetween(last, lastPart, part, result, marks)
    if (last === undefined || link === null) {
      result.push(piece)
      last = piece
      lastPart = part
      continue
    }
    const joined: Piece = {
      ...last,
      text: last.text + (link === '-' ? hyphened(last.text, piece.text) : piece.text.toLowerCase()),
      origin: { kind: 'dictated', spans: [...spansOf(last), ...spansOf(piece)] },
    }
    edits.push({
      from: `${last.text} ${piece.text}`,
      to: joined.text,
      rule: 'compound',
      span: outerSpan([last, piece]),
    })
    result[result.length - 1] = joined
    last = joined
    lastPart = partOf(link === '-' ? piece.text : joined.text)
  }
  return { pieces: result, edits }
}

/** Written small, both parts wait for their capitals. */
function hyphened(first: string, second: string): string {
  return `-${startsUpper(first) ? upperFirst(second) : second}`
}

function mayBePart({ kind, heading, origin }: Piece): boolean {
  return kind === 'word' && heading === undefined && origin.kind === 'dictated'
}

/** Null for what is never half of a compound. */
const partOf = rememberWord((text): Part | null => {
  const isAbbreviation = text.length <= longestAbbreviation && isOnlyAbbreviation(text)
  if (!(isAbbreviation || isPlainWord(text)) || isProtected(text)) return null
  const folded = foldWord(text)
  return {
    text,
    folded,
    opening: folded.slice(0, 3),
    isRaised: startsUpper(text),
    isAbbreviation,
    hyphened: hyphenedAfter(text, isAbbreviation),
    opens: openingOf(text, folded),
    opensTerm: opensTermName(folded),
    isPrefix: wordIndex().prefixes.has(folded) || folded.endsWith('lymph'),
    continuations: mayOpenListed(folded) ? continuationsOf(text, folded) : noContinuations,
  }
})

const longestAbbreviation = 5

function isOnlyAbbreviation(text: string): boolean {
  const readings = lookUp(text)
  return readings.length > 0 && readings.every((one) => one.class === 'abbreviation')
}

const noContinuations: ReadonlySet<string> = new Set()
/** Letters that fold in another way with some that may follow. */
const openSeam = /(?:c|gr|gra|grap|p|ph|pho|phot)$/i

function continuationsOf(text: string, folded: string): ReadonlySet<string> | null {
  return folded.length < 4 || openSeam.test(text) ? null : wordIndex().continuations(folded)
}

/** Whether nothing in the lexicon begins as the two words do. */
function opensNothing({ first, second }: Words): boolean {
  return first.continuations !== null && !first.continuations.has(second.opening)
}

/**
 * What stands between the halves of one word: nothing or a hyphen; null between two words.
 *
 * @param marks  whether full stops were spoken; null for what was typed
 */
function linkBetween(
  last: Piece,
  first: Part,
  second: Part,
  written: readonly Piece[],
  marks: boolean | null,
): '' | '-' | null {
  const words: Words = { first, second, before: phraseBefore(last, written.at(-2)) }
  if (marks !== null && first.hyphened?.test(second.folded) === true && lookUp(second.folded).some(isNoun)) return '-'
  if (marks !== null && pairs.test(`${first.text} ${second.text}`)) return '-'
  if (chained.test(last.text) && lookUp(second.folded).some(isNoun)) return '-'
  if (marks !== null && second.text === 'TEP' && joints.test(first.folded)) return '-'
  if (first.isAbbreviation || second.isAbbreviation) return null
  return mayJoin(words, written.at(-3), marks) ? '' : null
}

/** Two whose names stand together. */
const pairs = /^(?:hill sachs|kellgren lawrence|magen darm|herz thorax|mark rinden)$/i
/** "Magen-Darm-Trakt" */
const chained = /^(?:magen-darm|herz-thorax|mark-rinden)$/i

/** "Hüft TEP" */
const joints = /^(?:hüft|knie|schulter|\p{L}+gelenks)$/u

/** "Leber arterielle Phase": no kind of "Elle". */
function isOnlyAdjective({ first, second }: Words): boolean {
  const { folded } = second
  return folded.endsWith('e') && lookUp(folded)[0]?.class === 'adjective' && lookUp(first.folded + folded).every(isNoun)
}

function mayJoin(words: Words, article: Piece | undefined, marks: boolean | null): boolean {
  const { first, second } = words
  if (second.isRaised && !first.isRaised) return joinsByPrefix(words)
  if (isPlaceAndFinding(words, article) || isGenitive(words, article) || isDative(words) || isOnlyAdjective(words))
    return false
  return (
    joinsByPrefix(words) ||
    joinsAsListed(words) ||
    joinsByLink(words) ||
    joinsInPhrase(words) ||
    joinsAsPlural(words) ||
    joinsBareAdjective(words) ||
    (marks !== null && (joinsAsAdjective(words) || joinsInDictation(words, marks)))
  )
}

/** "Arthrose des Kniegelenks Erguss": the article has its noun, and what follows is another. */
function isGenitive({ first, second, before }: Words, article: Piece | undefined): boolean {
  if (!first.folded.endsWith('s')) return false
  // "des fünften Mittelhandknochens / Weichteile"
  const { text = '' } = before ?? {}
  if (!/^des$|\d\.?$/.test(text) && !(text.endsWith('en') && article?.text === 'des')) return false
  const isOf = (part: Part) => lookUp(part.folded).some((one) => isNoun(one) && one.form === 'genitive')
  return isOf(first) && !isOf(second)
}

/** "In den Weichteilen Verkalkungen": the article has its noun, in the dative. */
function isDative({ first, before }: Words): boolean {
  if (!/^(?:den|beiden|allen)$/.test(before?.text ?? '') || !first.folded.endsWith('n')) return false
  return lookUp(first.folded).some((one) => isNoun(one) && one.form === 'plural')
}

function joinedWord({ first, second }: Words): string {
  return foldWord(first.text + second.text)
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

/** Prefixes that are words too; as such they take no bare noun after an adjective. */
const positions = wordSet('unter innen aussen hinter vor nach')

/** "hyper dens", "Ober Lappen", "im linken Unter Lappen". */
function joinsByPrefix(words: Words): boolean {
  const { first, second } = words
  if (!first.isPrefix) return false
  const isWordToo = lookUp(first.folded).some((one) => one.tag !== 'prefix')
  if (isWordToo && !isNoPreposition(words)) return false
  const joined = joinedWord(words)
  const listed = simpleReadings(joined)
  if (listed.length > 0) return !isWordToo || listed.some(isNoun)
  if (isWordToo || second.folded.length < 5) return false
  return (
    splitCompound(joined)?.head.some(
      (one) => one.class === 'adjective' || (isBoundStem(first.folded) && isNoun(one)),
    ) === true
  )
}

/** A preposition has a capital only where a sentence starts, and does not follow an adjective. */
function isNoPreposition({ first, second, before }: Words): boolean {
  if (before === null) return opensName.has(first.folded) || (first.folded === 'unter' && bodyParts.test(second.folded))
  return first.isRaised || (positions.has(first.folded) && isAdjective(before))
}

/** "Osteo Chondrose", "Halslymph Knoten", but "Sono Mamma" is an examination. */
function isBoundStem(prefix: string): boolean {
  return (prefix.endsWith('o') && !examinations.has(prefix)) || prefix.endsWith('lymph')
}

const examinations = wordSet('sono echo foto video elektro angio röntgen')

/** At the start of a sentence: "Neben Niere links", "Außen Meniskus intakt". */
const opensName = wordSet('neben innen aussen hinter ober')
const bodyParts = /^(?:lappen|feld|pol|schenkel|kiefer|arm|bauch)/

function isAdjective(piece: Piece): boolean {
  return lookUp(piece.text).some((one) => one.class === 'adjective') && /e[nrsm]?$/.test(piece.text)
}

/** Stand before a noun of their own: "Röntgen Thorax". */
const staysApart = wordSet('röntgen sonografie ultraschall')

/** The joined word is in the lexicon and the first part can be no word of its own there: "Kontrast Mittel", "Spinal Kanal". */
function joinsAsListed(words: Words): boolean {
  if (joinsAsTerm(words)) return true
  if (opensNothing(words)) return false
  const joined = joinedWord(words)
  return simpleReadings(joined).some(isNounOrName) || isTornInside(words.first.folded, joined)
}

/** "Knie Gelenk", "Harnleiter Stein": the name of an organ or a finding that is a compound of two nouns. */
function joinsAsTerm({ first, second }: Words): boolean {
  if (!first.opensTerm || first.continuations === noContinuations) return false
  const joined = `${first.text}${second.text}`.toLowerCase()
  return isTermName(joined) && splitCompound(joined)?.head.some(isNoun) === true
}

function isNounOrName(one: Reading): boolean {
  return one.class === 'noun' || one.class === 'name'
}

/** "echo armer", "portal venöser", but "normal große", "Darmgas überlagert". */
function joinsAsAdjective(words: Words): boolean {
  const { first, second } = words
  if (first.isRaised || first.folded === 'normal') return false
  if (isBoundHead(second.folded)) return splitCompound(joinedWord(words))?.parts[0] === first.folded
  if (/te?[nrsm]?$/.test(second.folded) || opensNothing(words)) return false
  return simpleReadings(joinedWord(words)).some((one) => one.class === 'adjective')
}

/** "gradig", "förmig": no words by themselves; "speichernd" goes with a word before it that says how. */
function isBoundHead(folded: string): boolean {
  return (
    !/nde?[nrsm]?$/.test(folded) &&
    simpleReadings(folded).length === 0 &&
    boundHeadReadings(folded).some((one) => one.class === 'adjective')
  )
}

function mayOpenListed(first: string): boolean {
  if (staysApart.has(first)) return false
  const readings = simpleReadings(first)
  return (
    readings.length === 0 ||
    readings.some((one) => one.class === 'noun' || one.class === 'name' || isUndeclined(one, first))
  )
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
function joinsByLink({ first: { folded: first }, second }: Words): boolean {
  if (!first.endsWith('s') || lookUp(first).length > 0 || !lookUp(second.folded).some(isNoun)) return false
  if (/(?:ung|ion|heit|keit|schaft|(?:ä|ae)t)s$/.test(first)) return true
  return lookUp(first.slice(0, -1)).some((one) => isNoun(one) && one.gender === 'f')
}

/** "In der Leber Zysten", "Im Myokard Narben": the dative goes with the first noun and not with the second. */
function isPlaceAndFinding({ first, second, before }: Words, preposition: Piece | undefined): boolean {
  if (before === null) return false
  const dative = dativeGenders(foldWord(before.text), preposition)
  if (dative === null) return false
  const fits = (noun: Reading) =>
    isNoun(noun) && noun.form !== 'plural' && noun.gender !== null && dative.includes(noun.gender)
  return simpleReadings(first.folded).some(fits) && !simpleReadings(second.folded).some(fits)
}

const contractions = wordSet('im am vom zum beim')
const dativeArticles = wordSet('der einer dem einem')

function dativeGenders(article: string, preposition: Piece | undefined): string | null {
  if (contractions.has(article)) return 'mn'
  if (!dativeArticles.has(article)) return null
  const follows = preposition !== undefined && lookUp(preposition.text).some((one) => one.tag === 'prep')
  if (!follows) return null
  return article === 'der' || article === 'einer' ? 'f' : 'mn'
}

/** "eine Nieren Zyste", "im Leber Parenchym" but not "in der Leber Zysten": the article does not go with the first noun. */
function joinsInPhrase(words: Words): boolean {
  const { second, before } = words
  const first = words.first.folded
  if (before === null || !compoundHeads().has(second.folded) || !opensNounPhrase(before.text)) return false
  if (lookUp(first).some((one) => one.class === 'adjective' && one.tag === 'adj')) return false
  const nouns = simpleReadings(first).filter(isNoun)
  if (nouns.length === 0 || nouns.some((noun) => agrees(before.text, noun))) return false
  return isTwoParts(words)
}

/** "Lungen Kontusion", "Osteophyten Bildung": a plural that nothing before it makes one, then a typical last part. */
function joinsAsPlural(words: Words): boolean {
  const { first, second, before } = words
  if (!compoundHeads().has(second.folded)) return false
  const nouns = simpleReadings(first.folded).filter(isNoun)
  if (nouns.length === 0 || nouns.some((noun) => noun.form !== 'plural')) return false
  const heads = simpleReadings(second.folded).filter(isNoun)
  if (heads.some((head) => head.form === 'plural')) return false
  if (before !== null && isProtected(before.text)) return false
  if (before !== null && opensNounPhrase(before.text)) {
    const isFirst = nouns.some((noun) => agrees(before.text, noun))
    if (isFirst && (!isAdjective(before) || !heads.some((head) => agrees(before.text, head)))) return false
  }
  return isTwoParts(words)
}

/** "mit Lateral Versatz", "kein Koronar Kalk": raised inside a sentence, and no ending before its noun. */
function joinsBareAdjective(words: Words): boolean {
  const { first, second, before } = words
  if (before === null || !first.isRaised) return false
  const readings = lookUp(first.folded)
  return (
    readings.some((one) => isUndeclined(one, first.folded)) &&
    readings.every((one) => one.class === 'adjective') &&
    lookUp(second.folded).some(isNoun) &&
    isTwoParts(words)
  )
}

function isTwoParts(words: Words): boolean {
  const first = words.first.folded
  const compound = splitCompound(joinedWord(words))
  return compound !== null && compound.parts.length === 2 && compound.parts[0] === first && compound.head.some(isNoun)
}
