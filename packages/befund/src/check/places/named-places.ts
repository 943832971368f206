import { isWithin, lineage, organs } from '../../anatomy/organ-tree.ts'
import { wordStem } from '../../anatomy/word-stem.ts'
import type { Side } from '../../model.ts'
import { rememberWord } from '../../own-words.ts'
import { findMentions, type Mentions, type TermMention } from '../../understand/find-mentions.ts'
import { digitOf, isOfKnuckle } from '../../understand/places.ts'
import { stances } from '../../understand/polarity.ts'
import { isSaying } from '../../understand/reading.ts'
import { type Segment, segmentsOf } from '../../understand/segments.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { SiteMention } from '../../understand/site-mention.ts'
import { remember } from '../../word-memory.ts'
import { devicesOf } from './devices.ts'

/** A place a report names, whatever is said of it: a vertebra, a rib, an hour of the breast, an organ. */
export interface NamedPlace {
  /** Places of one group exclude each other; an organ that belongs to none is a group of its own. */
  group: string
  value: string
  /** The side named in the same clause or in the label of the sentence. */
  side: Side | null
  denied: boolean
  sentence: Sentence
  word: Word
}

const hour = wordStem('Uhr')
/** "temporal", "paraaortal", "insulär"; but "lateral", "fokal" and the like say nothing of the spot. */
const spot = /^.{3,24}(?:al|är|ar)(?:e[rsnm]?)?$/
const everywhere =
  /(?:later|medi|zentr|krani|ventr|dors|kaud|bas|dist|radi|uln|api[kc]|kortik|fok|mur|pleur|vaskul|nodul|norm|im|tot|axi|sagitt|resid|glob|lok|regi|initi|fin|kan|are|sign|teri)(?:al|ar|är)/i

/** Numbered places and organs of a sentence, its label and brackets included. */
export const namedPlaces: (sentence: Sentence) => readonly NamedPlace[] = remember(placesNamed)

function placesNamed(sentence: Sentence): readonly NamedPlace[] {
  const words = sentence.all
  const mentions = findMentions(words)
  const { terms, sides, sites, cues } = mentions
  const segments = sides.length > 0 ? segmentsOf(words, mentions) : []
  const stanceOf =
    cues.length > 0 ? stances(words, cues, (at) => terms.some((term) => term.from === at && isSaying(term))) : []
  const isUnseen = cues.some(({ kind }) => kind === 'unassessable')
  const labelSide = sideWithin(sides, 0, sentence.label.length, 0)
  const places: NamedPlace[] = []
  const add = (group: string, value: string, at: number): void => {
    places.push({
      group,
      value,
      side: sideAt(segments, sides, at) ?? labelSide,
      denied: stanceOf[at] === 'negated' || (isUnseen && stanceOf[at] === 'unclear'),
      sentence,
      word: words[at] as Word,
    })
  }
  for (const site of sites)
    for (const value of valuesOf(site)) add(groupNames[site.group] ?? site.group, value, site.from)
  for (const { group, values, from } of sites) if (group === 'disc') for (const value of values) add(group, value, from)
  for (const site of sites)
    if (isOfKnuckle(site, words)) for (const value of site.values) add('digit', digitOf(value), site.from)
  for (const { group, from } of sites)
    if (group === 'nerve-root' && words[from]?.text.includes('-')) add('organ', group, from)
  for (const { meanings, from } of terms)
    for (const { kind, id } of meanings)
      if (kind === 'organ') for (const [group, value] of groupsOf(id)) add(group, value, from)
  for (const term of terms) if (isNamedThing(words, term)) add('noun', words[term.from]?.stem ?? '', term.from)
  for (let at = 0; at < words.length; at++) if (isCode(words, at, mentions)) add('noun', words[at]?.stem ?? '', at)
  if (sides.length > 0)
    words.forEach(({ kind, text, stem }, at) => {
      // "linksfrontal" is the same spot as "frontal".
      if (kind === 'word' && isSpot(text)) add('spot', stem.replace(/^(?:links|rechts)-?/, ''), at)
    })
  for (const { value, at } of devicesOf(words, terms)) add('device', value, at)
  for (let at = 0; at < words.length; at++) {
    if (!isHour(words, at)) continue
    const hour = words[at]?.text ?? ''
    add('hour', hour, at)
    const quadrant = quadrantOf(Number(hour), places.at(-1)?.side)
    if (quadrant !== null) add('breast-quadrant', quadrant, at)
  }
  return places
}

