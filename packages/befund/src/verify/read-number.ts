import { numberWords } from './atom-words.ts'
import type { TextPart } from './split-text.ts'

export interface NumberReading {
  value: number
  /** Index of the part after it. */
  next: number
}

/** "3,5", "3.5" (as in Switzerland), "1.200" and the number words two to twelve. */
export function readNumber(parts: readonly TextPart[], index: number): NumberReading | null {
  const part = parts[index]
  if (part === undefined) return null
  if (part.kind === 'letters') {
    const value = numberWords.get(part.folded)
    return value === undefined ? null : { value, next: index + 1 }
  }
  if (part.kind !== 'digits') return null
  const separator = parts[index + 1]
  const fraction = parts[index + 2]
  const isDecimal =
    separator?.glued === true &&
    (separator.text === ',' || separator.text === '.') &&
    fraction?.glued === true &&
    fraction.kind === 'digits'
  if (!isDecimal) return { value: Number(part.text), next: index + 1 }
  if (separator.text === '.' && fraction.text.length === 3) {
    return { value: Number(part.text + fraction.text), next: index + 3 }
  }
  return { value: Number(`${part.text}.${fraction.text}`), next: index + 3 }
}

const romanValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

/** I to XXXIX in capitals; null for anything else. */
export function romanNumber(text: string): number | null {
  if (text.length === 0 || text.length > 5) return null
  let total = 0
  for (let index = 0; index < text.length; index += 1) {
    const value = romanValues[text.charAt(index)]
    if (value === undefined) return null
    const following = romanValues[text.charAt(index + 1)] ?? 0
    total += value < following ? -value : value
  }
  return total
}
