import type { Fix, Question, Span } from '@klarbefund/befund'
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node, Schema } from '@tiptap/pm/model'
import { Fragment } from '@tiptap/pm/model'
import { sentenceAt } from './find-sentences.ts'
import type { OpenUnplaced } from './hints.ts'
import { keepsOrigins, OriginMark, originOf } from './origin-mark.ts'
import type { ReportText } from './report-text.ts'
import { positionOf, rangeOf } from './report-text.ts'

/** Applies a fix in one undoable step; the caret and the focus stay where they are. */
export function applyFixToReport(editor: Editor, report: ReportText, fix: Fix): void {
  const transaction = editor.state.tr
  for (const { span, replacement } of fix.edits.toReversed()) {
    const range = span.start === span.end ? placeForSentence(transaction.doc, report, span.end) : rangeOf(report, span)
    if (range) transaction.insertText(replacement, range.from, range.to)
  }
  if (transaction.docChanged) editor.view.dispatch(closeHistory(transaction))
}

/** What is put in whole stands after a sentence, never inside one. */
function placeForSentence(doc: Node, report: ReportText, offset: number): { from: number; to: number } | null {
  const position = positionOf(report, offset, 'end')
  if (position === null) return null
  const end = sentenceAt(doc, position)?.to ?? position
  return { from: end, to: end }
}

/** Writes the answer where the words asked about arrived in the report. Their origin stays: it was dictated so. */
export function answerInReport(editor: Editor, question: Question, choice: string): void {
  const { state } = editor
  const quote = question.quote.toLocaleLowerCase('de')
  let target: { from: number; to: number } | null = null
  state.doc.descendants((node, position) => {
    if (!node.isText || target) return
    const touches = originOf(node.marks).spans.some(
      ({ start, end }) => start < question.span.end && end > question.span.start,
    )
    const at = touches ? (node.text ?? '').toLocaleLowerCase('de').indexOf(quote) : -1
    if (at >= 0) target = { from: position + at, to: position + at + quote.length }
  })
  if (target === null) return
  const { from, to } = target
  const marks = state.doc.resolve(from + 1).marks()
  editor.view.dispatch(state.tr.replaceWith(from, to, state.schema.text(choice, marks)).setMeta(keepsOrigins, true))
}

/**
 * Puts a sentence that found no place of its own under the proposed heading. As a rule it stands, written
 * out, in a collecting paragraph of the report and moves from there; otherwise its dictated words are set.
 */
export function placeSentence(editor: Editor, { text, proposal, runSpan }: OpenUnplaced): void {
  const { state } = editor
  const standing = findDictated(state.doc, runSpan)
  const mark = state.schema.marks[OriginMark.name]?.create({ kind: 'dictated', spans: [runSpan] })
  const words = standing
    ? state.doc.slice(standing.from, standing.to).content
    : Fragment.from(state.schema.text(text, mark ? [mark] : []))
  const section = proposal === null ? null : endOfSection(editor, proposal)
  const label = proposal !== null && section === null ? labelOf(state.schema, proposal) : Fragment.empty
  const paragraph = state.schema.nodes.paragraph?.create(null, label.append(words))
  if (!paragraph) return
  const transaction = state.tr
  if (standing) transaction.delete(standing.from, standing.to)
  const fallback = standing ? state.doc.resolve(standing.from).before(1) : state.doc.content.size
  transaction.insert(transaction.mapping.map(section ?? fallback), paragraph)
  editor.view.dispatch(transaction.setMeta(keepsOrigins, true).scrollIntoView())
}

/** Where words of the transcript stand in the report, within one block. */
export function findDictated(doc: Node, span: Span): { from: number; to: number } | null {
  let found: { from: number; to: number; block: Node | null } | null = null
  doc.descendants((node, position, parent) => {
    if (!node.isText || (found && found.block !== parent)) return
    if (!originOf(node.marks).spans.some(({ start, end }) => start < span.end && end > span.start)) return
    found = { from: found?.from ?? position, to: position + node.nodeSize, block: parent }
  })
  return found
}

function labelOf(schema: Schema, heading: string): Fragment {
  const bold = schema.marks.bold?.create()
  return Fragment.from([schema.text(`${heading}:`, bold ? [bold] : []), schema.text(' ')])
}

/** Selects a range and brings it into view without taking the focus. */
export function revealRange(editor: Editor, { from, to }: { from: number; to: number }): void {
  const size = editor.state.doc.content.size
  editor.commands.setTextSelection({ from: Math.min(from, size), to: Math.min(to, size) })
  const { node } = editor.view.domAtPos(Math.min(from, size))
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView({ block: 'nearest' })
}

/** Reveals the first one behind the selection, or from the top again. */
export function revealNext<Range extends { from: number; to: number }>(
  editor: Editor,
  ranges: readonly Range[],
): Range | undefined {
  const { from, to } = editor.state.selection
  const next = ranges.find((range) => range.from >= to && range.to !== from) ?? ranges[0]
  if (next) revealRange(editor, next)
  return next
}

/** After the block that holds the heading, or after the text that stands directly under it. */
function endOfSection(editor: Editor, heading: string): number | null {
  const wanted = heading.toLocaleLowerCase('de').replace(/[:\s]+$/, '')
  let end: number | null = null
  let isInside = false
  editor.state.doc.forEach((node, offset) => {
    const text = node.textContent.toLocaleLowerCase('de')
    const isHeading = node.type.name === 'heading'
    if (isInside && isHeading) isInside = false
    if (text.startsWith(wanted)) isInside = true
    if (isInside) end = offset + node.nodeSize
    if (isInside && !isHeading) isInside = false
  })
  return end
}
