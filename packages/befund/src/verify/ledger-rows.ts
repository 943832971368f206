import type { CriticalKind, LedgerRow, Origin, Span } from '../model.ts'
import type { Atom } from './atom.ts'
import { isCritical } from './atom.ts'
import type { ComparedText } from './compared-text.ts'
import { isOpen, spanAt } from './compared-text.ts'
import { isExplainedNegation } from './negation-scope.ts'
import { repeatedStatements } from './repeated-statements.ts'
import { areOpposites, differByNegation, hasRival, isPathology, isThing } from './same-word.ts'

/** Where a stretch of the report may lawfully come from although the transcript does not say it. */
export type LawfulOrigin = (span: Span) => Origin['kind'] | null

const mostBoundWords = 3

/** The rows of both directions: the transcript's facts in its order, then what only the report says. */
export function ledgerRows(transcript: ComparedText, report: ComparedText, originOf: LawfulOrigin): LedgerRow[] {
  return [...rowsOfTranscript(transcript, report), ...rowsOfReport(transcript, report, originOf)]
}

function rowsOfTranscript(transcript: ComparedText, report: ComparedText): LedgerRow[] {
  const rows: LedgerRow[] = []
  const missing = missingParts(transcript, (atom, index) => isCovered(transcript, report, atom, index))
  transcript.atoms.forEach((atom, index) => {
    const part = missing.get(index)
    if (part !== undefined) rows.push(row('sentence', 'lost', textOf(transcript, index), '', part, null, null))
    const otherAt = transcript.replacement[index] ?? -1
    const other = report.atoms[otherAt]
    const partnerAt = transcript.partner[index] ?? -1
    if (other !== undefined) {
      const kind = changedKind(atom, other)
      // The heading may be worded otherwise, unless it names another organ.
      if (atom.label && kind === 'sentence') return
      const bound = boundWords(transcript, index)
      rows.push(row(kind, 'changed', atom.value, bound, spanAt(transcript, index), spanAt(report, otherAt), null))
    } else if (isCritical(atom)) {
      const written = partnerAt < 0 ? null : spanAt(report, partnerAt)
      const status = written !== null || isExplainedNegation(transcript, index, report) ? 'kept' : 'lost'
      const bound = boundWords(transcript, index)
      rows.push(row(kindOf(atom), status, atom.value, bound, spanAt(transcript, index), written, null))
    } else if (partnerAt < 0 && !isTitle(transcript, index) && !atom.label && isThing(atom)) {
      rows.push(row('organ', 'lost', atom.text, boundWords(transcript, index), spanAt(transcript, index), null, null))
    }
  })
  return rows
}

function rowsOfReport(transcript: ComparedText, report: ComparedText, originOf: LawfulOrigin): LedgerRow[] {
  const rows: LedgerRow[] = []
  const repeated = repeatedStatements(transcript, report)
  const originAt = (index: number, span: Span) =>
    repeated.has(report.statementOf[index] ?? -1) ? 'derived' : originOf(span)
  const missing = missingParts(report, (atom, index) => isCovered(report, transcript, atom, index))
  report.atoms.forEach((atom, index) => {
    const part = missing.get(index)
    if (part !== undefined) {
      rows.push(row('sentence', 'invented', textOf(report, index), '', null, part, originAt(index, part)))
    }
    if (!isOpen(report, index) || !isInvented(transcript, report, atom, index)) return
    const kind = isCritical(atom) ? kindOf(atom) : 'organ'
    const span = spanAt(report, index)
    rows.push(row(kind, 'invented', atom.value, boundWords(report, index), null, span, originAt(index, span)))
  })
  return rows
}

function isInvented(transcript: ComparedText, report: ComparedText, atom: Atom, index: number): boolean {
  const heads = isHeading(report, index)
  if (!isCritical(atom)) return !heads && (isThing(atom) || hasRival(atom)) && !repeatsHeading(report, index)
  if (heads && (atom.kind === 'side' || atom.kind === 'level')) return false
  return !isExplainedNegation(report, index, transcript)
}

/** "Lymphknoten: Lymphknoten axillär rechts": one of the two was dictated, the other comes with the heading. */
function repeatsHeading(text: ComparedText, index: number): boolean {
  const statement = text.statementOf[index]
  for (let at = index - 1; text.statementOf[at] === statement; at -= 1) {
    if (text.atoms[at]?.label === true && text.roots[at] === text.roots[index]) return true
  }
  return false
}

