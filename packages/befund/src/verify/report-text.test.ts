import { describe, expect, it } from 'vitest'
import { readReportText } from './report-text.ts'

describe('readReportText', () => {
  it('takes plain text as it is, comparisons with "<" included', () => {
    const text = 'Herd <5 mm, Dichte > 20 HU'
    expect(readReportText(text)).toMatchObject({ text, isHtml: false })
  })

  it('reads the text of HTML and finds the way back through entities and tags', () => {
    const html = '<p>Gr&ouml;&szlig;e <em>links</em> &amp; rechts</p><p>Milz</p>'
    const read = readReportText(html)
    expect(read.text.trim().split('\n').filter(Boolean)).toEqual(['Größe links & rechts', 'Milz'])
    for (const word of ['links', 'rechts', 'Milz']) {
      const start = read.text.indexOf(word)
      const source = read.toSource({ start, end: start + word.length })
      expect(html.slice(source.start, source.end)).toBe(word)
    }
    const start = read.text.indexOf('Größe')
    const source = read.toSource({ start, end: start + 5 })
    expect(html.slice(source.start, source.end)).toBe('Gr&ouml;&szlig;e')
  })

  it('answers offsets inside the source for any place of the text', () => {
    const html = '<p>a</p>'
    const read = readReportText(html)
    const end = read.toSource({ start: read.text.length, end: read.text.length })
    expect(end.start).toBeLessThanOrEqual(html.length)
  })
})
