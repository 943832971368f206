import { areRelated, lineage, organs } from '../../anatomy/organ-tree.ts'
import type { Side } from '../../model.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'
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
    sentences.filter(({ section }) => section === wanted).flatMap(sidedPartOf)
  const [question, title, technique] = ['clinicalQuestion', 'title', 'technique'].map(named)
  const result = sentences.filter(({ section, words }) => section === 'impression' && done.test(words[0]?.text ?? ''))
  return [
    ...apart(question ?? [], [...(title ?? []), ...(technique ?? [])]),
    ...apart(title ?? [], technique ?? []),
    ...apart(title ?? [], result.flatMap(sidedPartOf)),
  ].slice(0, 1)
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
      severity: 'critical',
      first: sentencePlace(one.sentence, one.word),
      second: sentencePlace(two.sentence, two.word),
      reason: 'Titel, Fragestellung, Technik oder Ergebnis nennen verschiedene Seiten (links und rechts)',
      fixes: [...turnedSide(one.sentence, one.sentence), ...turnedSide(two.sentence, two.sentence)],
    },
  ]
}

/** A sentence of one side and of paired parts only. */
function sidedPartOf(sentence: Sentence): SidedPart[] {
  const { sides, terms } = findMentions(sentence.all)
  const [first] = sides
  if (first === undefined || first.direction || first.side === 'both') return []
  if (sides.some(({ side }) => side !== first.side)) return []
  const named = terms.flatMap(({ meanings }) => meanings.flatMap(({ kind, id }) => (kind === 'organ' ? [id] : [])))
  const [organ] = named
  const isOfPair = named.every((id) => organs().get(id)?.paired === true)
  const word = sentence.all[first.at]
  const isShort = sentence.words.length <= shortQuestion && sentence.all.at(-1)?.text === '?'
  if (tellsAccess(sentence) || sentence.all.some(({ text }) => /vergleich|gegenseit/i.test(text))) return []
  if (word === undefined || !isOfPair || (organ === undefined && !isShort)) return []
  return [{ organ: organ ?? null, side: first.side, word, sentence }]
}

/** In words. */
const shortQuestion = 6

const limbs = new Set(['arm', 'leg'])

function areOnePart(one: string | null, two: string | null): boolean {
  if (one === null || two === null) return one !== two
  const root = lineage(one).at(-1) ?? ''
  return areRelated(one, two) || (limbs.has(root) && root === lineage(two).at(-1))
}
