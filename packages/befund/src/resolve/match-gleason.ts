import { upperFirst } from '../read/upper-first.ts'
import { wordSet } from '../read/word-set.ts'
import { mergeCells } from './cell.ts'
import { wholeNumber } from './number-words.ts'
import { continues, keyAt, type Match, type Scan } from './scan.ts'

const links = wordSet('gleich ergibt entspricht =')

/** "Gleason drei plus vier gleich sieben a" as Gleason 3+4=7a. Source: Gleason 1966, ISUP 2014. */
export function matchGleason(scan: Scan, at: number): Match | null {
  if (!/^gleason(?:-score|-grad)?$/.test(keyAt(scan, at))) return null
  const start = keyAt(scan, at + 1) === 'score' ? at + 2 : at + 1
  const first = patternAt(scan, start)
  const second = keyAt(scan, start + 1) === 'plus' ? patternAt(scan, start + 2) : null
  if (first === null || second === null) return null
  let text = `${first}+${second}`
  let length = start + 3 - at
  const sum = links.has(keyAt(scan, at + length)) ? wholeNumber(keyAt(scan, at + length + 1)) : null
  if (sum === first + second && continues(scan, at + length + 1)) {
    text += `=${sum}`
    length += 2
    const letter = keyAt(scan, at + length)
    if (sum === 7 && continues(scan, at + length) && (letter === 'a' || letter === 'b')) {
      text += letter
      length++
    }
  }
  const name = scan.cells
    .slice(at, start)
    .map((cell) => upperFirst(cell.text))
    .join(' ')
  const cells = scan.cells.slice(at, at + length)
  return { length, cells: [mergeCells(cells, { text: `${name} ${text}`, kind: 'grade', rule: 'grade' })] }
}

/** A growth pattern, 1 to 5. */
function patternAt(scan: Scan, at: number): number | null {
  const value = continues(scan, at) ? wholeNumber(keyAt(scan, at)) : null
  return value !== null && value >= 1 && value <= 5 ? value : null
}
