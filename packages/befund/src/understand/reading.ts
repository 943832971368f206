import type { Side } from '../model.ts'
import { tells } from '../read/tells.ts'
import type { Examination } from './examination.ts'
import type { Mentions, TermMention } from './find-mentions.ts'
import type { Stance } from './polarity.ts'
import type { Segment } from './segments.ts'
import type { Sentence, Word } from './sentence.ts'
import type { SiteMention } from './site-mention.ts'
import type { Bond, Statement } from './statement.ts'

export interface Context {
  organ: string | null
  side: Side | null
  /** Of what the side was said; null for a label, whose side holds for all that follows. */
  family: string | null
  bond: Bond | null
  /** Vertebrae, discs and segments a label numbers: "L4/5: Protrusion". */
  numbered?: readonly SiteMention[]
  /** It opens the line, so that all that follows in it is said of this side. */
  leads?: boolean
  /** "Thorax:" on a line of its own holds for the lines below. */
  isBlock?: boolean
}

export interface Contexts {
  label: Context
  carried: Context
  examination: Examination
}

/** A finding or wording of normality in a segment. */
export interface Item {
  finding: string | null
  normal: string | null
  /** Organs the word itself names. */
  organs: readonly string[]
  from: number
  to: number
  denied: boolean
}

/** Where a segment is: its organs, side and numbered sites. */
export interface Place {
  segment: Segment
  organs: readonly { id: string; at: number }[]
  sides: readonly { side: Side; at: number; direction: boolean }[]
  sites: ReadonlyMap<string, ReadonlySet<string>>
  range: Statement['range']
  level: string | null
}

export interface Reading {
  sentence: Sentence
  position: number
  words: readonly Word[]
  mentions: Mentions
  stances: readonly Stance[]
  segments: readonly Segment[]
  contexts: Contexts
  places: readonly Place[]
}

export function isSaying(term: TermMention): boolean {
  return term.meanings.some((meaning) => meaning.kind !== 'organ')
}

/** "Progress BWK 6 und LWK 1, die übrigen Metastasen stabil": the rest lies elsewhere. */
export function namesRest({ segments, words }: Reading, index: number): boolean {
  const { from } = segments[index] ?? { from: 0 }
  return tells(words, /^(?:übrig|restlich|(?:an)?sonst)/, from, from + 2)
}

export function isBare(reading: Reading, index: number): boolean {
  const segment = reading.segments[index]
  const place = reading.places[index]
  if (segment === undefined || place === undefined || place.organs.length + place.sides.length + place.sites.size > 0)
    return false
  if (namesRest(reading, index)) return false
  return !reading.mentions.terms.some((term) => isSaying(term) && term.from >= segment.from && term.from < segment.to)
}

export function segmentAt(reading: Reading, at: number): number {
  return reading.segments.findIndex((segment) => at >= segment.from && at < segment.to)
}
