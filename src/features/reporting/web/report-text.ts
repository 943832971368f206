import type { Node } from '@tiptap/pm/model'

/** A stretch of the text that stands one to one in the document. */
interface Piece {
  start: number
  end: number
  /** Position in the document of `start`. */
  position: number
}

/** The report as plain text, and the way back from every character into the document. */
export interface ReportText {
  text: string
  pieces: readonly Piece[]
}

/**
 * Reads the edited document as the engine reads a report: a blank line before paragraphs and
 * headings, the text of a section on the line after its heading, "- " before items, tabs between cells.
 */
export function readReportText(doc: Node): ReportText {
  const pieces: Piece[] = []
  let text = ''
  let previous: BlockKind | null = null

  doc.descendants((node, position, parent, index) => {
    if (!node.isTextblock) return true
    if (node.content.size === 0) return false
    const kind = kindOf(doc, node, position, parent)
    text += separator(previous, kind, index) + (kind === 'item' && index === 0 ? itemMarker(doc, position) : '')
    previous = kind
    node.forEach((child, offset) => {
      const start = text.length
      text += child.isText ? (child.text ?? '') : '\n'
      pieces.push({ start, end: text.length, position: position + 1 + offset })
    })
    return false
  })
  return { text, pieces }
}

type BlockKind = 'heading' | 'paragraph' | 'item' | 'cell' | 'firstCell'

function kindOf(doc: Node, node: Node, position: number, parent: Node | null): BlockKind {
  if (node.type.name === 'heading') return 'heading'
  if (parent?.type.name === 'listItem') return 'item'
  if (parent?.type.name.startsWith('table')) return doc.resolve(position).index(-1) === 0 ? 'firstCell' : 'cell'
  return 'paragraph'
}

function separator(previous: BlockKind | null, kind: BlockKind, index: number): string {
  if (previous === null) return ''
  if (kind === 'cell') return index === 0 ? '\t' : ' '
  if (kind === 'heading') return '\n\n'
  if (previous === 'heading') return '\n'
  const sameGroup = kind === 'item' ? previous === 'item' : kind === 'firstCell' && previous === 'cell'
  return sameGroup ? '\n' : '\n\n'
}

function itemMarker(doc: Node, position: number): string {
  const place = doc.resolve(position)
  const list = place.node(place.depth - 1)
  if (list.type.name !== 'orderedList') return '- '
  const first: unknown = list.attrs.start
  return `${(typeof first === 'number' ? first : 1) + place.index(place.depth - 1)}. `
}

/** The place in the document of a character of the text; of a separator, the place after it. */
export function positionOf({ pieces }: ReportText, offset: number, side: 'start' | 'end' = 'start'): number | null {
  const piece = findFirst(pieces, ({ end }) => (side === 'start' ? offset < end : offset <= end))
  return piece ? piece.position + Math.max(0, offset - piece.start) : null
}

/** The character of the text at a place in the document; between blocks, that of the next one. */
export function offsetOf({ text, pieces }: ReportText, position: number): number {
  const piece = findFirst(pieces, ({ start, end, position: at }) => position <= at + (end - start))
  return piece ? piece.start + Math.max(0, position - piece.position) : text.length
}

/** The first piece of which something is true that stays true for all later ones. */
function findFirst(pieces: readonly Piece[], isReached: (piece: Piece) => boolean): Piece | null {
  let low = 0
  let high = pieces.length
  while (low < high) {
    const middle = (low + high) >> 1
    const piece = pieces[middle]
    if (piece && isReached(piece)) high = middle
    else low = middle + 1
  }
  return pieces[low] ?? null
}

/** The document range of a stretch of the text, null where it holds no character of the document. */
export function rangeOf(report: ReportText, span: { start: number; end: number }): { from: number; to: number } | null {
  const from = positionOf(report, span.start)
  const to = positionOf(report, span.end, 'end')
  return from === null || to === null || to <= from ? null : { from, to }
}
