import { familyOf } from '../../anatomy/finding-concepts.ts'
import { organs } from '../../anatomy/organ-tree.ts'
import { tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { type Clash, placeOf } from '../clash.ts'
import type { StatementIndex } from '../index-statements.ts'
import { sentencePlace } from '../sentence-place.ts'
import { opposite } from './side-clash.ts'
import { turnedSide } from './turn-side.ts'

/** What a recurrence is one of, and what was done against it. */
const treated =
  /(?:karzinom|sarkom|melanom|-ca\.?|resektion|ektomie|ablatio|bet|brusterhaltend|brustkrebs|lymphom|chemotherap|radiatio)/i

/** Of a scar anywhere in the body only what was treated at that very place is told. */
function namesOrgan({ all }: Sentence, organ: string | null): boolean {
  return findMentions(all).terms.some(({ meanings }) =>
    meanings.some(({ kind, id }) => kind === 'organ' && id === organ),
  )
}

/** "Blasenrezidiv links lateral" behind a kidney that was taken out on the right. */
function isOfMidline(organ: string | null): boolean {
  const entry = organs().get(organ ?? '')
  return entry !== undefined && !entry.paired && !entry.region
}

/** "Kein Rezidiv rechts", "Hautnarbe der rechten Wange" where all that was treated lies on the left. */
export function recurrenceSideClashes(sentences: readonly Sentence[], index: StatementIndex): Clash[] {
  const told = [...index.impression, ...index.findings].find(
    ({ finding, section, sideBond, side, organ, organs: named, sentence, at }) =>
      finding !== null &&
      // "Narbige Streifen apikal" come of many things.
      ((finding === 'scar' && sentence.words.some(({ text, start }) => start === at.start && /narben?$/i.test(text))) ||
        (section === 'impression' && familyOf(finding) === 'recurrence')) &&
      sideBond === 'own' &&
      side !== 'both' &&
      !isOfMidline(organ) &&
      !named.includes('lymph-nodes'),
  )
  const other = opposite[told?.side ?? '']
  if (told === undefined || other === undefined) return []
  const known = sentences.filter(
    (one) =>
      one.section !== 'impression' &&
      one !== told.sentence &&
      tells(one.all, treated) &&
      (told.organBond !== 'own' || namesOrgan(one, told.organ)),
  )
  const sides = known.flatMap((sentence) =>
    sentence.all.flatMap((word) => (sideOf(word) === null ? [] : [{ sentence, word, side: sideOf(word) }])),
  )
  const [one] = sides
  if (one === undefined || sides.some(({ side }) => side !== other)) return []
  return [
    {
      kind: 'side',
      first: sentencePlace(one.sentence, one.word),
      second: placeOf(told),
      reason: 'Behandelt ist die andere Seite (links und rechts)',
      fixes: turnedSide(told.sentence, told.span),
    },
  ]
}
