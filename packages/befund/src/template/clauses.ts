import { lookUp } from '../lexicon/lexicon.ts'
import type { Side, Span, Token } from '../model.ts'
import { rememberWord } from '../own-words.ts'
import { tokensOf } from '../read/read.ts'
import { fitsAt, tells } from '../read/tells.ts'
import { wordSet } from '../read/word-set.ts'
import { isCountedPart } from '../understand/ordinal-stop.ts'
import { sideOfTokens } from './side-of.ts'
import { type Term, termsIn, termsOf } from './terms-in.ts'

/** A part of a sentence that can stand or go by itself; offsets into the text read. */
export interface Clause extends Span {
  text: string
  /** Organs named in the clause; those that are the thing spoken of before those that only locate it. */
  organs: readonly string[]
  /** Those of them that are named by an adjective only. */
  locating: readonly string[]
  side: Side | null
  /** "Kein A, B oder C": the things denied, when they are more than one. */
  items: readonly Span[]
}

interface ClauseSentence extends Span {
  clauses: readonly Clause[]
}

/**
 * Cuts written text into sentences and their clauses. Linear; offsets are those of `text`.
 *
 * @param tokens  of `text`, where they were read already
 */
export function readClauses(text: string, tokens = tokensOf(text), ofTemplate = false): ClauseSentence[] {
  return sentenceSpans(tokens).map(({ start, end }) => {
    const own = text.slice(start, end)
    return { start, end, clauses: clausesOf(own, own === text ? tokens : tokensOf(own), start, ofTemplate) }
  })
}

/** Sentences of written text: each ends after its full stop or at a line end. */
function sentenceSpans(tokens: readonly Token[]): Span[] {
  const spans: Span[] = []
  let start = -1
  let end = -1
  tokens.forEach((token, at) => {
    if (token.kind === 'break') {
      if (start >= 0) spans.push({ start, end })
      start = -1
      return
    }
    if (token.kind === 'space') return
    if (start < 0) start = token.start
    end = token.end
    if (endsSentence(tokens, at)) {
      spans.push({ start, end })
      start = -1
    }
  })
  if (start >= 0) spans.push({ start, end })
  return spans
}

function endsSentence(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.text === '!' || token?.text === '?') return true
  if (token?.text === '.') return !isOrdinal(tokens, at)
  // "o. B." and "Z. n." hold their stop; a capital after "o. B." begins a new sentence.
  return (
    token?.kind === 'word' &&
    token.text.endsWith('.') &&
    /^o\. ?B\.$|^bds\.$|^re\.$|^li\.$/i.test(token.text) &&
    startsUpper(tokens[at + 2]) &&
    tokens[at + 1]?.kind === 'space'
  )
}

function isOrdinal(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at - 1]
  const next = tokens[at + 2]
  if (number?.kind !== 'number' || tokens[at + 1]?.kind !== 'space' || next?.kind !== 'word') return false
  return !startsUpper(next) || isCountedPart(next.text)
}

function startsUpper(token: Token | undefined): boolean {
  const first = token?.text.charAt(0) ?? ''
  return first !== first.toLowerCase()
}

/** How a denial begins. */
export const denies = /^(?:kein|ohne\b)/i
const negators = /^(?:kein\p{L}{0,6}|ohne|nicht|weder|fehlend\p{L}{0,2}|ausschluss)$/iu
/** After these a new clause begins although no comma stands before them. */
const joiners = wordSet('und sowie oder aber jedoch')

function isJoiner({ text }: Token): boolean {
  return text.length < 7 && joiners.has(text.toLowerCase())
}

/** Words of a sentence, `[from, to)`. */
interface Range {
  from: number
  to: number
}

function clausesOf(text: string, tokens: readonly Token[], start: number, ofTemplate: boolean): Clause[] {
  const words = tokens.filter((token) => token.kind !== 'space')
  const clauses: Range[] = []
  for (const range of cutWords(words)) {
    const previous = clauses.at(-1)
    if (
      previous !== undefined &&
      (continuesList(words, previous, text, range, ofTemplate) || isSubject(words, previous, text))
    )
      previous.to = range.to
    else clauses.push(range)
  }
  const cut = ofTemplate ? clauses.flatMap((range) => cutWithout(words, range, text)) : clauses
  return cut.map(({ from, to }) => clauseOf(text, words.slice(from, to), start))
}

