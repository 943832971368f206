/** Whether a dictated sentence says what a pattern looks for, and does not deny it: not "Kein Hinweis auf Diskusluxation". */
export function saysSo(text: string, pattern: RegExp): boolean {
  const found = pattern.exec(text)
  if (found === null) return false
  const [clause = ''] = text.slice(0, found.index).split(/[,;]/).slice(-1)
  return !/\b(?:kein|ohne|weder|nicht\b)/i.test(clause)
}
