import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isLexical, organsAgree, sameThing } from '../compare.ts'
import { turnedSide } from './turn-side.ts'

/** "Rückbildung des Pneumothorax links" where the prior examination had one on the right only. */
export function priorSideClashes(statements: readonly Statement[]): Clash[] {
  const prior = statements.filter((one) => one.section === 'priorStudy' && one.stance === 'asserted' && isSided(one))
  if (prior.length === 0) return []
  const now = statements.filter((one) => one.section === 'findings' || one.section === 'impression')
  for (const one of prior) {
    const alike = [...prior, ...now].filter((other) => sameThing(one, other) && organsAgree(one, other))
    const changed = alike.find((other) => now.includes(other) && hasCourse(other) && other.side !== one.side)
    if (changed === undefined || alike.some((other) => isOnBoth(other) || isPriorOf(other, changed))) continue
    return [
      {
        kind: 'side',
        severity: 'critical',
        first: placeOf(one),
        second: placeOf(changed),
        reason: 'Die Seitenangaben von Voruntersuchung und Verlauf widersprechen sich (links und rechts)',
        fixes: [...turnedSide(changed.sentence, changed.span), ...turnedSide(one.sentence, one.span)],
      },
    ]
  }
  return []
}

function isSided({ side, sideBond, finding }: Statement): boolean {
  return finding !== null && side !== null && side !== 'both' && sideBond === 'own'
}

/** What has a course was there before. */
function hasCourse(one: Statement): boolean {
  return one.trend !== null && !one.isNew && !isLexical(one) && isSided(one)
}

function isOnBoth({ side }: Statement): boolean {
  return side === 'both' || side === null
}

/** The prior examination had it on that side too. */
function isPriorOf({ section, side }: Statement, changed: Statement): boolean {
  return section === 'priorStudy' && side === changed.side
}
