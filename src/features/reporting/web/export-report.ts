import { toPlainText, toRtf } from '@klarbefund/befund/write'
import type { Node } from '@tiptap/pm/model'
import { writeReportHtml } from './report-document.ts'

/** The report as it leaves the product. */
export interface ExportedReport {
  html: string
  rtf: string
  plainText: string
}

const font = { css: "font-family:'Calibri',Arial,sans-serif;font-size:11pt", rtf: 'Calibri' }

/** @param withFont carries a typeface of its own; without it the receiving field decides */
export function exportReport(doc: Node, withFont: boolean): ExportedReport {
  const html = writeReportHtml(doc)
  const rtf = toRtf(html)
  return {
    html: `<meta charset="utf-8">${withFont ? inFont(html) : html}`,
    rtf: withFont ? rtf.replace('\\fcharset0 Arial;', `\\fcharset0 ${font.rtf};`) : rtf,
    plainText: toPlainText(html),
  }
}

/** Tables say it themselves: word processors let them inherit nothing. */
function inFont(html: string): string {
  const tables = html.replaceAll(/<table(?: style="([^"]*)")?/g, (_, own = '') => `<table style="${font.css};${own}"`)
  return `<div style="${font.css}">${tables}</div>`
}
