import { isCommonWord, isFunctionWord, isNounLike } from './common-words.ts'
import { firstNames } from './first-names.ts'
import type { PersonalPlace } from './masked-kinds.ts'
import { isWordLikeSurname } from './surnames-that-are-words.ts'

const title = String.raw`(?:univ\.?-)?prof(?:\.|essor(?:in)?)|priv\.?-doz\.?|pd|doz\.|d?dr\.|doktor|dres\.|dipl\.-\p{L}{2,6}\.?|mudr\.|m?mag\.|med\.|dent\.|univ\.|habil\.|vet\.|rer\.|nat\.|phil\.|h\.\s?c\.|\(?em\.\)?|ing\.|m\.?sc\.|b\.?sc\.`
const salutation = String.raw`herrn?|frau|hr\.|fr\.|eheleute|ehepaar|koll\.|kolleg(?:e|in|en)|(?:ober|chef|assistenz|stations)(?:arzt|ärztin)`
const label = String.raw`(?:pat(?:ient(?:in)?)?|(?:nach|vor|familien|geburts|patienten)?name|zuweiser(?:in)?|überweiser(?:in)?|einsender(?:in)?|\p{L}*(?:arzt|ärztin)|befunder(?:in)?|untersucher(?:in)?)(?:[/*_]in)?\s?:|(?:name|vorname|nachname)(?:\s(?:der|des)\s(?:patientin|patienten)(?:\s(?:lautet|ist))?)|pat\.|patient(?:in)?\snamens|gez\.|i\.\s?[av]\.|(?:diktiert|geschrieben|befundet|freigegeben|vidiert|signiert|validiert|unterzeichnet|erstellt|erhoben)\s(?:von|durch)\s?:?|kopie\san\s?:?|familie|hochachtungsvoll|unterschrift|grüßen(?:\sihre?)?`
const role =
  'patient(?:in|en)?|(?:haus|fach)(?:arzt|ärztin)|mtra?|mfa|schwester|pfleger|praxis|radiologe|radiologin|chirurg(?:in)?|o[aä]|ehe(?:mann|frau)|mutter|vater|tochter|sohn|bruder|enkel(?:in)?|neffe|nichte|onkel|tante|nachbar(?:in)?|(?:ehe|lebens)partner(?:in)?|lebensgefährt(?:e|in)|betreuer(?:in)?|dolmetscher(?:in)?'

/** Behind a salutation or a title stands a name, behind a label or a role only where the next word is none of the language. */
const calling = new RegExp(String.raw`(?<![\p{L}-])(?:${salutation}|${title})(?!\p{L})[\s,:]{0,3}`, 'giu')
const labelling = new RegExp(String.raw`(?<![\p{L}-])(?:${label}|(?:${role})(?!\p{L}))[\s,:(]{0,3}`, 'giu')
/** Somebody was spoken to: behind it only what is written as a name is one. */
const telling =
  /(?<!\p{L})(?:rücksprache|absprache|gespräch|telefonat|telefoniert|besprochen|mitteilung|mitgeteilt|übermittlung|übermittelt|weitergabe|weitergegeben)\s(?:mit|an)\s/giu
const generic = /\b(?:die|der|eine|einer|einem|dem|jede[rn]?|keine?|schwangere|junge|alte|ältere)\s$/i
const anotherIntroducer = new RegExp(String.raw`^(?:${salutation}|${title}|${label}|${role})(?!\p{L})[\s,:]{0,3}`, 'iu')
const beforeBirth =
  /(?<part>(?:(?:von|van|de|der|den|zu|zur|la|dos|al)\s|[\p{Lu}][\p{L}'’-]{1,30},?\s){2,6})(?=\*|geb(?:\.|oren)|\(\*?\s?\d)/dgu

const particle =
  /^(?:von|van|de|der|den|del|della|di|da|dos|du|la|le|zu|zum|zur|und|vom|ten|ter|el|al|bin|ibn|ó|mc|freiherr|freifrau|graf|gräfin|ritter)(?=\s)/iu
const nobility = /^(?:freiherr|freifrau|graf|gräfin|ritter|fürst|edler?)\s/iu
const word = /^(?:(?:al|el|ben)-|[odl]['’])?\p{L}[\p{L}]{1,30}(?:[-'’]\p{L}{1,30}){0,2}/iu
/** "M.", "Kl.", "Chr." */
const initial = /^\p{Lu}\p{Ll}{0,2}\.\s?/u
/** What a person is, not what she is called: "Nichtraucherin", "Rechtshänder". */
const personNoun = /(?:erin|iker|ikerin|händer|raucher|träger|patient|rentner)$/i
const startsBirth = /^geb(?:oren|urt\p{L}*|dat)?$/iu
const longestName = 4

/** Names of patients and colleagues, told by what stands before them, in running text and as spoken without capitals. */
export function findNames(text: string): PersonalPlace[] {
  return [calling, labelling, telling].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const start = match.index + match[0].length
      const isGeneric = generic.test(text.slice(Math.max(0, match.index - 12), match.index))
      const mayInvert = /^(?:pat\.|pat(?:ient(?:in)?)?\s?:|\p{L}*name)/iu.test(match[0])
      const end = readName(text, start, {
        isCalled: pattern === calling,
        isGeneric: isGeneric || pattern === telling,
        mayInvert,
      })
      return end > start ? [{ kind: 'name' as const, start, end }] : []
    }),
  )
}

