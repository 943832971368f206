import { isWithin } from '../anatomy/organ-tree.ts'
import { foldLabel, sectionOfName, sectionTitles } from '../arrange/section-names.ts'
import type { Compiled, Sentence } from '../compile-transcript.ts'
import { lookUp } from '../lexicon/lexicon.ts'
import type { Piece } from '../model.ts'
import { tokensOf, tokensWithin } from '../read/read.ts'
import { gapOf, piecesText } from '../resolve/piece-text.ts'
import { introductory, readSentences } from '../understand/read-sentences.ts'
import type { Statement } from '../understand/statement.ts'
import { understand } from '../understand/understand.ts'
import { type Clause, namesOrgan, readClauses } from './clauses.ts'
import { idsIn } from './terms-in.ts'

/** A dictated sentence, or a part of one that speaks of an organ of its own. */
export interface Dictated {
  pieces: readonly Piece[]
  /** As written. */
  text: string
  section: Sentence['section']
  /** Offsets of the clauses are those of `text`. */
  clauses: readonly Clause[]
  statements: readonly Statement[]
  /** The spoken heading it opens with or stands under ("Leber:"); null for none. */
  label: string | null
  /** The section named before a colon ("Impression:"), left out of the pieces. */
  namedSection: readonly Piece[]
  /** How many of its pieces are that heading. */
  labelPieces: number
  /** Where the written text of this sentence begins in the text the statements were read from. */
  at: number
}

/**
 * The sentences of a dictation as written, with their statements; section headings are left out.
 *
 * @param labels  headings of a template, folded: these count as spoken headings too
 */
export function readDictated(compiled: Compiled, labels: ReadonlySet<string> = noLabels): Dictated[] {
  const sentences = withSpokenSections(
    compiled.sentences.filter((sentence) => sentence.pieces[0]?.heading === undefined),
  )
  let text = ''
  let section = ''
  const starts = sentences.map((sentence) => {
    if (sentence.section !== section) text += `\n${sectionTitles[sentence.section] || sectionTitles.findings}:\n`
    else text += opensLine(sentence) ? '\n' : ' '
    section = sentence.section
    const start = text.length
    text += sentence.text
    return start
  })
  const statements = inOrder(understand(readSentences(text)).statements)
  const tokens = tokensOf(text)
  let firstToken = 0
  let next = 0
  let label: string | null = null
  let closesLabel = false
  return sentences.map((sentence, index) => {
    const start = starts[index] ?? 0
    const end = start + sentence.text.length
    while ((tokens[firstToken]?.start ?? end) < start) firstToken++
    const own: Statement[] = []
    for (; next < statements.length && (statements[next]?.at.start ?? 0) < end; next++) {
      const statement = statements[next]
      if (statement) own.push(statement)
    }
    const labelPieces = labelLength(sentence.pieces, labels)
    if (closesLabel) label = null
    // "LVEF 38 %." holds no longer than its sentence, "Leber:" until the next paragraph.
    closesLabel =
      labelPieces > 0 && labelPieces < sentence.pieces.length && colonOf(sentence.pieces) !== labelPieces - 1
    if (labelPieces > 0)
      label = piecesText(sentence.pieces.slice(0, labelPieces))
        .replace(/\s+/g, ' ')
        .replace(/ ?[:.]$/, '')
    else if (sentence.pieces[0]?.before === 'paragraph' || index === 0 || opensLevel.test(sentence.text)) label = null
    return {
      pieces: sentence.pieces,
      namedSection: sentence.namedSection,
      text: sentence.text,
      section: sentence.section,
      clauses: readClauses(sentence.text, tokensWithin(tokens, firstToken, { start, end })).flatMap(
        (one) => one.clauses,
      ),
      statements: own,
      label,
      labelPieces,
      at: start,
    }
  })
}

/** "L4/5: Vorfall" is no longer said of the organ before it. */
const opensLevel = /^(?:[CLS]|Th|[HBLS]WK) ?\d[^ :]*:/

/** By the place of the finding word: what the reader takes for one sentence may be two. */
export function inOrder(statements: readonly Statement[]): Statement[] {
  return [...statements].sort((a, b) => a.at.start - b.at.start)
}

function opensLine(sentence: Sentence): boolean {
  const before = sentence.pieces[0]?.before
  return before === 'line' || before === 'paragraph' || before === 'item'
}

const noLabels: ReadonlySet<string> = new Set()

