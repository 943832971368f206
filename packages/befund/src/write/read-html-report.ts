import type { Origin, Report, Run } from '../model.ts'
import type { HtmlLine, TextChunk } from '../template/html-lines.ts'
import { readHtmlLines } from '../template/html-lines.ts'
import { blocksOfLines } from './blocks-of-lines.ts'

const origin: Origin = { kind: 'typed' }

/** The document model of any HTML, as an editor hands it back. Origins are `typed`: the HTML does not say more. */
export function readHtmlReport(html: string): Report {
  const lines = readHtmlLines(html).map((source) => ({
    source,
    runs: runsOf(chunksOf(source)),
    section: 'findings' as const,
    organ: '',
  }))
  return { blocks: blocksOfLines(lines, origin) }
}

/** A head of a column is bold, as browsers show it. */
function chunksOf({ headerCell, chunks }: HtmlLine): TextChunk[] {
  return headerCell ? chunks.map((chunk) => ({ ...chunk, bold: true })) : chunks
}

/** White space as a browser shows it, styles kept. */
export function runsOf(chunks: readonly TextChunk[]): Run[] {
  const runs: Run[] = []
  let endsInSpace = true
  for (const chunk of chunks) {
    let text = chunk.text.replace(/[ \t\n\r\f]+/g, ' ')
    if (endsInSpace && text.startsWith(' ')) text = text.slice(1)
    if (text === '') continue
    endsInSpace = text.endsWith(' ')
    runs.push({ text, origin, ...(chunk.bold ? { bold: true } : {}), ...(chunk.italic ? { italic: true } : {}) })
  }
  const last = runs.at(-1)
  if (last?.text.endsWith(' ')) runs[runs.length - 1] = { ...last, text: last.text.slice(0, -1) }
  return runs.filter((run) => run.text !== '')
}