/** "Zartwandig ohne Konkremente": a template calls it normal, and denies something besides. */
function cutWithout(words: readonly Token[], { from, to }: Range, text: string): Range[] {
  const cut = words.findIndex((word, at) => at > from && at < to && word.text === 'ohne')
  const isNormal = termsIn(textOf(text, words.slice(from, cut))).some(({ meanings }) => meanings[0]?.kind === 'normal')
  return cut > 0 && isNormal
    ? [
        { from, to: cut },
        { from: cut, to },
      ]
    : [{ from, to }]
}

/** What stands between commas and semicolons, and before "und kein"; brackets are not entered. */
function cutWords(words: readonly Token[]): Range[] {
  const ranges: Range[] = []
  let from = 0
  let depth = 0
  words.forEach((token, at) => {
    if (token.text === '(' || token.text === '[') depth++
    if (token.text === ')' || token.text === ']') depth = Math.max(0, depth - 1)
    const isEnd = at === words.length - 1 && /^[.!?]$/.test(token.text)
    if (!isEnd && (depth > 0 || !isCut(words, from, at))) return
    if (at > from) ranges.push({ from, to: at })
    from = at + 1
  })
  if (words.length > from) ranges.push({ from, to: words.length })
  return ranges
}

function isCut(words: readonly Token[], from: number, at: number): boolean {
  const token = words[at]
  const next = words[at + 1]
  if (token === undefined) return false
  const separates =
    token.text === ',' || token.text === ';' || (next !== undefined && isJoiner(token) && negators.test(next.text))
  if (!separates || words[at - 1]?.text.endsWith('-') === true) return false
  return token.text !== ',' || !(isQualifying(words.slice(from, at)) || listsSubjects(words, from, at))
}

/** "Keine vergrößerten mediastinalen, hilären oder ...": no noun has come yet, so the comma joins adjectives. */
function isQualifying(words: readonly Token[]): boolean {
  return fitsAt(words, 0, /^(?:kein|die$|der$|das$|ein)/i) && words.slice(1).every((word) => !startsUpper(word))
}

/** "Leber, Milz und Pankreas unauffällig": bare names before "und" are said one thing of. */
function listsSubjects(words: readonly Token[], from: number, comma: number): boolean {
  const names = words.slice(from, comma).filter((word) => word.text !== ',')
  const rest = words.slice(comma + 1, comma + longestList)
  const and = rest.findIndex((word) => /^(?:und|sowie)$/.test(word.text))
  const listed = [...names, ...rest.slice(0, and).filter((word) => word.text !== ',')]
  return and > 0 && listed.every((word) => startsUpper(word) && namesOrgan(word.text))
}

/** In words and commas. */
const longestList = 16

export function namesOrgan(word: string): boolean {
  const terms = termsIn(word).flatMap((term) => term.meanings)
  return terms.length > 0 && terms.every((meaning) => meaning.kind === 'organ')
}

/** "Keine Infiltrate, Rundherde oder Ergüsse": what follows the comma is denied by the first word too; in a template by any. */
function continuesList(
  words: readonly Token[],
  { from, to }: Range,
  text: string,
  range: Range,
  ofTemplate: boolean,
): boolean {
  if (!tells(words, denies, from, ofTemplate ? to : from + 1)) return false
  const added = words.slice(range.from, range.to)
  if (tells(added, negators)) return false
  const terms = termsIn(textOf(text, added)).flatMap((term) => term.meanings)
  // "Keine Lymphknoten axillär, mediastinal oder inguinal"
  const onlySaysWhere = ofTemplate && !added.some(startsUpper)
  return (
    terms.some(({ kind }) => kind === 'finding' || (onlySaysWhere && kind === 'organ')) &&
    !terms.some(({ kind }) => kind === 'normal') &&
    added.length <= 6
  )
}

