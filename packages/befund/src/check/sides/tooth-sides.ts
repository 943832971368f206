import type { Side } from '../../model.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { turnedSide } from './turn-side.ts'

const tooth = /^(?:Zahn|Zahns|Zahnes|Regio|Regio\.|Stift?zahn\p{L}*|Implantat|Wurzel)$/u

/** "Zahn 26 reicht in die rechte Kieferhöhle": the first figure of a tooth says on which side it stands. */
export function toothSideClashes(sentences: readonly Sentence[]): Clash[] {
  return sentences.flatMap((sentence): Clash[] => {
    const words = sentence.all
    const at = words.findIndex((_, index) => sideOfTooth(words, index) !== null)
    if (at < 0 || words.some((_, index) => index > at && sideOfTooth(words, index) !== null)) return []
    const { sides } = findMentions(words)
    const [named] = sides
    const word = words[named?.at ?? -1]
    if (named === undefined || word === undefined || sides.length > 1 || named.side === 'both') return []
    if (named.side === sideOfTooth(words, at)) return []
    return [
      {
        kind: 'side',
        first: { start: sentence.start, end: (words[at + 1] ?? word).end },
        second:
          named.at > at
            ? { start: (words[at + 2] ?? word).start, end: sentence.end }
            : { start: sentence.start, end: word.end },
        reason: 'Der Zahn steht auf der anderen Seite (links und rechts)',
        fixes: turnedSide(sentence, word),
      },
    ]
  })
}

/** The quadrants 1 and 4 are those of the right, 2 and 3 those of the left side. */
function sideOfTooth(words: readonly Word[], at: number): Side | null {
  const quadrant = tooth.test(words[at]?.text ?? '') ? /^([1-4])[1-8]$/.exec(words[at + 1]?.text ?? '')?.[1] : undefined
  if (quadrant === undefined || /^(?:mm|cm|,|\/|-|und)$/.test(words[at + 2]?.text ?? '')) return null
  return quadrant === '1' || quadrant === '4' ? 'right' : 'left'
}
