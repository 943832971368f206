import { familyOf, isKindOf } from '../../anatomy/finding-concepts.ts'
import type { Side } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isLexical } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { sentencePlace } from '../sentence-place.ts'
import { isSideUnread } from './side-named.ts'
import { turnedSide } from './turn-side.ts'

const advice = /^(?:empf(?:ehl|ohl)|anzurat|angerat|indizier)/i
const aimed = /(?:biopsie|stanze|punktion|kontrolle|abklärung|exzision|drainage|markierung)(?:n|en)?$/i
const invasive = /(?:biopsie|stanze|punktion|exzision|markierung)(?:n|en)?$/i
const sides: ReadonlySet<Side | null> = new Set(['left', 'right'])

/** "Stanzbiopsie rechts empfohlen" where all that was found lies on the left. */
export function advisedSideClashes(sentences: readonly Sentence[], index: StatementIndex): Clash[] {
  return sentences.flatMap((sentence): Clash[] => {
    const advised = advisedSide(sentence)
    if (advised === null) return []
    const found = [...index.findings, ...index.impression].filter(
      (one) => isFound(one) && (!advised.ofNodes || mayBeNode(one)),
    )
    const suspicious = advised.families.length === 0 && invasive.test(advised.procedure) && found.some(isSuspicious)
    const there = found.filter((one) => one.sentence !== sentence && (!suspicious || one.section === 'impression'))
    const others = there.filter((one) => mayBeMeant(one, advised))
    const [one] = others
    if (one === undefined || others.some(({ side }) => !sides.has(side))) return []
    if (there.some(({ side }) => side === advised.side || side === 'both')) return []
    if (advised.side !== 'both' && isSideUnread(one.organ ?? '', advised.side, index, sentences)) return []
    return [
      {
        kind: 'side',
        first: placeOf(others.find(({ section }) => section === 'impression') ?? one),
        second: sentencePlace(sentence, advised.word),
        reason: 'Empfohlen ist es auf der Seite ohne Befund (links und rechts)',
        fixes: turnedSide(sentence, sentence),
      },
    ]
  })
}

const node = 'lymph-node'

/** A calcification of the breast is no node of its axilla. */
function mayBeNode({ organs, organBond, finding }: Statement): boolean {
  const isNamed = organs.some((organ) => organ === 'axilla' || organ.endsWith('nodes'))
  return familyOf(finding ?? '') === node || (isNamed && organBond !== 'carried')
}

/** What is told of something suspicious is what a needle is for, not the old calcification of the other side. */
function isSuspicious({ finding, section, side }: Statement): boolean {
  if (finding === null || section !== 'impression' || !sides.has(side)) return false
  return finding === 'malignancy-sign' || isKindOf(finding, 'mass')
}

/** What lies on no side may be meant by an advice that names no finding. */
function mayBeMeant({ side, finding }: Statement, { families, ofNodes }: Advice): boolean {
  return ofNodes || families.length === 0 || (sides.has(side) && families.includes(familyOf(finding ?? '')))
}

function isFound(one: Statement): boolean {
  return (
    one.finding !== null &&
    !isLexical(one) &&
    one.stance === 'asserted' &&
    one.certainty !== 'historical' &&
    one.certainty !== 'conditional' &&
    one.normal === null
  )
}

interface Advice {
  side: Side
  word: Word
  /** What is advised. */
  procedure: string
  /** Of the findings named. */
  families: readonly string[]
  ofNodes: boolean
}

function advisedSide(sentence: Sentence): Advice | null {
  const { all, section } = sentence
  const { sides: named, terms } = findMentions(all)
  const [first] = named
  if (first === undefined) return null
  const procedure = all.find(({ text }) => aimed.test(text))?.text
  if (procedure === undefined) return null
  const isHeaded = section === 'recommendation' && invasive.test(procedure)
  if (!isHeaded && !tells(all, advice)) return null
  // "Rechts BI-RADS 3, Kontrolle empfohlen"
  if (all.some(({ text }) => text.endsWith('RADS'))) return null
  const word = all[first.at]
  if (word === undefined || first.side === 'both') return null
  const families = terms.flatMap(({ meanings, lexical }) =>
    lexical ? [] : meanings.flatMap(({ kind, id }) => (kind === 'finding' ? [familyOf(id)] : [])),
  )
  const ofNodes =
    families.includes(node) || terms.some(({ meanings }) => meanings.some(({ id }) => id.endsWith('nodes')))
  return named.some(({ side }) => side !== first.side) ? null : { side: first.side, word, procedure, families, ofNodes }
}
