import { readCsvRows } from '#contract/csv-rows.ts'
import { type Language, languages } from '#contract/enums.ts'
import type { VocabularyEntry } from '../contract.ts'
import { vocabularyTexts as t } from '../texts.ts'

export interface CsvWord {
  originalWord: string
  correctedWord: string
  language: Language
}

export interface CsvReading {
  words: CsvWord[]
  /** Lines that are no entry, without the heading. */
  faulty: number
}

const byteOrderMark = '\uFEFF'
const longestWord = 200
/** A cell that begins so would be a formula in a spreadsheet. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^\t/

/** With semicolons and a byte order mark, as German spreadsheets expect it. */
export function writeCsv(entries: readonly VocabularyEntry[]): string {
  const rows = entries.map((entry) => [
    entry.originalWord,
    entry.correctedWord,
    entry.language,
    String(entry.frequency),
  ])
  const lines = [t.csvHeader, ...rows].map((cells) => cells.map(writeCell).join(';'))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

/** The text of a file; German spreadsheets still write Windows-1252, whose umlauts are no UTF-8. */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads semicolons, commas or tabs between cells; a missing or unknown language becomes the given one. */
export function readCsv(text: string, fallback: Language): CsvReading {
  const rows = readCsvRows(text).map(({ cells }) => cells)
  const body = rows[0]?.[0]?.trim().toLowerCase() === t.csvHeader[0]?.toLowerCase() ? rows.slice(1) : rows
  const words = body.flatMap((cells) => wordOf(cells, fallback) ?? [])
  return { words, faulty: body.length - words.length }
}

function wordOf(cells: readonly string[], fallback: Language): CsvWord | null {
  const [originalWord, correctedWord, code] = cells.map((cell) => unquoteFormula(cell.trim()))
  if (!originalWord || !correctedWord) return null
  if (originalWord.length > longestWord || correctedWord.length > longestWord) return null
  const language = languages.find((one) => one === code?.toLowerCase()) ?? fallback
  return { originalWord, correctedWord, language }
}

function writeCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function unquoteFormula(text: string): string {
  return text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text
}
