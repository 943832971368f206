import { rememberWord } from '../own-words.ts'
import { cellsSpan } from './cell.ts'
import type { NumberReading } from './number-reading.ts'
import { keyAt, type Scan } from './scan.ts'

/** Stem of what is measured and the largest size in millimetres at which nobody would ask back. */
const largest: readonly (readonly [stem: string, millimetres: number])[] = [
  ['lymphknoten', 100],
  ['choledochus', 40],
  ['dhc', 40],
  ['ductus', 40],
  ['pankreasgang', 25],
  ['wanddicke', 30],
  ['wand', 30],
  ['endometri', 35],
  ['appendix', 40],
  ['septum', 40],
  ['spinalkanal', 40],
  ['polyp', 80],
  ['konkrement', 80],
  ['rundherd', 150],
  ['knoten', 150],
  ['aneurysma', 150],
  ['aorta', 120],
  ['erguss', 200],
  ['herd', 200],
  ['läsion', 250],
  ['niere', 250],
  ['zyste', 300],
  ['milz', 350],
  ['leber', 350],
  ['raumforderung', 350],
]

/** How many words away the measured thing is looked for. */
const nearby = 8

const millimetres: ReadonlyMap<string, number> = new Map([
  ['mm', 1],
  ['cm', 10],
])

/** "fünfzig" and "fünfzehn" sound alike: asked where the larger one cannot be and the smaller one can. */
export function askNumberSounds(scan: Scan, at: number, numbers: readonly NumberReading[], symbol: string): void {
  const factor = millimetres.get(symbol)
  if (factor === undefined) return
  const limit = limitNear(scan, at)
  if (limit === null) return
  let start = at
  for (const number of numbers) {
    const smaller = 10 + number.value / 10
    const confusable =
      number.spoken && number.length === 1 && number.value >= 30 && number.value < 100 && number.value % 10 === 0
    if (confusable && number.value * factor > limit && smaller * factor <= limit)
      ask(scan, start, number, smaller, symbol)
    start += number.length + 1
  }
}

function ask(scan: Scan, at: number, number: NumberReading, smaller: number, symbol: string): void {
  const cells = scan.cells.slice(at, at + 1)
  if (cellsSpan(cells).end === 0) return
  const text = `${number.text} ${symbol} wären hier ungewöhnlich groß. Sind ${smaller} ${symbol} gemeint?`
  scan.ask({ kind: 'number', text, choices: [number.text, String(smaller)], confidence: 0.4 }, cells)
}

/** The limit of the nearest thing measured, looking back first. */
function limitNear(scan: Scan, at: number): number | null {
  for (let distance = 1; distance <= nearby; distance++) {
    const key = keyAt(scan, at - distance)
    if (key === 'punkt' || key === '.') break
    const found = limitOf(key)
    if (found !== null) return found
  }
  for (let distance = 2; distance <= nearby; distance++) {
    const key = keyAt(scan, at + distance)
    if (key === 'punkt' || key === '.' || key === 'komma' || key === ',') return null
    const found = limitOf(key)
    if (found !== null) return found
  }
  return null
}

const limitOf = rememberWord((key) => largest.find(([stem]) => key.includes(stem))?.[1] ?? null)
