import type { Block, Origin, Run, SectionId } from '../model.ts'
import type { HtmlLine } from '../template/html-lines.ts'
import { appendAll } from './append-all.ts'

/** A line of an HTML text with the runs it is to show. */
export interface WrittenLine {
  source: Pick<HtmlLine, 'kind' | 'level' | 'ordinal' | 'row' | 'continues'>
  runs: readonly Run[]
  section: SectionId
  organ: string
}

/** Joins lines to blocks: cells of one row with tabs, lines of one paragraph with line feeds. */
export function blocksOfLines(lines: readonly WrittenLine[], origin: Origin): Block[] {
  const blocks: { block: Block; runs: Run[] }[] = []
  let row = -1
  for (const line of lines) {
    const { source } = line
    // A row is one line of text, whatever breaks its cells hold.
    const runs =
      source.kind === 'cell' ? line.runs.map((run) => ({ ...run, text: run.text.replaceAll('\n', ' ') })) : line.runs
    if (source.continues && runs.every((run) => run.text.trim() === '')) continue
    const last = blocks.at(-1)
    const sameRow = source.kind === 'cell' && source.row === row
    if (last && (sameRow || (source.continues && source.kind !== 'cell' && last.block.kind !== 'row'))) {
      const besideCell = sameRow && !source.continues
      const opensCell = last.runs.length === 0 || last.runs.at(-1)?.text === '\t'
      if (besideCell || !opensCell) last.runs.push({ text: besideCell ? '\t' : breakWithin(source.kind), origin })
      appendAll(last.runs, runs)
      continue
    }
    row = source.kind === 'cell' ? source.row : -1
    const own = [...runs]
    blocks.push({ block: blockOf(line, own), runs: own })
  }
  return blocks.map(({ block, runs }) => ({ ...block, runs: withoutOuterBreaks(runs) }))
}

function breakWithin(kind: HtmlLine['kind']): string {
  return kind === 'cell' ? ' ' : '\n'
}

function blockOf({ source, section, organ }: WrittenLine, runs: Run[]): Block {
  const place = organ === '' ? { section } : { section, organ }
  if (source.kind === 'heading') return { kind: 'heading', level: source.level, ...place, runs }
  if (source.kind === 'item')
    return { kind: 'item', ...place, runs, ...(source.ordinal > 0 ? { ordinal: source.ordinal } : {}) }
  return { kind: source.kind === 'cell' ? 'row' : 'paragraph', ...place, runs }
}

function withoutOuterBreaks(runs: Run[]): Run[] {
  let start = 0
  let end = runs.length
  while (start < end && runs[start]?.text === '\n') start++
  while (end > start && runs[end - 1]?.text === '\n') end--
  return runs.slice(start, end)
}
