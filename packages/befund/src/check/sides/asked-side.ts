import { areRelated, lineage, organs } from '../../anatomy/organ-tree.ts'
import type { Side } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { placesOf } from '../sentence-place.ts'
import { tellsAccess } from './access-side.ts'
import { turnedSide } from './turn-side.ts'

interface SidedPart {
  /** Null where a short question names none: "Binnenschaden links?" */
  organ: string | null
  side: Side
  word: Word
  sentence: Sentence
}

/** Question, title and technique name different sides of a pair: "Fraktur rechts?" and "Röntgen linke Hand". */
export function askedSideClashes(sentences: readonly Sentence[]): Clash[] {
  const named = (wanted: string): SidedPart[] =>
    sentences.filter(({ section }) => section === wanted).flatMap((one) => sidedPartOf(one, wanted === 'title'))
  const [question, title, technique] = ['clinicalQuestion', 'title', 'technique'].map(named)
  const reasons =
    title?.length === 1
      ? sentences.filter((one, at) => tells(one, needle) || (at < reasonsUpTo && isReason(one, sentences)))
      : []
  const result = sentences.filter(({ section, words }) => section === 'impression' && done.test(words[0]?.text ?? ''))
  return [
    ...apart((question ?? []).filter(isOnlyAsked(sentences)), [...(title ?? []), ...(technique ?? [])]),
    ...apart(
      reasons.flatMap((one) => sidedPartOf(one, true)).filter((part) => isOnlyThere(part, sentences)),
      title ?? [],
    ),
    ...apart(title ?? [], technique ?? []),
    ...apart(
      title ?? [],
      result.flatMap((one) => sidedPartOf(one)),
    ),
  ].slice(0, 1)
}

/** In sentences from the beginning; the needle lies where it was put. */
const reasonsUpTo = 5
const complaint = /schmerz(?:en)?$|^(?:Sturz|Distorsion|Kontusion|Trauma)/i
const implant = /(?<!eck|rund)platten?|nagel|schraub|prothese|TEP$|plombe|komponente/i

const needle = /nadel(?:spitze)?$|^(?:Kanüle|Trokar)/i

/** Why it was examined: a complaint, or an implant that the findings describe. */
function isReason(one: Sentence, sentences: readonly Sentence[]): boolean {
  if (one.section === 'clinicalHistory' && tells(one, complaint)) return true
  return (
    one.section !== 'title' &&
    tells(one, implant) &&
    tells(one, /^(?:Z|St|Zn|Zustand|Status|nach)(?:\.|$)|\d{4}$/) &&
    sentences.some((other) => other !== one && other.section === 'findings' && tells(other, implant))
  )
}

/** "Harnstau links bei Zervixkarzinom. Rechte Niere 6,8 cm.": the question names the other side as well. */
function isOnlyAsked(sentences: readonly Sentence[]): (part: SidedPart) => boolean {
  const asked = sentences
    .filter(({ section }) => section === 'clinicalQuestion')
    .flatMap(({ all }) => findMentions(all).sides)
  return ({ side }) => asked.every((other) => other.side === side)
}

/** That side is named nowhere else. */
function isOnlyThere({ side, sentence }: SidedPart, sentences: readonly Sentence[]): boolean {
  return sentences.every(
    (one) =>
      one === sentence ||
      one.section === 'title' ||
      findMentions(one.all).sides.every((other) => other.side !== side && other.side !== 'both'),
  )
}

/** "Stenting der ACI links" in the title and "Erfolgreiches Stenting der ACI rechts". */
const done = /^(?:Erfolgreich|Komplikationslos|Unkompliziert)e[rs]?$/

function apart(asked: readonly SidedPart[], shown: readonly SidedPart[]): Clash[] {
  const [one] = asked
  const two = shown.find((part) => one !== undefined && part.side !== one.side && areOnePart(part.organ, one.organ))
  if (one === undefined || two === undefined) return []
  if (asked.some(({ side }) => side !== one.side) || shown.some(({ side }) => side !== two.side)) return []
  return [
    {
      kind: 'side',
      ...placesOf(one, two),
      reason: 'Titel, Fragestellung, Technik oder Ergebnis nennen verschiedene Seiten (links und rechts)',
      fixes: [...turnedSide(one.sentence, one.sentence), ...turnedSide(two.sentence, two.sentence)],
    },
  ]
}

/** A sentence of one side and of paired parts only. */
function sidedPartOf(sentence: Sentence, isReason = false): SidedPart[] {
  const { sides, terms } = findMentions(sentence.all)
  const [first] = sides
  if (first === undefined || first.direction || first.side === 'both') return []
  // "Nadel von links": from there it came.
  if (sentence.all[first.at - 1]?.text === 'von') return []
  if (sides.some(({ side }) => side !== first.side)) return []
  const named = terms.flatMap(({ meanings }) => meanings.flatMap(({ kind, id }) => (kind === 'organ' ? [id] : [])))
  const [organ] = named
  const isOfPair = named.every((id) => organs().get(id)?.paired === true)
  const word = sentence.all[first.at]
  const isShort = sentence.words.length <= shortQuestion && sentence.all.at(-1)?.text === '?'
  if (
    tellsAccess(sentence) ||
    sentence.all.some(({ text }) =>
      (isReason ? /vergleich|gegenseit/i : /vergleich|gegenseit|^(?:19|20)\d\d$/i).test(text),
    )
  )
    return []
  if (word === undefined || !isOfPair || (organ === undefined && !isShort && !isReason)) return []
  return [{ organ: organ ?? null, side: first.side, word, sentence }]
}

/** In words. */
const shortQuestion = 6

const limbs = wordSet('arm leg')

function areOnePart(one: string | null, two: string | null): boolean {
  if (one === null || two === null) return one !== two
  const root = lineage(one).at(-1) ?? ''
  return areRelated(one, two) || (limbs.has(root) && root === lineage(two).at(-1))
}
