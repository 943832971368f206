import { lookUp } from '../lexicon/lexicon.ts'
import type { Side, Span, Token } from '../model.ts'
import { rememberWord } from '../own-words.ts'
import { tokensOf } from '../read/read.ts'
import { sideOf } from './side-of.ts'
import { type Term, termsIn } from './terms-in.ts'

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

/** Cuts written text into sentences and their clauses. Linear; offsets are those of `text`. */
export function readClauses(text: string): ClauseSentence[] {
  return sentenceSpans(text).map((span) => ({ ...span, clauses: clausesOf(text, span) }))
}

/** Sentences of written text: each ends after its full stop or at a line end. */
function sentenceSpans(text: string): Span[] {
  const spans: Span[] = []
  const tokens = tokensOf(text)
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
    /^o\. ?B\.$|^bds\.$|^re\.$|^li\.$/i.test(token.text) &&
    startsUpper(tokens[at + 2]) &&
    tokens[at + 1]?.kind === 'space'
  )
}

function isOrdinal(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at - 1]
  const next = tokens[at + 2]
  if (number?.kind !== 'number' || tokens[at + 1]?.kind !== 'space' || next?.kind !== 'word') return false
  return !startsUpper(next) || /^(?:de[srmn]|d[ai][se]|am|beim|vom|zum|zur)$/i.test(tokens[at - 3]?.text ?? '')
}

function startsUpper(token: Token | undefined): boolean {
  const first = token?.text.charAt(0) ?? ''
  return first !== first.toLowerCase()
}

const negators = /^(?:kein\p{L}{0,6}|ohne|nicht|weder|fehlend\p{L}{0,2}|ausschluss)$/iu
/** After these a new clause begins although no comma stands before them. */
const joiners = /^(?:und|sowie|oder|aber|jedoch)$/i

function clausesOf(text: string, sentence: Span): Clause[] {
  const spans = clauseSpans(tokensOf(text.slice(sentence.start, sentence.end)), sentence.start)
  const groups: { span: Span; items: Span[] }[] = []
  for (const span of spans) {
    const previous = groups.at(-1)
    if (
      previous &&
      continuesList(text.slice(previous.span.start, previous.span.start + 4), text.slice(span.start, span.end))
    ) {
      previous.span = { start: previous.span.start, end: span.end }
      previous.items.push(span)
    } else groups.push({ span, items: [span] })
  }
  return groups.map((group) => clauseOf(text, group.span))
}

/** Spans between commas and semicolons, and before "und kein"; brackets are not entered. */
function clauseSpans(tokens: readonly Token[], offset: number): Span[] {
  const spans: Span[] = []
  const words = tokens.filter((token) => token.kind !== 'space')
  let start = -1
  let end = -1
  let depth = 0
  let opener = 0
  words.forEach((token, at) => {
    if (start < 0) opener = at
    if (token.text === '(' || token.text === '[') depth++
    if (token.text === ')' || token.text === ']') depth = Math.max(0, depth - 1)
    const next = words[at + 1]
    const isEnd = at === words.length - 1 && /^[.!?]$/.test(token.text)
    const listsQualities =
      token.text === ',' && (isQualifying(words.slice(opener, at)) || listsSubjects(words, opener, at))
    const isCut =
      depth === 0 &&
      !listsQualities &&
      !(words[at - 1]?.text.endsWith('-') ?? false) &&
      (token.text === ',' ||
        token.text === ';' ||
        (joiners.test(token.text) && next !== undefined && negators.test(next.text)))
    if (isCut || isEnd) {
      if (start >= 0) spans.push({ start, end })
      start = -1
      return
    }
    if (start < 0) start = token.start + offset
    end = token.end + offset
  })
  if (start >= 0) spans.push({ start, end })
  return spans
}

/** "Keine vergrößerten mediastinalen, hilären oder ...": no noun has come yet, so the comma joins adjectives. */
function isQualifying(words: readonly Token[]): boolean {
  return (
    /^(?:kein|die$|der$|das$|ein)/i.test(words[0]?.text ?? '') && words.slice(1).every((word) => !startsUpper(word))
  )
}

/** "Leber, Milz und Pankreas unauffällig": bare names before "und" are said one thing of. */
function listsSubjects(words: readonly Token[], from: number, comma: number): boolean {
  const names = words.slice(from, comma).filter((word) => word.text !== ',')
  const rest = words.slice(comma + 1, comma + 8)
  const and = rest.findIndex((word) => /^(?:und|sowie)$/.test(word.text))
  const listed = [...names, ...rest.slice(0, and).filter((word) => word.text !== ',')]
  return and > 0 && listed.every((word) => startsUpper(word) && namesOrgan(word.text))
}

function namesOrgan(word: string): boolean {
  const terms = termsIn(word).flatMap((term) => term.meanings)
  return terms.length > 0 && terms.every((meaning) => meaning.kind === 'organ')
}

/** "Keine Infiltrate, Rundherde oder Ergüsse": what follows the comma is denied by the first word too. */
function continuesList(before: string, clause: string): boolean {
  if (!/^kein/i.test(before)) return false
  const words = tokensOf(clause).filter((token) => token.kind !== 'space')
  if (words.some((token) => negators.test(token.text))) return false
  const terms = termsIn(clause).flatMap((term) => term.meanings)
  return (
    terms.some((meaning) => meaning.kind === 'finding') &&
    !terms.some((meaning) => meaning.kind === 'normal') &&
    words.length <= 6
  )
}

function clauseOf(text: string, span: Span): Clause {
  const own = text.slice(span.start, span.end)
  return {
    start: span.start,
    end: span.end,
    text: own,
    ...organsInOrder(own, termsIn(own)),
    side: sideOf(own),
    items: /^kein/i.test(own) ? listItems(own, span.start) : [],
  }
}

/** Nouns name the thing, adjectives ("mediastinal") where it is. */
function organsInOrder(text: string, terms: readonly Term[]): Pick<Clause, 'organs' | 'locating'> {
  const named: string[] = []
  const locating: string[] = []
  for (const term of terms) {
    if (!term.meanings.some((meaning) => meaning.kind === 'organ')) continue
    const list = namesThing(text.slice(term.start, term.end)) ? named : locating
    for (const meaning of term.meanings) if (meaning.kind === 'organ') list.push(meaning.id)
  }
  return {
    organs: [...new Set([...named, ...locating])],
    locating: [...new Set(locating)].filter((id) => !named.includes(id)),
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

/** The members of "Kein A, B und C" without the "kein"; empty when there is only one. */
function listItems(text: string, offset: number): Span[] {
  const words = tokensOf(text).filter((token) => token.kind !== 'space')
  const items: Span[] = []
  let start = -1
  let end = -1
  for (const word of words.slice(1)) {
    const separates = word.text === ',' || word.text === '/' || joiners.test(word.text) || /^bzw/i.test(word.text)
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
  return text
    .split(' ')
    .some((word) => word.length > 3 && word.charAt(0) !== word.charAt(0).toLowerCase() && !word.endsWith('-'))
}
