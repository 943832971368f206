import type { Origin, Report, Run, SectionId } from '../model.ts'
import { appendAll } from '../write/append-all.ts'
import { blocksOfLines, type WrittenLine } from '../write/blocks-of-lines.ts'
import { runsOf } from '../write/read-html-report.ts'
import { runsToHtml, toHtml } from '../write/to-html.ts'
import { toPlainText } from '../write/to-plain-text.ts'
import type { HtmlLine } from './html-lines.ts'
import type { Template } from './template.ts'

/** New runs for a stretch of a line; offsets into the text of the line. */
export interface LineEdit {
  start: number
  end: number
  runs: readonly Run[]
}

/** A line that the template does not have. */
export interface InsertedLine {
  /** Goes below this line and what encloses it (list, table); -1: to the top. */
  after: number
  kind: 'heading' | 'paragraph'
  level: number
  section: SectionId
  organ: string
  runs: readonly Run[]
}

const origin: Origin = { kind: 'template' }

/** The filled template: its own markup where nothing changed, new text where something did. */
export function compose(
  template: Template,
  edits: ReadonlyMap<number, readonly LineEdit[]>,
  inserted: readonly InsertedLine[],
): { html: string; report: Report } {
  const written: WrittenLine[] = []
  const splices: { start: number; end: number; html: string }[] = []
  const addInserted = (after: number): void => {
    for (const line of inserted) {
      if (line.after !== after) continue
      const { kind, level, section, organ, runs } = line
      written.push({ source: { kind, level, ordinal: 0, row: -1, continues: false }, runs, section, organ })
      const at = template.lines[after]?.source.outerEnd ?? 0
      const name = kind === 'heading' ? `h${level}` : 'p'
      splices.push({ start: at, end: at, html: `\n<${name}>${runsToHtml(runs)}</${name}>` })
    }
  }
  addInserted(-1)
  const waiting: number[] = []
  template.lines.forEach((line, index) => {
    const own = edits.get(index)
    const runs = own ? applyEdits(line.runs.map(fromTemplate), own) : line.runs.map(fromTemplate)
    if (own) {
      const lead = unchangedLead(template.html, line.source, Math.min(...own.map(({ start }) => start)))
      const rest = sliceRuns(runs, lead.length, Number.POSITIVE_INFINITY)
      splices.push({ start: lead.end, end: line.source.end, html: runsToHtml(rest) })
    }
    written.push({ source: line.source, runs, section: line.section, organ: line.organLabel })
    waiting.push(index)
    // What goes below a line of a table goes below the table.
    if (template.lines[index + 1]?.source.outerEnd === line.source.outerEnd) return
    for (const one of waiting.splice(0)) addInserted(one)
  })
  const report = { blocks: blocksOfLines(written, origin) }
  const html = splice(template.html, splices)
  // Markup too broken to take new text (an open tag around the rest of the page) is written anew.
  return { html: toPlainText(html) === toPlainText(report) ? html : toHtml(report), report }
}

/** How much of a line stays as it is, markup and all, before its first edit: "<u>Leber:</u>". */
function unchangedLead(html: string, line: HtmlLine, before: number): { length: number; end: number } {
  let lead = { length: 0, end: line.start }
  const ends = [...line.chunks.map(({ start }) => start), line.end].slice(0, mostLeadChunks)
  for (const [index, end] of ends.entries()) {
    const length = runsOf(line.chunks.slice(0, index)).reduce((sum, { text }) => sum + text.length, 0)
    if (length > before) break
    if (isClosed(html.slice(line.start, end))) lead = { length, end }
  }
  return lead
}

const mostLeadChunks = 6

/** Whether each element that begins in a stretch of markup ends there. */
function isClosed(markup: string): boolean {
  const begun = markup.match(/<(?!br\b|wbr\b|img\b)[a-z]/gi)?.length ?? 0
  return begun === (markup.match(/<\//g)?.length ?? 0)
}

function fromTemplate(run: Run): Run {
  return { ...run, origin }
}

function applyEdits(runs: readonly Run[], edits: readonly LineEdit[]): Run[] {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end)
  const result: Run[] = []
  let at = 0
  for (const edit of sorted) {
    appendAll(result, sliceRuns(runs, at, edit.start))
    appendAll(result, edit.runs)
    at = edit.end
  }
  appendAll(result, sliceRuns(runs, at, Number.POSITIVE_INFINITY))
  return trimmed(result)
}

/** The runs between two offsets of their joined text. */
export function sliceRuns(runs: readonly Run[], start: number, end: number): Run[] {
  const result: Run[] = []
  let at = 0
  for (const run of runs) {
    const text = run.text.slice(Math.max(0, start - at), Math.max(0, end - at))
    if (text !== '') result.push({ ...run, text })
    at += run.text.length
  }
  return result
}

/** White space as a browser shows it: one space, none at the ends of a line. */
function trimmed(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  for (const run of runs) {
    const before = result.at(-1)?.text ?? '\n'
    const opens = before.endsWith(' ') || before.endsWith('\n')
    const text = (opens ? run.text.replace(/^ +/, '') : run.text).replace(/ {2,}/g, ' ')
    if (text !== '') result.push({ ...run, text })
  }
  const last = result.at(-1)
  if (last) result[result.length - 1] = { ...last, text: last.text.trimEnd() }
  return result.filter((run) => run.text !== '')
}

function splice(html: string, splices: readonly { start: number; end: number; html: string }[]): string {
  const sorted = splices.map((one, index) => ({ ...one, index })).sort((a, b) => a.start - b.start || a.index - b.index)
  const parts: string[] = []
  let at = 0
  for (const { start, end, html: text } of sorted) {
    parts.push(html.slice(at, Math.max(at, start)), text)
    at = Math.max(at, end)
  }
  parts.push(html.slice(at))
  return parts.join('')
}
