import type { Block, Origin, ProvenanceEntry, Report } from '../model.ts'
import { readHtmlReport } from './read-html-report.ts'

/**
 * Plain text of a report or of edited HTML.
 *
 * Layout: a blank line before a paragraph and a heading, the text of a section on the line after its heading,
 * items as "- " or "1. " and table rows on lines of their own with tabs between cells. No white space at the end.
 */
export function toPlainText(input: Report | string): string {
  let text = ''
  layOut(typeof input === 'string' ? readHtmlReport(input) : input, (part) => {
    text += part
  })
  return text
}

/** The plain text with the origin of every stretch of it, in order. */
export function layOutPlainText(report: Report): { text: string; provenance: ProvenanceEntry[] } {
  const provenance: ProvenanceEntry[] = []
  let text = ''
  layOut(report, (part, origin) => {
    const words = origin === null ? '' : part.trim()
    if (origin !== null && words !== '') {
      const start = text.length + part.indexOf(words)
      provenance.push({ start, end: start + words.length, origin })
    }
    text += part
  })
  return { text, provenance }
}

function layOut(report: Report, write: (text: string, origin: Origin | null) => void): void {
  let previous: Block | null = null
  for (const block of report.blocks) {
    if (block.runs.every((run) => run.text.trim() === '')) continue
    if (previous) write(separator(previous, block), null)
    if (block.kind === 'item') write(marker(block), originOfMarker(block))
    for (const run of block.runs) write(run.text, run.origin)
    previous = block
  }
}

function separator(previous: Block, block: Block): string {
  if (block.kind === 'heading') return '\n\n'
  if (previous.kind === 'heading') return '\n'
  const sameList = previous.kind === block.kind && (block.kind === 'item' || block.kind === 'row')
  return sameList ? '\n' : '\n\n'
}

/** A list of the template counts by itself, and what it counts may be dictated. */
function originOfMarker({ runs: [first] }: Block): Origin | null {
  return first?.origin.kind === 'template' ? first.origin : null
}

function marker(block: Block): string {
  return block.ordinal === undefined ? '- ' : `${block.ordinal}. `
}
