const wanted = /\\u(?:0000|d[89a-f])/i

/**
 * Text as the database can hold it: NUL and halves of a surrogate pair become the replacement character,
 * one for one, so that places in a dictation stay where they are.
 */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '\ufffd').toWellFormed()
}

/** Parses JSON whose texts are storable; such characters can stand in it as escapes only. */
export function parseStorableJson(json: string): unknown {
  if (!wanted.test(json)) return JSON.parse(json)
  return JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? storableText(value) : value))
}

/** The values of a query or of a path. */
export function storableValues(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values
  const entries = Object.entries(values as Record<string, unknown>)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, typeof value === 'string' ? storableText(value) : value]),
  )
}
