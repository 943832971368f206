import { sectionOfName } from '../arrange/section-names.ts'
import type { SectionId } from '../model.ts'
import { fitsAt, tells } from '../read/tells.ts'
import { wordSet } from '../read/word-set.ts'
import { isItem } from './closing-lines.ts'
import { isOrdinalStop } from './ordinal-stop.ts'
import type { Word } from './sentence.ts'

export const longestLabel = 7
/** "BWK 12/LWK 1 bis LWK 2/3:" is long for its numbers only. */
export const levelName = /^(?:[HBLS]WK|Th|[CLS]\d)/

export interface Heading {
  section: SectionId
  length: number
}

/** The section whose heading stands at the beginning of a line; null for none. */
export function openedBy(words: readonly Word[]): SectionId | null {
  return headingAt(words.slice(bulletLength(words)), true)?.section ?? null
}

/** Whether the impression is named before a colon within a line or behind a stop. */
export function namesImpression(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => {
    if (words[at + 1]?.text === ':') return sectionOfName(text) === 'impression'
    if (words[at - 1]?.text !== '.' || !firstOfInline.has(text)) return false
    return inlineHeading(words.slice(at, at + longestInline + 1))?.section === 'impression'
  })
}

/** "Abdomen kurz: Milz 11 cm", but not "in Low-Dose Technik: ..." */
export function namesSection(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at] ?? {}
  return (
    /^\p{Lu}/u.test(text) && words[at + 1]?.text === ':' && words[at - 2]?.text !== 'in' && sectionOfName(text) !== null
  )
}

/** In words: "-" is one, "1." two. */
export function bulletLength(words: readonly Word[]): number {
  if (!isItem(words) || isOrdinalStop(words, 1)) return 0
  return words[0]?.kind === 'number' ? 2 : 1
}

/** A section heading at the beginning of `words`: before a colon, alone on its line, or before a capital. */
export function headingAt(words: readonly Word[], opensLine: boolean): Heading | null {
  const short = opensLine ? shortImpression(words) : 0
  if (short > 0) return { section: 'impression', length: short }
  const prior = opensLine ? colonOfPrior(words) : -1
  if (prior > 0 && ofPrior.test(textOf(words.slice(0, prior)))) return { section: 'priorStudy', length: prior + 1 }
  const colon = colonWithin(words, longestLabel)
  if (colon > 0) {
    const bracket = words.findIndex(({ text }) => text === '(')
    const name = words.slice(0, bracket > 0 && bracket < colon ? bracket : colon)
    const section = sectionOfName(textOf(opensLine ? withoutDay(name) : name))
    return section === null ? inlineHeading(words) : { section, length: colon + 1 }
  }
  const section = opensLine && words.length <= longestLabel ? sectionOfName(textOf(words)) : null
  if (section !== null) return { section, length: words.length }
  return inlineHeading(words)
}

/** "Vorbefund MRT LWS 12.03.2024, Beurteilung:": over commas, but not into the next sentence. */
function colonOfPrior(words: readonly Word[]): number {
  const end = words
    .slice(0, longestPrior)
    .findIndex(({ text }, at) => text === ':' || ((text === '.' || text === ';') && words[at - 1]?.kind === 'word'))
  return words[end]?.text === ':' ? end : -1
}

/** In words. */
const longestPrior = 10
/** "Vorbefund 12.03.2024:", "Auszug Vorbefund:", "Beurteilung der VU 03/2024:", "Beurteilung vom 05.11.2024 (kopiert):" */
const ofPrior =
  /^(?:(?:Auszug|Kopie|Text|Beurteilung|Befund|Ergebnis)\p{L}* (?:aus )?(?:(?:de[rsm]|vom) )?)?(?:Vorbefund|Voruntersuchung|Vorbericht|Voraufnahme|VU\b|Vor-[CM])|\( (?:kopiert|übernommen|zitiert) \)$/iu

/** "Beurteilung vom 12.03.2024:", "Beurteilung nach WHO:" */
function withoutDay(name: readonly Word[]): readonly Word[] {
  return name.length === 3 && /^(?:vom|nach)$/.test(name[1]?.text ?? '') ? name.slice(0, 1) : name
}

/** "B.: ...", "BEURT. ...", "ERGEBNIS ..."; 0 where the line opens otherwise. */
function shortImpression(words: readonly Word[]): number {
  const [first, second, third] = [words[0]?.text, words[1]?.text, words[2]?.text]
  const name = first?.replace(/\.$/, '') ?? ''
  if (/^\p{Lu}{4,}$/u.test(name) && second !== ':' && sectionOfName(name) === 'impression') return 1
  if (!/^(?:Bt?|Beurt|Erg|Zus|Zusf|Konkl)$/i.test(name)) return 0
  if (second === ':') return 2
  if (second === '.' && third === ':') return 3
  return name.length > 1 && first?.endsWith('.') ? 1 : 0
}

export function colonWithin(words: readonly Word[], limit: number): number {
  for (let at = 0; at < words.length && at <= limit; at++) {
    const { text } = words[at] as Word
    if (text === ':') return isInBracket(words, at) ? -1 : at
    if (text === ',' || text === ';' || (text === '.' && !isOrdinalStop(words, at))) return -1
  }
  return -1
}

/** "Herd 39 mm (VU: 46 mm)" has no label. */
function isInBracket(words: readonly Word[], at: number): boolean {
  const open = words.slice(0, at).findLastIndex(({ text }) => text === '(' || text === ')')
  return words[open]?.text === '('
}

function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ')
}

/** "Kein Erguss. Beurteilung Nachweis einer Fraktur.": the line ends were lost, and no colon was set. */
function inlineHeading(words: readonly Word[]): Heading | null {
  if (!firstOfInline.has(words[0]?.text ?? '') || isOfView(words)) return null
  for (let length = longestInline; length > 0; length--) {
    const name = words.slice(0, length)
    const next = words[length]
    if (next === undefined || !/^[\p{Lu}\d•–*-]/u.test(next.text) || !inlineNames.test(textOf(name))) continue
    const section = sectionOfName(textOf(name))
    if (section !== null) return { section, length }
  }
  return null
}

const longestInline = 3
const firstOfInline = wordSet(
  'Befund Beurteilung Zusammenfassung Fazit Technik Fragestellung Klinische Klinik Anamnese',
)
/** "Impression" would be a dent in bone as well. */
const inlineNames =
  /^(?:(?:Befund und )?Beurteilung|Zusammenfassung|Fazit|Befund|Technik|Fragestellung|Klinische Angaben|Klinik|Anamnese)$/
const tellsOfView = /^(?:eingeschränkt|erschwert|möglich|limitiert)/

/** "Beurteilung Pankreas eingeschränkt": how far something could be seen. */
function isOfView(words: readonly Word[]): boolean {
  const end = words.findIndex(({ text }) => text === '.')
  return tells(words, tellsOfView, 0, end < 0 ? undefined : end)
}

/** Whether what stands before the colon at `at` is told, no label: "Aszites: keiner.", "Drei neue Herde: im Balken, frontal links." */
export function isTold(words: readonly Word[], at: number): boolean {
  const isNone = fitsAt(words, at + 1, /^keine[rs]?$/) && !fitsAt(words, at + 2, /\w/)
  return isNone || fitsAt(words, at - 2, /^(?:zwei|drei|mehrere|neue|zusätzliche)$/i)
}
