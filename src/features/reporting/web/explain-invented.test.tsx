import { verifyReport } from '@klarbefund/befund'
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it } from 'vitest'
import { explainInvented } from './explain-invented.ts'
import { disputedRows } from './proof.ts'
import { buildReport } from './report-document.ts'
import { reportExtensions } from './report-extensions.ts'
import { readReportText } from './report-text.ts'

const editors: Editor[] = []
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy()
})

/** What stops the copy of a report nobody touched. */
function disputedIn(html: string, origins: Parameters<typeof buildReport>[2]) {
  const editor = new Editor({ extensions: reportExtensions(), element: document.createElement('div') })
  editors.push(editor)
  const doc = buildReport(editor.schema, html, origins)
  const report = readReportText(doc)
  const verification = verifyReport('Leber normal groß.', report.text)
  const result = explainInvented({ verification, contradictions: [] }, doc, report)
  return disputedRows(result.verification?.ledger.rows ?? []).map(({ value }) => value)
}

describe('facts nobody dictated', () => {
  it('are lawful as the numbers a list draws before its items', () => {
    expect(disputedIn('<ol><li><p>Leber normal groß.</p></li><li><p>Milz zart.</p></li></ol>', 'template')).toEqual([])
  })

  it('stop the copy where a language model wrote them', () => {
    const plainText = 'Leber 23 mm.'
    const provenance = [{ start: 0, end: plainText.length, origin: { kind: 'model' as const } }]
    expect(disputedIn(`<p>${plainText}</p>`, { plainText, provenance })).not.toEqual([])
  })
})
