import type { Break, CoverageClass, CoverageEntry, Edit, Origin, Piece } from '../model.ts'
import type { Atom, Cell } from './cell.ts'
import { breakText } from './piece-text.ts'

const strength: Readonly<Record<Break, number>> = { none: 0, space: 1, line: 2, paragraph: 3, item: 4 }

export interface Assembled {
  pieces: Piece[]
  edits: Edit[]
}

/** Cells to pieces: settles what stands between them and records what was rewritten. */
export function assemble(cells: readonly Cell[], atoms: readonly Atom[]): Assembled {
  const pieces: Piece[] = []
  const edits: Edit[] = []
  let pending: Break = 'none'
  let previous: Cell | null = null
  let lastAtom = -1
  cells.forEach((cell) => {
    if (cell.rule !== undefined) edits.push(editOf(cell, atoms))
    pending = stronger(pending, writtenBreak(atoms, lastAtom, cell))
    lastAtom = Math.max(lastAtom, cell.atoms.at(-1) ?? -1)
    if (cell.text === '') {
      pending = addLayout(pending, cell.layout)
      return
    }
    pending = addLayout(pending, cell.layout)
    // Lines cut by their length: no speaker ends one before a "Punkt".
    if (pending === 'line' && cell.glue === 'left' && previous !== null) pending = 'none'
    pieces.push(pieceOf(cell, previous, pending, atoms))
    pending = 'none'
    previous = cell
  })
  return { pieces, edits }
}

/** Two line commands in a row are a paragraph. */
function addLayout(pending: Break, layout: Break): Break {
  if (pending === 'line' && layout === 'line') return 'paragraph'
  return stronger(pending, layout)
}

function stronger(one: Break, other: Break): Break {
  return strength[other] > strength[one] ? other : one
}

/** Line ends in the white space before this cell, and before what was taken out since the last one. */
function writtenBreak(atoms: readonly Atom[], lastAtom: number, cell: Cell): Break {
  const first = cell.atoms[0]
  if (first === undefined) return 'none'
  let breaks = 0
  for (let at = Math.max(lastAtom + 1, 0); at <= first; at++) breaks = Math.max(breaks, atoms[at]?.gapBreaks ?? 0)
  if (breaks === 0) return 'none'
  return breaks === 1 ? 'line' : 'paragraph'
}

function pieceOf(cell: Cell, previous: Cell | null, pending: Break, atoms: readonly Atom[]): Piece {
  const origin: Origin = cell.added ? { kind: 'derived', spans: cell.spans } : { kind: 'dictated', spans: cell.spans }
  const { before, gap } = spaceBefore(cell, previous, pending, atoms)
  const piece: Piece = { text: cell.text, kind: cell.kind, before, origin }
  if (gap !== breakText(before)) piece.gap = gap
  if (cell.heading !== undefined) piece.heading = cell.heading
  return piece
}

function spaceBefore(
  cell: Cell,
  previous: Cell | null,
  pending: Break,
  atoms: readonly Atom[],
): { before: Break; gap: string } {
  const index = cell.atoms[0]
  const follows = index !== undefined && index === (previous?.atoms.at(-1) ?? -1) + 1 && !cell.added
  const asWritten = follows && keepsGap(cell, previous, pending)
  if (asWritten) {
    const gap = atoms[index]?.gap ?? ''
    return { before: breakOf(gap, pending), gap }
  }
  if (previous === null) return { before: pending === 'item' ? 'item' : 'none', gap: pending === 'item' ? '- ' : '' }
  if (pending !== 'none') return { before: pending, gap: breakText(pending) }
  const before = isGlued(previous, cell) ? 'none' : 'space'
  return { before, gap: breakText(before) }
}

function keepsGap(cell: Cell, previous: Cell | null, pending: Break): boolean {
  if (cell.layout !== 'none') return false
  if (previous === null) return true
  if (cell.glue !== undefined || previous.glue === 'right' || previous.glue === 'both') return false
  return pending !== 'item'
}

function breakOf(gap: string, pending: Break): Break {
  if (pending !== 'none') return pending
  return gap === '' ? 'none' : 'space'
}

function isGlued(previous: Cell, cell: Cell): boolean {
  if (previous.glue === 'right' || previous.glue === 'both') return true
  if (cell.glue === 'left' || cell.glue === 'both') return true
  return !cell.spoken && cell.kind === 'punctuation' && ',.;:!?)'.includes(cell.text)
}

function editOf(cell: Cell, atoms: readonly Atom[]): Edit {
  const first = atoms[cell.atoms[0] ?? 0]
  const last = atoms[cell.atoms.at(-1) ?? 0]
  const from = cell.atoms.map((index, nth) => (nth === 0 ? '' : ' ') + (atoms[index]?.text ?? '')).join('')
  const to = cell.text === '' ? breakText(cell.layout) : cell.text
  return { from, to, rule: cell.rule ?? '', span: { start: first?.start ?? 0, end: last?.end ?? 0 } }
}

/** Neighbouring atoms of one class as one entry. */
export function coverageEntries(atoms: readonly Atom[], classes: readonly CoverageClass[]): CoverageEntry[] {
  const entries: CoverageEntry[] = []
  atoms.forEach((atom, index) => {
    const kind = classes[index] ?? 'used'
    const last = entries.at(-1)
    if (last?.class === kind) last.end = atom.end
    else entries.push({ start: atom.start, end: atom.end, class: kind })
  })
  return entries
}
