import { wordSet } from '../read/word-set.ts'
import { mergeCells } from './cell.ts'
import { isFigures, wholeNumber } from './number-words.ts'
import { continues, keyAt, type Match, type Scan } from './scan.ts'

const names = wordSet('ao ao-klassifikation ao-typ')

/** "AO dreiundzwanzig C zwei" as AO 23-C2: bone and segment, type and group. Source: AO/OTA 2018. */
export function matchAo(scan: Scan, at: number): Match | null {
  if (!names.has(keyAt(scan, at)) || !continues(scan, at + 1)) return null
  const region = regionAt(scan, at + 1)
  if (region === null) return null
  const letter = keyAt(scan, at + 1 + region.length)
  const group = wholeNumber(keyAt(scan, at + 2 + region.length))
  if (!/^[abc]$/.test(letter) || group === null || group < 1 || group > 3) return null
  if (!continues(scan, at + 1 + region.length) || !continues(scan, at + 2 + region.length)) return null
  const name = scan.cells[at]?.text ?? ''
  const head = name === name.toLowerCase() ? name.replace('ao', 'AO') : name
  const length = 3 + region.length
  const text = `${head} ${region.text}-${letter.toUpperCase()}${group}`
  return { length, cells: [mergeCells(scan.cells.slice(at, at + length), { text, kind: 'grade', rule: 'grade' })] }
}

/** Two figures, said as one number or one by one. */
function regionAt(scan: Scan, at: number): { text: string; length: number } | null {
  const key = keyAt(scan, at)
  const first = isFigures(key) ? Number(key) : wholeNumber(key)
  if (first === null) return null
  if (first >= 11 && first <= 99) return { text: String(first), length: 1 }
  const second = continues(scan, at + 1) ? wholeNumber(keyAt(scan, at + 1)) : null
  return first >= 1 && first <= 9 && second !== null && second >= 1 && second <= 9
    ? { text: `${first}${second}`, length: 2 }
    : null
}
