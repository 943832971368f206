import type { Span } from '@klarbefund/befund'
import type { Node } from '@tiptap/pm/model'
import type { OriginKind } from './origin-mark.ts'
import { OriginMark, originOf } from './origin-mark.ts'
import { splitSentences } from './split-sentences.ts'

/** A sentence of the edited report with its origin; `from` and `to` are document positions. */
export interface ReportSentence {
  from: number
  to: number
  text: string
  kind: OriginKind
  /** Places in the transcript, ascending. */
  spans: readonly Span[]
  isHeading: boolean
}

export function sentencesOfBlock(block: Node, position: number): ReportSentence[] {
  const text = block.textBetween(0, block.content.size, '\n', '\n')
  return splitSentences(text).map(({ start, end }) => ({
    from: position + 1 + start,
    to: position + 1 + end,
    text: text.slice(start, end),
    isHeading: block.type.name === 'heading',
    ...originBetween(block, start, end),
  }))
}

export function sentencesOf(doc: Node): ReportSentence[] {
  const sentences: ReportSentence[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    sentences.push(...sentencesOfBlock(node, position))
    return false
  })
  return sentences
}

/** Normal sentences nobody dictated that still stand in the report. */
export function templateSentencesOf(doc: Node): ReportSentence[] {
  return sentencesOf(doc).filter(
    ({ kind, isHeading, text }) => kind === 'template' && !isHeading && isWholeSentence(text),
  )
}

function isWholeSentence(text: string): boolean {
  return /[.!?]$/.test(text) && /\s/.test(text)
}

/** @param position may be one of an older document */
export function sentenceAt(doc: Node, position: number): ReportSentence | null {
  if (position > doc.content.size) return null
  const place = doc.resolve(position)
  if (!place.parent.isTextblock) return null
  const sentences = sentencesOfBlock(place.parent, place.before())
  return sentences.find(({ from, to }) => position >= from && position <= to) ?? null
}

/** Stretches of the report that come from the given place of the transcript. */
export function rangesFromTranscript(doc: Node, offset: number): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = []
  doc.descendants((node, position) => {
    if (!node.isText) return true
    const { spans } = originOf(node.marks)
    if (spans.some(({ start, end }) => offset >= start && offset <= end)) {
      ranges.push({ from: position, to: position + node.nodeSize })
    }
    return false
  })
  return ranges
}

export function hasOrigins(doc: Node): boolean {
  const type = doc.type.schema.marks[OriginMark.name]
  return type ? doc.rangeHasMark(0, doc.content.size, type) : false
}

/** A sentence is named after what a person must know first: typed beats dictated beats template. */
const precedence: readonly OriginKind[] = ['typed', 'model', 'dictated', 'vocabulary', 'derived', 'template']

function originBetween(block: Node, start: number, end: number): { kind: OriginKind; spans: Span[] } {
  const kinds = new Set<OriginKind>()
  const spans: Span[] = []
  block.nodesBetween(start, end, (node) => {
    if (!node.isText || !/[\p{L}\p{N}]/u.test(node.text ?? '')) return
    const origin = originOf(node.marks)
    kinds.add(origin.kind)
    spans.push(...origin.spans)
  })
  return {
    kind: precedence.find((kind) => kinds.has(kind)) ?? 'typed',
    spans: spans.sort((a, b) => a.start - b.start),
  }
}