/** "Truncus coeliacus, AMS und AMI perfundiert": a bare name before a comma is no clause of its own. */
function isSubject(words: readonly Token[], { from, to }: Range, text: string): boolean {
  if (to - from > mostNamed || words[to]?.text !== ',') return false
  const named = textOf(text, words.slice(from, to))
  const [term] = termsIn(named)
  return (
    term !== undefined &&
    term.start === 0 &&
    term.end === named.length &&
    term.meanings.every(({ kind }) => kind === 'organ')
  )
}

/** In words. */
const mostNamed = 3

function textOf(text: string, words: readonly Token[]): string {
  return text.slice(words[0]?.start, words.at(-1)?.end)
}

function clauseOf(sentence: string, words: readonly Token[], offset: number): Clause {
  const text = textOf(sentence, words)
  const start = offset + (words[0]?.start ?? 0)
  const { organs, locating } = organsInOrder(sentence, termsOf(words))
  return {
    start,
    end: start + text.length,
    text,
    organs,
    locating,
    side: sideOfTokens(words),
    items: listItems(text, start),
  }
}

/** Nouns name the thing, adjectives ("mediastinal") where it is. */
function organsInOrder(text: string, terms: readonly Term[]): Pick<Clause, 'organs' | 'locating'> {
  const named: string[] = []
  const locating: string[] = []
  const aside = text.search(/ (?:bei|vor|über|neben|(?:ober|unter)halb) /)
  const found = terms.find(({ meanings }) => meanings.some(({ kind }) => kind === 'finding'))?.start ?? text.length
  for (const term of terms) {
    if (!term.meanings.some((meaning) => meaning.kind === 'organ')) continue
    // "Harnstau bei übervoller Harnblase", "Erguss vor dem Schenkelhals": where it comes from or lies is not what it is of.
    const isAside = found < aside && aside < term.start
    const list = !isAside && namesThing(text.slice(term.start, term.end)) ? named : locating
    for (const meaning of term.meanings) if (meaning.kind === 'organ') list.push(meaning.id)
  }
  if (locating.length === 0) return { organs: named.length < 2 ? named : [...new Set(named)], locating }
  const things = new Set(named)
  return {
    organs: [...new Set([...named, ...locating])],
    locating: [...new Set(locating)].filter((id) => !things.has(id)),
  }
}

/** A noun, also when an adjective stands before it; an adjective alone may be capital where it opens a sentence. */
const namesThing = rememberWord((term) => term.split(' ').some(isThing))

function isThing(word: string): boolean {
  if (word.charAt(0) === word.charAt(0).toLowerCase()) return false
  const readings = lookUp(word)
  return readings.length === 0
    ? !/(?:e|er|es|en|em)$/.test(word) || word.length > 14
    : readings.some((reading) => reading.class !== 'adjective')
}

/** "Kein Hinweis auf A oder B", "Nieren beidseits ohne A oder B": what is denied comes behind. */
const leads = /^(?:\p{L}+ ){0,3}?(?:kein\p{L}*|ohne) (?:\p{Lu}\p{L}+ (?:auf|für|von) (?!ein))?/iu

/** The members of "Kein A, B und C" without the "kein"; empty when there is only one. */
function listItems(text: string, offset: number): Span[] {
  const from = leads.exec(text)?.[0].length
  if (from === undefined) return []
  const words = tokensOf(text).filter((token) => token.kind !== 'space' && token.start >= from)
  const items: Span[] = []
  let start = -1
  let end = -1
  for (const word of words) {
    const separates = word.text === ',' || word.text === '/' || isJoiner(word)
    if (separates) {
      if (start >= 0) items.push({ start: start + offset, end: end + offset })
      start = -1
      continue
    }
    if (start < 0) start = word.start
    end = word.end
  }
  if (start >= 0) items.push({ start: start + offset, end: end + offset })
  const complete =
    items.length > 1 &&
    items.length <= mostItems &&
    items.every((item) => hasNoun(text.slice(item.start - offset, item.end - offset)))
  return complete ? items : []
}

/** Longer lists are left whole. */
const mostItems = 40

function hasNoun(text: string): boolean {
  return text.split(' ').some((word) => /^\p{Lu}.{3}/u.test(word) && !/-$|weis$|^Anhalt/.test(word))
}
