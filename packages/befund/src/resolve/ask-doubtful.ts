import type { NumberReading } from './number-reading.ts'
import { wholeNumber } from './number-words.ts'
import type { Scan } from './scan.ts'

/** "fünf und zwanzig" may be one number or two; the question gives both. */
export function askIfDoubtful(scan: Scan, at: number, numbers: readonly NumberReading[]): void {
  const doubtful = numbers.find((number) => number.doubtful === true)
  if (doubtful === undefined) return
  const cells = scan.cells.slice(at, at + doubtful.length)
  const parts = cells.map((cell) => cell.key)
  const apart = `${figureOf(parts[0])} und ${figureOf(parts[2])}`
  scan.ask(
    {
      kind: 'number',
      text: `Ist „${parts.join(' ')}“ eine Zahl oder sind es zwei?`,
      choices: [doubtful.text, apart],
      confidence: 0.7,
    },
    cells,
  )
}

function figureOf(word: string | undefined): string {
  const value = wholeNumber(word ?? '')
  return value === null ? (word ?? '') : String(value)
}
