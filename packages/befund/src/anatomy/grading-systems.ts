import { gradingTable } from './gradings.ts'
import { splitNames } from './outline.ts'
import { termStems } from './term-index.ts'
import { wordStem } from './word-stem.ts'

export interface GradingSystem {
  id: string
  values: ReadonlySet<string>
  names: readonly (readonly string[])[]
  lowWords: ReadonlySet<string>
  highWords: ReadonlySet<string>
  low: ReadonlySet<string>
  high: ReadonlySet<string>
}

let systems: readonly GradingSystem[] | null = null

export function gradingSystems(): readonly GradingSystem[] {
  systems ??= gradingTable
    .split('\n')
    .filter((line) => line !== '')
    .map(parseLine)
  return systems
}

let byFirstStem: Map<string, { system: GradingSystem; stems: readonly string[] }[]> | null = null

/** The systems whose names begin with a stem, the longest name first. */
export function systemsNamed(stem: string): readonly { system: GradingSystem; stems: readonly string[] }[] {
  byFirstStem ??= indexed()
  return byFirstStem.get(stem) ?? []
}

function indexed(): Map<string, { system: GradingSystem; stems: readonly string[] }[]> {
  const index = new Map<string, { system: GradingSystem; stems: readonly string[] }[]>()
  for (const system of gradingSystems()) {
    for (const stems of system.names) {
      const first = stems[0] ?? ''
      index.set(
        first,
        [...(index.get(first) ?? []), { system, stems }].sort((a, b) => b.stems.length - a.stems.length),
      )
    }
  }
  return index
}

function parseLine(line: string): GradingSystem {
  const [id = '', values = '', names = '', lowWords = '', highWords = '', low = '', high = ''] = line
    .split('|')
    .map((cell) => cell.trim())
  return {
    id,
    values: spread(values),
    names: splitNames(names)
      .map(termStems)
      .sort((a, b) => b.length - a.length),
    lowWords: wordSet(lowWords),
    highWords: wordSet(highWords),
    low: spread(low),
    high: spread(high),
  }
}

function wordSet(cell: string): Set<string> {
  return new Set(cell === '-' ? [] : splitNames(cell).map(wordStem))
}

/** "1-3" is 1, 2 and 3; "A-C" is A, B and C. */
function spread(cell: string): Set<string> {
  if (cell === '-') return new Set()
  const [from = '', to = from] = cell.split('-')
  if (!/\d/.test(from)) return new Set(['A', 'B', 'C', 'D', 'E'].filter((letter) => letter >= from && letter <= to))
  const values = new Set<string>()
  for (let value = Number(from); value <= Number(to); value++) values.add(String(value))
  return values
}
