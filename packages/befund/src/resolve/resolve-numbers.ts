import { remember } from '../word-memory.ts'
import type { Cell } from './cell.ts'
import { gradeWords, scales } from './grade-scales.ts'
import { matchAo } from './match-ao.ts'
import { matchDate, matchOrdinal, matchTime } from './match-date.ts'
import { matchGleason } from './match-gleason.ts'
import { matchGrade, matchSegment, segmentWords } from './match-grade.ts'
import { matchIsotope } from './match-isotope.ts'
import {
  isStageCode,
  matchCirca,
  matchClassLetter,
  matchCode,
  matchSpelled,
  matchStage,
  matchTnm,
} from './match-letters.ts'
import { matchLevel } from './match-level.ts'
import { countedOff, matchListNumber, matchRoman } from './match-list-number.ts'
import { matchMeasure, measureOpeners } from './match-measure.ts'
import {
  hyphenatedNumber,
  matchCalibre,
  matchHyphenated,
  matchNumberAdjective,
  matchTooth,
  matchWeek,
} from './match-number-word.ts'
import { matchPlainNumber } from './match-plain-number.ts'
import { isNumeral, ordinalNumber } from './number-words.ts'
import type { Match, Scan } from './scan.ts'
import { vertebraNames } from './spine.ts'

type Matcher = (scan: Scan, at: number) => Match | null

const matchers: readonly Matcher[] = [
  matchListNumber,
  matchRoman,
  matchTnm,
  matchStage,
  matchTooth,
  matchDate,
  matchTime,
  matchAo,
  matchIsotope,
  matchCalibre,
  matchHyphenated,
  matchSegment,
  matchGleason,
  matchGrade,
  matchLevel,
  matchSpelled,
  matchNumberAdjective,
  matchCode,
  matchClassLetter,
  matchOrdinal,
  matchCirca,
  matchWeek,
  matchMeasure,
  matchPlainNumber,
]

/** Numbers, units, dates, levels and grades: the first rule that fits at a place makes its cell. */
export function resolveNumbers(scan: Scan): Cell[] {
  const result: Cell[] = []
  for (let at = 0; at < scan.cells.length; ) {
    const match = firstMatch(scan, at)
    if (match === null) {
      const cell = scan.cells[at]
      if (cell !== undefined) result.push(cell)
      at++
      continue
    }
    result.push(...match.cells)
    at += match.length
  }
  return result
}

/** Words that begin something other than with a number of their own. */
const openers: ReadonlySet<string> = new Set([
  ...[...vertebraNames.keys(), ...scales.keys(), ...gradeWords.keys()].map((name) => name.split(' ', 1)[0] ?? ''),
  ...segmentWords,
  ...measureOpeners,
  ...countedOff,
  'ao-klassifikation',
  'gleason-score',
  'gleason-grad',
  'ao-typ',
  'circa',
  'fluor',
  'technetium',
  'gallium',
  'lutetium',
  'yttrium',
  'indium',
  'thallium',
  'xenon',
  'römisch',
  'zirka',
])

/** Short words of every sentence that are no code. */
const plainWords: ReadonlySet<string> = new Set([
  'am',
  'an',
  'auf',
  'aus',
  'bei',
  'bis',
  'das',
  'dem',
  'den',
  'der',
  'des',
  'die',
  'für',
  'im',
  'in',
  'ist',
  'mit',
  'und',
  'vom',
  'von',
  'zu',
  'zum',
  'zur',
])

/** Of "anderthalb", "eins", "hundert", "null" and all other words for numbers. */
const numeralInitials: ReadonlySet<string> = new Set('adefhnstvz')

/** Cheap test that spares most words all the rules. */
function mayOpen(cell: Cell | undefined): boolean {
  if (cell === undefined || cell.text === '') return false
  return cell.kind === 'word' ? mayBeginValue(cell.key) : cell.kind === 'number'
}

const mayBeginValue = remember((key) => {
  if (key.length <= longestCode) return !plainWords.has(key)
  if (openers.has(key) || endsInDigit(key) || isStageCode(key)) return true
  if (key.includes('-') && hyphenatedNumber(key) !== null) return true
  if (!numeralInitials.has(key.charAt(0))) return false
  return (
    isNumeral(key) ||
    ordinalNumber(key) !== null ||
    key.includes('prozentig') ||
    key.includes('jährig') ||
    key.includes('komma')
  )
})

/** "yPT", "pn": up to this length a word may be a code. */
const longestCode = 3

function endsInDigit(key: string): boolean {
  const code = key.charCodeAt(key.length - 1)
  return code >= 0x30 && code <= 0x39
}

function firstMatch(scan: Scan, at: number): Match | null {
  if (!mayOpen(scan.cells[at])) return null
  for (const matcher of matchers) {
    const match = matcher(scan, at)
    if (match !== null) return match
  }
  return null
}
