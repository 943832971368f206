import { findDatesOfBirth } from './find-dates-of-birth.ts'
import { findFullNames } from './find-full-names.ts'
import { findNames, findNamesBeforeBirth } from './find-names.ts'
import type { MaskedKind, PersonalPlace } from './masked-kinds.ts'
import { type PersonalRule, personalRules } from './personal-rules.ts'

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
const placeholder = /\[(?:NAME|GEBURTSDATUM|NUMMER|TELEFON|EMAIL|ADRESSE)_\d+\]/
const placeholders = new RegExp(placeholder, 'g')

/** Later finders see what earlier ones have replaced; names come before the dates that stand behind them. */
const finders: readonly ((text: string) => PersonalPlace[])[] = [
  ...personalRules.map((rule) => (text: string) => placesOf(rule, text)),
  findNames,
  findNamesBeforeBirth,
  findFullNames,
  findDatesOfBirth,
]

/**
 * Replaces names with titles and salutations, birth dates, case and insurance numbers, telephone numbers,
 * addresses and e-mail, written or spoken; medical words, sizes and dates of examinations stay.
 *
 * The same original always gets the same placeholder, so that a text keeps its meaning.
 */
export function maskText(text: string): MaskedText {
  const parts = new Map<string, MaskedPart>()
  const counts = new Map<MaskedKind, number>()
  const nameOf = (kind: MaskedKind, original: string) => {
    const key = `${kind} ${original}`
    const known = parts.get(key)
    if (known) return known.placeholder
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const part = { kind, placeholder: `[${labels[kind]}_${count}]`, original }
    parts.set(key, part)
    return part.placeholder
  }
  const masked = finders.reduce((before, find) => replacePlaces(before, find(before), nameOf), text)
  return { text: masked, parts: [...parts.values()] }
}

function placesOf({ kind, pattern, holds }: PersonalRule, text: string): PersonalPlace[] {
  return [...text.matchAll(pattern)].flatMap(({ groups, indices }) => {
    const [start, end] = indices?.groups?.part ?? [0, 0]
    return end > start && (!holds || holds(groups ?? {})) ? [{ kind, start, end }] : []
  })
}

/** Of places that overlap, the longer one that begins first. */
function replacePlaces(
  text: string,
  places: readonly PersonalPlace[],
  nameOf: (kind: MaskedKind, original: string) => string,
): string {
  const sorted = [...places].sort((a, b) => a.start - b.start || b.end - a.end)
  let result = ''
  let done = 0
  for (const { kind, start, end } of sorted) {
    const original = text.slice(start, end)
    if (start < done || placeholder.test(original)) continue
    result += text.slice(done, start) + nameOf(kind, original)
    done = end
  }
  return result + text.slice(done)
}

/** Puts back what `maskText` replaced. */
export function unmaskText(text: string, parts: readonly MaskedPart[]): string {
  const originals = new Map(parts.map((part) => [part.placeholder, part.original]))
  return text.replace(placeholders, (found) => originals.get(found) ?? found)
}
