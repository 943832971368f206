import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { measures } from '#web/ui/keep-units.ts'
import { hasOrigins, sentencesOfBlock } from './find-sentences.ts'

export interface MarkedRange {
  from: number
  to: number
  kind: 'lit' | 'clash' | 'ask' | 'found'
}

const rangesKey = new PluginKey<DecorationSet>('reportRanges')
const standingKey = new PluginKey<DecorationSet>('reportStanding')
const placeholder = /\[[\p{Lu}\d][\p{Lu}\d_ -]{2,40}\]/gu

/** Draws the margin marks of origin, open fields and the ranges it is given; changes nothing in the document. */
export const ReportMarks = Extension.create({
  name: 'reportMarks',
  addProseMirrorPlugins() {
    return [standingPlugin(), rangesPlugin()]
  },
})

/** Margin marks and open fields follow the document; only blocks that changed are looked at again. */
function standingPlugin(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: standingKey,
    state: {
      init: (_config, { doc }) => DecorationSet.create(doc, marksBetween(doc, 0, doc.content.size)),
      apply(transaction, before) {
        if (!transaction.docChanged) return before
        const { doc } = transaction
        const { from, to } = changedBlocks(transaction)
        const kept = before.map(transaction.mapping, doc)
        // Found are also the marks of neighbours that only touch the border.
        const outdated = kept.find(from, to).filter((mark) => mark.from < to && mark.to > from)
        return kept.remove(outdated).add(doc, marksBetween(doc, from, to))
      },
    },
    props: { decorations: (state) => standingKey.getState(state) },
  })
}

/** What is pointed at and what contradicts is set from outside. */
function rangesPlugin(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: rangesKey,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, before) {
        const ranges: readonly MarkedRange[] | undefined = transaction.getMeta(rangesKey)
        return ranges ? drawRanges(transaction.doc, ranges) : before.map(transaction.mapping, transaction.doc)
      },
    },
    props: { decorations: (state) => rangesKey.getState(state) },
  })
}

/** The whole top blocks that hold what a transaction changed. */
function changedBlocks({ doc, mapping }: Transaction): { from: number; to: number } {
  let from = doc.content.size
  let to = 0
  mapping.maps.forEach((map, index) => {
    const rest = mapping.slice(index + 1)
    map.forEach((_oldStart, _oldEnd, newStart, newEnd) => {
      from = Math.min(from, rest.map(newStart, -1))
      to = Math.max(to, rest.map(newEnd, 1))
    })
  })
  if (from > to) return { from: 0, to: doc.content.size }
  const first = doc.resolve(from)
  const last = doc.resolve(to)
  return {
    from: first.depth > 0 ? first.before(1) : from - (first.nodeBefore?.nodeSize ?? 0),
    to: last.depth > 0 ? last.after(1) : to + (last.nodeAfter?.nodeSize ?? 0),
  }
}

/** A transaction that shows these ranges and no others; null where nothing would change. */
export function markRanges(state: EditorState, ranges: readonly MarkedRange[]): Transaction | null {
  const drawn = rangesKey.getState(state)
  if (drawn && listRanges(drawn) === listRanges(drawRanges(state.doc, ranges))) return null
  return state.tr.setMeta(rangesKey, ranges).setMeta('addToHistory', false)
}

function listRanges(drawn: DecorationSet): string {
  return drawn
    .find()
    .map(({ from, to, spec }) => `${spec.kind} ${from}-${to}`)
    .sort()
    .join()
}

export function findPlaceholders(doc: Node): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    found.push(...placeholdersOf(node, position))
    return false
  })
  return found
}

function placeholdersOf(block: Node, position: number): { from: number; to: number }[] {
  return matchesOf(placeholder, block, position)
}

function matchesOf(pattern: RegExp, block: Node, position: number): { from: number; to: number }[] {
  const text = block.textBetween(0, block.content.size, '\n', '\n')
  return [...text.matchAll(pattern)].map((match) => {
    const from = position + 1 + match.index
    return { from, to: from + match[0].length }
  })
}

function marksBetween(doc: Node, from: number, to: number): Decoration[] {
  const first = doc.firstChild
  if (doc.childCount === 1 && first?.isTextblock && first.content.size === 0) {
    return [Decoration.node(0, first.nodeSize, { class: 'is-empty', 'data-placeholder': t.reportPlaceholder })]
  }
  const decorations: Decoration[] = []
  const showsOrigins = hasOrigins(doc)
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return true
    decorations.push(...fieldMarks(node, position), ...measureMarks(node, position))
    if (showsOrigins && node.type.name !== 'heading') decorations.push(...marginMarks(node, position))
    return false
  })
  return decorations
}

function fieldMarks(node: Node, position: number): Decoration[] {
  return placeholdersOf(node, position).map(({ from, to }) => Decoration.inline(from, to, { class: 'open-field' }))
}

/** A line never ends between a number and its unit. */
function measureMarks(node: Node, position: number): Decoration[] {
  return matchesOf(measures, node, position).map(({ from, to }) => Decoration.inline(from, to, { class: 'measure' }))
}

function marginMarks(node: Node, position: number): Decoration[] {
  const sentences = sentencesOfBlock(node, position)
  const [kind, ...others] = new Set(sentences.map((sentence) => sentence.kind))
  if (kind === undefined) return []
  if (others.length === 0) {
    return [Decoration.node(position, position + node.nodeSize, { class: `margin-block margin-${kind}` })]
  }
  return sentences
    .filter((sentence, index) => sentence.kind !== sentences[index - 1]?.kind)
    .map((sentence) =>
      Decoration.inline(sentence.from, sentence.from + 1, { class: `margin-mark margin-${sentence.kind}` }),
    )
}

function drawRanges(doc: Node, ranges: readonly MarkedRange[]): DecorationSet {
  const size = doc.content.size
  return DecorationSet.create(
    doc,
    ranges
      .filter(({ from, to }) => from < to && to <= size)
      .map(({ from, to, kind }) => Decoration.inline(from, to, { class: `mark-${kind}` }, { kind })),
  )
}
