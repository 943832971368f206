/** What in a masked text still looks as if it named a person: a salutation without a name behind it, long numbers. */
const doubtful: readonly RegExp[] = [
  /\b(?:Herrn?|Frau|Hr\.|Fr\.)\s+(?!\[NAME_)/u,
  /\b(?:geboren|geb\.|Geburtsdatum)(?!\s*(?:am\s*)?:?\s*\[GEBURTSDATUM_)/u,
  /(?<![\d.,])\d{6,}/u,
  /@/u,
]

/** Whether a masked text may still hold what names a person. Errs on the side of yes. */
export function hasDoubts(maskedText: string): boolean {
  return doubtful.some((pattern) => pattern.test(maskedText))
}
