import type { Span } from '../model.ts'
import { wordSet } from '../read/word-set.ts'
import { tokenizeHtml } from '../template/html.ts'
import { decodeEntity } from '../template/html-entities.ts'

/** The text of a report and the way back from its offsets to those of the source. */
export interface ReportText {
  text: string
  isHtml: boolean
  toSource: (span: Span) => Span
}

const markup = /<\/?(?:p|div|h[1-6]|br|ul|ol|li|table|tr|td|th|strong|em|b|i|u|span|section|article|body|html)[\s/>]/iu
const inlineElements = wordSet('strong em b i u s span a sub sup font small mark code')

/** Reads plain text as it is and HTML as the text it shows, one line for each block. */
export function readReportText(report: string): ReportText {
  if (!markup.test(report)) return { text: report, isHtml: false, toSource: (span) => span }
  const texts: string[] = []
  const starts: number[] = []
  const ends: number[] = []

  function push(text: string, start: number, end: number): void {
    const step = text.length === end - start ? 1 : 0
    for (let index = 0; index < text.length; index += 1) {
      starts.push(start + index * step)
      ends.push(step === 1 ? start + index + 1 : end)
    }
    texts.push(text)
  }

  for (const token of tokenizeHtml(report)) {
    if (token.kind === 'text') pushDecoded(report, token.start, token.end, push)
    else if (token.kind !== 'other' && !inlineElements.has(token.name)) push('\n', token.start, token.end)
  }
  return {
    text: texts.join(''),
    isHtml: true,
    toSource: (span) => {
      const start = starts[span.start] ?? report.length
      return { start, end: span.end > span.start ? (ends[span.end - 1] ?? report.length) : start }
    },
  }
}

function pushDecoded(
  html: string,
  from: number,
  to: number,
  push: (text: string, start: number, end: number) => void,
): void {
  let plainFrom = from
  let at = html.indexOf('&', from)
  while (at >= 0 && at < to) {
    const entity = decodeEntity(html, at)
    if (entity === null) {
      at = html.indexOf('&', at + 1)
      continue
    }
    if (at > plainFrom) push(html.slice(plainFrom, at), plainFrom, at)
    push(entity.text, at, entity.end)
    plainFrom = entity.end
    at = html.indexOf('&', plainFrom)
  }
  if (to > plainFrom) push(html.slice(plainFrom, to), plainFrom, to)
}
