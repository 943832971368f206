/** What is replaced before a text may leave the house or be stored. */
export type MaskedKind = 'name' | 'birthDate' | 'number' | 'phone' | 'email' | 'address'

export interface MaskedPart {
  kind: MaskedKind
  /** What stands in the masked text instead. */
  placeholder: string
  original: string
}

export interface MaskedText {
  text: string
  parts: MaskedPart[]
}

const labels: Record<MaskedKind, string> = {
  name: 'NAME',
  birthDate: 'GEBURTSDATUM',
  number: 'NUMMER',
  phone: 'TELEFON',
  email: 'EMAIL',
  address: 'ADRESSE',
}

const capitalised = String.raw`\p{Lu}[\p{L}'’]{1,30}(?:-\p{Lu}[\p{L}'’]{1,30})?`
const particles = String.raw`(?:(?:von|van|de|del|della|di|zu|zur|vom|den|der|el|al)\s+){0,2}`
const fullName = String.raw`${particles}${capitalised}(?:\s+${particles}${capitalised}){0,2}`
const dateOfBirth = String.raw`\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3,9})\s?\d{2,4}`

/** Each rule names the part to replace as `part`; what introduces it stays readable. */
const rules: { kind: MaskedKind; pattern: RegExp }[] = [
  { kind: 'email', pattern: /(?<part>[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4})/gu },
  {
    kind: 'birthDate',
    pattern: new RegExp(
      String.raw`(?:geb(?:oren|\.)?(?:\s+am)?|geburtsdatum|\*)\s*:?\s*(?<part>${dateOfBirth})`,
      'giu',
    ),
  },
  {
    kind: 'phone',
    pattern:
      /(?:tel(?:efon)?(?:nummer)?|handy|mobil|fax|rückruf(?:nummer)?)\.?\s*:?\s*(?<part>\+?\d[\d\s()/-]{4,20}\d)/giu,
  },
  { kind: 'phone', pattern: /(?<part>\+\d{2}[\d\s()/-]{6,18}\d)/gu },
  {
    kind: 'number',
    pattern:
      /(?:fall|patienten|aufnahme|versicherten|versicherungs|auftrags|akten|pid|kv|ahv|untersuchungs)[-\s]?(?:nummer|nr\.?|id)?\s*:?\s*(?<part>[A-Z]?\d[\d.-]{3,20})/giu,
  },
  {
    kind: 'number',
    pattern: /(?<![\d.,/])(?<part>[A-Z]\d{9}|756\.\d{4}\.\d{4}\.\d{2}|\d{7,12})(?![\d.,/]|\s?(?:mm|cm|ml))/gu,
  },
  {
    kind: 'address',
    pattern:
      /(?<part>\p{Lu}[\p{L}-]{2,30}(?:straße|strasse|str\.|weg|gasse|platz|allee|ring|ufer)\s+\d{1,4}\s?[a-z]?(?:,?\s+\d{4,5}\s+\p{Lu}[\p{L}-]{2,30})?)/gu,
  },
  {
    kind: 'name',
    pattern: new RegExp(
      String.raw`(?:\b(?:Herrn?|Frau|Hr\.|Fr\.|Patient(?:in)?(?:\s+namens|:)|Name(?:\s+der\s+Patientin|\s+des\s+Patienten)?\s*:)\s+)(?<part>(?:(?:Prof|Dr|med|PD|Dipl)\.?\s*-?\s*){0,4}${fullName})`,
      'gu',
    ),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      String.raw`\b(?:Prof\.|PD|Dr\.)(?:\s*(?:Dr\.|med\.|dent\.|habil\.|h\.\s?c\.)){0,4}\s+(?<part>${fullName})`,
      'gu',
    ),
  },
]

/**
 * Replaces names with titles and salutations, birth dates, case and insurance numbers, telephone numbers,
 * addresses and e-mail; medical words, sizes and dates of examinations stay.
 *
 * The same original always gets the same placeholder, so that a text keeps its meaning.
 */
export function maskText(text: string): MaskedText {
  const parts: MaskedPart[] = []
  let masked = text
  for (const { kind, pattern } of rules) {
    masked = masked.replace(pattern, (match: string, ...rest: unknown[]) => {
      const { part } = rest.at(-1) as { part: string }
      if (part.includes('[')) return match
      const at = match.lastIndexOf(part)
      return match.slice(0, at) + placeholderFor(parts, kind, part) + match.slice(at + part.length)
    })
  }
  return { text: masked, parts }
}

function placeholderFor(parts: MaskedPart[], kind: MaskedKind, original: string): string {
  const known = parts.find((part) => part.kind === kind && part.original === original)
  if (known) return known.placeholder
  const count = parts.filter((part) => part.kind === kind).length + 1
  const placeholder = `[${labels[kind]}_${count}]`
  parts.push({ kind, placeholder, original })
  return placeholder
}

/** Puts back what `maskText` replaced. */
export function unmaskText(text: string, parts: readonly MaskedPart[]): string {
  return parts.reduce((result, { placeholder, original }) => result.replaceAll(placeholder, original), text)
}
