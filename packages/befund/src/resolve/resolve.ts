import type { CoverageClass, CoverageEntry, Edit, Options, Piece, Question, Token } from '../model.ts'
import { applyCorrections } from './apply-corrections.ts'
import { assemble, coverageEntries } from './assemble.ts'
import { type Atom, atomsOf, type Cell, cellsSpan, writtenCell } from './cell.ts'
import { dropFillers, dropHesitations, type Notes } from './drop-fillers.ts'
import { findCommands } from './find-commands.ts'
import { findHeadings } from './find-headings.ts'
import { resolveNumbers } from './resolve-numbers.ts'
import type { Scan } from './scan.ts'
import { shareStops } from './share-stops.ts'
import { isLowerCase, type TextStyle, textStyleOf } from './text-style.ts'

export interface Resolved {
  pieces: Piece[]
  edits: Edit[]
  questions: Question[]
  /** Every non-space token of the transcript in exactly one entry. */
  coverage: CoverageEntry[]
  style: TextStyle
  /** White space after the last token. */
  tail: string
}

/** Spoken commands, numbers, headings and corrections become what they mean; what is written already stays as it is. */
export function resolve(tokens: readonly Token[], _options: Options = {}): Resolved {
  const { atoms, tail } = atomsOf(tokens)
  const classes: CoverageClass[] = atoms.map(() => 'used')
  const questions: Question[] = []
  const ask = asker(questions, atoms)
  const notes: Notes = { classes, edits: [] }
  const marked = findCommands(dropHesitations(atoms.map(writtenCell), notes))
  const style = textStyleOf(marked)
  const fluent = dropFillers(marked, style, notes)
  const said = applyCorrections(findHeadings(fluent, style), notes, ask, style)
  const cells = shareStops(
    resolveNumbers({ cells: said, atoms, style, memory: { nextItem: 1, numbers: new Map() }, ask }),
  )
  cells.forEach(({ rule, atoms: own }) => {
    if (rule === 'command') for (const index of own) classes[index] = 'command'
  })
  const { pieces, edits } = assemble(cells, atoms)
  return {
    pieces,
    edits: inOrder([...notes.edits, ...edits]),
    questions,
    coverage: coverageEntries(atoms, classes),
    style: { ...style, lowerCase: isLowerCase(cells) },
    tail,
  }
}

function asker(questions: Question[], atoms: readonly Atom[]): Scan['ask'] {
  return (question, cells) => {
    const span = cellsSpan(cells)
    const id = `${question.kind}-${span.start}-${span.end}`
    questions.push({ ...question, id, span, quote: quoteOf(cells, atoms) })
  }
}

/** The words of the transcript from the first to the last token of some cells. */
function quoteOf(cells: readonly Cell[], atoms: readonly Atom[]): string {
  const indices = cells.flatMap((cell) => cell.atoms)
  const first = Math.min(...indices)
  let quote = ''
  for (const atom of atoms.slice(first, Math.max(...indices) + 1)) quote += (quote === '' ? '' : atom.gap) + atom.text
  return quote
}

function inOrder(edits: readonly Edit[]): Edit[] {
  return [...edits].sort((one, other) => one.span.start - other.span.start || one.span.end - other.span.end)
}
