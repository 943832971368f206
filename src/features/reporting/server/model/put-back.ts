import { type MaskedPart, unmaskText } from '#server/masking/mask-text.ts'

/** Every text of an answer with the original names, dates and numbers. */
export function putBack<T>(answer: T, parts: readonly MaskedPart[]): T {
  if (parts.length === 0) return answer
  return JSON.parse(JSON.stringify(answer), (_key, value: unknown) =>
    typeof value === 'string' ? unmaskText(value, parts) : value,
  ) as T
}
