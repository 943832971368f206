import { upperFirst } from '../read/upper-first.ts'
import { wordSet } from '../read/word-set.ts'
import { mergeCells } from './cell.ts'
import { largestWord } from './match-plain-number.ts'
import { wholeNumber } from './number-words.ts'
import { parseNumber } from './parse-number.ts'
import { continues, keyAt, type Match, type Scan } from './scan.ts'

export const adjectiveEndings = ['prozentig', 'jährig']

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
  const whole = wholeTooth(scan, at)
  if (whole !== null) return whole
  const quadrant = wholeNumber(keyAt(scan, at))
  const tooth = continues(scan, at + 1) ? wholeNumber(keyAt(scan, at + 1)) : null
  if (quadrant === null || tooth === null || !isToothDigit(quadrant) || !isToothDigit(tooth)) return null
  if (!followsTooth(scan, at)) return null
  return {
    length: 2,
    cells: [mergeCells(scan.cells.slice(at, at + 2), { text: `${quadrant}${tooth}`, kind: 'level', rule: 'tooth' })],
  }
}

/** "Zahn sechsundvierzig Komma sechs Millimeter" is a tooth and a size. */
function wholeTooth(scan: Scan, at: number): Match | null {
  const value = wholeNumber(keyAt(scan, at))
  if (value === null || !isToothDigit(Math.floor(value / 10)) || !isToothDigit(value % 10) || !followsTooth(scan, at))
    return null
  const cells = [mergeCells(scan.cells.slice(at, at + 1), { text: String(value), kind: 'level', rule: 'tooth' })]
  return { length: 1, cells }
}

const toothWords = wordSet('zahn zahns zahnes zähne zähnen regio')

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

const calibres = /^(?:f|g|ch|french|gauge)$/
const calibrated = /(?:nadeln?|kanülen?|schleusen?|katheters?|kathetern|drains?|drainagen?|pigtail|systems?)$/

/** "zweiundzwanzig G Nadel" as 22-G-Nadel, "sechs F Schleuse" as 6-F-Schleuse, "Schleuse sechs F" as Schleuse 6 F. */
export function matchCalibre(scan: Scan, at: number): Match | null {
  const unitAt = at + 1
  if (!calibres.test(keyAt(scan, unitAt).split('-', 1)[0] ?? '') || !continues(scan, unitAt)) return null
  const number = parseNumber(scan, at)
  if (number === null || !number.spoken || number.decimal || number.length !== 1) return null
  const joined = calibredNoun(scan, unitAt)
  if (joined !== null) return calibred(scan, at, 2, `${number.text}-${joined}`)
  const key = keyAt(scan, unitAt)
  const letter = key.length === 1 ? key.toUpperCase() : upperFirst(key)
  const noun = scan.cells[unitAt + 1]
  if (noun === undefined || !continues(scan, unitAt + 1) || !calibrated.test(noun.key))
    return calibrated.test(keyAt(scan, at - 1)) ? calibred(scan, at, 2, `${number.text} ${letter}`) : null
  return calibred(scan, at, 3, `${number.text}-${letter}-${noun.text.charAt(0).toUpperCase()}${noun.text.slice(1)}`)
}

function calibred(scan: Scan, at: number, length: number, text: string): Match {
  return { length, cells: [mergeCells(scan.cells.slice(at, at + length), { text, kind: 'word', rule: 'number' })] }
}

/** "sechs F-Schleuse" */
function calibredNoun(scan: Scan, at: number): string | null {
  const { text = '', key = '' } = scan.cells[at] ?? {}
  const [letter = '', noun = ''] = text.split('-')
  if (!key.includes('-') || !calibrated.test(key)) return null
  return `${letter.charAt(0).toUpperCase()}${letter.slice(1)}-${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
}

/** "zweiundzwanzig-g-nadel" as 22-g-nadel: parts that name a size or a code; "Zwei-Ebenen-Aufnahme" stays. */
export function hyphenatedNumber(key: string): readonly (string | null)[] | null {
  const parts = key.split('-')
  const figures = parts.map((part, i) => {
    const value = wholeNumber(part)
    if (value === null) return null
    const besideLetter = parts[i - 1]?.length === 1 || parts[i + 1]?.length === 1
    return value > largestWord || besideLetter ? String(value) : null
  })
  return figures.some((figure) => figure !== null) ? figures : null
}

export function matchHyphenated(scan: Scan, at: number): Match | null {
  const cell = scan.cells[at]
  const figures = cell?.kind === 'word' && cell.key.includes('-') ? hyphenatedNumber(cell.key) : null
  if (cell === undefined || figures === null) return null
  const text = cell.text
    .split('-')
    .map((part, i) => figures[i] ?? part)
    .join('-')
  return { length: 1, cells: [mergeCells([cell], { text, kind: 'word', rule: 'number' })] }
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

const weekWords = wordSet('ssw schwangerschaftswoche woche wochen')

const images =
  /^(?:flair|mrcp|ciss|space|tof|mprage|vibe|dess|gre|angio|rekonstru|reformat|dars|datens|tech|seq|volumen|son|echo|bild|druck|mamm|tomo)/

/** "zwei D Rekonstruktionen" as 2D-Rekonstruktionen. */
export function matchDimension(scan: Scan, at: number): Match | null {
  const number = wholeNumber(keyAt(scan, at))
  const image = scan.cells[at + 2]
  if (number === null || number > 4 || keyAt(scan, at + 1) !== 'd' || image === undefined) return null
  if (!continues(scan, at + 1) || !continues(scan, at + 2) || !images.test(image.key)) return null
  const name = upperFirst(image.text)
  const cell = mergeCells(scan.cells.slice(at, at + 3), { text: `${number}D-${name}`, kind: 'word', rule: 'code' })
  return { length: 3, cells: [cell] }
}
