import { matchTerm } from '../anatomy/term-index.ts'
import { wordStem } from '../anatomy/word-stem.ts'
import { lookUp } from '../lexicon/lexicon.ts'
import { isFirstPart, splitCompound } from '../lexicon/split-compound.ts'
import type { Reading } from '../lexicon/word-index.ts'
import { startsUpper } from '../read/starts-upper.ts'
import { agrees, opensNounPhrase } from './agreement.ts'
import { compoundHeads } from './compound-heads.ts'
import type { Opening, Words } from './compound-parts.ts'
import { isProtected } from './protected-words.ts'

export function openingOf(text: string, folded: string): Opening {
  const readings = lookUp(folded)
  if (readings.length === 0) return isFirstPart(folded) ? 'fragment' : null
  if (!readings.every(isNoun)) return null
  if (readings.every((one) => one.form === 'genitive'))
    return lookUp(folded.slice(0, -1)).some(isNoun) ? 'genitive' : null
  if (!startsUpper(text) || !isPlainNoun(folded) || linked.test(folded) || quantities.test(folded)) return null
  return isFirstPart(folded) || splitCompound(folded) !== null ? 'noun' : null
}

/** Compounds that only a recogniser tears apart: nobody who types leaves "Farb kodiert" or "Umfangs Differenz". */
export function joinsInDictation(words: Words, hasMarks: boolean): boolean {
  switch (words.first.opens) {
    case 'fragment':
      return isTornFragment(words)
    case 'genitive':
      return isLinkedGenitive(words)
    case 'noun':
      return isPlainPair(words, hasMarks)
    default:
      return false
  }
}

/** "Farb kodiert", "Bandscheiben Vorfall", but "Jobe positiv". */
function isTornFragment({ first, second }: Words): boolean {
  if (!/te?[nrsm]?$/.test(second.folded) && !lookUp(second.folded).some(isNoun)) return false
  return splitCompound(first.folded + second.folded)?.parts[0] === first.folded
}

/** "Umfangs Differenz", "AC Gelenks Arthrose": a genitive that nothing before it governs. */
function isLinkedGenitive({ second, before }: Words): boolean {
  if (before !== null && (genitives.test(before.text) || /e[nrs]$/.test(before.text))) return false
  return isPlainNoun(second.folded)
}

const genitives = /^(?:wegen|trotz|während|laut|\p{L}+halb)$/iu
/** Mean something in the noun after them, so that an organ cannot stand there alone. */
const denials = /^(?:keine?[nmrs]?|ohne)$/i
/** Behind an examination stands what was examined, and then why. */
const places =
  /^(?:MRT?|C?CT|Sonographie|Röntgen|in|an|auf|am|im|bei|aus|zwischen|über|unter|hinter|vor|neben|gegenüber|laut|versus)$/i
/** Abstract nouns take a linking s, feminine ones an n, and these two another stem. */
const linked =
  /(?:ung|ion|heit|keit|ität|ik|enz|anz|ie|(?<!d)e|aorta|arteria|vena|bereich|verlauf|abschnitt|übergang|anteil)$/
const quantities =
  /^(?:menge|spur|saum|reihe|teil|rest|grad|röntgen|sonografie|ultraschall|punkt|vortag|kontakt|fragment|drittel|viertel|sicht|stunde|sekunde)$/
const actions = /(?:ung|(?<!stat)ion|nahme|nachweis|kontakt|winkel|spitze|rezidiv|zone|sack|leck|filiae|nekrose)$/

/** What is measured by its height: "Zwischenwirbelraum Höhe". */
const heights = /(?:körper|raum)$/

/** "Nervenwurzel Kontakt", "Stent Prothese": two bare nouns where the marks were spoken, the second one what happens to the first. */
function isPlainPair({ first, second, before }: Words, hasMarks: boolean): boolean {
  // "Fraktur Höhe LWK 3" stands at that height.
  if (!second.isRaised || (second.folded === 'höhe' && !heights.test(first.folded))) return false
  const isDenied = before !== null && denials.test(before.text)
  if (!hasMarks && !isDenied) return false
  if (!compoundHeads().has(second.folded) && !actions.test(second.folded)) return false
  if (before !== null && (places.test(before.text) || (!isDenied && isProtected(before.text)))) return false
  const heads = lookUp(second.folded).filter(isNoun)
  if (before !== null && opensNounPhrase(before.text) && !heads.some((head) => agrees(before.text, head))) return false
  return heads.length > 0 && !(isFinding(first.text) && isFinding(second.text))
}

/** "Fraktur Luxation" are two of them, "Thrombus Spitze" is one. */
function isFinding(text: string): boolean {
  return kindOf(text) === 'finding'
}

/** "Flüssigkeit im Douglas / Fraktur ...": a name that is a place by itself. */
function isOrgan(text: string): boolean {
  return kindOf(text) === 'organ'
}

function kindOf(text: string): string | undefined {
  return matchTerm([{ text, stem: wordStem(text) }], 0)?.meanings.at(-1)?.kind
}

function isPlainNoun(folded: string): boolean {
  const readings = lookUp(folded)
  return readings.length > 0 && readings.every((one) => isNoun(one) && one.form !== 'genitive' && one.tag !== 'L')
}

export function isNoun(one: Reading): boolean {
  return one.class === 'noun'
}

const behindAbbreviation =
  /^(?:.*grafie|arthro|planung|ausschluss|expression|korrelat|zement|rekonstru|system|position|ratio|mutation|protokoll|syndrom|distorsion|dichte|winkel|wert|gelenk|anstieg|untersuchung|kontrolle|anlage|katheter|läsion|ruptur|plastik|sehne|band(?:e?s)?$)/
const behindName = /^(?:zeichen|winkel|fraktur|klassifikation|läsion|delle|gelenk|hernie|katheter|tumor|linie)/

/** How a word goes on that "CCD", "AC" or "Murphy" opens with a hyphen: "Murphy-Zeichen". */
export function hyphenedAfter(text: string, isAbbreviation: boolean): RegExp | null {
  if (isAbbreviation) return behindAbbreviation
  const readings = lookUp(text)
  return readings.length > 0 && readings.every((one) => one.class === 'name') && !isOrgan(text) ? behindName : null
}
