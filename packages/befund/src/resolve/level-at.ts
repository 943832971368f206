import { wordSet } from '../read/word-set.ts'
import { isMeasured } from './is-measured.ts'
import { wholeAt } from './match-grade.ts'
import { parseNumber } from './parse-number.ts'
import { continues, keyAt, type Scan } from './scan.ts'
import { last, limits, longestVertebra, type Region, vertebraNames } from './spine.ts'

export interface Level {
  region: Region
  /** As written: "LWK 4", "L4". */
  text: string
  value: number
  length: number
  spoken: boolean
  /** Both vertebrae of a disc space are in it. */
  paired?: boolean
}

/** One level as it begins at a cell: "Lendenwirbelkörper vier", "L fünf", "BWK12". */
export function levelAt(scan: Scan, at: number): Level | null {
  return vertebraAt(scan, at) ?? letterAt(scan, at)
}

function vertebraAt(scan: Scan, at: number): Level | null {
  for (let length = longestVertebra.get(keyAt(scan, at)) ?? 1; length >= 1; length--) {
    let name = keyAt(scan, at)
    for (let offset = 1; offset < length; offset++) name += ` ${keyAt(scan, at + offset)}`
    const vertebra = vertebraNames.get(name) ?? gluedVertebra(name)
    if (vertebra === undefined) continue
    return numberedVertebra(scan, at, length, vertebra)
  }
  return null
}

/** "bwk12" in one word. */
function gluedVertebra(name: string): { region: Region; short: string; digits?: string } | undefined {
  const parts = /^([hbls]wk)(\d{1,2})$/.exec(name)
  const vertebra = parts === null ? undefined : vertebraNames.get(parts[1] ?? '')
  return vertebra === undefined ? undefined : { ...vertebra, digits: parts?.[2] ?? '' }
}

function numberedVertebra(
  scan: Scan,
  at: number,
  nameLength: number,
  vertebra: { region: Region; short: string; digits?: string },
): Level | null {
  const { region, short, digits } = vertebra
  if (digits !== undefined) {
    const written = scan.cells[at]?.text ?? ''
    const text = scan.style.dictated ? short + digits : written
    return { region, value: Number(digits), length: nameLength, spoken: text !== written, text }
  }
  const start = at + nameLength
  const slashed = continues(scan, start) ? writtenPair(keyAt(scan, start)) : null
  const name = scan.cells[at]?.text ?? ''
  const isShort = nameLength === 1 && name.toUpperCase() === name && name.length === 3
  const shortened = !isShort && scan.style.dictated
  if (slashed !== null) {
    const text = `${short} ${keyAt(scan, start)}`
    return { region, value: slashed, length: nameLength + 1, spoken: shortened, paired: true, text }
  }
  const number = continues(scan, start) ? vertebraNumber(scan, start) : null
  if (number === null || number.value === 0) return null
  return {
    region,
    value: number.value,
    length: nameLength + number.length,
    spoken: number.spoken || shortened,
    text: `${short} ${number.value}`,
  }
}

/** The first figure of "4/5". */
function writtenPair(key: string): number | null {
  const parts = /^(\d{1,2})\/(\d{1,2})$/.exec(key)
  return parts === null ? null : Number(parts[1])
}

interface Figure {
  value: number
  length: number
  spoken: boolean
}

function vertebraNumber(scan: Scan, at: number): Figure | null {
  const number = parseNumber(scan, at)
  if (number === null || number.doubtful === true) return null
  if (!number.decimal) return number.value <= 99 ? number : null
  return wholeAt(scan, at)
}

const letters: ReadonlyMap<string, Region> = new Map([
  ['l', 'L'],
  ['c', 'C'],
  ['s', 'S'],
  ['th', 'Th'],
  ['t', 'Th'],
  ['d', 'Th'],
])
const letterGuards = wordSet(
  'weber typ hepatitis vitamin klasse gruppe child child-pugh kategorie stadium grad faktor protein stanford stadien birads bi-rads ao',
)

/** "S6" to "S10" are none of the sacrum. */
const lungSegments = 10

/** "L fünf", "Th zwölf", "L5". A lone T is a level only in a pair, because T1 and T2 are sequences. */
function letterAt(scan: Scan, at: number): Level | null {
  const key = keyAt(scan, at)
  const glued = /^(l|c|s|th)(\d{1,2})$/.exec(key)
  if (glued !== null) return gluedLetter(scan, at, glued)
  const region = letters.get(key)
  if (region === undefined || scan.cells[at]?.kind !== 'word' || letterGuards.has(keyAt(scan, at - 1))) return null
  if (!continues(scan, at + 1) || isLitre(scan, at)) return null
  const written = writtenPair(keyAt(scan, at + 1))
  if (written !== null) {
    return key === 't' || key === 'd' || written > limits[region]
      ? null
      : { region, value: written, length: 2, spoken: false, paired: true, text: region + keyAt(scan, at + 1) }
  }
  const number = vertebraNumber(scan, at + 1)
  if (number === null || number.value === 0) return null
  if (number.value > (region === 'S' ? lungSegments : last[region] + 1)) return null
  const level: Level = {
    region,
    value: number.value,
    length: 1 + number.length,
    spoken: number.spoken || scan.style.dictated,
    text: region + String(number.value),
  }
  if ((key === 't' || key === 'd') && !isThoracicPair(scan, at + level.length, number.value)) return null
  return level
}

function gluedLetter(scan: Scan, at: number, parts: RegExpExecArray): Level | null {
  const region = letters.get(parts[1] ?? '')
  const value = Number(parts[2])
  if (region === undefined || value === 0 || value > limits[region]) return null
  return { region, value, length: 1, spoken: false, text: scan.cells[at]?.text ?? '' }
}

/** "4 l", but not behind the "l" of "l 4 l 5". */
function isLitre(scan: Scan, at: number): boolean {
  return scan.cells[at]?.text === 'l' && scan.cells[at - 1]?.kind === 'number' && !letters.has(keyAt(scan, at - 2))
}

/** "T drei vier": a pair, and not one of the sequences T1 and T2. */
function isThoracicPair(scan: Scan, after: number, value: number): boolean {
  if (value === last.Th && keyAt(scan, after) === 'l') return true
  const next = continues(scan, after) ? parseNumber(scan, after) : null
  return value > 2 && next?.value === value + 1 && !isMeasured(scan, after + next.length)
}
