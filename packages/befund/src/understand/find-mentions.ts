import { type Meaning, matchTerm, type TermMatch } from '../anatomy/term-index.ts'
import { stripEndings, wordStem } from '../anatomy/word-stem.ts'
import type { Side } from '../model.ts'
import { fitsAt, tells } from '../read/tells.ts'
import { wordSet } from '../read/word-set.ts'
import { remember } from '../word-memory.ts'
import { type Cue, findCues, isCarrierNoun } from './find-cues.ts'
import { type Measure, measureAt } from './find-measures.ts'
import { isDirection, sideOf, sideReferred } from './find-side.ts'
import { countedSiteAt, siteAt } from './find-sites.ts'
import { joinRanges } from './level-ranges.ts'
import type { Word } from './sentence.ts'
import type { SiteMention } from './site-mention.ts'

export interface TermMention {
  meanings: readonly Meaning[]
  from: number
  to: number
  /** A noun that no concept knows. */
  lexical: boolean
  /** "steinfrei": the word denies its own finding. */
  denied: boolean
}

export interface SideMention {
  side: Side
  at: number
  direction: boolean
}

/** Everything of meaning in one sentence, by word index. */
export interface Mentions {
  terms: readonly TermMention[]
  sides: readonly SideMention[]
  sites: readonly SiteMention[]
  measures: readonly Measure[]
  cues: readonly Cue[]
}

const shortestLexical = 6

/** The same words mean the same wherever they are said: a report repeats its dictation. */
export const findMentions: (words: readonly Word[]) => Mentions = remember((words) => {
  const same = saidIn(hashOf(words))
  if (same.mentions === null || !areSame(same.words, words)) {
    same.words = words
    same.mentions = mentionsOf(words)
  }
  return same.mentions
})

/** By a number made of the words, those read last that make it; empty until then. */
const saidIn = remember((_hash: number): { words: readonly Word[]; mentions: Mentions | null } => ({
  words: [],
  mentions: null,
}))

/** Other words rarely make the same. */
function hashOf(words: readonly Word[]): number {
  let hash = 0
  for (const { text } of words)
    hash = (hash * 31 + text.length * 997 + text.charCodeAt(0) * 31 + text.charCodeAt(text.length >> 1)) | 0
  return hash
}

function areSame(one: readonly Word[], two: readonly Word[]): boolean {
  return (
    one.length === two.length && one.every(({ text, glued }, at) => text === two[at]?.text && glued === two[at]?.glued)
  )
}

function mentionsOf(words: readonly Word[]): Mentions {
  const terms: TermMention[] = []
  const sides: SideMention[] = []
  const sites: SiteMention[] = []
  const measures: Measure[] = []
  const cues = findCues(words)
  let next = 0
  let cueEnd = 0
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Word
    for (let cue = cues[next]; cue !== undefined && cue.from <= at; cue = cues[++next])
      if (cue.from === at) cueEnd = Math.max(cueEnd, cue.to)
    const site = siteAt(words, at)
    const measure = measureAt(words, at)
    const within = site === null ? sideWithin(words, at) : null
    const term =
      within?.term ?? termBeside(words, at, site) ?? (site === null ? behindSharedName(words, at, terms) : null)
    const counted = site === null && term !== null && term.to - at > 1 ? countedSiteAt(words, term.to - 1) : null
    if (counted !== null) sites.push(counted)
    if (site !== null) sites.push(site)
    else if (measure !== null) measures.push(measure)
    if (term !== null && !isOtherBulb(words, at)) terms.push(term)
    const named = term === null || term.to - term.from === 1 ? (sideOf(word) ?? sideReferred(words, at, sides)) : null
    const side = named === 'both' && countsThings(words, at, sides) ? null : named
    if (within !== null) sides.push({ side: within.side, at: at + 1, direction: false })
    if (side !== null) sides.push({ side, at, direction: isDirection(words, at) })
    if (term === null && side === null && site === null && measure === null && at >= cueEnd) {
      const lexical = lexicalAt(words, at)
      if (lexical !== null) terms.push(lexical)
    }
    at = Math.max(at + 1, site?.to ?? 0, counted?.to ?? 0, measure?.to ?? 0, term?.to ?? 0)
  }
  return {
    terms: denyFree(withoutSpared(terms, cues, words)),
    sides,
    sites: joinRanges(sites, words),
    measures,
    cues: cues.filter((cue) => !opensNormal(cue, terms)),
  }
}

