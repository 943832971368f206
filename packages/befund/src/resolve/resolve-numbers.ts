import { rememberWord } from '../own-words.ts'
import { wordSet } from '../read/word-set.ts'
import type { Cell } from './cell.ts'
import { gradeWords, longestScale } from './grade-scales.ts'
import { matchAo } from './match-ao.ts'
import { matchDate, matchOrdinal, matchTime } from './match-date.ts'
import { matchGleason } from './match-gleason.ts'
import { matchGrade } from './match-grade.ts'
import { matchIsotope, nuclides } from './match-isotope.ts'
import { matchLatinName, opensLatinName } from './match-latin-name.ts'
import {
  isStageCode,
  matchCirca,
  matchClassLetter,
  matchCode,
  matchSpelled,
  matchStage,
  matchTnm,
  stageOpener,
  torn,
} from './match-letters.ts'
import { matchLevel } from './match-level.ts'
import { countedOff, matchListNumber, matchNumberedPoint, matchRoman } from './match-list-number.ts'
import { matchMeasure, measureOpeners } from './match-measure.ts'
import {
  adjectiveEndings,
  hyphenatedNumber,
  matchCalibre,
  matchDimension,
  matchHyphenated,
  matchNumberAdjective,
  matchTooth,
  matchWeek,
} from './match-number-word.ts'
import { matchPlainNumber } from './match-plain-number.ts'
import { matchSegment, segmentWords } from './match-segment.ts'
import { isNumeral, ordinalNumber, wholeNumber } from './number-words.ts'
import { opensNumber } from './parse-number.ts'
import type { Match, Scan } from './scan.ts'
import { longestVertebra } from './spine.ts'

type Matcher = (scan: Scan, at: number) => Match | null

/** A rule, and whether it can begin with a word, and with figures. */
type Rule = readonly [match: Matcher, opens: (key: string) => boolean, figures?: true]

/** The rules in their order. */
const rules: readonly Rule[] = [
  [matchListNumber, (key) => isWhole(key) || /^(?:römisch|nummer)$/.test(key) || countedOff.includes(key)],
  [matchRoman, (key) => key === 'römisch'],
  [matchTnm, (key) => stageOpener.test(key)],
  [matchStage, isStageCode],
  [matchTooth, isWhole],
  [matchDate, (key) => isWhole(key) || ordinalNumber(key) !== null || hasDigit(key), true],
  [matchTime, (key) => isWhole(key) || hasDigit(key), true],
  [matchAo, (key) => key.startsWith('ao')],
  [matchIsotope, (key) => nuclides.has(key)],
  [matchDimension, isWhole],
  [matchCalibre, opensNumber],
  [matchHyphenated, (key) => key.includes('-')],
  [matchSegment, (key) => segmentWords.has(key)],
  [matchGleason, (key) => key.startsWith('gleason')],
  [matchGrade, (key) => longestScale.has(key) || gradeWords.has(key)],
  [matchLevel, opensLevel],
  [matchLatinName, opensLatinName],
  [matchSpelled, (key) => isLetter(key) || key === 'iv' || opensTorn(key)],
  [matchNumberAdjective, (key) => opensNumber(key) || opensAdjective(key)],
  [matchCode, isLetter],
  [matchClassLetter, isLetter],
  [matchOrdinal, (key) => ordinalNumber(key) !== null],
  [matchCirca, (key) => key === 'circa' || key === 'zirka'],
  [matchWeek, opensNumber],
  [matchMeasure, (key) => opensNumber(key) || measureOpeners.includes(key), true],
  [matchPlainNumber, (key) => opensNumber(key) || key === 'minus', true],
]
const noMatchers: readonly Matcher[] = []
const pointMatchers: readonly Matcher[] = [matchNumberedPoint]
const figureMatchers = rules.filter(([, , figures]) => figures).map(([match]) => match)

function isWhole(key: string): boolean {
  return wholeNumber(key) !== null
}

function opensTorn(key: string): boolean {
  return [...torn.keys()].some((said) => said.startsWith(`${key} `))
}

function isLetter(key: string): boolean {
  return key.length === 1
}

/** "th", "lwk", "l5", "höhe vier". */
function opensLevel(key: string): boolean {
  return key.length < 3 || longestVertebra.has(key) || endsInDigit(key) || isWhole(key)
}

function opensAdjective(key: string): boolean {
  return adjectiveEndings.some((ending) => key.includes(ending))
}

function hasDigit(key: string): boolean {
  return /\d/.test(key)
}

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
  ...longestVertebra.keys(),
  ...longestScale.keys(),
  ...gradeWords.keys(),
  ...segmentWords,
  ...measureOpeners,
  ...countedOff,
  ...nuclides.keys(),
  'ao-klassifikation',
  'gleason-score',
  'gleason-grad',
  'ao-typ',
  'circa',
  'brca',
  'ctdi',
  'nummer',
  'römisch',
  'zirka',
])

/** Short words of every sentence that are no code. */
const plainWords: ReadonlySet<string> = wordSet(
  'am an auf aus bei bis das dem den der des die für im in ist mit und vom von zu zum zur',
)

/** Of "anderthalb", "eins", "hundert", "null" and all other words for numbers. */
const numeralInitials: ReadonlySet<string> = new Set('adefhnstvz')

/** What may begin at a cell: spares most words all the rules. */
function matchersAt(cell: Cell | undefined): readonly Matcher[] {
  if (cell === undefined || cell.text === '') return noMatchers
  if (cell.kind === 'word') return matchersOf(cell.key)
  if (cell.key === 'punkt') return pointMatchers
  return cell.kind === 'number' ? figureMatchers : noMatchers
}

const matchersOf = rememberWord((key): readonly Matcher[] =>
  mayBeginValue(key) ? rules.filter(([, opens]) => opens(key)).map(([match]) => match) : noMatchers,
)

function mayBeginValue(key: string): boolean {
  if (key.length <= longestCode) return !plainWords.has(key)
  if (openers.has(key) || endsInDigit(key) || isStageCode(key)) return true
  if (key.includes('-') && hyphenatedNumber(key) !== null) return true
  if (!numeralInitials.has(key.charAt(0))) return false
  return isNumeral(key) || ordinalNumber(key) !== null || opensAdjective(key) || key.includes('komma')
}

/** "yPT", "pn": up to this length a word may be a code. */
const longestCode = 3

function endsInDigit(key: string): boolean {
  const code = key.charCodeAt(key.length - 1)
  return code >= 0x30 && code <= 0x39
}

function firstMatch(scan: Scan, at: number): Match | null {
  for (const matcher of matchersAt(scan.cells[at])) {
    const match = matcher(scan, at)
    if (match !== null) return match
  }
  return null
}
