import { lookUp } from '../lexicon/lexicon.ts'
import { upperFirst } from '../read/upper-first.ts'
import { wordSet } from '../read/word-set.ts'
import { mergeCells, stopBehind } from './cell.ts'
import { continues, keyAt, type Match, type Scan } from './scan.ts'

const heads: ReadonlySet<string> = wordSet('a v m n aa vv mm nn lig ligg')

/** "v jugularis interna" as "V. jugularis interna": the letter of an artery, vein, muscle, nerve or ligament. */
export function matchLatinName(scan: Scan, at: number): Match | null {
  const cell = scan.cells[at]
  const name = scan.cells[at + 1]
  if (cell === undefined || cell.spoken || !heads.has(cell.key) || !scan.style.dictated) return null
  if (name === undefined || !continues(scan, at + 1) || !isLatin(name.text) || isWritten(scan, at)) return null
  const text = upperFirst(cell.text)
  const head = mergeCells([cell], { text, kind: 'word', rule: 'abbreviation' })
  return { length: 1, cells: [head, stopBehind(head)] }
}

function isLatin(text: string): boolean {
  return lookUp(text).some((one) => one.class === 'latin' || one.tag === 'L')
}

/** "Segment vier a": the letter belongs to what stands before it. */
function isWritten(scan: Scan, at: number): boolean {
  const before = keyAt(scan, at - 1)
  return before.length === 1 || scan.cells[at - 1]?.kind === 'number'
}

export function opensLatinName(key: string): boolean {
  return heads.has(key)
}
