import { wordSet } from '../read/word-set.ts'
import { type Cell, mergeCells } from './cell.ts'
import { stutterWords } from './function-words.ts'
import { isMeasured } from './is-measured.ts'
import { type Level, levelAt } from './level-at.ts'
import { matchBareLevel } from './match-bare-level.ts'
import { wholeAt } from './match-grade.ts'
import { unitFollowing } from './match-measure.ts'
import { wholeNumber } from './number-words.ts'
import { continues, keyAt, type Match, type Scan, verbatim } from './scan.ts'
import { below, last, limits } from './spine.ts'

/** A vertebral level or a disc space: "Lendenwirbelkörper vier fünf", "L fünf S eins", "Th12/L1". */
export function matchLevel(scan: Scan, at: number): Match | null {
  const level = levelAt(scan, at)
  if (level === null) return matchBareLevel(scan, at)
  const pair = level.paired === true ? null : partnerOf(scan, at + level.length, level)
  const length = level.length + (pair?.length ?? 0)
  const spoken = level.spoken || pair?.spoken === true
  const text = spoken ? level.text + (pair?.text ?? '') : verbatim(scan, at, length)
  const cells = scan.cells.slice(at, at + length)
  if (level.value > limits[level.region]) askRange(scan, at, length, text)
  const rest = listedLevels(scan, at + length, level)
  return {
    length: length + rest.length,
    cells: [mergeCells(cells, { text, kind: 'level', rule: 'level', spoken }), ...rest.cells],
  }
}

interface Partner {
  text: string
  length: number
  spoken: boolean
}

/** The second half of a disc space: the next number, or the next level after a slash or directly. */
function partnerOf(scan: Scan, at: number, level: Level): Partner | null {
  if (!continues(scan, at)) return null
  const slash = scan.cells[at]?.text === '/' || (scan.cells[at]?.text === '-' && scan.cells[at]?.kind === 'punctuation')
  const start = slash ? at + 1 : at
  const slashSpoken = slash && scan.cells[at]?.spoken === true
  const mark = slash ? (scan.cells[at]?.text ?? '/') : '/'
  if (slash && !continues(scan, start)) return null
  const extra = slash ? 1 : 0
  const next = otherLevel(scan, start)
  if (next !== null) {
    if (!slash && !isBelow(level, next)) return null
    return { text: mark + next.text, length: next.length + extra, spoken: next.spoken || slashSpoken || !slash }
  }
  // "LWK drei vier Komma vier fünf": a list of discs, no decimal.
  const number = wholeAt(scan, start)
  if (number === null) return null
  if (!slash && (unitFollowing(scan, start + number.length) !== null || (!number.spoken && !scan.style.dictated)))
    return null
  if (!slash && number.value !== level.value + 1) {
    askPair(scan, at, level, number.value, number.length)
    return { text: ` ${number.text}`, length: number.length, spoken: number.spoken }
  }
  return { text: mark + number.text, length: number.length + extra, spoken: number.spoken || slashSpoken || !slash }
}

function otherLevel(scan: Scan, at: number): Level | null {
  if (keyAt(scan, at) === 't' || keyAt(scan, at) === 'd') return null
  return levelAt(scan, at)
}

function isBelow(upper: Level, lower: Level): boolean {
  if (upper.region === lower.region) return lower.value === upper.value + 1
  return below[upper.region] === lower.region && upper.value >= last[upper.region] && lower.value === 1
}

const links = wordSet('und bis sowie oder auf gegenüber')

/** "LWK drei und vier", "BWK vier bis sechs": further numbers of the same region. */
function listedLevels(scan: Scan, at: number, level: Level): Match {
  const cells: Cell[] = []
  let index = at
  for (let link = 0; link < 6; link++) {
    const separator = scan.cells[index]
    if (separator === undefined || !continues(scan, index)) break
    const isComma = separator.key === 'komma' || separator.text === ','
    const next = links.has(separator.key) || isComma ? null : furtherPair(scan, index, level)
    if (next !== null) {
      cells.push(next)
      index += next.atoms.length
      continue
    }
    if (!links.has(separator.key) && !isComma) break
    const number = continues(scan, index + 1) ? wholeAt(scan, index + 1) : null
    if (number === null || !number.spoken || number.value > limits[level.region] || number.value <= level.value) break
    if (!endsLevel(scan, index + 1 + number.length) || unitFollowing(scan, index + 1 + number.length) !== null) break
    cells.push(
      separator,
      mergeCells(scan.cells.slice(index + 1, index + 1 + number.length), {
        text: number.text,
        kind: 'level',
        rule: 'level',
      }),
    )
    index += 1 + number.length
    const pair = partnerOf(scan, index, { ...level, value: number.value })
    const made = cells.at(-1)
    if (pair !== null && made !== undefined) {
      const merged = mergeCells([made, ...scan.cells.slice(index, index + pair.length)], {
        text: made.text + pair.text,
        kind: 'level',
        rule: 'level',
      })
      cells[cells.length - 1] = merged
      index += pair.length
    }
  }
  return { length: index - at, cells }
}

/** "C drei vier fünf sechs": two disc spaces in a row. */
function furtherPair(scan: Scan, at: number, level: Level): Cell | null {
  const first = wholeNumber(keyAt(scan, at))
  const second = continues(scan, at + 1) ? wholeNumber(keyAt(scan, at + 1)) : null
  if (
    first === null ||
    second !== first + 1 ||
    first <= level.value ||
    second > limits[level.region] ||
    isMeasured(scan, at + 2)
  )
    return null
  return mergeCells(scan.cells.slice(at, at + 2), { text: `${first}/${second}`, kind: 'level', rule: 'level' })
}

/** A number before a unit or a plural counts something: "LWK vier und zwei Herde". */
function endsLevel(scan: Scan, at: number): boolean {
  const cell = scan.cells[at]
  if (cell === undefined || cell.kind !== 'word' || !continues(scan, at)) return true
  if (stutterWords.has(cell.key) || wholeNumber(cell.key) !== null || levelAt(scan, at) !== null) return true
  return !/(?:en|e|er|mm|cm)$/.test(cell.key) || cell.key.length <= 4
}

function askRange(scan: Scan, at: number, length: number, text: string): void {
  const cells = scan.cells.slice(at, at + length)
  scan.ask(
    {
      kind: 'number',
      text: `Die Höhe „${text}“ gibt es nicht; ist ein anderer Wirbel gemeint?`,
      choices: [text],
      confidence: 0.3,
    },
    cells,
  )
}

function askPair(scan: Scan, at: number, level: Level, value: number, length: number): void {
  const cells = scan.cells.slice(at - level.length, at + length)
  const apart = `${level.text} ${value}`
  const text = `Was ist mit „${apart}“ gemeint: ein Segment oder zwei Angaben?`
  const under = below[level.region]
  const disc =
    value === 1 && under !== null && level.value >= last[level.region]
      ? `${level.text}/${under}1`
      : `${level.text}/${value}`
  scan.ask({ kind: 'number', text, choices: [apart, disc, `${level.text} bis ${value}`], confidence: 0.4 }, cells)
}
