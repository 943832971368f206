import { wordSet } from '../read/word-set.ts'
import { askIfDoubtful } from './ask-doubtful.ts'
import { mergeCells } from './cell.ts'
import { scales } from './grade-scales.ts'
import { wholeAt } from './match-grade.ts'
import { measureAt, unitFollowing, unitText } from './match-measure.ts'
import type { NumberReading } from './number-reading.ts'
import { wholeNumber } from './number-words.ts'
import { parseNumber } from './parse-number.ts'
import { continues, keyAt, type Match, type Scan } from './scan.ts'
import { countUnits, timeUnits } from './units.ts'

/** Small counts stay words: "zwei Ebenen". Source: Duden, numbers up to twelve. */
export const largestWord = 12

/** Whoever writes "zweitausenddreiundzwanzig" means a year. */
const firstYear = 1900

/** A plain number: figures above twelve or where a figure is the custom. */
export function matchPlainNumber(scan: Scan, at: number): Match | null {
  const negative = negativeScore(scan, at)
  if (negative !== null) return negative
  // "Rippen drei Komma vier und fünf": a list, no decimal.
  const whole = wholeAt(scan, at)
  const isOfList = whole !== null && isCounted(scan, at, whole)
  const number = isOfList ? whole : parseNumber(scan, at)
  if (number === null || !number.spoken || !(scan.style.dictated || number.value >= firstYear)) return null
  const after = at + number.length
  const pair = unreadablePair(scan, at, number)
  if (pair !== null) return pair
  const following = continues(scan, after) ? keyAt(scan, after) : ''
  const asFigure =
    number.decimal ||
    number.value > largestWord ||
    timeUnits.has(following) ||
    countUnits.has(following) ||
    isNamedByFigure(scan, at) ||
    isOfList ||
    isWholeEntry(scan, at, after) ||
    isOtherSide(scan, at, after) ||
    isOfTen(scan, at, after) ||
    isOfFraction(scan, at, after) ||
    inFigureRange(scan, after)
  if (!asFigure || following === 'drittel' || following === 'viertel') return null
  if (number.doubtful === true) askIfDoubtful(scan, at, [number])
  askIfListed(scan, at, number)
  const cells = scan.cells.slice(at, after)
  return { length: number.length, cells: [mergeCells(cells, { text: number.text, kind: 'number', rule: 'number' })] }
}

/** "T-Score minus zwei Komma sieben". */
function negativeScore(scan: Scan, at: number): Match | null {
  if (keyAt(scan, at) !== 'minus' || !isNamedByFigure(scan, at) || !continues(scan, at + 1)) return null
  const number = parseNumber(scan, at + 1)
  if (number === null || !number.spoken) return null
  const cells = scan.cells.slice(at, at + 1 + number.length)
  return {
    length: cells.length,
    cells: [mergeCells(cells, { text: `-${number.text}`, kind: 'number', rule: 'number' })],
  }
}

/** "vier fünf Millimeter": four to five, 4,5 or 45. Nobody can tell, so it is asked. */
function unreadablePair(scan: Scan, at: number, number: NumberReading): Match | null {
  const after = at + number.length
  const next = continues(scan, after) ? parseNumber(scan, after) : null
  if (next === null || !next.spoken || number.decimal || next.decimal) return null
  const unit = unitFollowing(scan, after + next.length)
  if (unit === null || !unit.spoken) return null
  const length = number.length + next.length + unit.length
  const [one, two, symbol] = [number.text, next.text, unitText(unit)]
  const choices = [
    `${one} ${two}${symbol}`,
    `${one} bis ${two}${symbol}`,
    `${one},${two}${symbol}`,
    `${one}${two}${symbol}`,
  ]
  const cells = scan.cells.slice(at, at + length)
  scan.ask(
    {
      kind: 'number',
      text: `Was ist mit „${cells.map((cell) => cell.key).join(' ')}“ gemeint?`,
      choices,
      confidence: 0.3,
    },
    cells,
  )
  const first = mergeCells(scan.cells.slice(at, after), { text: one, kind: 'number', rule: 'number' })
  const second = mergeCells(scan.cells.slice(after, at + length), {
    text: two + symbol,
    kind: 'measure',
    rule: 'measure',
  })
  return { length, cells: [first, second] }
}

/** "zwei Komma vier und fünf Millimeter": 2,4 and 5, or 2 and 4 and 5. Figures that rise may be a list. */
function askIfListed(scan: Scan, at: number, { text, length }: NumberReading): void {
  const after = at + length
  const next = keyAt(scan, after) === 'und' ? parseNumber(scan, after + 1) : null
  const [one = '', two = ''] = text.split(',')
  if (next === null || next.decimal || two.length !== 1 || Number(one) >= Number(two) || Number(two) >= next.value)
    return
  const cells = scan.cells.slice(at, after + 1 + next.length)
  scan.ask(
    {
      kind: 'number',
      text: `Was ist mit „${cells.map(({ key }) => key).join(' ')}“ gemeint?`,
      choices: [text, text.replace(',', ', ')].map((first) => `${first} und ${next.text}`),
      confidence: 0.5,
    },
    cells,
  )
}

