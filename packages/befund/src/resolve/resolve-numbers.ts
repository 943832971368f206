import { rememberWord } from '../own-words.ts'
import { wordSet } from '../read/word-set.ts'
import type { Cell } from './cell.ts'
import { gradeWords, longestScale, scales } from './grade-scales.ts'
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
} from './match-letters.ts'
import { matchLevel } from './match-level.ts'
import { countedOff, matchListNumber, matchRoman } from './match-list-number.ts'
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
import { vertebraNames } from './spine.ts'

type Matcher = (scan: Scan, at: number) => Match | null

/** The rules in their order, each with the words at which alone it can begin. Figures: whether it can begin with one. */
const rules: readonly { match: Matcher; opens: (key: string) => boolean; figures: boolean }[] = [
  {
    match: matchListNumber,
    opens: (key) => isWhole(key) || key === 'römisch' || countedOff.includes(key),
    figures: false,
  },
  { match: matchRoman, opens: (key) => key === 'römisch', figures: false },
  { match: matchTnm, opens: (key) => stageOpener.test(key), figures: false },
  { match: matchStage, opens: isStageCode, figures: false },
  { match: matchTooth, opens: isWhole, figures: false },
  { match: matchDate, opens: (key) => isWhole(key) || ordinalNumber(key) !== null || hasDigit(key), figures: true },
  { match: matchTime, opens: (key) => isWhole(key) || hasDigit(key), figures: true },
  { match: matchAo, opens: (key) => key.startsWith('ao'), figures: false },
  { match: matchIsotope, opens: (key) => nuclides.has(key), figures: false },
  { match: matchDimension, opens: isWhole, figures: false },
  { match: matchCalibre, opens: opensNumber, figures: false },
  { match: matchHyphenated, opens: (key) => key.includes('-'), figures: false },
  { match: matchSegment, opens: (key) => segmentWords.has(key), figures: false },
  { match: matchGleason, opens: (key) => key.startsWith('gleason'), figures: false },
  { match: matchGrade, opens: (key) => longestScale.has(key) || gradeWords.has(key), figures: false },
  { match: matchLevel, opens: () => true, figures: true },
  { match: matchLatinName, opens: opensLatinName, figures: false },
  { match: matchSpelled, opens: (key) => isLetter(key) || key === 'iv', figures: false },
  {
    match: matchNumberAdjective,
    opens: (key) => opensNumber(key) || adjectiveEndings.some((ending) => key.includes(ending)),
    figures: false,
  },
  { match: matchCode, opens: isLetter, figures: false },
  { match: matchClassLetter, opens: isLetter, figures: false },
  { match: matchOrdinal, opens: (key) => ordinalNumber(key) !== null, figures: false },
  { match: matchCirca, opens: (key) => key === 'circa' || key === 'zirka', figures: false },
  { match: matchWeek, opens: opensNumber, figures: false },
  { match: matchMeasure, opens: (key) => opensNumber(key) || measureOpeners.includes(key), figures: true },
  { match: matchPlainNumber, opens: (key) => opensNumber(key) || key === 'minus', figures: true },
]
const noMatchers: readonly Matcher[] = []
const figureMatchers = rules.filter((rule) => rule.figures).map((rule) => rule.match)

function isWhole(key: string): boolean {
  return wholeNumber(key) !== null
}

function isLetter(key: string): boolean {
  return key.length === 1
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
const plainWords: ReadonlySet<string> = wordSet(
  'am an auf aus bei bis das dem den der des die für im in ist mit und vom von zu zum zur',
)

/** Of "anderthalb", "eins", "hundert", "null" and all other words for numbers. */
const numeralInitials: ReadonlySet<string> = new Set('adefhnstvz')

/** What may begin at a cell: spares most words all the rules. */
function matchersAt(cell: Cell | undefined): readonly Matcher[] {
  if (cell === undefined || cell.text === '') return noMatchers
  if (cell.kind === 'word') return matchersOf(cell.key)
  return cell.kind === 'number' ? figureMatchers : noMatchers
}

const matchersOf = rememberWord((key): readonly Matcher[] =>
  mayBeginValue(key) ? rules.filter((rule) => rule.opens(key)).map((rule) => rule.match) : noMatchers,
)

function mayBeginValue(key: string): boolean {
  if (key.length <= longestCode) return !plainWords.has(key)
  if (openers.has(key) || endsInDigit(key) || isStageCode(key)) return true
  if (key.includes('-') && hyphenatedNumber(key) !== null) return true
  if (!numeralInitials.has(key.charAt(0))) return false
  return (
    isNumeral(key) ||
    ordinalNumber(key) !== null ||
    adjectiveEndings.some((ending) => key.includes(ending)) ||
    key.includes('komma')
  )
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
