import { wordSet } from '../read/word-set.ts'
import { segmentWords, spineRegions, vertebraCount } from './atom-words.ts'
import { gradeValueAt } from './read-grade.ts'
import type { Parts, ValueReading } from './value-reading.ts'
import { digitsAt, isText } from './value-reading.ts'

const letterRegions = wordSet('C L S T Th TH')

function regionAt(parts: Parts, index: number): string | null {
  const part = parts[index]
  if (part?.kind !== 'letters') return null
  const named = spineRegions.get(part.folded)
  if (named !== undefined) return named
  return letterRegions.has(part.text) ? part.text.charAt(0) : null
}

function isVertebra(parts: Parts, index: number, region: string): boolean {
  const number = digitsAt(parts, index + 1, 2)
  if (number === null || number < 1 || number > (vertebraCount[region] ?? 0)) return false
  const isLetter = parts[index]?.text.length === 1
  if (!isLetter) return true
  // A single "T1" to "T4" is a sequence or a tumour stage, "S" with a blank an abbreviation.
  if (region === 'T') return number > 4 && parts[index + 1]?.glued === true
  return parts[index + 1]?.glued === true || region !== 'S'
}

/** "LWK 4/5", "L4/L5", "Th12/L1", "BWK 12": normalised to "L4/5", "T12/L1", "T12". */
export function readVertebra(parts: Parts, index: number): ValueReading | null {
  const region = regionAt(parts, index)
  if (region === null || !isVertebra(parts, index, region)) return null
  let value = `${region}${digitsAt(parts, index + 1, 2)}`
  let next = index + 2
  while (isText(parts[next], '/', '-', '–')) {
    const second = regionAt(parts, next + 1)
    const number = digitsAt(parts, second === null ? next + 1 : next + 2, 2)
    if (number === null) break
    value += second === null || second === region ? `/${number}` : `/${second}${number}`
    next += second === null ? 2 : 3
  }
  return { kind: 'level', key: `level ${value}`, value, next }
}

/** "Segment IVa", "Segment 6", "Segment II/III". */
export function readSegment(parts: Parts, index: number): ValueReading | null {
  const part = parts[index]
  if (part === undefined || !segmentWords.has(part.folded)) return null
  const values: string[] = []
  let next = index + 1
  for (;;) {
    const value = gradeValueAt(parts, next, false)
    if (value === null) break
    values.push(value.value)
    next = value.next
    if (!isText(parts[next], '/', '-', '–') || gradeValueAt(parts, next + 1, false) === null) break
    next += 1
  }
  if (values.length === 0) return null
  const value = `Segment ${values.join('/')}`
  return { kind: 'level', key: `level ${value}`, value, next }
}

const lobes = ['Oberlappen', 'Mittellappen', 'Unterlappen'] as const

/** "Oberlappen", "Unterlappens", "Mittellappen". */
export function readLobe(parts: Parts, index: number): ValueReading | null {
  const folded = parts[index]?.folded ?? ''
  if (!folded.includes('lappen')) return null
  const lobe = lobes.find((name) => folded.startsWith(name.toLowerCase()))
  if (lobe === undefined || folded.length > lobe.length + 1) return null
  return { kind: 'level', key: `level ${lobe}`, value: lobe, next: index + 1 }
}
