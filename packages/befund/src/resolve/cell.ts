import type { Break, PieceKind, SectionId, Span, Token } from '../model.ts'
import { textKey } from '../read/text-key.ts'

/**
 * One or more tokens that are written together. The stages of resolve turn a list of cells into a shorter one.
 * Every cell has every property, in this order: the stages read them fastest where all have one shape.
 */
export interface Cell {
  /** Look-up form of the text as dictated, see textKey. */
  key: string
  text: string
  kind: PieceKind
  /** The tokens it stands for, as indices into the atoms. Empty for what is added, such as a heading's colon. */
  atoms: readonly number[]
  /** Of the transcript, in the order of the text. */
  spans: readonly Span[]
  /** True where the text was made from speech, false where it stands as it was written. */
  spoken: boolean
  /** A line end is written before this cell. */
  lineBreak: boolean
  /** A layout command before this cell. */
  layout: Break
  /** Spoken punctuation without a blank on this side. */
  glue: 'left' | 'right' | 'both' | undefined
  heading: SectionId | undefined
  /** What happened, for the edit; undefined: nothing. */
  rule: string | undefined
  /** Nobody said it. */
  added: boolean
}

/** A token that is not white space, with the white space before it. */
export interface Atom extends Span {
  text: string
  key: string
  kind: Token['kind']
  gap: string
  gapBreaks: number
}

export function atomsOf(tokens: readonly Token[]): { atoms: Atom[]; tail: string } {
  const atoms: Atom[] = []
  let gap = ''
  tokens.forEach(({ text, kind, start, end }) => {
    if (kind === 'space' || kind === 'break') {
      gap = gap === '' ? text : gap + text
      return
    }
    atoms.push({ text, kind, start, end, key: textKey(text), gap, gapBreaks: countBreaks(gap) })
    gap = ''
  })
  return { atoms, tail: gap }
}

function countBreaks(gap: string): number {
  if (gap === '' || gap === ' ') return 0
  let count = 0
  for (let at = 0; at < gap.length; at++) {
    const character = gap.charAt(at)
    if (character === '\n' || character === '\u2028' || character === '\u2029') count++
    else if (character === '\r' && gap.charAt(at + 1) !== '\n') count++
  }
  return count
}

export function writtenCell(atom: Atom, index: number): Cell {
  return {
    key: atom.key,
    text: atom.text,
    kind: pieceKindOf(atom),
    atoms: [index],
    spans: [{ start: atom.start, end: atom.end }],
    spoken: false,
    lineBreak: atom.gapBreaks > 0,
    layout: 'none',
    glue: undefined,
    heading: undefined,
    rule: undefined,
    added: false,
  }
}

function pieceKindOf(atom: Atom): PieceKind {
  if (atom.kind === 'number') return 'number'
  if (atom.kind === 'punctuation') return 'punctuation'
  return 'word'
}

/** One cell in the place of several. What stands as it was written carries no rule. */
export function mergeCells(
  cells: readonly Cell[],
  made: { text: string; kind: PieceKind; rule: string; spoken?: boolean },
): Cell {
  const { text, kind, rule, spoken = true } = made
  const first = cells[0]
  return {
    key: textKey(text),
    text,
    kind,
    atoms: atomsIn(cells),
    spans: spansIn(cells),
    spoken,
    lineBreak: first?.lineBreak ?? false,
    layout: first?.layout ?? 'none',
    glue: undefined,
    heading: first?.heading,
    rule: spoken ? rule : undefined,
    added: false,
  }
}

/** The full stop that nobody said, behind the number of a list or a shortened word. */
export function stopBehind(cell: Cell): Cell {
  return { ...cell, key: '.', text: '.', kind: 'punctuation', atoms: [], glue: 'left', added: true, layout: 'none' }
}

export function atomsIn(cells: readonly Cell[]): readonly number[] {
  const [first] = cells
  return first !== undefined && cells.length === 1 ? first.atoms : cells.flatMap((cell) => cell.atoms)
}

export function spansIn(cells: readonly Cell[]): readonly Span[] {
  const [first] = cells
  return first !== undefined && cells.length === 1 ? first.spans : cells.flatMap((cell) => cell.spans)
}

/** From the first to the last character a cell stands for. */
export function cellSpan(cell: Cell): Span {
  return cellsSpan([cell])
}

export function cellsSpan(cells: readonly Cell[]): Span {
  let start = Number.POSITIVE_INFINITY
  let end = 0
  for (const cell of cells) {
    for (const span of cell.spans) {
      start = Math.min(start, span.start)
      end = Math.max(end, span.end)
    }
  }
  return { start: Math.min(start, end), end }
}
