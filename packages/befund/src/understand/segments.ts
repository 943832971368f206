import { byStem } from '../anatomy/word-stem.ts'
import { fitsAt } from '../read/tells.ts'
import type { Mentions } from './find-mentions.ts'
import type { Word } from './sentence.ts'

/** A stretch of a sentence between commas and conjunctions; word indices half open. */
export interface Segment {
  from: number
  to: number
  /** What stands before it. */
  joint: 'start' | 'comma' | 'and' | 'contrast' | 'bracket' | 'stop'
}

const joints = byStem<'and' | 'contrast'>([
  ['and', 'und sowie oder bzw. resp. noch respektive beziehungsweise ebenso sowohl als'],
  ['contrast', 'aber jedoch hingegen dagegen allerdings sondern wobei während außer'],
])

/** Cuts a sentence at its conjunctions, commas and brackets, but not inside a term, a level or a measurement. */
export function segmentsOf(words: readonly Word[], mentions: Mentions): Segment[] {
  const segments: Segment[] = []
  let from = 0
  let joint: Segment['joint'] = 'start'
  for (let at = 0; at < words.length; at++) {
    if (isOtherHalf(words, mentions, from, at)) {
      segments.push({ from, to: at, joint })
      joint = 'stop'
      from = at
    }
    const next = jointOf(words[at] as Word)
    if (next === null || isInside(mentions, at) || (next === 'comma' && joinsAdjectives(words, at))) continue
    if (next === 'and' && isSide(words[at - 1]) && isSide(words[at + 1])) continue
    // "Rückläufiger, nur noch schmaler Erguss"
    if (next === 'and' && words[at]?.text === 'noch' && words[at - 1]?.text === 'nur') continue
    if (next === 'contrast' && isOnlyDenied(words, at + 1)) continue
    if (at > from) segments.push({ from, to: at, joint })
    joint = next
    from = at + 1
  }
  if (from < words.length) segments.push({ from, to: words.length, joint })
  return segments
}

/** "inhomogene, in T2 eher echoarme, glatt begrenzte Raumforderung": the comma stands between two words of one noun. */
function joinsAdjectives(words: readonly Word[], at: number): boolean {
  const ending = endingAt(words, at - 1)
  if (ending === undefined) return false
  let next = at + 1
  const isComma = (): boolean => words[next]?.text === ',' && endingAt(words, next - 1) === ending
  while (!isNoun(words[next + 1]) && (fitsAt(words, next, adverb) || isComma())) next++
  return endingAt(words, next) === ending && isNoun(words[next + 1])
}

function endingAt(words: readonly Word[], at: number): string | undefined {
  return adjective.exec(words[at]?.text ?? '')?.[1]
}

function isNoun(word: Word | undefined): boolean {
  return /^\p{Lu}\p{Ll}{2,}/u.test(word?.text ?? '')
}

const adverb = /^(?!nicht|mit|ohne|und)(?:\p{Ll}+|T[12])$/u
const adjective = /^(?!(?:link|recht|kein|ein|sein|ihr|dies|jed|all)(?:e|er|es|en|em)$)\p{Ll}{3,}(e|er|es|en|em)$/u

/** "Erguss rechts, links dagegen nicht" */
function isOnlyDenied(words: readonly Word[], at: number): boolean {
  return fitsAt(words, at, /^(?:nicht|kein(?:e|er|es))$/) && (words[at + 1]?.kind ?? 'mark') === 'mark'
}

/** "Rechte und linke Niere": both halves of one noun. */
function isSide(word: Word | undefined): boolean {
  return /^(?:linke|rechte)[rs]?$/i.test(word?.text ?? '')
}

/** "linke Niere mit Konkrement rechte Niere unauffällig": dictated without the comma. */
function isOtherHalf(words: readonly Word[], { terms, sides }: Mentions, from: number, at: number): boolean {
  if (sides.length === 0 || at < from + 3 || !isSide(words[at])) return false
  if (!fitsAt(words, at - 1, /^\p{Lu}|^(?:unauffällig|regelrecht|[cm]m$|ml$)/u)) return false
  const other = sides.find((one) => one.at >= from && one.at < at - 1 && words[one.at]?.stem !== words[at]?.stem)
  const organ = words[at + 1]?.stem
  return other !== undefined && words[other.at + 1]?.stem === organ && terms.some((term) => term.from === at + 1)
}

function isInside({ terms, sites, measures }: Mentions, at: number): boolean {
  const holds = ({ from, to }: { from: number; to: number }): boolean => at >= from && at < to
  return terms.some(holds) || sites.some(holds) || measures.some(holds)
}

function jointOf(word: Word): Segment['joint'] | null {
  if (word.kind === 'mark') {
    if (word.text === ',') return 'comma'
    if (word.text === '(' || word.text === ')') return 'bracket'
    if (';:–—'.includes(word.text)) return 'stop'
    return word.text === '/' || word.text === '+' ? 'and' : null
  }
  const joint = joints.get(word.stem) ?? null
  return joint === 'contrast' && /^ä/i.test(word.text) ? null : joint
}
