import type { Block, Report, Run } from '../model.ts'
import { escapeHtml } from '../template/html.ts'

/** Semantic HTML of a report: headings, paragraphs, lists and tables, no attributes, nothing unescaped. */
export function toHtml(report: Report): string {
  const lines: string[] = []
  let container: 'ul' | 'ol' | 'table' | null = null
  for (const block of report.blocks) {
    const needed = containerOf(block)
    if (needed !== container) {
      if (container) lines.push(closing(container))
      if (needed) lines.push(opening(needed))
      container = needed
    }
    lines.push(blockHtml(block))
  }
  if (container) lines.push(closing(container))
  return lines.join('\n')
}

function containerOf(block: Block): 'ul' | 'ol' | 'table' | null {
  if (block.kind === 'row') return 'table'
  if (block.kind !== 'item') return null
  return block.ordinal === undefined ? 'ul' : 'ol'
}

function opening(container: 'ul' | 'ol' | 'table'): string {
  return container === 'table' ? '<table><tbody>' : `<${container}>`
}

function closing(container: 'ul' | 'ol' | 'table'): string {
  return container === 'table' ? '</tbody></table>' : `</${container}>`
}

function blockHtml(block: Block): string {
  if (block.kind === 'row') {
    const cells = splitCells(block.runs).map((runs) => `<td>${runsToHtml(runs)}</td>`)
    return `<tr>${cells.join('')}</tr>`
  }
  const name = elementOf(block)
  return `<${name}>${runsToHtml(block.runs)}</${name}>`
}

function elementOf(block: Block): string {
  if (block.kind === 'heading') return `h${Math.min(6, Math.max(1, block.level ?? 3))}`
  return block.kind === 'item' ? 'li' : 'p'
}

/** Inline HTML of runs; a line break within a run becomes `<br>`. */
export function runsToHtml(runs: readonly Run[]): string {
  let html = ''
  let plain = ''
  for (const run of runs) {
    if (!run.bold && !run.italic) {
      plain += run.text
      continue
    }
    const text = textToHtml(run.text)
    const slanted = run.italic ? `<em>${text}</em>` : text
    html += textToHtml(plain) + (run.bold ? `<strong>${slanted}</strong>` : slanted)
    plain = ''
  }
  return html.replaceAll('</strong><strong>', '') + textToHtml(plain)
}

function textToHtml(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

/** The cells of a row: a tab in a run separates two of them. */
export function splitCells(runs: readonly Run[]): Run[][] {
  const cells: Run[][] = [[]]
  for (const run of runs) {
    run.text.split('\t').forEach((text, index) => {
      if (index > 0) cells.push([])
      if (text !== '') cells.at(-1)?.push({ ...run, text })
    })
  }
  return cells
}
