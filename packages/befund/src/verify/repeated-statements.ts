import type { Atom } from './atom.ts'
import type { ComparedText } from './compared-text.ts'
import { isOpen } from './compared-text.ts'
import { isSameWord, meaningsOf } from './same-word.ts'

/** Bounds the search where a word stands in thousands of statements. */
const mostCandidates = 16

/**
 * The statements of the report that only say once more what a statement of the transcript says, as an impression
 * sums up its findings: every value, every word and every negation of theirs stands in one statement there.
 */
export function repeatedStatements(transcript: ComparedText, report: ComparedText): ReadonlySet<number> {
  const repeated = new Set<number>()
  let byRoot: ReadonlyMap<number, readonly number[]> | null = null
  let at = 0
  report.statements.forEach((statement, number) => {
    const from = at
    at += statement.atoms.length
    for (let index = from; index < at; index += 1) if (!isOpen(report, index)) return
    byRoot ??= indexStatements(transcript)
    const candidates = candidateStatements(report, from, at, byRoot)
    if (candidates.some((candidate) => says(transcript.statements[candidate]?.atoms ?? [], statement.atoms))) {
      repeated.add(number)
    }
  })
  return repeated
}

function indexStatements(text: ComparedText): Map<number, number[]> {
  const byRoot = new Map<number, number[]>()
  text.roots.forEach((root, index) => {
    const statement = text.statementOf[index] ?? -1
    const list = byRoot.get(root)
    if (list === undefined) byRoot.set(root, [statement])
    else if (list.length < mostCandidates && list[list.length - 1] !== statement) list.push(statement)
  })
  return byRoot
}

function candidateStatements(
  report: ComparedText,
  from: number,
  to: number,
  byRoot: ReadonlyMap<number, readonly number[]>,
): number[] {
  const candidates = new Set<number>()
  for (let index = from; index < to; index += 1) {
    for (const statement of byRoot.get(report.roots[index] ?? -1) ?? []) candidates.add(statement)
  }
  return [...candidates]
}

function negationsIn(atoms: readonly Atom[]): number {
  return atoms.filter(({ kind }) => kind === 'negation').length
}

function says(dictated: readonly Atom[], written: readonly Atom[]): boolean {
  if (negationsIn(dictated) !== negationsIn(written)) return false
  const meanings = new Set(
    dictated.flatMap((atom) => (atom.kind === 'word' ? meaningsOf(atom).map(({ id }) => id) : [])),
  )
  return written.every((atom) => {
    if (atom.label || dictated.some((other) => other.key === atom.key)) return true
    if (atom.kind !== 'word') return false
    const own = meaningsOf(atom)
    if (own.length > 0 && own.every(({ id }) => meanings.has(id))) return true
    return dictated.some((other) => other.kind === 'word' && isSameWord(other, atom))
  })
}
