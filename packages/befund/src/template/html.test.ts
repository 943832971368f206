import { describe, expect, it } from 'vitest'
import { decodeText, tokenizeHtml } from './html.ts'
import { lineText, readHtmlLines } from './html-lines.ts'

const strange = [
  '',
  '<',
  '<a',
  '<a href="x',
  '</',
  '<!--',
  '<!-- x',
  'Läsion < 5 mm > 3 mm & mehr',
  '<p title="a > b">x</p>',
  '<p a=\'>\' b=">">x</p>',
  '<script>if (a < b) "</p>"</script>y',
  '\ud800<p>\udfff</p>\u0000',
  '<p><p></div></p></table><td>x',
]

describe('tokenizeHtml', () => {
  it.each(strange)('partitions %j without a gap', (html) => {
    let at = 0
    for (const token of tokenizeHtml(html)) {
      expect(token.start).toBe(at)
      expect(token.end).toBeGreaterThan(token.start)
      at = token.end
    }
    expect(at).toBe(html.length)
  })

  it('reads a less-than sign before a number or space as text', () => {
    const tokens = tokenizeHtml('<p>Läsion < 5 mm, Rand <3 mm</p>')
    expect(tokens.map((token) => token.kind)).toEqual(['open', 'text', 'close'])
  })

  it('does not end a tag at a bracket within a quoted attribute', () => {
    expect(tokenizeHtml('<p title="a > b">x</p>')[0]).toEqual({ kind: 'open', start: 0, end: 17, name: 'p' })
  })

  it.each([
    '<a '.repeat(200_000),
    `${'<a ="'.repeat(200_000)}>`,
    '<a =">" '.repeat(120_000),
    '<script>'.repeat(120_000),
    `${'</'.repeat(500_000)}>`,
    '&'.repeat(1_000_000),
    `${'<'.repeat(1_000_000)}>`,
  ])('reads a megabyte of broken markup in linear time (case %#)', (html) => {
    expect(tokenizeHtml(html).at(-1)?.end).toBe(html.length)
  })
})

describe('decodeText', () => {
  it('decodes named and numeric references and leaves the rest', () => {
    expect(decodeText('L&auml;sion &lt; 5&nbsp;mm &#8211; &#x3b1; &foo; & &#0; &#xFFFFFFF;')).toBe(
      'Läsion < 5\u00a0mm – α &foo; & &#0; &#xFFFFFFF;',
    )
  })
})

describe('readHtmlLines', () => {
  it('finds headings, label paragraphs, items, cells and line breaks', () => {
    const html =
      '<h3>Befund</h3><p><strong>Leber:</strong> Normal.<br>Milz: o. B.</p><ol><li>Eins</li><li>Zwei</li></ol>' +
      '<table><tr><th>Organ</th><td>Text</td></tr></table>lose'
    const lines = readHtmlLines(html)
    expect(lines.map((line) => [line.kind, lineText(line), line.continues])).toEqual([
      ['heading', 'Befund', false],
      ['paragraph', 'Leber: Normal.', false],
      ['paragraph', 'Milz: o. B.', true],
      ['item', 'Eins', false],
      ['item', 'Zwei', false],
      ['cell', 'Organ', false],
      ['cell', 'Text', false],
      ['paragraph', 'lose', false],
    ])
    expect(lines.map((line) => line.ordinal)).toEqual([0, 0, 0, 1, 2, 0, 0, 0])
    expect(html.slice(lines[1]?.start, lines[1]?.end)).toBe('<strong>Leber:</strong> Normal.')
  })

  it('keeps an empty paragraph as a place to write in', () => {
    expect(readHtmlLines('<h3>Befund</h3>\n<p></p>\n').map((line) => line.element)).toEqual(['h3', 'p'])
  })

  it('is not confused by depth', () => {
    const html = `${'<div>'.repeat(50_000)}x${'</div>'.repeat(50_000)}`
    expect(readHtmlLines(html).map(lineText)).toEqual(['x'])
  })
})

describe('readHtmlLines within containers', () => {
  it('reads the paragraphs that editors put into items and cells as item and cell', () => {
    const lines = readHtmlLines(
      '<ol><li><p>Eins</p></li><li><p>Zwei<br>noch</p></li></ol><table><tr><td><p>A</p></td><td></td></tr></table>',
    )
    expect(lines.map((line) => [line.kind, lineText(line), line.ordinal, line.cell])).toEqual([
      ['item', 'Eins', 1, -1],
      ['item', 'Zwei', 2, -1],
      ['item', 'noch', 2, -1],
      ['cell', 'A', 0, 0],
      ['cell', '', 0, 1],
    ])
  })

  it('knows where the outermost list or table ends', () => {
    const html = '<p>a</p><ul><li>b<ul><li>c</li></ul></li></ul><p>d</p>'
    const ends = readHtmlLines(html).map((line) => html.slice(0, line.outerEnd))
    expect(ends.map((text) => text.length)).toEqual([8, 46, 46, html.length])
  })
})
