import type { ProvenanceEntry } from '@klarbefund/befund'
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node, Schema } from '@tiptap/pm/model'
import { DOMParser, DOMSerializer } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { Transform } from '@tiptap/pm/transform'
import { sanitizeReportHtml } from '#web/rich-text/sanitize-report-html.ts'
import { alignOrigins } from './align-origins.ts'
import { keepsOrigins, OriginMark } from './origin-mark.ts'
import { rangeOf, readReportText } from './report-text.ts'

/** Set on a transaction that loads a whole report, so that it does not count as typing. */
export const loadsReport = 'loadsReport'

/** A document of sanitized HTML whose text knows its origins. */
export function buildReport(
  schema: Schema,
  html: string,
  origins: { plainText: string; provenance: readonly ProvenanceEntry[] } | 'template',
): Node {
  const body = new window.DOMParser().parseFromString(sanitizeReportHtml(html), 'text/html').body
  const doc = DOMParser.fromSchema(schema).parse(body)
  const mark = schema.marks[OriginMark.name]
  if (!mark) return doc
  const transform = new Transform(doc)
  if (origins === 'template') {
    transform.addMark(0, doc.content.size, mark.create({ kind: 'template', spans: [] }))
    return transform.doc
  }
  const report = readReportText(doc)
  for (const { start, end, origin } of alignOrigins(origins.plainText, origins.provenance, report.text)) {
    const range = rangeOf(report, { start, end })
    if (range) transform.addMark(range.from, range.to, mark.create({ kind: origin.kind, spans: spansIn(origin) }))
  }
  return transform.doc
}

/** Replaces the whole report in one step that can be undone. */
export function loadReport(editor: Editor, doc: Node): void {
  const { state, view } = editor
  const transaction = state.tr.replaceWith(0, state.doc.content.size, doc.content)
  view.dispatch(closeHistory(transaction.setMeta(keepsOrigins, true).setMeta(loadsReport, true).scrollIntoView()))
  // What is typed next is a step of its own.
  view.dispatch(closeHistory(view.state.tr))
}

/** What was written so far cannot be undone any more: that of one patient never comes back among that of the next. */
export function forgetHistory(editor: Editor): void {
  const { doc, plugins } = editor.state
  editor.view.updateState(EditorState.create({ doc, plugins }))
}

/** The report as HTML for others: without the marks of origin. */
export function writeReportHtml(doc: Node): string {
  const mark = doc.type.schema.marks[OriginMark.name]
  const plain = mark ? new Transform(doc).removeMark(0, doc.content.size, mark).doc : doc
  const holder = document.createElement('div')
  holder.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(plain.content))
  return holder.innerHTML
}

function spansIn(origin: ProvenanceEntry['origin']) {
  return 'spans' in origin ? origin.spans.map(({ start, end }) => ({ start, end })) : []
}
