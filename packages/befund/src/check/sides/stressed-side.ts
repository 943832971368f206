import type { Side } from '../../model.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { rememberInCall } from '../../word-memory.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isLexical, isWeak, organsAgree, sameThing, sitesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { turnedSide } from './turn-side.ts'

/** "Ergüsse beidseits, links mehr als rechts" and "rechtsbetonte Ergüsse": which side has more of it. */
export function stressedSideClashes({ findings, impression }: StatementIndex): Clash[] {
  for (const told of impression) {
    const side = stressedIn(told.sentence)
    if (side === 'none' || isLexical(told)) continue
    const known = findings.filter(
      (one) =>
        stressedIn(one.sentence) !== 'none' &&
        sameThing(one, told) &&
        sitesAgree(one, told) &&
        (isWeak(one) || organsAgree(one, told)),
    )
    const [first] = known
    if (first !== undefined && known.every(({ sentence }) => stressedIn(sentence) !== side))
      return [stressClash(first, told)]
  }
  return []
}

const stress =
  /(links|rechts|\bli|\bre)(?:seitig)?\.?[ -]?(?:betont|führend|akzentuiert|(?:>|(?:mehr|größer|grösser|stärker|deutlicher|ausgeprägter) als) (?:li|re))/gi

/** The only side that a sentence stresses. */
const stressedIn = rememberInCall(({ text }: Sentence): Side | 'none' => {
  const sides = new Set([...text.matchAll(stress)].map(([word]) => (/^l/i.test(word) ? 'left' : 'right')))
  const [side] = sides
  return side !== undefined && sides.size === 1 ? side : 'none'
})

function stressClash(one: Statement, two: Statement): Clash {
  return {
    kind: 'side',
    first: { ...placeOf(one), end: one.sentence.end },
    second: { ...placeOf(two), end: two.sentence.end },
    reason: 'Die betonte Seite ist verschieden angegeben',
    fixes: [one, two].flatMap(({ sentence }) => turnedSide(sentence, sentence)),
  }
}
