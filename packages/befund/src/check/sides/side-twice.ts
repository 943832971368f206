import { isWithin } from '../../anatomy/organ-tree.ts'
import { tells } from '../../read/tells.ts'
import { isNamedHere } from '../../understand/bind-sites.ts'
import { findMentions, type Mentions } from '../../understand/find-mentions.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isPresent, ownOrgan } from '../compare.ts'
import { denies } from '../findings/denies.ts'
import type { StatementIndex } from '../index-statements.ts'
import { isInBody } from '../is-in-body.ts'
import { turnedSide } from './turn-side.ts'

/** "Suspekter Knoten links. Linker Lappen o. B.": the impression calls the side free on which its finding lies. */
export function freeSideClashes(sentences: readonly Sentence[], { impression }: StatementIndex): Clash[] {
  const told = sentences.filter(({ section }) => section === 'impression')
  const sides = new Set(told.flatMap(({ all }) => findMentions(all).sides.map(({ side }) => side)))
  const [side] = sides
  if (side === undefined || side === 'both' || sides.size > 1) return []
  const free = told.find(({ words }) => isFreeSide(words))
  const calm = impression.filter(({ sentence }) => sentence === free)
  const present = impression.find(
    (one) =>
      free !== undefined &&
      one.sentence.start < free.start &&
      one.sideBond === 'own' &&
      one.finding !== null &&
      isPresent(one) &&
      !isFreeSide(one.sentence.words) &&
      (!tells(free.words, /^kein/) || calm.some((other) => denies(other, { ...one, section: 'findings' }, true))) &&
      calm.every(({ organ, organBond }) => !isNamedHere(organBond) || isWithin(ownOrgan(one) ?? '', organ ?? '')),
  )
  if (free === undefined || present === undefined) return []
  return [
    {
      kind: 'side',
      first: placeOf(present),
      second: { start: free.start, end: free.end },
      reason: 'Dieselbe Seite ist einmal frei, einmal betroffen',
      fixes: [...turnedSide(free, free), ...turnedSide(present.sentence, present.span)],
    },
  ]
}

/** "Rechts unauffällig", "Linke Brust: BI-RADS 1", "Links kein suspekter Befund". */
function isFreeSide(words: readonly Word[]): boolean {
  const [first, second, third] = words
  if (first === undefined || sideOf(first) === null) return false
  const at = /^\p{Lu}\p{Ll}/u.test(second?.text ?? '') ? 2 : 1
  const said = at === 1 ? second : third
  if (/^BI-?RADS$/.test(said?.text ?? '')) return /^[12]$/.test(words[at + 1]?.text ?? '')
  return /^(?:kein|unauffällig|regelrecht|normal|ausgereift|o\.)/.test(said?.text ?? '')
}

/** "Rechts 10,4 cm, rechts 10,9 cm", "Rechte Niere ..., rechte Niere ...", "rechts > rechts": one side stands for both. */
export function sideTwiceClashes(sentences: readonly Sentence[]): Clash[] {
  return sentences.flatMap((sentence): Clash[] => {
    if (!isInBody(sentence)) return []
    const words = sentence.all
    const mentions = findMentions(words)
    const [one, two, ...others] = mentions.sides.filter(({ side }) => side !== 'both')
    if (one === undefined || two === undefined || others.length > 0 || one.side !== two.side) return []
    const [first, second] = [words[one.at], words[two.at]]
    if (one.direction || two.direction || first === undefined || second === undefined) return []
    const isTwice =
      areCompared(words, one.at, two.at) ||
      areMeasured(words, mentions, one.at, two.at) ||
      areGraded(words, one.at, two.at) ||
      isFreeBehind(words, two.at) ||
      (areOfOneNoun(words, one.at, two.at) &&
        !sentences.some((other) => namesOther(other, words[two.at + 1], one.side)))
    if (!isTwice) return []
    const before = words[two.at - 1] ?? first
    return [
      {
        kind: 'side',
        first: { start: sentence.start, end: before.kind === 'mark' ? before.start : before.end },
        second: { start: second.start, end: sentence.end },
        reason: 'Dieselbe Seite ist zweimal beschrieben, die andere nicht',
        fixes: [...turnedSide(sentence, second), ...turnedSide(sentence, first)],
      },
    ]
  })
}

/** "rechts > rechts", "links mehr als links". */
function areCompared(words: readonly Word[], one: number, two: number): boolean {
  const between = words.slice(one + 1, two).map(({ text }) => text)
  return (
    between.length > 0 &&
    between.length <= 3 &&
    (between.every((text) => /^[<>]$/.test(text)) || between.at(-1) === 'als')
  )
}

/** A measure of the same unit right behind each; "links kranial 12 mm, links kaudal 8 mm" are two of one side. */
function areMeasured(words: readonly Word[], { measures }: Mentions, one: number, two: number): boolean {
  const [first, second] = [one, two].map((at) =>
    measures.find(({ from }) => from > at && from <= at + 2 && !direction.test(words[at + 1]?.text ?? '')),
  )
  if (first === undefined || second === undefined || first.unit !== second.unit || first.unit === null) return false
  return (
    two > one && first.to <= two && words.slice(first.to, two).every(({ text }) => /^(?:,|;|\/|und|bzw\.)$/.test(text))
  )
}

/** "Rechts Harnstauung Grad II, rechts Grad I", "BI-RADS 4 links, BI-RADS 1 links". */
function areGraded(words: readonly Word[], one: number, two: number): boolean {
  if (tells(words, /RADS$/) && words.slice(one + 1, two).every(isOfRads)) return true
  return (
    words[two - 1]?.text === ',' &&
    words[two + 1]?.text === 'Grad' &&
    words.slice(one, two).some(({ text }) => text === 'Grad')
  )
}

function isOfRads({ text }: Word): boolean {
  return /^(?:,|;|und|\S*RADS|[0-6][abc]?)$/.test(text)
}

/** "Kontakt zur Wurzel links, links frei" */
function isFreeBehind(words: readonly Word[], two: number): boolean {
  return words[two - 1]?.text === ',' && freely.test(words[two + 1]?.text ?? '')
}

const freely = /^(?:frei|offen|unauffällig|durchgängig|regelrecht|normal)$/

const direction = /(?:al|är|oben|unten|außen|innen)$/

/** "Linker Schenkel durchgängig, linker Schenkel mit Thrombus". */
function areOfOneNoun(words: readonly Word[], one: number, two: number): boolean {
  const noun = words[one + 1]
  return (
    /^\p{Lu}\p{Ll}{3,}/u.test(noun?.text ?? '') &&
    noun?.stem === words[two + 1]?.stem &&
    !direction.test(words[two + 2]?.text ?? '') &&
    /e[rsnm]?$/.test(words[two]?.text ?? '') &&
    tells(words.slice(one + 2, two), /^(?:,|sowie)$/)
  )
}

function namesOther({ all }: Sentence, noun: Word | undefined, side: string): boolean {
  return findMentions(all).sides.some((one) => one.side !== side && all[one.at + 1]?.stem === noun?.stem)
}
