const romans: Readonly<Record<string, string>> = { I: '1', II: '2', III: '3', IV: '4', V: '5', VI: '6' }

/** The figure of a grade, Roman ones in Arabic: "IIIb" is 3; null where the word is none. */
export function gradeValue(text: string): string | null {
  if (/^[A-Ea-e]$/.test(text)) return text.toUpperCase()
  const figure = /^(\d{1,2}|[IV]{1,3})[a-cA-CF]?$/.exec(text)?.[1]
  return figure === undefined ? null : (romans[figure] ?? figure)
}
