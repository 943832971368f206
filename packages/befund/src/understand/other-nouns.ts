import { stemsOf, wordStem } from '../anatomy/word-stem.ts'
import { rememberWord } from '../own-words.ts'
import { bearers } from './cue-words.ts'
import { isCarrierNoun } from './find-cues.ts'
import type { Reading } from './reading.ts'
import type { Segment } from './segments.ts'

const bearing = stemsOf(bearers)

const capitalised = /^\p{Lu}\p{Ll}/u

/** What is called normal of these is no part of the patient, or some part unnamed: "Material i. O.", "proximale Venen frei". */
const ofNoOrgan =
  /^(?:Achsen?|\p{L}*[Mm]aterial|Implantate?|Platten?|Pins?|Fixateur\p{L}*|Schrauben?|Drähte|Nagel|Venen|Arterien|Sehnen|Bänder|Ligamente|T[12]|ECV)$/u

/** "N. peroneus", "Lig. arcuatum": a structure, known or not. */
const latinName = /^(?:[NMAV]|Nn|Mm|Aa|Vv|Lig|Ligg|Proc|Gl)\.$/

function isInTerm({ terms }: Reading['mentions'], at: number): boolean {
  return terms.some((term) => !term.lexical && at >= term.from && at < term.to)
}

/** "Narbe links reizlos": what is normal is the scar. */
function isOfFinding({ mentions: { terms, sides } }: Reading, { from, to }: Segment): boolean {
  return terms.some((term, at) => {
    const next = terms[at + 1]
    if (term.from < from || next === undefined || next.from >= to || next.meanings.at(-1)?.kind !== 'normal')
      return false
    const gap = sides.some((side) => side.at === term.to) ? 1 : 0
    return next.from === term.to + gap && term.meanings.every(({ kind }) => kind === 'finding')
  })
}

/** "Streckapparat intakt": a noun that no concept knows stands right before the wording of normality. */
function isSubject({ words, mentions }: Reading, start: number): boolean {
  // "Schenkel rechts offen"
  const next = mentions.sides.some(({ at }) => at === start + 1) ? start + 2 : start + 1
  const predicate = mentions.terms.find(({ from }) => from === next)
  if (predicate?.meanings.some(({ kind }) => kind === 'normal') !== true) return false
  const { text = '' } = words[start] ?? {}
  if (!/^\p{Lu}[\p{L}-]{5,}$/u.test(text) || (start === 0 ? adverb : /faser/i).test(text)) return false
  const known = mentions.terms.some(({ from }) => from === start) || mentions.sides.some(({ at }) => at === start)
  return !known && !mentions.cues.some(({ from }) => from === start)
}

const adverb =
  /(?:al|ig|lich|isch|iv|är|falls|hin|wärts|seits|dem|weit|e|er|es|en)$|^(?:Sonst|Insgesamt|Nebenbei|Dabei|Aktuell|Ansonst|Sowohl|Überall)$/

/** A noun that is no organ and no finding: what is normal may be only that ("Parenchymbreite normal"). */
export function hasOtherNoun(reading: Reading, segment: Segment): boolean {
  const { mentions, words } = reading
  if (isOfFinding(reading, segment)) return true
  if (mentions.terms.some((term) => term.lexical && term.from >= segment.from && term.from < segment.to)) return true
  for (let at = segment.from; at < segment.to; at++) {
    const word = words[at]
    const sign = word === undefined || isRespect(words, at) ? null : signOf(word.text)
    if (sign === 'any' || (sign !== null && !isInTerm(mentions, at))) return true
    if (at === segment.from && isSubject(reading, at)) return true
  }
  return false
}

/** "Regelrecht in Form und Signal", "in Lage, Form und Größe normal": in what respect the organ is normal, and no other thing. */
function isRespect(words: Reading['words'], at: number): boolean {
  let from = at
  while (from > at - longestList && respects.test(words[from]?.text ?? '')) {
    if (words[from - 1]?.text === 'in') return true
    from -= 2
  }
  return false
}

/** In words, the joints among them. */
const longestList = 7
const respects = /^(?:Form|Gr(?:öß|öss)e|Signal(?:gebung|verhalten)?|Lage|Kontur|Struktur|Weite|Dichte|Stellung)$/

/** Whether a word is such a noun anywhere or outside of the terms only; null for most. */
const signOf = rememberWord((text): 'any' | 'outside' | null => {
  if (ofNoOrgan.test(text)) return 'any'
  const stem = wordStem(text)
  const isCarrier = capitalised.test(text) && isCarrierNoun(stem) && !bearing.has(stem)
  return isCarrier || latinName.test(text) ? 'outside' : null
})
