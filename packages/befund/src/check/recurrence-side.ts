import { familyOf } from '../anatomy/finding-concepts.ts'
import type { Side } from '../model.ts'
import { sideOf } from '../understand/find-side.ts'
import type { Sentence } from '../understand/sentence.ts'
import { type Clash, placeOf } from './clash.ts'
import type { StatementIndex } from './index-statements.ts'
import { sentencePlace } from './sentence-place.ts'
import { turnedSide } from './turn-side.ts'

const opposite: Readonly<Record<string, Side>> = { left: 'right', right: 'left' }
/** What a recurrence is one of, and what was done against it. */
const treated = /(?:karzinom|sarkom|melanom|-ca\.?|resektion|ektomie|ablatio|bet|brusterhaltend|ablation|brustkrebs)/i

/** "Kein Rezidiv rechts" where all that was treated lies on the left. */
export function recurrenceSideClashes(sentences: readonly Sentence[], index: StatementIndex): Clash[] {
  const told = index.impression.find(
    (one) =>
      one.finding !== null && familyOf(one.finding) === 'recurrence' && one.sideBond === 'own' && one.side !== 'both',
  )
  const other = opposite[told?.side ?? '']
  if (told === undefined || other === undefined) return []
  const known = sentences.filter(
    ({ section, all }) => section !== 'impression' && all.some(({ text }) => treated.test(text)),
  )
  const sides = known.flatMap((sentence) =>
    sentence.all.flatMap((word) => (sideOf(word) === null ? [] : [{ sentence, word, side: sideOf(word) }])),
  )
  const [one] = sides
  if (one === undefined || sides.some(({ side }) => side !== other)) return []
  return [
    {
      kind: 'side',
      severity: 'critical',
      first: sentencePlace(one.sentence, one.word),
      second: placeOf(told),
      reason: 'Behandelt ist die andere Seite (links und rechts)',
      fixes: turnedSide(told.sentence, told.span),
    },
  ]
}
