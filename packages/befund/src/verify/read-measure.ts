import { units } from './atom-words.ts'
import { readNumber } from './read-number.ts'
import type { TextPart } from './split-text.ts'
import type { Parts, ValueReading } from './value-reading.ts'
import { isText } from './value-reading.ts'

/** The unit at a part, "cm³", "cm/s" and "%" included. */
export function readUnit(parts: Parts, index: number): { unit: readonly [string, number]; next: number } | null {
  const part = parts[index]
  const following = parts[index + 1]
  const after = parts[index + 2]
  if (part === undefined || part.kind === 'digits' || isCapitalLetter(part, following)) return null
  if (following?.text === '/' && after?.kind === 'letters') {
    const rate = units.get(`${part.folded}/${after.folded}`)
    if (rate !== undefined) return { unit: rate, next: index + 3 }
  }
  const power = ({ '²': '2', '³': '3', '2': '2', '3': '3' } as const)[following?.text ?? '']
  if (power !== undefined && following?.glued === true) {
    const raised = units.get(part.folded + power)
    if (raised !== undefined) return { unit: raised, next: index + 2 }
  }
  const unit = units.get(part.folded)
  return unit === undefined ? null : { unit, next: index + 1 }
}

/** "L5" after a figure is a vertebra and "M1" a stage, whereas a litre may be written "L". */
function isCapitalLetter(part: TextPart, following: TextPart | undefined): boolean {
  if (part.kind !== 'letters' || part.text.length > 1 || part.text === part.folded) return false
  return part.text !== 'L' || following?.kind === 'digits'
}

function isAxisSeparator(part: TextPart | undefined): boolean {
  return isText(part, 'x', '×', '*', 'mal')
}

/** A minus stands off from the word before it and sticks to its figure: "-80 HU", but not "T2-80". */
function isMinus(parts: Parts, index: number): boolean {
  const following = parts[index + 1]
  if (
    parts[index]?.kind !== 'symbol' ||
    !isText(parts[index], '-', '−', '–') ||
    following?.kind !== 'digits' ||
    !following.glued
  )
    return false
  return parts[index]?.glued === false || isText(parts[index - 1], '(')
}

/** "3,5 x 2,1 cm", "23 mm", "3-5 mm", "14:30", a bare "3": key in base units. */
export function readMeasure(parts: Parts, index: number): ValueReading | null {
  const isNegative = isMinus(parts, index)
  const first = readNumber(parts, isNegative ? index + 1 : index)
  if (first === null) return null
  const values = [isNegative ? -first.value : first.value]
  let next = first.next
  let sign = ' x '
  let unit = readUnit(parts, next)
  if (unit !== null) next = unit.next
  for (;;) {
    const isAxis = isAxisSeparator(parts[next])
    const isRange = values.length === 1 && isText(parts[next], '-', '–', 'bis', ':')
    if (!isAxis && !isRange) break
    const following = readNumber(parts, next + 1)
    if (following === null || (isRange && parts[next]?.text === ':' && parts[next + 1]?.glued !== true)) break
    if (isRange) sign = parts[next]?.text === ':' ? ':' : ' - '
    values.push(following.value)
    next = following.next
    const own = readUnit(parts, next)
    if (own !== null) {
      unit = own
      next = own.next
    }
    if (isRange) break
  }
  const [base, factor] = unit?.unit ?? ['', 1]
  const figures = values.map((value) => figure(value * factor)).join(sign)
  const value = base === '' ? figures : `${figures} ${base}`
  return { kind: 'number', key: `number ${value}`, value, next }
}

/** With a decimal comma, without the noise of binary fractions. */
function figure(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e12
    ? String(value)
    : String(Number(value.toPrecision(12))).replace('.', ',')
}
