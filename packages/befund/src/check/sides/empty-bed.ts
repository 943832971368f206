import { areRelated } from '../../anatomy/organ-tree.ts'
import { matchTerm } from '../../anatomy/term-index.ts'
import { wordStem } from '../../anatomy/word-stem.ts'
import { tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { isInBody } from '../is-in-body.ts'
import { removalsOf } from '../operations/told-removals.ts'
import { sentencePlace } from '../sentence-place.ts'
import { opposite } from './side-clash.ts'
import { turnedSide } from './turn-side.ts'

/** "Nierenlager rechts leer" where the kidney taken out was the left one. */
export function emptyBedClashes(sentences: readonly Sentence[]): Clash[] {
  const empties = sentences.filter((one) => isInBody(one) && tells(one, bed) && tells(one, empty)).slice(0, 4)
  const removals = empties.length === 0 ? [] : sentences.flatMap(removalsOf).slice(0, 12)
  return empties.flatMap((sentence): Clash[] => {
    const { sides } = findMentions(sentence.all)
    const name = sentence.all.find(({ text }) => bed.test(text))?.text.replace(bed, '') ?? ''
    const organs = matchTerm([{ text: name, stem: wordStem(name) }], 0)?.meanings.map(({ id }) => id) ?? []
    const taken = removals.filter((one) => one.organs.some((organ) => organs.some((id) => areRelated(id, organ))))
    const [one] = taken
    const side = opposite[sides[0]?.side ?? '']
    if (side === undefined || one === undefined || sides.length > 1) return []
    if (taken.some((other) => other.side !== side)) return []
    return [
      {
        kind: 'side',
        first: sentencePlace(one.sentence, one.sentence),
        second: sentencePlace(sentence, sentence),
        reason: 'Entfernt ist die andere Seite (links und rechts)',
        fixes: turnedSide(sentence, sentence),
      },
    ]
  })
}

const bed = /(?:loge|lager|bett)$/
const empty = /^(?:leer|frei|verwaist)/