/** "Pansinusitis unter Aussparung der Keilbeinhöhle": nothing is said of what was spared, but that it was. */
function withoutSpared(terms: TermMention[], cues: readonly Cue[], words: readonly Word[]): TermMention[] {
  const spared = cues.find(({ kind, from }) => kind === 'exception' && fitsAt(words, from, /^unter$/i))
  if (spared === undefined) return terms
  const end = words.findIndex(({ kind, text }, at) => at >= spared.to && (kind === 'mark' || text === 'mit'))
  return terms.filter(({ from }) => from < spared.from || (end >= 0 && from >= end))
}

/** "Im distalen linken Ureter": the side stands within the name. */
function sideWithin(words: readonly Word[], at: number): { term: TermMention; side: Side } | null {
  const between = words[at + 1]
  if (between === undefined || !/^[rl]/.test(between.text)) return null
  const [first, last, side] = [words[at], words[at + 2], sideOf(between)]
  if (first === undefined || last === undefined || side === null || side === 'both') return null
  const match = matchTerm([first, last], 0)
  if (match?.length !== 2) return null
  return { term: { meanings: match.meanings, from: at, to: at + 3, lexical: false, denied: false }, side }
}

/** "Azetabulumfraktur links, beide Pfeiler": both of what is no part of a pair. */
function countsThings(words: readonly Word[], at: number, sides: readonly SideMention[]): boolean {
  if (!fitsAt(words, at, /^beide[rn]?$/i)) return false
  // "Kompressionsverletzung links mit Fraktur beider Schambeinäste"
  if (fitsAt(words, at, /^beider$/) && sides.length > 0 && sides.every(({ side }) => side === sides[0]?.side))
    return true
  // "Links beide Vv. fibulares", "Vv. tibiales posteriores beide thrombosiert"
  if (tells(words, /^Vv/, Math.max(0, at - 3), at + 2)) return true
  const noun = words.findIndex(({ text }, index) => index > at && !/^\p{Ll}/u.test(text))
  if (!fitsAt(words, noun, capitalised) || fitsAt(words, noun, /^(?:Seite|Hälfte)/)) return false
  const meanings = matchTerm(words, noun)?.meanings ?? matchTerm(words, noun - 1)?.meanings ?? []
  return !meanings.some(({ kind }) => kind === 'organ')
}

/** "Ohne Befund", "fehlende Kontrastierung" are one wording, and deny nothing. */
function opensNormal({ kind, from, to }: Cue, terms: readonly TermMention[]): boolean {
  return (
    kind === 'negate' &&
    terms.some(
      (term) => term.from === from && term.to >= to && (term.to - from > 1 || term.meanings.at(-1)?.kind === 'normal'),
    )
  )
}

/** The organ that is numbered ("6. und 7. Rippe", "Metatarsale V") is a term too; a vertebra is not. */
function termBeside(words: readonly Word[], at: number, site: SiteMention | null): TermMention | null {
  if (site === null) return termAt(words, at)
  if (site.to === at + 1 && site.group === 'vertebra') return behindLevel(words[at] as Word, at)
  if (site.group !== 'rib' && site.group !== 'tooth' && !site.group.endsWith('-ray')) return null
  return (words[at]?.kind === 'word' ? termAt(words, at) : null) ?? termAt(words, site.to - 1)
}

/** "LWK-1-Fraktur": what the level is of stands behind the last hyphen. */
function behindLevel({ text }: Word, at: number): TermMention | null {
  const noun = text.slice(text.lastIndexOf('-') + 1)
  return noun === text ? null : mentionOf(matchTerm([{ text: noun, stem: wordStem(noun) }], 0), at)
}

function mentionOf(match: TermMatch | null, from: number, to = from + 1, denied = false): TermMention | null {
  return match === null ? null : { meanings: match.meanings, from, to, lexical: false, denied }
}

