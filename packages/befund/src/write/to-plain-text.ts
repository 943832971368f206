import type { Block, Origin, ProvenanceEntry, Report } from '../model.ts'
import { readHtmlReport } from './read-html-report.ts'

/**
 * Plain text of a report or of edited HTML.
 *
 * Layout: a blank line before a paragraph and a heading, the text of a section on the line after its heading,
 * items as "- " or "1. " and table rows on lines of their own with tabs between cells. No white space at the end.
 */
export function toPlainText(input: Report | string): string {
  return layOutPlainText(typeof input === 'string' ? readHtmlReport(input) : input).text
}

/** The plain text with the origin of every stretch of it, in order. */
export function layOutPlainText(report: Report): { text: string; provenance: ProvenanceEntry[] } {
  const parts: string[] = []
  const provenance: ProvenanceEntry[] = []
  let length = 0
  let previous: Block | null = null

  function write(text: string, origin: Origin | null): void {
    if (origin && text.trim() !== '') {
      const start = length + (text.length - text.trimStart().length)
      provenance.push({ start, end: start + text.trim().length, origin })
    }
    parts.push(text)
    length += text.length
  }

  for (const block of report.blocks) {
    if (block.runs.every((run) => run.text.trim() === '')) continue
    if (previous) write(separator(previous, block), null)
    if (block.kind === 'item') write(marker(block), null)
    for (const run of block.runs) write(run.text, run.origin)
    previous = block
  }
  return { text: parts.join(''), provenance }
}

function separator(previous: Block, block: Block): string {
  if (block.kind === 'heading') return '\n\n'
  if (previous.kind === 'heading') return '\n'
  const sameList = previous.kind === block.kind && (block.kind === 'item' || block.kind === 'row')
  return sameList ? '\n' : '\n\n'
}

function marker(block: Block): string {
  return block.ordinal === undefined ? '- ' : `${block.ordinal}. `
}