/** Nouns that name things by figures. */
const figureNouns = wordSet(
  'schmerzskala nrs vas diagonalis nummer nr nr. serie bild schicht score scores zahn zähne regio position faktor zone kategorie agatston b-wert suvmax suv htq index quotient ratio = minus summenscore',
)

/** "Score null", "SUVmax von drei". */
function isNamedByFigure(scan: Scan, at: number): boolean {
  const last = /^(?:von|bei|gleich)$/.test(keyAt(scan, at - 1)) ? at - 2 : at - 1
  const name = keyAt(scan, last)
  // "SUV max"
  return figureNouns.has(name === 'max' ? keyAt(scan, last - 1) : name) || (last === at - 1 && name.endsWith('-score'))
}

const counted = /^(?:finger|zehen|strahl(?:en)?|rippen|rippen(?:serien|stück|serienstück)?fraktur(?:en)?)$/
const betweenCounted = /^(?:bis|und|sowie|komma|,|links|rechts|beidseits|bds\.?|lateral|dorsal|ventral|der)$/
const lastCounted = 12
/** Cells between the noun and a number of its list. */
const countedReach = 8

/** "Rippenserienfraktur links vier bis acht", "die Rippen drei und vier". */
function isCounted(scan: Scan, at: number, number: NumberReading): boolean {
  if (number.decimal || number.value < 1 || number.value > lastCounted) return false
  for (let back = at - 1; back >= Math.max(0, at - countedReach); back--) {
    const key = keyAt(scan, back)
    if (counted.test(key)) return unitFollowing(scan, at + number.length) === null
    if (!betweenCounted.test(key) && parseNumber(scan, back) === null) return false
  }
  return false
}

/** "zehn Zentimeter rechts und elf links": a size whose unit was said with the other side. */
function isOtherSide(scan: Scan, at: number, after: number): boolean {
  const side = keyAt(scan, after)
  if (side !== 'links' && side !== 'rechts') return false
  for (let back = 2; back <= 5; back++) {
    if (unitFollowing(scan, at - back) !== null && parseNumber(scan, at - back - 1) !== null) return true
    if (isScore(keyAt(scan, at - back)) && parseNumber(scan, at - back + 1) !== null) return true
  }
  return false
}

function isScore(key: string): boolean {
  return figureNouns.has(key) || key.endsWith('-score') || scales.get(key)?.roman === false
}

/** "Schmerzreduktion von sieben von zehn auf drei von zehn" */
function isOfTen(scan: Scan, at: number, after: number): boolean {
  const from = keyAt(scan, at) === 'zehn' ? at : after + 1
  return keyAt(scan, from) === 'zehn' && keyAt(scan, from - 1) === 'von' && wholeNumber(keyAt(scan, from - 2)) !== null
}

/** "VAS drei Schrägstrich zehn", "Lymphknoten zwei Schrägstrich vierzehn" */
function isOfFraction(scan: Scan, at: number, after: number): boolean {
  const isNumber = (index: number): boolean => /^\d+$/.test(keyAt(scan, index)) || parseNumber(scan, index) !== null
  return [
    [at - 1, at - 2],
    [after, after + 1],
  ].some(([slash = 0, other = 0]) => scan.cells[slash]?.text === '/' && isNumber(other))
}

/** The whole entry after a colon: "Score: 0". */
function isWholeEntry(scan: Scan, at: number, after: number): boolean {
  const colon = scan.cells[at - 1]
  const next = scan.cells[after]
  const ends = next === undefined || !continues(scan, after) || [',', '.', ';', ')'].includes(next.text)
  return ends && colon?.text === ':' && colon.spoken && colon.heading === undefined
}

/** One end of a range whose other end, or whose unit, is a figure: "zehn bis fünfzehn", "drei bis vier Millimeter". */
function inFigureRange(scan: Scan, after: number): boolean {
  if (sharesUnit(scan, after)) return true
  const following = keyAt(scan, after)
  if (following === 'bis' || following === 'mal' || following === 'von') {
    const next = continues(scan, after + 1) ? parseNumber(scan, after + 1) : null
    if (next !== null && (next.value > largestWord || next.decimal)) return true
    if (next !== null && following === 'bis') return timeUnits.has(keyAt(scan, after + 1 + next.length))
  }
  return false
}

const listWords = wordSet('und oder bzw bzw. beziehungsweise auf respektive sowie zu von bis versus vs. vs')

/** "von drei auf vier Millimeter": a number that shares the unit of a later one. */
function sharesUnit(scan: Scan, at: number): boolean {
  let index = at
  for (let link = 0; link < 3; link++) {
    const separator = scan.cells[index]
    if (separator === undefined || !continues(scan, index) || !(listWords.has(separator.key) || separator.text === ','))
      return false
    let start = index + 1
    if (keyAt(scan, start) === 'bis' || keyAt(scan, start) === 'zu' || keyAt(scan, start) === 'auf') start++
    const number = continues(scan, start) ? parseNumber(scan, start) : null
    if (number === null) return false
    index = start + number.length
    const after = keyAt(scan, index)
    if (unitFollowing(scan, index) !== null || timeUnits.has(after)) return true
    const measure = measureAt(scan, start)
    if (measure?.hasUnit === true) return true
  }
  return false
}
