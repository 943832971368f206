import { familyOf } from '../../anatomy/finding-concepts.ts'
import type { Side } from '../../model.ts'
import { inBaseUnit } from '../../understand/find-measures.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { placeOf } from '../clash.ts'
import type { StatementIndex } from '../index-statements.ts'
import { sentencePlace } from '../sentence-place.ts'

/** "Ergüsse beidseits, rechts mehr als links": the side on which there is more of a finding. */
interface Emphasis {
  side: 'left' | 'right'
  families: readonly string[]
  sentence: Sentence
  word: Word
}

const compounds = /^(links|rechts)(?:betont|führend|dominant)/i
const more = /^(?:>|mehr|größer|grösser|stärker|ausgeprägter|deutlicher|betont|führend|höhergradig|breiter)/i

/** More on one side in the findings, more on the other in the impression, or by the sizes given there. */
export function emphasisClashes(sentences: readonly Sentence[], index: StatementIndex): Clash[] {
  const told = emphasesOf(sentences, 'impression')
  if (told.length === 0) return []
  const known = emphasesOf(sentences, 'findings')
  for (const two of told) {
    const alike = known.filter((one) => one.families.some((family) => two.families.includes(family)))
    const [one] = alike
    if (one !== undefined && alike.every(({ side }) => side !== two.side))
      return [emphasisClash(sentencePlace(one.sentence, one.word), two)]
    const larger = one === undefined ? largerOther(two, index) : undefined
    if (larger !== undefined) return [emphasisClash(placeOf(larger), two)]
  }
  return []
}

function emphasesOf(sentences: readonly Sentence[], section: Sentence['section']): Emphasis[] {
  return sentences.filter((one) => one.section === section).flatMap(emphasesIn)
}

function emphasesIn(sentence: Sentence): Emphasis[] {
  const words = sentence.all
  return words.flatMap((word, at): Emphasis[] => {
    const side = emphasisAt(words, at)
    if (side === null) return []
    const families = findMentions(words)
      .terms.filter(({ lexical }) => !lexical)
      .flatMap(({ meanings }) => meanings.filter(({ kind }) => kind === 'finding').map(({ id }) => familyOf(id)))
    return families.length === 0 ? [] : [{ side, families, sentence, word }]
  })
}

function emphasisAt(words: readonly Word[], at: number): Emphasis['side'] | null {
  const text = words[at]?.text ?? ''
  const joined = compounds.exec(text)?.[1]
  if (joined !== undefined) return joined.toLowerCase() === 'links' ? 'left' : 'right'
  const side = sideOf(words[at] as Word)
  if ((side !== 'left' && side !== 'right') || !words.slice(at + 1, at + 4).some((word) => more.test(word.text)))
    return null
  const isCompared = words.slice(at + 2, at + 6).some((word) => sideOf(word) === (side === 'left' ? 'right' : 'left'))
  return isCompared || /^(?:betont|führend)/i.test(words[at + 1]?.text ?? '') ? side : null
}

/** The statement of the other side, where the findings measure both and that one is larger. */
function largerOther(
  { side, families }: Emphasis,
  index: StatementIndex,
): StatementIndex['findings'][number] | undefined {
  for (const family of families) {
    const sized = (index.byFamily.get(family) ?? []).filter(
      (one) => one.section === 'findings' && one.measures.length > 0,
    )
    const largest = (wanted: Side): { size: number; one: (typeof sized)[number] | undefined } => {
      const there = sized.filter((one) => one.side === wanted && one.sideBond === 'own')
      const size = Math.max(
        0,
        ...there.flatMap(({ measures }) => measures.filter(({ series }) => series !== 'prior').flatMap(inBaseUnit)),
      )
      return { size, one: there[0] }
    }
    const here = largest(side)
    const there = largest(side === 'left' ? 'right' : 'left')
    if (here.one !== undefined && there.one !== undefined && there.size > here.size * 1.2) return there.one
  }
  return undefined
}

function emphasisClash(first: Clash['first'], { sentence, word }: Emphasis): Clash {
  return {
    kind: 'side',
    severity: 'warning',
    first,
    second: sentencePlace(sentence, word),
    reason: 'Die Seitenbetonung widerspricht sich (links und rechts)',
  }
}