/** Nouns with the stem of an adjective that calls something normal: the tip of a catheter, a "spitzer" recess. */
const nounsAlike = /(?:^|-)Spitzen?$/

function termAt(words: readonly Word[], at: number): TermMention | null {
  const parted = interrupted(words, at)
  if (parted !== null) return parted
  const match = matchTerm(words, at)
  if (match !== null && !isOther(words, at)) return mentionOf(match, at, at + match.length, words[at]?.text === 'EMVI-')
  return freeOf(words, at) ?? compensated(words, at) ?? elliptic(words, at) ?? sharedNoun(words, at)
}

/** "Plaque der ACI am Bulbus": that of the artery, and none of the eye. */
function isOtherBulb(words: readonly Word[], at: number): boolean {
  return fitsAt(words, at, /^Bulb(?:us|i)$/) && tells(words, /^(?:AC[CIE]|[ACK]\. ?car|[CK]aroti|duoden)/)
}

/** "frei von" denies, "in der MCL" and "MCL 17 cm" are a line of the chest, "spitz zulaufend" is a shape, and a "Stomaverschluss" done. */
function isOther(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at] ?? {}
  if (text === 'MCL') return words[at - 1]?.text === 'der' || words[at + 1]?.kind === 'number'
  if (/^(?:stoma|wund|haut|pfo-?|asd-?)verschluss/i.test(text)) return true
  if (text === 'spitz' && fitsAt(words, at + 1, /^zulauf/)) return true
  return (words[at + 1]?.text === 'von' && /^frei$/i.test(text)) || nounsAlike.test(text)
}

/** "Gelenkspalt deutlich verschmälert", "Recessus suprapatellaris nicht aufgeweitet": a word stands before the predicate. */
function interrupted(words: readonly Word[], at: number): TermMention | null {
  for (let length = 1; length < 3; length++) {
    let end = at + length
    while (end < at + length + 3 && beforePredicate.has(words[end]?.text ?? '')) end++
    const predicate = words[end]
    if (end === at + length || predicate === undefined) continue
    const match = matchTerm([...words.slice(at, at + length), predicate], 0)
    if (match?.length !== length + 1) continue
    const isDenied = tells(words, /^nicht$/, at + length, end)
    return mentionOf(match, at, end + 1, isDenied)
  }
  return null
}

const beforePredicate: ReadonlySet<string> = wordSet(
  'nicht deutlich gering geringgradig leicht mäßig mäßiggradig hochgradig etwas stark diskret medial lateral',
)

/** "steinfrei", "metastasenfrei", "Lymphom frei". */
function freeOf(words: readonly Word[], at: number): TermMention | null {
  const word = words[at] as Word
  if (word.kind !== 'word' || !word.stem.endsWith('frei') || word.stem.length < 8) return null
  const stem = stripEndings(word.stem.slice(0, -4).replace(/-$/, ''))
  return mentionOf(matchTerm([{ text: stem, stem }], 0), at, at + 1, true)
}

const heart = /^(?:herz|kardi|cardi|pulmo)/i

/** "kardiopulmonal kompensiert", "kompensierte Herz-Lungenverhältnisse": no congestion. */
function compensated(words: readonly Word[], at: number): TermMention | null {
  if (words[at]?.stem !== 'kompensiert' || ![at - 1, at + 1].some((near) => fitsAt(words, near, heart))) return null
  return mentionOf({ meanings: [{ kind: 'finding', id: 'congestion' }], length: 1 }, at, at + 1, true)
}

/** "Lymphom frei": the wording of normality behind a finding denies it. */
function denyFree(terms: readonly TermMention[]): TermMention[] {
  const result: TermMention[] = []
  for (const term of terms) {
    const before = result.at(-1)
    const isFree = term.meanings.length === 1 && term.meanings[0]?.kind === 'normal' && term.meanings[0].id === 'lung'
    if (before !== undefined && isFree && before.to === term.from && before.meanings.at(-1)?.kind === 'finding') {
      result[result.length - 1] = { ...before, to: term.to, denied: true }
    } else result.push(term)
  }
  return result
}

const hanging = /\p{L}[-‐–]$/u

