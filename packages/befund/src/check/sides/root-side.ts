import { familyOf } from '../../anatomy/finding-concepts.ts'
import { tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { isInBody } from '../is-in-body.ts'
import { turnedSide } from './turn-side.ts'

/** In words: "Wurzel L5 im Recessus links". */
const reach = 4
const harmless = /^(?:kein|ohne|nicht|mehr|weniger|als|betont|links>|rechts>)/i

/** "Prolaps rechts mit Kontakt zur Wurzel C6 links": a disc presses on the root of its own side. */
export function rootSideClashes(sentences: readonly Sentence[]): Clash[] {
  return sentences.flatMap((sentence): Clash[] => {
    if (!isInBody(sentence)) return []
    const { words } = sentence
    const { sides, terms } = findMentions(words)
    const [one, two, third] = sides
    if (one === undefined || two === undefined || third !== undefined) return []
    if (one.side === two.side || one.side === 'both' || two.side === 'both') return []
    const root = words.findIndex(({ text }) => /wurzel/i.test(text))
    if (root < one.at || two.at < root || two.at > root + reach) return []
    if (tells(words, harmless)) return []
    const said = terms
      .filter(({ from, lexical }) => !lexical && from < two.at)
      .flatMap(({ meanings }) =>
        meanings.flatMap(({ kind, id }) => (kind === 'finding' ? [id === 'hernia' ? ofDisc : familyOf(id)] : [])),
      )
    if (!said.includes(ofDisc) || !said.every((family) => family === ofDisc || ofRoot.has(family))) return []
    const [first, second] = [words[one.at], words[two.at]]
    const before = words[root]
    if (first === undefined || second === undefined || before === undefined) return []
    return [
      {
        kind: 'side',
        first: { start: sentence.start, end: before.start - 1 },
        second: { start: before.start, end: sentence.end },
        reason: 'Bandscheibe und Nervenwurzel liegen auf verschiedenen Seiten (links und rechts)',
        fixes: [...turnedSide(sentence, second), ...turnedSide(sentence, first)],
      },
    ]
  })
}

const ofDisc = familyOf('prolapse')
const ofRoot = wordSet('nerve-compression compression shift recurrence')
