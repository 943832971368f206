import type { PersonalPlace } from './masked-kinds.ts'
import { spokenNumber } from './spoken-numbers.ts'

const months =
  'Jan(?:uar)?|Jänner|Feb(?:ruar)?|März|Mrz|Apr(?:il)?|Mai|Juni?|Juli?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Okt(?:ober)?|Nov(?:ember)?|Dez(?:ember)?'
const year = String.raw`(?:\d{4}|\d{2})`
const written = String.raw`\d{1,2}[./-]\s?\d{1,2}[./-]\s?${year}|\d{4}-\d{2}-\d{2}|\d{1,2}\.?\s?(?:${months})\.?\s?${year}`
const spoken = String.raw`${spokenNumber}\s(?:${months}|${spokenNumber})(?:\s${spokenNumber}){1,4}`
const date = `(?:${written}|${spoken})`

const introducer = String.raw`(?<!\p{L})(?:geboren|geb(?:urts)?[.\s-]{0,2}(?:datum|dat\.?|tag)|geb\.?|gebdat\.?|dob|date of birth|jahrgang|geburtsjahr|jg\.)(?:\s+am|\sde[rs]\spatient(?:in|en))?[\s:.]{0,3}`
const introduced = new RegExp(
  String.raw`(?:${introducer}|\*\s?)(?<part>${date}|(?<=jahr(?:gang)?:?\s|jg\.\s)\d{4})(?!\d|\.\d)`,
  'dgiu',
)
/** Right behind a name, in brackets or after the sex. */
const bracketed = new RegExp(
  String.raw`\[NAME_\d+\][,;]?\s?(?:(?:[mwdf][,;]\s|\()(?:\*\s?)?(?<part>${date})|(?<part>${date})[,;]\s[mwdf](?!\p{L}))`,
  'dgiu',
)

/** At the head of a letter: "Muster, Eva, 5. März 1944". */
const heading = new RegExp(
  String.raw`^(?:(?:frau|herrn?|pat(?:ient(?:in)?|\.)?\s?:?|\p{L}*name\s?:)\s)?\[NAME_\d+\](?:,?\s\[NAME_\d+\])?,?\s(?<part>${date})(?!\d)`,
  'dgimu',
)

/** Dates of birth as they are written and spoken; dates of examinations have no such words before them. */
export function findDatesOfBirth(text: string): PersonalPlace[] {
  return [introduced, bracketed, heading].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ indices }) => {
      const [start, end] = indices?.groups?.part ?? [0, 0]
      return { kind: 'birthDate' as const, start, end }
    }),
  )
}
