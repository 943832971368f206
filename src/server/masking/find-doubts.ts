const titles = String.raw`(?:(?:kolleg(?:e|in|en)|univ\.-prof\.|prof\.|professor(?:in)?|pd|priv\.-doz\.|dr\.|doktor|med\.|dent\.|univ\.|habil\.|h\.\s?c\.|dipl\.-\p{L}{2,6}\.?|freiherr|graf|von|van|de[rn]?|zu[rm]?|\p{L}\.)\s+){0,7}`

/** What in a masked text still looks as if it named a person, whatever the rules have found. */
const doubtful: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})(?:herrn?|frau|hr\.|fr\.|doktor|dr\.\s?med\.)(?!\p{L})(?!\s+${titles}\[NAME_)`, 'iu'),
  /(?<![\p{L}[])(?:geboren|geb\.|geburtsdatum)(?!\s*(?:am\s*)?:?\s*\[GEBURTSDATUM_)/iu,
  /(?:telefon|tel\.|handy|mobil|fax)[\s:.]{0,3}\d/iu,
  /\p{L}(?:straße|strasse|str\.)\s+\d/iu,
  /(?<![\d.,])\d{6,}/u,
  /(?<![\d.,])\d{5}\s\p{Lu}\p{Ll}{2}/u,
  /@|\(at\)|\[at\]|\sät\s/u,
]

/** Whether a masked text may still hold what names a person. Errs on the side of yes. */
export function hasDoubts(maskedText: string): boolean {
  return doubtful.some((pattern) => pattern.test(maskedText))
}
