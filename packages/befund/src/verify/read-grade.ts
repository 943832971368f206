import { gradeFillers, gradeWords } from './atom-words.ts'
import { readDate } from './read-date.ts'
import { readUnit } from './read-measure.ts'
import { readNumber, romanNumber } from './read-number.ts'
import type { Parts, ValueReading } from './value-reading.ts'
import { isText } from './value-reading.ts'

/** A grade's value: a figure, a Roman figure or a letter, with its suffix. */
export function gradeValueAt(
  parts: Parts,
  index: number,
  allowLetter: boolean,
): { value: string; next: number } | null {
  const part = parts[index]
  if (part === undefined) return null
  const suffix = parts[index + 1]
  const hasSuffix = suffix?.glued === true && suffix.kind === 'letters' && suffix.text.length === 1
  if (part.kind === 'digits') {
    const number = readNumber(parts, index)
    if (number === null) return null
    if (number.next > index + 1) return { value: String(number.value), next: number.next }
    return hasSuffix
      ? { value: number.value + suffix.folded, next: index + 2 }
      : { value: String(number.value), next: index + 1 }
  }
  if (part.kind !== 'letters') return null
  const spoken = readNumber(parts, index)
  if (spoken !== null) return { value: String(spoken.value), next: spoken.next }
  const roman = romanNumber(part.text)
  if (roman !== null) return { value: String(roman), next: index + 1 }
  const last = part.text.charAt(part.text.length - 1)
  const stemRoman = part.text.length > 1 && 'abcdfABCF'.includes(last) ? romanNumber(part.text.slice(0, -1)) : null
  if (stemRoman !== null) return { value: stemRoman + last.toLowerCase(), next: index + 1 }
  return allowLetter && part.text.length === 1 ? { value: part.folded, next: index + 1 } : null
}

const gradeReach = 4

/** "BI-RADS", "BI RADS" and "BIRADS" are one word; answers it and where it ends. */
export function readScale(parts: Parts, index: number): { name: string; next: number } | null {
  const word = parts[index]
  if (word?.kind !== 'letters') return null
  const at = isText(parts[index + 1], '-') ? index + 2 : index + 1
  if (word.folded.length <= 4 && isText(parts[at], 'rads')) return { name: `${word.folded}rads`, next: at + 1 }
  return gradeWords.has(word.folded) ? { name: word.folded, next: index + 1 } : null
}

/** The grade after a grade word, within a few filling words: "Pfirrmann Grad IV", "BI-RADS-Kategorie 4a". */
export function readGrade(parts: Parts, index: number): ValueReading | null {
  const scale = readScale(parts, index)
  if (scale === null) return null
  let { next } = scale
  for (let step = 0; step < gradeReach; step += 1) {
    const value = gradeValueAt(parts, next, true)
    if (value !== null && !isDateOrMeasure(parts, next)) return gradeFrom(parts, value)
    const part = parts[next]
    if (part === undefined) return null
    const fills = isText(part, '-', ':', '=', '(') || gradeFillers.has(part.folded) || gradeWords.has(part.folded)
    if (!fills) return null
    next += 1
  }
  return null
}

/** "Mason III", "Reflux III°": a Roman figure by itself; "V. femoralis" and "I. v." have none. */
export function readRoman(parts: Parts, index: number): ValueReading | null {
  const { text = '' } = parts[index] ?? {}
  const number = romanNumber(text)
  if (number === null || (text.length === 1 && isText(parts[index + 1], '.') && parts[index + 2] !== undefined))
    return null
  return { kind: 'number', key: `number ${number}`, value: String(number), next: index + 1 }
}

function isDateOrMeasure(parts: Parts, index: number): boolean {
  if (readDate(parts, index) !== null) return true
  const number = readNumber(parts, index)
  return number !== null && readUnit(parts, number.next) !== null
}

function gradeFrom(parts: Parts, first: { value: string; next: number }): ValueReading {
  let { value, next } = first
  while (isText(parts[next], '-', '–', '/', '+', '=', 'bis')) {
    const following = gradeValueAt(parts, next + 1, false)
    if (following === null) break
    const sign = isText(parts[next], '+', '=', '/') ? (parts[next]?.text ?? '') : '-'
    value += sign + following.value
    next = following.next
  }
  return { kind: 'grading', key: `grade ${value}`, value, next }
}

/** "pT2aN0M0" part by part: the letters are glued to their figure. */
export function readCode(parts: Parts, index: number): ValueReading | null {
  const first = parts[index]
  const second = parts[index + 1]
  if (first?.kind !== 'letters' || second?.kind !== 'digits' || !second.glued || first.text.length > 6) return null
  let next = index + 2
  let text = first.folded + second.text
  const suffix = parts[next]
  if (suffix?.kind === 'letters' && suffix.glued && suffix.text.length <= 2 && !/^[NM]$/u.test(suffix.text)) {
    text += suffix.folded
    next += 1
  }
  const isStage = /^[a-z]{0,2}[TNM]$/u.test(first.text) && first.text !== 'T'
  return {
    kind: isStage ? 'grading' : 'number',
    key: `code ${text}`,
    value: parts
      .slice(index, next)
      .map((part) => part.text)
      .join(''),
    next,
  }
}
