import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it } from 'vitest'
import { scriptPayloads } from '#tests/fire/script-payloads.ts'
import { exportReport } from './export-report.ts'
import { buildReport } from './report-document.ts'
import { reportExtensions } from './report-extensions.ts'

const editors: Editor[] = []
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy()
})

/** What is copied of a report that came in as this HTML. */
function copied(html: string) {
  const editor = new Editor({ extensions: reportExtensions(), element: document.createElement('div') })
  editors.push(editor)
  return exportReport(buildReport(editor.schema, html, 'template'), true)
}

const allowed =
  'META DIV P BR H1 H2 H3 STRONG EM U S SUB SUP UL OL LI TABLE COLGROUP COL TBODY TR TD TH BLOCKQUOTE HR'.split(' ')

describe('a copied report', () => {
  it('holds "Läsion < 5 mm" in every format', () => {
    const { html, rtf, plainText } = copied('<p>Läsion &lt; 5 mm &amp; Zyste &gt; 3 mm, {a\\b}</p>')
    expect(plainText).toContain('Läsion < 5 mm & Zyste > 3 mm, {a\\b}')
    expect(html).toContain('Läsion &lt; 5 mm &amp; Zyste &gt; 3 mm')
    expect(rtf).toContain('sion < 5 mm & Zyste > 3 mm, \\{a\\\\b\\}')
  })

  it('keeps headings, bold, lists and tables', () => {
    const { html, rtf, plainText } = copied(
      '<h2>Befund</h2><p><strong>Größe:</strong> normal.</p><ul><li>Zyste</li><li>Stein</li></ul>' +
        '<table><tbody><tr><td>Länge</td><td>2,3 cm</td></tr><tr><td>Breite</td><td>4 cm</td></tr></tbody></table>',
    )
    expect(plainText).toBe('Befund\nGröße: normal.\n\n- Zyste\n- Stein\n\nLänge\t2,3 cm\nBreite\t4 cm')
    expect(html).toContain('<h2>Befund</h2><p><strong>Größe:</strong> normal.</p><ul><li><p>Zyste</p></li>')
    expect(html.match(/<table[^>]*>/)?.[0].match(/style=/g)).toHaveLength(1)
    expect(html).toContain('<td><p>Länge</p></td><td><p>2,3 cm</p></td>')
    expect(rtf).toContain(String.raw`\outlinelevel1{\b\fs28 Befund}`)
    expect(rtf).toContain(String.raw`{\b Gr\u246?\u223?e:} normal.`)
    expect(rtf).toContain(String.raw`{\listtext \bullet\tab}Zyste`)
    expect(rtf).toContain(String.raw`\pard\intbl 2,3 cm\cell`)
  })

  it('brings no script into another program, whatever came in', () => {
    for (const payload of scriptPayloads()) {
      const { html, rtf } = copied(`<p>Leber</p>${payload}`)
      const page = new DOMParser().parseFromString(html, 'text/html')
      const foreign = [...page.body.querySelectorAll('*')].filter(({ tagName }) => !allowed.includes(tagName))
      expect(
        foreign.map(({ outerHTML }) => outerHTML),
        payload,
      ).toEqual([])
      const attributes = [...page.body.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
      expect(
        attributes.filter((name) => !/^(style|colspan|rowspan|start)$/.test(name)),
        payload,
      ).toEqual([])
      expect(rtf, payload).not.toMatch(/\\(object|field|objdata|pict)\b/)
    }
    // The positive control: the same look finds it where nobody has cleaned.
    const raw = new DOMParser().parseFromString('<p onclick="a()"><img src="x"></p>', 'text/html')
    expect([...raw.body.querySelectorAll('*')].some(({ tagName }) => !allowed.includes(tagName))).toBe(true)
  })
})
