import type { Origin, Span } from '@klarbefund/befund'
import { Mark } from '@tiptap/core'
import type { Mark as DocumentMark } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { Plugin } from '@tiptap/pm/state'

export type OriginKind = Origin['kind']

/** Set on a transaction whose new text keeps the marks it brings. */
export const keepsOrigins = 'keepsOrigins'

/**
 * Where a stretch of the report comes from. As a mark it moves, splits and returns with its text
 * through every edit and undo; text without it was typed.
 */
export const OriginMark = Mark.create({
  name: 'origin',
  inclusive: false,
  excludes: '',
  addAttributes() {
    return {
      kind: { default: 'dictated', parseHTML: (element) => element.dataset.origin, rendered: false },
      spans: { default: [], parseHTML: (element) => readSpans(element.dataset.spans), rendered: false },
    }
  },
  parseHTML() {
    return [{ tag: 'span[data-origin]' }]
  },
  renderHTML({ mark }) {
    return ['span', { 'data-origin': mark.attrs.kind, 'data-spans': writeSpans(mark.attrs.spans) }, 0]
  },
  addProseMirrorPlugins() {
    return [typedTextPlugin()]
  },
})

export function originOf(marks: readonly DocumentMark[]): { kind: OriginKind; spans: readonly Span[] } {
  const mark = marks.find(({ type }) => type.name === OriginMark.name)
  return mark ? { kind: mark.attrs.kind, spans: mark.attrs.spans } : { kind: 'typed', spans: [] }
}

/** Text typed inside marked text would take over its origin: it loses it here. */
function typedTextPlugin(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _before, state) {
      const type = state.schema.marks[OriginMark.name]
      if (!type) return null
      const fix = state.tr
      for (const transaction of transactions) {
        if (!transaction.docChanged || bringsOrigins(transaction)) continue
        for (const { from, to } of insertedRanges(transaction)) fix.removeMark(from, to, type)
      }
      return fix.steps.length > 0 ? fix.setMeta('addToHistory', false) : null
    },
  })
}

function bringsOrigins(transaction: Transaction): boolean {
  return (
    transaction.getMeta(keepsOrigins) === true ||
    transaction.getMeta('history$') !== undefined ||
    transaction.getMeta('paste') === true ||
    transaction.getMeta('uiEvent') === 'drop'
  )
}

function insertedRanges(transaction: Transaction): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = []
  transaction.mapping.maps.forEach((map, index) => {
    const rest = transaction.mapping.slice(index + 1)
    map.forEach((_oldStart, _oldEnd, newStart, newEnd) => {
      const from = rest.map(newStart, -1)
      const to = rest.map(newEnd, 1)
      if (to > from) ranges.push({ from, to })
    })
  })
  return ranges
}

function writeSpans(spans: readonly Span[]): string {
  return spans.map(({ start, end }) => `${start}-${end}`).join(' ')
}

function readSpans(written: string | undefined): Span[] {
  return [...(written ?? '').matchAll(/(\d+)-(\d+)/g)].map(([, start, end]) => ({
    start: Number(start),
    end: Number(end),
  }))
}