const isSpot = rememberWord((text) => spot.test(text) && !everywhere.test(text))

/** A noun no concept knows, or one that joins an organ with what it carries: "Hüft-TEP". */
function isNamedThing(words: readonly Word[], { from, to, lexical, meanings }: TermMention): boolean {
  if (lexical) return true
  const text = words[from]?.text ?? ''
  return to === from + 1 && /^\p{L}+-\p{Lu}{2,}$/u.test(text) && meanings.every((meaning) => meaning.kind === 'organ')
}

/** "PTCD", "DJ": a name in capitals that no concept knows. */
function isCode(words: readonly Word[], at: number, { terms }: Mentions): boolean {
  const word = words[at] as Word
  if (word.kind !== 'word' || !/^\p{Lu}{3,6}$/u.test(word.text) || isHeadline(words)) return false
  return !terms.some((term) => at >= term.from && at < term.to)
}

function isHeadline(words: readonly Word[]): boolean {
  return words.every(({ text }) => text === text.toUpperCase())
}

type Sides = readonly { side: Side; at: number; direction: boolean }[]

/** The side of the clause, else of the one it is joined to: "linksseitige Capsula interna resp. Globus pallidus". */
function sideAt(segments: readonly Segment[], sides: Sides, at: number): Side | null {
  if (sides.length === 0) return null
  const index = segments.findIndex((one) => at >= one.from && at < one.to)
  const segment = segments[index]
  if (segment === undefined) return sideWithin(sides, at, at + 1, at)
  const own = sideWithin(sides, segment.from, segment.to, at)
  const before = segment.joint === 'and' ? segments[index - 1] : undefined
  return own ?? (before === undefined ? null : sideWithin(sides, before.from, before.to, at))
}

/** Of two sides in a clause the nearer one. */
function sideWithin(sides: Sides, from: number, to: number, near: number): Side | null {
  let nearest: Side | null = null
  let least = Number.POSITIVE_INFINITY
  for (const { side, at, direction } of sides) {
    const distance = Math.abs(at - near)
    if (at < from || at >= to || direction || distance >= least) continue
    nearest = side
    least = distance
  }
  return nearest
}

const groupNames: Readonly<Record<string, string>> = { disc: 'vertebra', 'finger-ray': 'digit' }

/** A disc is named by its two vertebrae, a numbered finger by its name. */
function valuesOf({ group, values }: SiteMention): readonly string[] {
  if (group === 'disc') return values.flatMap(vertebraeOfDisc)
  return (groupNames[group] ?? group) === 'digit' ? values.map(digitOf) : values
}

/** "L4/5" lies between L4 and L5, "L5/S1" between L5 and S1. */
export function vertebraeOfDisc(disc: string): string[] {
  const [upper = '', lower = ''] = disc.split('/')
  return [upper, /^\d/.test(lower) ? upper.charAt(0) + lower : lower]
}

/** The group of mutually exclusive places an organ stands in, and the organ itself. */
const groupsOf = remember((id): readonly [string, string][] => {
  const found: [string, string][] = []
  for (const above of lineage(id)) {
    const site = organs().get(above)?.site
    if (site != null) found.push([site, above])
  }
  const number = numberOf[id]
  if (number !== undefined) found.push(['vertebra', number])
  found.push(['organ', id])
  return found
})

/** "Densfraktur" is one of C2. */
const numberOf: Readonly<Record<string, string>> = { atlas: 'C1', axis: 'C2', dens: 'C2' }

function isHour(words: readonly Word[], at: number): boolean {
  const word = words[at]
  return word?.kind === 'number' && words[at + 1]?.stem === hour && /^(?:[1-9]|1[0-2])$/.test(word.text)
}

/** "Rechts 10 Uhr" lies in the upper outer quadrant; 3, 6, 9 and 12 between two. */
function quadrantOf(hour: number, side: Side | null | undefined): string | null {
  if (hour % 3 === 0 || (side !== 'left' && side !== 'right')) return null
  const isOuter = hour > 6 === (side === 'right')
  return `${hour > 3 && hour < 9 ? 'lower' : 'upper'}-${isOuter ? 'outer' : 'inner'}-quadrant`
}

/** Whether two named organs are one, or one a part of the other; the calyces reach into all parts of a kidney. */
export function areOneOrgan(one: NamedPlace, two: NamedPlace): boolean {
  if (isWithin(one.value, 'kidney') && isWithin(two.value, 'kidney')) return true
  return isWithin(one.value, two.value) || isWithin(two.value, one.value)
}