/** "Impression: ..." begins a section although nobody dictates it so in German. */
function withSpokenSections(sentences: readonly Sentence[]): (Sentence & Pick<Dictated, 'namedSection'>)[] {
  let spoken: { under: Sentence['section']; section: Sentence['section'] } | null = null
  let waiting: readonly Piece[] = []
  return sentences.flatMap((sentence, at) => {
    const colon = colonOf(sentence.pieces)
    const named = colon > 0 ? sectionOfName(piecesText(sentence.pieces.slice(0, colon))) : null
    if (named !== null) {
      spoken = { under: sentence.section, section: named }
      const pieces = sentence.pieces.slice(colon + 1)
      const namedSection = sentence.pieces.slice(0, colon)
      if (pieces.length > 0) return [{ ...sentence, pieces, namedSection, text: piecesText(pieces), section: named }]
      // "Bewertung:" on a line of its own
      waiting = namedSection
      return at < sentences.length - 1 ? [] : [{ ...sentence, namedSection: [] }]
    }
    if (
      spoken !== null &&
      (spoken.under !== sentence.section || leavesTold(spoken.section, sentence, sentences[at - 1]))
    )
      spoken = null
    const namedSection = waiting
    waiting = []
    return [{ ...sentence, section: spoken?.section ?? sentence.section, namedSection }]
  })
}

/** "Protokoll: T2 in drei Ebenen." ends with its paragraph. */
function leavesTold(section: Sentence['section'], { pieces }: Sentence, previous: Sentence | undefined): boolean {
  return introductory.has(section) && pieces[0]?.before === 'paragraph' && previous?.pieces.at(-1)?.text !== ':'
}

/** In pieces. */
const longestLabel = 6

/** Where the colon of a label stands; -1 where none does. */
function colonOf(pieces: readonly Piece[]): number {
  for (let at = 0; at <= longestLabel && at < pieces.length; at++) if (pieces[at]?.text === ':') return at
  return -1
}

/**
 * How many pieces of a sentence are a heading: up to a colon words that name an organ, a finding or a heading of the
 * template; without a colon ("Material Zehn French") such a heading that names no organ, before a capital or a figure.
 */
function labelLength(pieces: readonly Piece[], labels: ReadonlySet<string>): number {
  const colon = colonOf(pieces)
  if (colon > 0) {
    const words = piecesText(pieces.slice(0, colon))
    if (labels.has(foldLabel(words))) return colon + 1
    if (pieces.slice(0, colon).some((piece) => piece.kind !== 'word' && piece.kind !== 'punctuation')) return 0
    return idsIn(words, 'organ').length > 0 || idsIn(words, 'finding').length > 0 ? colon + 1 : 0
  }
  if (labels.size === 0) return 0
  for (let length = Math.min(longestLabel, pieces.length - 1); length > 0; length--) {
    const words = piecesText(pieces.slice(0, length))
    const next = pieces[length]
    const opensText =
      next !== undefined &&
      (next.kind !== 'punctuation' || length === pieces.length - 1) &&
      (/^[\p{Lu}\p{Nd}.]|^kein/u.test(next.text) ||
        (/e[rs]?$/.test(next.text) && (lookUp(next.text)[0]?.class ?? 'adjective') === 'adjective'))
    if (!opensText || bareSide.test(words) || !labels.has(foldLabel(words)) || idsIn(words, 'organ').length > 0)
      continue
    if (next.text !== '.') return length
    // "Gelenkerguss Punkt" is a finding even where a heading has this name.
    if (idsIn(words, 'finding').length === 0) return length + 1
  }
  return 0
}

/** "Rechts ACI stenosiert" keeps its side. */
const bareSide = /^(?:rechts|links)$/i

/** "Rechter Lappen 12 ml, linker Lappen 9 ml" is two sentences where each has a heading. */
export function cutAtLabels(sentence: Sentence, labels: ReadonlySet<string>): Sentence[] {
  const { pieces } = sentence
  const cuts = pieces.flatMap(({ text }, at) =>
    /^(?:[,;]|und|sowie)$/.test(text) && opensMeasured(pieces, at + 1, labels) ? [at + 1] : [],
  )
  if (cuts.length === 0 || !opensMeasured(pieces, 0, labels)) return [sentence]
  return [0, ...cuts].map((from, index) => {
    const own = endedWithStop(pieces.slice(from, cuts[index]))
    const cased = from > 0 ? capitalised(own) : own
    return { ...sentence, pieces: cased, text: piecesText(cased) }
  })
}

/** A heading and a figure; a side alone counts where headings have sides. */
function opensMeasured(pieces: readonly Piece[], at: number, labels: ReadonlySet<string>): boolean {
  const next = pieces.slice(at, at + longestLabel)
  const figure = next.findIndex(({ text }) => /^\d/.test(text))
  const label = figure > 0 ? foldLabel(piecesText(next.slice(0, figure))) : ''
  return bareSide.test(label) ? [...labels].some((one) => /recht|link/.test(one)) : labels.has(label)
}

/** The sentence without its spoken heading, for a place that has the heading already. */
export function withoutLabel(dictated: Dictated): readonly Piece[] {
  return dictated.labelPieces > 0 ? dictated.pieces.slice(dictated.labelPieces) : dictated.pieces
}