function row(
  kind: CriticalKind,
  status: LedgerRow['status'],
  value: string,
  bound: string,
  transcript: Span | null,
  report: Span | null,
  origin: Origin['kind'] | null,
): LedgerRow {
  return { kind, status, value, bound, transcript, report, origin }
}

function kindOf(atom: Atom): CriticalKind {
  return atom.kind === 'word' ? 'organ' : atom.kind
}

const figures = /-?\d+(?:,\d+)?/gu

/** A measurement whose figures were kept has changed its unit, and an "un-" dropped is a negation dropped. */
function changedKind(atom: Atom, other: Atom): CriticalKind {
  if (atom.kind === 'word') return changedWordKind(atom, other)
  if (atom.kind !== 'number' || other.kind !== 'number') return kindOf(atom)
  const digits = (value: string) => (value.match(figures) ?? []).map((figure) => figure.replace(/[0,]/gu, '')).join(' ')
  return digits(atom.value) === digits(other.value) && atom.value !== other.value ? 'unit' : 'number'
}

function changedWordKind(atom: Atom, other: Atom): CriticalKind {
  if (differByNegation(atom.key, other.key)) return 'negation'
  return isThing(atom) || areOpposites(atom.key, other.key) || !(atom.noun && other.noun) ? 'organ' : 'sentence'
}

/** A line that only names organs and examinations, or the words before a colon; "Lungenembolie" on a line of its own states it. */
function isHeading(text: ComparedText, index: number): boolean {
  if (text.atoms[index]?.label === true) return true
  const statement = text.statements[text.statementOf[index] ?? -1]
  return (
    statement?.isHeading === true &&
    statement.atoms.every((atom) => atom.kind !== 'word' || (atom.noun && !isPathology(atom)))
  )
}

/** The name of the examination on the first line: a template brings its own. Its side still counts. */
function isTitle(text: ComparedText, index: number): boolean {
  return text.statementOf[index] === 0 && isHeading(text, index)
}

function isCovered(text: ComparedText, other: ComparedText, atom: Atom, index: number): boolean {
  return (
    !isOpen(text, index) ||
    isHeading(text, index) ||
    (atom.kind === 'negation' && isExplainedNegation(text, index, other))
  )
}

/** Stretches between commas of which more than half has no counterpart, by the index of their first atom. */
function missingParts(text: ComparedText, covers: (atom: Atom, index: number) => boolean): Map<number, Span> {
  const missing = new Map<number, Span>()
  let from = 0
  while (from < text.atoms.length) {
    let to = from
    let open = 0
    let words = 0
    while (to < text.atoms.length && isSamePart(text, from, to)) {
      const atom = text.atoms[to]
      if (atom !== undefined && !covers(atom, to)) {
        open += 1
        if (atom.kind === 'word') words += 1
      }
      to += 1
    }
    if (words > 0 && open * 2 > to - from)
      missing.set(from, { start: spanAt(text, from).start, end: spanAt(text, to - 1).end })
    from = to
  }
  return missing
}

function isSamePart(text: ComparedText, first: number, second: number): boolean {
  return text.statementOf[first] === text.statementOf[second] && text.atoms[first]?.part === text.atoms[second]?.part
}

function textOf(text: ComparedText, first: number): string {
  const words: string[] = []
  for (let index = first; index < text.atoms.length && isSamePart(text, first, index); index += 1) {
    words.push(text.atoms[index]?.text ?? '')
  }
  return words.join(' ')
}

/** The nearest words of the sentence an atom stands in, in their order. */
function boundWords(text: ComparedText, index: number): string {
  let bound = ''
  let count = 0
  for (let step = 1; step <= 4 && count < mostBoundWords; step += 1) {
    const after = boundWord(text, index, index + step)
    if (after !== null) {
      bound = count === 0 ? after : `${bound} ${after}`
      count += 1
    }
    const before = count < mostBoundWords ? boundWord(text, index, index - step) : null
    if (before !== null) {
      bound = count === 0 ? before : `${before} ${bound}`
      count += 1
    }
  }
  return bound
}

function boundWord(text: ComparedText, index: number, at: number): string | null {
  const word = text.atoms[at]
  if (word?.kind !== 'word' || word.part !== text.atoms[index]?.part) return null
  return text.statementOf[at] === text.statementOf[index] ? word.text : null
}
