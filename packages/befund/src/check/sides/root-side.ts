import { familyOf } from '../../anatomy/finding-concepts.ts'
import { tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { isPresent, sitesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { isInBody } from '../is-in-body.ts'
import { opposite, sideClash } from './side-clash.ts'
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
    if (root < one.at || two.at < root || two.at > root + reach || tells(words, /^,$/, root, two.at)) return []
    if (tells(words, harmless)) return []
    const said = terms
      .filter(({ from, lexical }) => !lexical && from < two.at)
      .flatMap(({ meanings }) =>
        meanings.flatMap(({ kind, id }) => (kind === 'finding' ? [id === 'hernia' ? ofDisc : familyOf(id)] : [])),
      )
    if (!said.includes(ofDisc) || !said.every((family) => family === ofDisc || ofRoot.has(family) || family === worn))
      return []
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
/** What a disc may be besides: "höhengeminderte Bandscheibe mit Extrusion links". */
const worn = familyOf('height-loss')

/** "Links mediolateraler Vorfall. Die Wurzel L5 rechts wird komprimiert.": what pushes the root lies on its side, and no disc does there. */
export function pushedRootClashes({ findings, impression }: StatementIndex): Clash[] {
  const all = [...findings, ...impression].filter((one) => isPresent(one) && one.finding !== null)
  const discs = all.filter(({ finding }) => finding === 'hernia' || familyOf(finding ?? '') === ofDisc)
  return all
    .filter(isPushed)
    .flatMap((root): Clash[] => {
      const before = discs.find(
        (one) =>
          root.position - one.position === 1 &&
          one.sideBond === 'own' &&
          one.side === opposite[root.side ?? ''] &&
          sitesAgree(one, root),
      )
      if (before === undefined || tells(before.sentence, broad)) return []
      // A sequester lies where its disc is.
      const mayPush = ({ sentence, side, finding }: Statement): boolean =>
        side === root.side ||
        side === 'both' ||
        (side === null && sentence === before.sentence && finding !== 'sequester')
      return [...discs, ...all.filter(narrows)].some(mayPush) ? [] : [sideClash(before, root)]
    })
    .slice(0, 1)
}

/** It reaches both sides. */
const broad = /^(?:breitbas|zirkul|konzentr|median)/i

/** The root itself, on a side that is said beside it. */
function isPushed({ organ, finding, side, sideBond, sites }: Statement): boolean {
  const isOfRoot = organ === 'nerve-root' || sites.has('nerve-root')
  return isOfRoot && sideBond === 'own' && side !== 'both' && ofRoot.has(familyOf(finding ?? ''))
}

/** A narrow foramen, a cyst or a spur presses on a root as well. */
function narrows({ finding, organ }: Statement): boolean {
  return organ === 'neuroforamen' || /stenosis|cyst|spur|osteophyte|arthro/.test(finding ?? '')
}
