import { describe, expect, it } from 'vitest'
import type { Block, Origin, Report } from '../model.ts'
import { readHtmlReport } from './read-html-report.ts'
import { toHtml } from './to-html.ts'
import { layOutPlainText, toPlainText } from './to-plain-text.ts'
import { toRtf } from './to-rtf.ts'

const dictated: Origin = { kind: 'dictated', spans: [{ start: 0, end: 5 }] }
const template: Origin = { kind: 'template' }

function block(kind: Block['kind'], text: string, more: Partial<Block> = {}): Block {
  return { kind, section: 'findings', runs: [{ text, origin: dictated }], ...more }
}

const report: Report = {
  blocks: [
    block('heading', 'Befund', { level: 3 }),
    {
      kind: 'paragraph',
      section: 'findings',
      runs: [
        { text: 'Leber:', bold: true, origin: template },
        { text: ' Läsion < 5 mm & Zyste {2}.', origin: dictated },
      ],
    },
    block('item', 'erstens', { ordinal: 1 }),
    block('item', 'zweitens', { ordinal: 2 }),
    block('item', 'lose'),
    block('row', 'rechts\tlinks'),
    block('paragraph', ''),
    block('paragraph', 'Zeile\nZeile'),
    block('paragraph', '', { runs: [{ text: 'kursiv', italic: true, origin: dictated }] }),
  ],
}

describe('toHtml', () => {
  it('writes semantic elements and escapes the text', () => {
    expect(toHtml(report)).toBe(
      [
        '<h3>Befund</h3>',
        '<p><strong>Leber:</strong> Läsion &lt; 5 mm &amp; Zyste {2}.</p>',
        '<ol>',
        '<li>erstens</li>',
        '<li>zweitens</li>',
        '</ol>',
        '<ul>',
        '<li>lose</li>',
        '</ul>',
        '<table><tbody>',
        '<tr><td>rechts</td><td>links</td></tr>',
        '</tbody></table>',
        '<p></p>',
        '<p>Zeile<br>Zeile</p>',
        '<p><em>kursiv</em></p>',
      ].join('\n'),
    )
  })
})

describe('toPlainText', () => {
  const text =
    'Befund\nLeber: Läsion < 5 mm & Zyste {2}.\n\n1. erstens\n2. zweitens\n- lose\n\nrechts\tlinks\n\nZeile\nZeile\n\nkursiv'

  it('lays out headings, paragraphs, lists and rows', () => {
    expect(toPlainText(report)).toBe(text)
  })

  it('gives the same text for the HTML of a report as for the report', () => {
    expect(toPlainText(toHtml(report))).toBe(text)
  })

  it('says where every stretch came from', () => {
    const laidOut = layOutPlainText(report)
    expect(laidOut.provenance.map((entry) => [laidOut.text.slice(entry.start, entry.end), entry.origin.kind])).toEqual([
      ['Befund', 'dictated'],
      ['Leber:', 'template'],
      ['Läsion < 5 mm & Zyste {2}.', 'dictated'],
      ['erstens', 'dictated'],
      ['zweitens', 'dictated'],
      ['lose', 'dictated'],
      ['rechts\tlinks', 'dictated'],
      ['Zeile\nZeile', 'dictated'],
      ['kursiv', 'dictated'],
    ])
  })

  it.each(['', '<', '<p>', '\ud800', 'a < b', '<td>x', '\u0000<br><br>'])('answers %j without throwing', (input) => {
    expect(typeof toPlainText(input)).toBe('string')
  })
})

describe('readHtmlReport', () => {
  it('reads back what toHtml writes', () => {
    expect(toHtml(readHtmlReport(toHtml(report)))).toBe(toHtml(report))
  })
})

describe('toRtf', () => {
  const rtf = toRtf(report)

  it('writes umlauts as \\uN, escapes braces and marks headings, lists and tables', () => {
    expect(rtf).toContain('{\\b Leber:} L\\u228?sion < 5 mm & Zyste \\{2\\}.')
    expect(rtf).toContain('\\outlinelevel2{\\b\\fs26 Befund}')
    expect(rtf).toContain('{\\listtext 1.\\tab}erstens')
    expect(rtf).toContain('{\\listtext \\bullet\\tab}lose')
    expect(rtf).toContain('\\cellx4535\\cellx9070')
    expect(rtf).toContain('{\\i kursiv}')
    expect(rtf).toContain('Zeile\\line Zeile')
  })

  it('counts every numbered list for itself', () => {
    const lists = toRtf('<ol><li>a</li><li>b</li></ol><p>Text</p><ol start="4"><li>c</li></ol><ul><li>d</li></ul>')
    expect(lists.match(/\\pard\\ls\d/g)).toEqual(['\\pard\\ls2', '\\pard\\ls2', '\\pard\\ls3', '\\pard\\ls1'])
    expect(lists).toContain('\\levelstartat4{')
    expect(lists).toContain('\\listid3\\listoverridecount0\\ls3')
  })

  it('writes the heads of columns bold', () => {
    const table = toRtf('<table><tr><th>Herd</th><th>Größe</th></tr><tr><td>S6</td><td>12 mm</td></tr></table>')
    expect(table).toContain('{\\b Herd}\\cell')
    expect(table).toContain('{\\b Gr\\u246?\\u223?e}\\cell')
    expect(table).toContain(' S6\\cell')
  })

  it('is pure ASCII with balanced braces for any text', () => {
    const hostile = toRtf('<p>\ud83d\ude00 } { \\ \u0001 \ud800 €</p>')
    expect(/^[\x20-\x7e\n]*$/.test(hostile)).toBe(true)
    const bare = hostile.replaceAll(/\\[\\{}]/g, '')
    expect(bare.split('{').length).toBe(bare.split('}').length)
    expect(hostile).toContain('\\u-10179?\\u-8704?')
  })
})