/** "Ober- und Unterlappen": the first half of a compound whose second half comes later. */
function elliptic(words: readonly Word[], at: number): TermMention | null {
  const word = words[at] as Word
  if (!'-‐–'.includes(word.text.charAt(word.text.length - 1)) || !hanging.test(word.text)) return null
  for (let next = at + 2; next <= at + 3; next++) {
    const whole = words[next]
    if (whole === undefined || whole.kind !== 'word') continue
    // "SL- und LT-Band"
    const seam = whole.stem.indexOf('-')
    const cuts = Array.from({ length: Math.min(whole.stem.length - 3, 19) }, (_, index) => index + 1)
    for (const cut of seam > 0 ? [seam, ...cuts] : cuts) {
      const stem = word.stem.replace(/-$/, '') + whole.stem.slice(cut)
      const match = matchTerm([{ text: stem, stem }], 0)
      if (match?.meanings.length === 1) return mentionOf(match, at)
    }
  }
  return null
}

const joins: ReadonlySet<string> = wordSet('und oder sowie')
const adjective = /^\p{L}{4,}(?:e|er|es|en|em)$/u

/** "Vorderes und hinteres Kreuzband", "das vordere und das hintere Kreuzband": the first adjective has its noun behind the second. */
function sharedNoun(words: readonly Word[], at: number): TermMention | null {
  if (!joins.has(words[at + 1]?.text ?? '')) return null
  const next = fitsAt(words, at + 2, /^d(?:ie|er|as|em|en|es)$/) ? at + 3 : at + 2
  const [first, second, noun] = [words[at], words[next], words[next + 1]]
  if (first === undefined || second === undefined || noun === undefined) return null
  if (!adjective.test(first.text) || !adjective.test(second.text)) return null
  const match = matchTerm([first, noun], 0)
  return match?.length === 2 ? mentionOf(match, at) : null
}

/** "V. femoralis communis und profunda", "A. tibialis anterior, posterior et fibularis": the name is that of the artery before. */
function behindSharedName(words: readonly Word[], at: number, terms: readonly TermMention[]): TermMention | null {
  if (!listing.has(words[at - 1]?.text ?? '') || !fitsAt(words, at, latinName)) return null
  const whole = terms.findLast(({ from, to }) => to - from > 1)
  if (whole === undefined || at - whole.to > 4) return null
  if (!words.slice(whole.to, at + 1).every(({ text }) => listing.has(text) || latinName.test(text))) return null
  const match = matchTerm([...words.slice(whole.from, whole.to - 1), words[at] as Word], 0)
  return match?.length === whole.to - whole.from ? mentionOf(match, at) : null
}

const listing: ReadonlySet<string> = wordSet('und oder sowie et , /')
const latinName = /^[a-z]{5,}(?:is|us|a|or|ens)$/

const capitalised = /^\p{Lu}\p{Ll}/u

function lexicalAt(words: readonly Word[], at: number): TermMention | null {
  const word = words[at] as Word
  if (
    word.kind !== 'word' ||
    word.stem.length < shortestLexical ||
    !capitalised.test(word.text) ||
    isCarrierNoun(word.stem)
  )
    return null
  // "In Neutralstellung frei", "nicht mehr in Bauchlage": how the patient lies is no finding.
  if (/(?:stellung|lage)$/.test(word.text) && fitsAt(words, at - 1, /^(?:in|bei)$/i)) return null
  if (at === 0 && !isNounLike(word.text) && !fitsAt(words, 1, besideNoun)) return null
  return { meanings: [{ kind: 'finding', id: `w:${word.stem}` }], from: at, to: at + 1, lexical: true, denied: false }
}

/** "Levatorplatte links ausgedünnt" */
const besideNoun = /^(?:links|rechts|beidseits|li\.|re\.|bds\.)$/

/** At the beginning of a sentence adjectives and verbs are capitals too; nouns of findings have telling endings. */
function isNounLike(text: string): boolean {
  return /(?:ung|ungen|ion|ionen|itis|ose|ie|ien|heit|keit|tät|sen|tur|turen|gramm|om|ome|[Ff]ragmente?|^Abbruch)$/.test(
    text,
  )
}
