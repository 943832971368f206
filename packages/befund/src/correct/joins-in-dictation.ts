import { matchTerm } from '../anatomy/term-index.ts'
import { wordStem } from '../anatomy/word-stem.ts'
import { lookUp } from '../lexicon/lexicon.ts'
import { isFirstPart, splitCompound } from '../lexicon/split-compound.ts'
import type { Reading } from '../lexicon/word-index.ts'
import { agrees, opensNounPhrase } from './agreement.ts'
import { compoundHeads } from './compound-heads.ts'
import type { Words } from './join-compounds.ts'
import { isProtected } from './protected-words.ts'

/** Compounds that only a recogniser tears apart: nobody who types leaves "Farb kodiert" or "Umfangs Differenz". */
export function joinsInDictation(words: Words, hasMarks: boolean): boolean {
  return isFragment(words) || isLinkedGenitive(words) || isPlainPair(words, hasMarks)
}

/** "Farb kodierte", "Lande Zone": the first half is no word of its own. */
function isFragment({ first, second }: Words): boolean {
  if (lookUp(first.folded).length > 0 || !isFirstPart(first.folded)) return false
  return splitCompound(first.folded + second.folded)?.parts[0] === first.folded
}

/** "Umfangs Differenz", "AC Gelenks Arthrose": a genitive that nothing before it governs. */
function isLinkedGenitive({ first, second, before }: Words): boolean {
  const readings = lookUp(first.folded)
  if (readings.length === 0 || !readings.every((one) => isNoun(one) && one.form === 'genitive')) return false
  if (before !== null && (genitives.test(before.text) || /e[nrs]$/.test(before.text))) return false
  return isPlainNoun(second.folded) && lookUp(first.folded.slice(0, -1)).some(isNoun)
}

const genitives =
  /^(?:wegen|trotz|während|(?:inner|außer|ober|unter)halb|beid|seitens|statt|anhand|mittels|eines|des|laut)/i
/** Mean something in the noun after them, so that an organ cannot stand there alone. */
const denials = /^(?:keine?[nmrs]?|ohne)$/i
const places = /^(?:in|an|auf|am|im|bei|aus|zwischen|über|unter|hinter|vor|neben|gegenüber|laut|versus)$/i
/** Abstract nouns take a linking s, feminine ones an n, and these two another stem. */
const linked = /(?:ung|ion|heit|keit|ität|schaft|ik|enz|anz|ie|(?<!d)e|aorta|arteria|vena)$/
const quantities = new Set(
  'menge spur saum anzahl reihe paar teil rest grad summe art sorte röntgen sonografie ultraschall'.split(' '),
)
const actions = /(?:ung|ion|nahme|nachweis|kontakt|winkel|spitze|rezidiv|zone|sack|leck|filiae|nekrose)$/

/** "Nervenwurzel Kontakt", "Stent Prothese": two bare nouns where the marks were spoken, the second one what happens to the first. */
function isPlainPair({ first, second, before }: Words, hasMarks: boolean): boolean {
  if (!first.isRaised || !second.isRaised || linked.test(first.folded) || quantities.has(first.folded)) return false
  const isDenied = before !== null && denials.test(before.text)
  if (!hasMarks && !isDenied) return false
  if (!compoundHeads().has(second.folded) && !actions.test(second.folded)) return false
  if (before !== null && (places.test(before.text) || (!isDenied && isProtected(before.text)))) return false
  const heads = lookUp(second.folded).filter(isNoun)
  if (before !== null && opensNounPhrase(before.text) && !heads.some((head) => agrees(before.text, head))) return false
  if (heads.length === 0 || !isPlainNoun(first.folded) || !isOneWord(first.folded)) return false
  return !(isFinding(first.text) && isFinding(second.text))
}

/** "Fraktur Luxation" are two of them, "Thrombus Spitze" is one. */
function isFinding(text: string): boolean {
  return matchTerm([{ text, stem: wordStem(text) }], 0)?.meanings.at(-1)?.kind === 'finding'
}

function isOneWord(folded: string): boolean {
  return isFirstPart(folded) || splitCompound(folded) !== null
}

function isPlainNoun(folded: string): boolean {
  const readings = lookUp(folded)
  return readings.length > 0 && readings.every((one) => isNoun(one) && one.form !== 'genitive' && one.tag !== 'L')
}

function isNoun(one: Reading): boolean {
  return one.class === 'noun'
}

const behindAbbreviation = /^(?:angiogra|dichte|winkel|wert|gelenk|anstieg|untersuchung|kontrolle|anlage|katheter)/
const behindName = /^(?:zeichen|winkel|fraktur|klassifikation|läsion|gelenk|hernie|katheter|tumor|linie)/

/** "CCD Winkel", "AC Gelenk", "Murphy Zeichen" are one word with a hyphen. */
export function joinsByHyphen({ first, second }: Words): boolean {
  const readings = lookUp(first.text)
  return (
    readings.length > 0 &&
    readings.every((one) => one.class === (first.isAbbreviation ? 'abbreviation' : 'name')) &&
    (first.isAbbreviation ? behindAbbreviation : behindName).test(second.folded) &&
    lookUp(second.folded).some(isNoun)
  )
}
