import { mergeCells } from './cell.ts'
import { largestWord } from './match-plain-number.ts'
import { wholeNumber } from './number-words.ts'
import { parseNumber } from './parse-number.ts'
import { continues, keyAt, type Match, type Scan } from './scan.ts'

const adjectiveEndings = ['prozentig', 'jährig']

/** "siebzigprozentige" as 70-prozentige, "vierundzwanzigjähriger" as 24-jähriger, also taken apart. */
export function matchNumberAdjective(scan: Scan, at: number): Match | null {
  const cell = scan.cells[at]
  if (cell?.kind !== 'word') return null
  for (const ending of adjectiveEndings) {
    const split = cell.key.indexOf(ending)
    const value = split > 0 ? wholeNumber(cell.key.slice(0, split)) : null
    if (value !== null) return adjective(scan, at, 1, String(value), value, cell.key.slice(split))
    const number = parseNumber(scan, at)
    const next = at + (number?.length ?? 0)
    if (number?.spoken && continues(scan, next) && keyAt(scan, next).startsWith(ending)) {
      return adjective(scan, at, number.length + 1, number.text, number.value, keyAt(scan, next))
    }
  }
  return null
}

function adjective(
  scan: Scan,
  at: number,
  length: number,
  figure: string,
  value: number,
  ending: string,
): Match | null {
  if (value <= largestWord && ending.startsWith('jährig')) return null
  const kind = ending.startsWith('prozentig') ? 'measure' : 'word'
  return {
    length,
    cells: [mergeCells(scan.cells.slice(at, at + length), { text: `${figure}-${ending}`, kind, rule: 'number' })],
  }
}

/** "Zahn drei sechs" as Zahn 36. Source: FDI notation, quadrant 1 to 8 and tooth 1 to 8. */
export function matchTooth(scan: Scan, at: number): Match | null {
  const quadrant = wholeNumber(keyAt(scan, at))
  const tooth = continues(scan, at + 1) ? wholeNumber(keyAt(scan, at + 1)) : null
  if (quadrant === null || tooth === null || !isToothDigit(quadrant) || !isToothDigit(tooth)) return null
  if (!followsTooth(scan, at)) return null
  return {
    length: 2,
    cells: [mergeCells(scan.cells.slice(at, at + 2), { text: `${quadrant}${tooth}`, kind: 'level', rule: 'tooth' })],
  }
}

const toothWords = new Set(['zahn', 'zahns', 'zahnes', 'zähne', 'zähnen', 'regio'])

/** Directly or over a list: "Zahn drei sechs und vier sechs". */
function followsTooth(scan: Scan, at: number): boolean {
  for (let back = 1; back <= 9; back++) {
    const key = keyAt(scan, at - back)
    if (toothWords.has(key)) return true
    if (wholeNumber(key) === null && key !== 'und' && key !== 'komma' && key !== 'sowie') return false
  }
  return false
}

function isToothDigit(value: number): boolean {
  return value >= 1 && value <= 8
}

/** "SSW achtunddreißig plus vier" as 38+4: weeks and days of a pregnancy. */
export function matchWeek(scan: Scan, at: number): Match | null {
  const week = parseNumber(scan, at)
  if (week === null || !week.spoken || week.decimal) return null
  const plus = at + week.length
  const day = keyAt(scan, plus) === 'plus' && continues(scan, plus + 1) ? parseNumber(scan, plus + 1) : null
  if (day === null || day.value > 6 || day.length !== 1) return null
  if (!weekWords.has(keyAt(scan, at - 1)) && !weekWords.has(keyAt(scan, plus + 2))) return null
  const length = week.length + 2
  return {
    length,
    cells: [
      mergeCells(scan.cells.slice(at, at + length), {
        text: `${week.text}+${day.text}`,
        kind: 'number',
        rule: 'number',
      }),
    ],
  }
}

const weekWords = new Set(['ssw', 'schwangerschaftswoche', 'woche', 'wochen'])
