import { wordSet } from '../read/word-set.ts'
import { mergeCells } from './cell.ts'
import { isMeasured } from './is-measured.ts'
import { wholeNumber } from './number-words.ts'
import { continues, keyAt, type Match, type Scan } from './scan.ts'
import { last, type Region } from './spine.ts'

const bareNouns = wordSet(
  'höhe etage bandscheibenfach fach bandscheibe bandscheiben bewegungssegment zwischenwirbelraum',
)
const regionCues: readonly (readonly [Region, RegExp])[] = [
  ['L', /^(?:lws|lwk|lumbal|lenden)/],
  ['C', /^(?:hws|hwk|zervikal|cervikal|halswirbel)/],
  ['Th', /^(?:bws|bwk|thorakal|brustwirbel)/],
]

/** "in Höhe vier fünf": a disc space without its region, which only the speaker knows. */
export function matchBareLevel(scan: Scan, at: number): Match | null {
  if (!bareNouns.has(keyAt(scan, at - 1)) || !continues(scan, at + 1)) return null
  const upper = wholeNumber(keyAt(scan, at))
  const lower = wholeNumber(keyAt(scan, at + 1))
  if (upper === null || upper === 0 || lower !== upper + 1 || isMeasured(scan, at + 2)) return null
  const cells = scan.cells.slice(at, at + 2)
  const text = `${upper}/${lower}`
  const possible = regionCues.filter(([region]) => lower <= last[region])
  const named = possible.filter(([, cue]) =>
    scan.cells.slice(Math.max(0, at - cueReach), at).some((cell) => cue.test(cell.key)),
  )
  const choices = [text, ...(named.length > 0 ? named : possible).map(([region]) => region + text)]
  scan.ask(
    { kind: 'number', text: `Welcher Abschnitt der Wirbelsäule ist mit „${text}“ gemeint?`, choices, confidence: 0.4 },
    cells,
  )
  return { length: 2, cells: [mergeCells(cells, { text, kind: 'level', rule: 'level' })] }
}

/** How many words back a region is looked for. */
const cueReach = 60
