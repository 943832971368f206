import { isCommonWord } from './common-words.ts'
import type { MaskedKind } from './masked-kinds.ts'
import { spokenDigits } from './spoken-numbers.ts'

export interface PersonalRule {
  kind: MaskedKind
  /** Names the place to replace as `part`; what introduces it stays readable. */
  pattern: RegExp
  /** Further conditions on the match; `word` and `part` are its groups. */
  holds?: (groups: Record<string, string | undefined>) => boolean
}

const at = String.raw`(?:@|\s?[([]at[)\]]\s?|\s(?:ät|at)\s)`
const dot = String.raw`(?:\.|\spunkt\s|\s?[([]dot[)\]]\s?)`
const code = String.raw`(?:[A-Za-z]{1,3}[- ]?)?\d[\dA-Z]*(?:[-./ ]{1}[\dA-Z]*\d[\dA-Z]*){0,5}`
const numberWord = String.raw`[-\s.]{0,2}(?:nummern?|nr\.?|no\.?|id|zahl|zeichen|#)`
const holders =
  'patient(?:en)?|pat\\.?|fall|aufnahme|versicherten|versicherungs|krankenversicherten|krankenkassen|auftrags|akten|untersuchungs|kv|sv|sozialversicherungs|ahv|vers\\.?|ausweis|personal|accession|anforderungs'
const ownNames = 'pid|ahv|vs?nr|svnr|sv-nr\\.?|kvnr|aktenzeichen|az\\.|mrn|case[ -]id'
const phoneNumber = String.raw`(?:\+|0)(?:[\d\s()/-]|\.(?=\d)){5,22}\d`
const phoneWords =
  'tel(?:efon)?(?:isch)?(?:[-.]{0,2}(?:nummer|nr))?|handy(?:nummer)?|mobil(?:nummer)?|(?:tele)?fax(?:nummer)?|rückruf(?:nummer)?|rufnummer|durchwahl|anrufen'
const houseNumber = String.raw`\d{1,4}(?:\s?[a-z](?!\p{L}))?(?:\/\d{1,3}(?!\d)){0,3}(?:\s?-\s?\d{1,4})?(?![\d.,]*\s?(?:mm|cm|ml|mg|%))`
const placeName = String.raw`\p{Lu}\p{Ll}{2,30}(?:-\p{Lu}\p{Ll}{1,30})?(?:\s(?:am|an der|im|in der|ob der)\s\p{Lu}\p{Ll}{1,20}|(?<=Bad|Sankt|Groß|Klein|Neu|Alt)\s\p{Lu}\p{Ll}{2,20}|\s\((?:\p{L}+)\))?`
const postcode = String.raw`(?:(?:D|A|CH)-)?\d{4,5}\s${placeName}`
const dwelling = String.raw`(?:wohnhaft|wohnt|wohnend|wohnort|adresse|anschrift|gemeldet)(?:\s(?:in|bei|unter))?(?:\sde[rm])?\s?:?\s`

/** Where an order matters, the surer rule stands first. */
export const personalRules: readonly PersonalRule[] = [
  {
    kind: 'email',
    pattern: new RegExp(
      String.raw`(?<part>[\p{L}\d][\p{L}\d._%+-]{0,63}${at}[\p{L}\d-]{1,63}(?:${dot}[\p{L}\d-]{2,63}){1,4})`,
      'dgiu',
    ),
  },
  {
    kind: 'number',
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:(?:${holders})${numberWord}|${ownNames})\s?:?\s*(?<part>${code}|(?:\p{L}\s)?${spokenDigits(3)})`,
      'dgiu',
    ),
  },
  {
    kind: 'phone',
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:${phoneWords})[.:]{0,2}\s?(?:unter\s|an\s|priv(?:at|\.)?:?\s|dienstl(?:ich|\.)?:?\s)?(?<part>${phoneNumber}|\d[\d\s()/-]{4,20}\d|${spokenDigits(5)})`,
      'dgiu',
    ),
  },
  { kind: 'phone', pattern: /(?<![\d.,/+-])(?<part>(?:\+|00)[1-9]\d[\d\s()/-]{5,20}\d)(?!\d|,\d)/dgu },
  { kind: 'phone', pattern: /(?<part>\(0\d{1,5}\)\s?\d[\d\s/-]{2,14}\d)(?!\d|,\d)/dgu },
  { kind: 'phone', pattern: /(?<![\d.,/+-])(?<part>0\d{2,4}\s?[/\s-]\s?\d{2,4}[\d\s/-]{1,14}\d)(?!\d|,\d)/dgu },
  {
    kind: 'number',
    pattern: /(?<![\d.,/])(?<part>[A-Z]\d{9}|756\.\d{4}\.\d{4}\.\d{2}|\d{7,12})(?![\d/]|[.,]\d|\s?(?:mm|cm|ml|mGy))/dgu,
  },
  {
    kind: 'address',
    pattern: new RegExp(
      String.raw`(?<!\p{L})${dwelling}(?<part>(?:\p{L}[\p{L}'’-]*\.?\s|\d+\.\s\p{L}+\s){1,5}?${houseNumber}(?:(?:,?\s|\sin\s)${postcode})?|${postcode}|(?:[\p{L}-]+\s){1,4}?${spokenDigits(1)})`,
      'dgiu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      String.raw`(?<part>\p{Lu}[\p{L}'’-]{1,30}\.?(?:\s(?!\d)[\p{L}\d][\p{L}'’.-]{0,30}){0,4}\s${houseNumber}(?:,\s?|\sin\s|\s)${postcode})`,
      'dgu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      String.raw`(?<part>(?<word>\p{Lu}[\p{L}-]{1,30}(?:straße|strasse|str\.|weg|gasse|platz|pl\.|allee|ring|ufer|damm|chaussee|steig|stieg|-(?:Straße|Strasse|Str\.|Weg|Gasse|Platz|Allee|Ring|Ufer)))\s${houseNumber})`,
      'dgu',
    ),
    holds: ({ word = '' }) => /stra(?:ß|ss)e$|str\.$|allee$|-\p{Lu}\p{Ll}+\.?$/u.test(word) || !isCommonWord(word),
  },
  {
    kind: 'address',
    pattern: new RegExp(String.raw`(?<![\d.,/])(?<part>(?:(?:D|A|CH)-)?\d{4,5}\s(?<word>${placeName}))`, 'dgu'),
    holds: ({ word = '' }) => !isCommonWord(word.split(' ')[0] ?? ''),
  },
]