/** "Muster, Eva, geb. ...", "Eva Muster *...": names nothing but a date of birth gives away. */
export function findNamesBeforeBirth(text: string): PersonalPlace[] {
  return [...text.matchAll(beforeBirth)].flatMap(({ indices }) => {
    const [start, end] = indices?.groups?.part ?? [0, 0]
    const part = text.slice(start, end).replace(/[\s,]+$/, '')
    const isSentence = part.split(/[\s,]+/).some((next) => {
      const isNamePart = isWordLikeSurname(next) || firstNames.has(next.toLowerCase()) || particle.test(`${next} `)
      return !isNamePart && isNounLike(next)
    })
    return isSentence ? [] : [{ kind: 'name' as const, start, end: start + part.length }]
  })
}

interface Reading {
  /** A salutation or a title stands before it. */
  isCalled: boolean
  /** "die Frau", "eine Frau": somebody, not somebody's name, unless it is written as one. */
  isGeneric: boolean
  /** "Muster, Eva". */
  mayInvert: boolean
}

/** Where the name that begins here ends; the same place where none begins. */
function readName(text: string, start: number, reading: Reading): number {
  // A title or a second word for the person has its own turn.
  if (anotherIntroducer.test(text.slice(start, start + 40))) return start
  let at = start
  let end = start
  let names = 0
  let expects = reading.isCalled
  while (names < longestName) {
    const rest = text.slice(at, at + 80)
    const skipped = particle.exec(rest) ?? initial.exec(rest)
    if (skipped) {
      at += skipped[0].length + (/^\s/.exec(text.slice(at + skipped[0].length))?.[0].length ?? 0)
      expects ||= names === 0 || nobility.test(rest)
      continue
    }
    const next = word.exec(rest)?.[0]
    if (!next || !isName(next, expects || isInverted(rest, next, reading), { ...reading, isBehindName: names > 0 }))
      break
    // A name that began with a capital does not go on without.
    if (names > 0 && isCapitalised(next) !== isCapitalised(text.slice(start, end))) break
    expects = firstNames.has(next.toLowerCase().split('-')[0] ?? '')
    end = at + next.length
    names += 1
    const gap = (reading.mayInvert ? /^(?:,[^\S\n]|[^\S\n])/ : /^[^\S\n]/).exec(text.slice(end, end + 2))
    if (!gap) break
    at = end + gap[0].length
  }
  return end
}

/** @param expects a title, a first name or a particle stands before it: then it may be a word of the language too */
function isName(next: string, expects: boolean, { isGeneric, isBehindName }: Reading & { isBehindName: boolean }) {
  if (startsBirth.test(next)) return false
  const isSurname = expects || (isBehindName && isWordLikeSurname(next))
  if (isCapitalised(next)) {
    if (expects || firstNames.has(next.toLowerCase()) || isWordLikeSurname(next)) return true
    return isBehindName ? !isNounLike(next) : !isCommonWord(next) && !personNoun.test(next)
  }
  if (isGeneric) return false
  if (firstNames.has(next)) return true
  return !isFunctionWord(next) && (isSurname || !isCommonWord(next))
}

/** "Sommer, Eva": a surname that is also a word, told by what stands behind the comma. */
function isInverted(rest: string, next: string, { mayInvert }: Reading): boolean {
  const other = mayInvert ? /^,\s(\p{Lu}[\p{L}-]+)/u.exec(rest.slice(next.length))?.[1] : undefined
  return other !== undefined && !isNounLike(other)
}

function isCapitalised(name: string): boolean {
  return /\p{Lu}/u.test(name)
}