/** The same as it is written there. */
export function unlabelled(dictated: Dictated): readonly Piece[] {
  return dictated.labelPieces > 0 ? capitalised(withoutLabel(dictated)) : dictated.pieces
}

/**
 * Cuts a sentence at commas where each part begins with an organ of its own: "Leber normal groß, Milz vergrößert."
 * Parts end in a full stop whose origin is the comma's.
 */
export function splitByOrgan(dictated: Dictated): Dictated[] {
  const { clauses, pieces, text } = dictated
  if (clauses.length < 2 || dictated.labelPieces > 0) return [dictated]
  const cuts = clauses
    .slice(1)
    .filter(
      (clause) =>
        startsWithOrgan(clause) &&
        !isBare(clause.text) &&
        !isBare(text.slice(0, clause.start)) &&
        !isCortexOfOther(clause, clauses[0]),
    )
  if (cuts.length === 0 || cuts.length > mostParts || !clauses[0] || clauses[0].organs.length === 0) return [dictated]
  const parts: { pieces: Piece[]; start: number; end: number }[] = [{ pieces: [], start: 0, end: 0 }]
  let at = 0
  pieces.forEach((piece, index) => {
    if (index > 0) at += gapOf(piece).length
    if (cuts.some((cut) => cut.start === at)) parts.push({ pieces: [], start: at, end: at })
    const part = parts.at(-1)
    part?.pieces.push(piece)
    at += piece.text.length
    if (part) part.end = at
  })
  const others = new Set(clauses.flatMap((clause) => clause.organs))
  return parts
    .map((part, index) => {
      const own = index < parts.length - 1 ? endedWithStop(part.pieces) : part.pieces
      const cased = index > 0 ? capitalised(own) : own
      const inside = (start: number): boolean => start >= part.start && start < part.end
      const named = new Set(clauses.filter(({ start }) => inside(start)).flatMap((clause) => clause.organs))
      const isOwn = ({ organs }: Statement): boolean =>
        organs.length === 0 || organs.some((one) => named.has(one) || !others.has(one))
      const said = piecesText(cased)
      const statements = dictated.statements.filter(
        (statement) => inside(statement.at.start - dictated.at) && isOwn(statement),
      )
      const from = dictated.at + part.start
      return {
        ...dictated,
        pieces: cased,
        text: said,
        clauses: clauses
          .filter((clause) => inside(clause.start))
          .map((clause) => ({ ...clause, start: clause.start - part.start, end: clause.end - part.start, items: [] })),
        statements: statements.length > 0 || !/\d/.test(said) ? statements : readAlone(said, from),
        at: from,
      }
    })
    .filter((part) => part.text.length <= text.length + 1)
}

/** "Niere gestaut, Ureter 9 mm weit": a measure that the reader gave to what stands before. */
function readAlone(text: string, from: number): Statement[] {
  return understand(readSentences(text)).statements.map((one) => ({
    ...one,
    at: { start: one.at.start + from, end: one.at.end + from },
  }))
}

/** "Herde BWK 4, LWK 2 und 5", "Gallenblase, Milz regelrecht": a bare name is no sentence. */
function isBare(text: string): boolean {
  return text.split(/[\s,]+/).every((word) => /^(?:\d.*|und||rechts:|links:|bds\.:)$/i.test(word) || namesOrgan(word))
}

/** "Lymphknoten verdickt, Kortexdicke 5 mm": a cortex behind an organ of another region is that organ's. */
function isCortexOfOther({ organs }: Clause, first: Clause | undefined): boolean {
  return organs.includes('cortex') && first?.organs.some((organ) => isWithin(organ, 'head')) === false
}

/** A sentence that seems to name more organs than these is no list of findings. */
const mostParts = 24

const articles = /^(?:der|die|das|den|dem|am|im|an|in)$/i

function startsWithOrgan(clause: Clause): boolean {
  const words = clause.text.split(' ')
  const head = articles.test(words[0] ?? '') ? words.slice(0, 3) : words.slice(0, 2)
  const noun = head.find((word) => /^\p{Lu}/u.test(word))
  return noun !== undefined && idsIn(noun, 'organ').length > 0
}

export function endedWithStop(pieces: readonly Piece[]): Piece[] {
  const last = pieces.at(-1)
  if (last === undefined) return []
  return [',', ';', 'und', 'sowie'].includes(last.text)
    ? [...pieces.slice(0, -1), { ...last, text: '.', kind: 'punctuation', before: 'none' }]
    : [...pieces]
}

export function capitalised(pieces: readonly Piece[]): Piece[] {
  const [first, ...rest] = pieces
  return first === undefined
    ? []
    : [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1), before: 'none' }, ...rest]
}
