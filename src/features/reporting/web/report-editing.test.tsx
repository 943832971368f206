import type { Fix } from '@klarbefund/befund'
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it } from 'vitest'
import { alignOrigins } from './align-origins.ts'
import { carrySpans } from './carry-spans.ts'
import { applyFixToReport } from './edit-report.ts'
import { sentenceAt, sentencesOf } from './find-sentences.ts'
import { buildReport, loadReport, writeReportHtml } from './report-document.ts'
import { reportExtensions } from './report-extensions.ts'
import { offsetOf, rangeOf, readReportText } from './report-text.ts'

const editors: Editor[] = []
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy()
})

function editorWith(html: string, plainText: string): Editor {
  const editor = new Editor({ extensions: reportExtensions(), element: document.createElement('div') })
  editors.push(editor)
  const provenance = [
    { start: 0, end: plainText.length, origin: { kind: 'dictated' as const, spans: [{ start: 0, end: 99 }] } },
  ]
  loadReport(editor, buildReport(editor.schema, html, { plainText, provenance }))
  return editor
}

const kinds = (editor: Editor) => sentencesOf(editor.state.doc).map(({ text, kind }) => [text, kind])

describe('origins in the edited report', () => {
  it('stay with their sentence when another one is typed before it', () => {
    const editor = editorWith('<p>Leber normal. Milz normal.</p>', 'Leber normal. Milz normal.')
    editor.commands.insertContentAt(1, 'Pankreas zart. ')
    expect(kinds(editor)).toEqual([
      ['Pankreas zart.', 'typed'],
      ['Leber normal.', 'dictated'],
      ['Milz normal.', 'dictated'],
    ])
  })

  it('are not taken over by words typed in the middle of a dictated one', () => {
    const editor = editorWith('<p>Leber normal.</p>', 'Leber normal.')
    editor.view.dispatch(editor.state.tr.insertText(' nicht', 6))
    expect(kinds(editor)).toEqual([['Leber nicht normal.', 'typed']])
  })

  it('come back when a deletion is undone', () => {
    const editor = editorWith('<p>Leber normal. Milz normal.</p>', 'Leber normal. Milz normal.')
    editor.commands.deleteRange({ from: 1, to: 14 })
    expect(kinds(editor)).toEqual([['Milz normal.', 'dictated']])
    editor.commands.undo()
    expect(kinds(editor)[0]).toEqual(['Leber normal.', 'dictated'])
  })

  it('are none at a place of a longer report that is gone', () => {
    const editor = editorWith('<p>Leber normal.</p>', 'Leber normal.')
    expect(sentenceAt(editor.state.doc, 3)?.text).toBe('Leber normal.')
    expect(sentenceAt(editor.state.doc, 99)).toBeNull()
  })

  it('do not leave with the report', () => {
    const editor = editorWith('<h2>Befund</h2><p>Leber <strong>normal</strong>.</p>', 'Befund\nLeber normal.')
    expect(writeReportHtml(editor.state.doc)).toBe('<h2>Befund</h2><p>Leber <strong>normal</strong>.</p>')
  })

  it('leave number and unit on one line, which is seen only on the page', () => {
    const html = '<p>Eine 2,3 cm große Zyste, LWK 4 frei.</p>'
    const editor = editorWith(html, 'Eine 2,3 cm große Zyste, LWK 4 frei.')
    const measures = [...editor.view.dom.querySelectorAll('.measure')]
    expect(measures.map(({ textContent }) => textContent)).toEqual(['2,3 cm'])
    expect(writeReportHtml(editor.state.doc)).toBe(html)
  })

  it('are undone with the run that brought them', () => {
    const editor = editorWith('<p>Leber normal.</p>', 'Leber normal.')
    loadReport(editor, buildReport(editor.schema, '<p>Neue Fassung.</p>', 'template'))
    editor.commands.undo()
    expect(editor.getText()).toBe('Leber normal.')
  })
})

describe('applyFixToReport', () => {
  const text = 'Leber normal. Milz normal.'
  const fix = (start: number, end: number, replacement: string): Fix => ({
    id: 'f',
    label: '',
    kind: 'replace',
    edits: [{ span: { start, end }, replacement }],
  })

  it('puts a missing sentence after the sentence it is pointed into', () => {
    const editor = editorWith(`<p>${text}</p>`, text)
    applyFixToReport(editor, readReportText(editor.state.doc), fix(5, 5, ' Niere zart.'))
    expect(editor.getText()).toBe('Leber normal. Niere zart. Milz normal.')
  })

  it('replaces words and is undone in one step', () => {
    const editor = editorWith(`<p>${text}</p>`, text)
    applyFixToReport(editor, readReportText(editor.state.doc), fix(14, 18, 'Niere'))
    expect(editor.getText()).toBe('Leber normal. Niere normal.')
    editor.commands.undo()
    expect(editor.getText()).toBe(text)
  })
})

describe('margin marks', () => {
  it('stay at the neighbours of a paragraph that is being edited', () => {
    const editor = editorWith('<p>Leber normal.</p><p>Milz normal.</p>', 'Leber normal.\n\nMilz normal.')
    editor.commands.insertContentAt(14, ' Eigener Zusatz.')
    const [first, second] = editor.view.dom.querySelectorAll('p')
    expect(first?.querySelectorAll('.margin-dictated, .margin-typed')).toHaveLength(2)
    expect(second?.className).toBe('margin-block margin-dictated')
  })
})

describe('readReportText', () => {
  it('lays out headings, lists and tables as the engine does, and finds the way back', () => {
    const html =
      '<h2>Befund</h2><p>Leber normal.</p><ul><li><p>Eins</p></li><li><p>Zwei</p></li></ul>' +
      '<table><tbody><tr><td><p>A</p></td><td><p>B</p></td></tr><tr><td><p>C</p></td><td><p>D</p></td></tr></tbody></table>'
    const editor = editorWith(html, 'Befund')
    const report = readReportText(editor.state.doc)
    expect(report.text).toBe('Befund\nLeber normal.\n\n- Eins\n- Zwei\n\nA\tB\nC\tD')
    const start = report.text.indexOf('Zwei')
    const range = rangeOf(report, { start, end: start + 4 })
    expect(range && editor.state.doc.textBetween(range.from, range.to)).toBe('Zwei')
    expect(range && offsetOf(report, range.from)).toBe(start)
  })

  it('keeps scripts and foreign attributes out of the document', () => {
    const editor = editorWith('<p onclick="x()">Leber<script>x()</script><img src=x onerror=x()></p>', 'Leber')
    expect(writeReportHtml(editor.state.doc)).toBe('<p>Leber</p>')
  })
})

describe('alignOrigins', () => {
  it('bridges markers and white space that differ', () => {
    const origin = { kind: 'template' as const }
    const plain = 'Befund\n- Leber normal.'
    expect(alignOrigins(plain, [{ start: 9, end: 22, origin }], 'Befund\n\nLeber  normal.')).toEqual([
      { start: 8, end: 22, origin },
    ])
  })
})

describe('carrySpans', () => {
  const before = 'Leber normal. Milz groß.'

  it('moves a place behind an insertion', () => {
    expect(carrySpans(before, `Neu. ${before}`)({ start: 14, end: 18 })).toEqual({ start: 19, end: 23 })
  })

  it('answers null where the words are gone', () => {
    expect(carrySpans(before, 'Leber normal.')({ start: 14, end: 18 })).toBeNull()
  })
})
