import type { Sentence } from './compile-transcript.ts'
import type { Block, Piece, Run, SectionId } from './model.ts'
import { opensLine } from './read/opens-line.ts'

interface OpenBlock {
  kind: Block['kind']
  section: SectionId
  runs: Run[]
}

const titleLevel = 2
const sectionLevel = 3

/**
 * The lines of a compiled transcript as headings, paragraphs and list items.
 *
 * A written bullet becomes a list item; the numbers of a numbered list stay in the text, where a copy keeps them.
 */
export function blocksOf(sentences: readonly Sentence[]): Block[] {
  const blocks: OpenBlock[] = []
  for (const { pieces, section } of sentences) {
    pieces.forEach((piece, at) => {
      const last = blocks.at(-1)
      const kind = kindOf(piece, pieces[at + 1], section)
      if (last === undefined || startsBlock(piece, last, kind)) blocks.push({ kind, section, runs: [] })
      const block = blocks.at(-1)
      if (block === undefined || (block.runs.length === 0 && isBullet(piece, pieces[at + 1]))) return
      block.runs.push({ text: inlineGap(piece, block) + piece.text, origin: piece.origin })
    })
  }
  return blocks.filter((block) => block.runs.length > 0).map(closeBlock)
}

function kindOf(piece: Piece, next: Piece | undefined, section: SectionId): Block['kind'] {
  if (piece.heading !== undefined || section === 'title') return 'heading'
  return piece.before === 'item' || isBullet(piece, next) ? 'item' : 'paragraph'
}

function startsBlock(piece: Piece, last: OpenBlock, kind: Block['kind']): boolean {
  if (opensLine(piece)) return true
  return (kind === 'heading') !== (last.kind === 'heading')
}

const bullets = new Set(['-', '–', '•', '*', '·', '‣', '▪'])

/** A list mark as it was written at the start of a line. */
function isBullet(piece: Piece, next: Piece | undefined): boolean {
  return bullets.has(piece.text) && (opensLine(piece) || piece.before === 'none') && next?.before === 'space'
}

function inlineGap(piece: Piece, block: OpenBlock): string {
  return block.runs.length === 0 || piece.before === 'none' ? '' : ' '
}

function closeBlock(block: OpenBlock): Block {
  if (block.kind !== 'heading') return block
  return { ...block, level: block.section === 'title' ? titleLevel : sectionLevel }
}
