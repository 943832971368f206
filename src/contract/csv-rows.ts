/** A row of a CSV file. */
export interface CsvRow {
  /** Where it begins in the file, from 1. */
  line: number
  cells: string[]
}

const byteOrderMark = '\uFEFF'

/** Reads semicolons, commas or tabs between cells, quoted cells over several lines, and no blank rows. */
export function readCsvRows(text: string): CsvRow[] {
  const content = text.startsWith(byteOrderMark) ? text.slice(1) : text
  return splitRows(content, separatorOf(content)).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

function separatorOf(text: string): string {
  const firstLine = text.split(/\r?\n/, 1)[0] ?? ''
  const counts = [';', '\t', ','].map((mark) => ({ mark, count: firstLine.split(mark).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark
}

function splitRows(text: string, separator: string): CsvRow[] {
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let firstLine = 1
  const endRow = () => {
    rows.push({ line: firstLine, cells: [...cells, cell] })
    cells = []
    cell = ''
    firstLine = line
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '\n') line += 1
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === separator) {
      cells.push(cell)
      cell = ''
    } else if (character === '\n') endRow()
    else if (character !== '\r') cell += character
  }
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}
