import type { Side } from '../../model.ts'
import type { Examination } from '../../understand/examination.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'
import { turnedSide } from './turn-side.ts'

/** "Rechte Niere: 10,2 cm. ... Rechte Niere: 9,6 cm.": one side described twice and the other never. */
export function repeatedSideClashes(sentences: readonly Sentence[], { side }: Examination): Clash[] {
  if (side !== null) return []
  const parts = sentences.filter(({ section }) => section === 'findings').flatMap(sidedPart)
  for (const same of Map.groupBy(parts, ({ name }) => name).values()) {
    const [first, second] = same
    const [one, two] = [first?.sentence, second?.sentence]
    if (first === undefined || one === undefined || two === undefined || same.length > 2) continue
    // "Rechts: ... Rechts: ..."
    if (!(one.label.length === 1 && two.label.length === 1) && !areAlike(one, two)) continue
    if (parts.some((part) => part.side !== first.side)) continue
    if (sentences.some((sentence) => measuresOther(sentence, first.side))) continue
    return [
      {
        kind: 'side',
        first: sentencePlace(one, one.label[0] ?? one),
        second: sentencePlace(two, two.label[0] ?? two),
        reason: 'Dieselbe Seite ist zweimal beschrieben, die andere nicht',
        fixes: [...turnedSide(two, two), ...turnedSide(one, one)],
      },
    ]
  }
  return []
}

interface SidedPart {
  name: string
  side: Side | null
  sentence: Sentence
}

/** In words. */
const longestLabel = 3

/** A sentence under a label with a side, or one that opens with "Rechte Niere". */
function sidedPart(sentence: Sentence): SidedPart[] {
  const { label, words } = sentence
  if (label.length === 0 && findMentions(words).sides[0]?.at !== 0) return []
  const opening = label.length > 0 ? label : words.slice(0, 2)
  const { sides, terms } = findMentions(opening)
  const [named] = sides
  if (opening.length > longestLabel || named === undefined || sides.length > 1 || named.side === 'both') return []
  if (label.length === 0 && terms.length !== 1) return []
  return [{ name: opening.map(({ stem }) => stem).join(' '), side: named.side, sentence }]
}

function measuresOther({ all }: Sentence, side: Side | null): boolean {
  const { sides, measures } = findMentions(all)
  return measures.length > 0 && sides.some((one) => one.side !== side)
}

/** Of the same thing: the sentences measure alike or begin with the same word. */
function areAlike(one: Sentence, two: Sentence): boolean {
  const [first, second] = [one, two].map(({ words }) => findMentions(words).measures[0]?.values.length ?? 0)
  return (first !== 0 && first === second) || one.words[0]?.stem === two.words[0]?.stem
}
