import type { Sentence } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { sidesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'

/** A sentence that names one disc and the roots pressed there. */
interface Pressed {
  disc: string
  roots: ReadonlySet<string>
  statement: Statement
}

/**
 * "L5/S1: Vorfall mit Kontakt zur Wurzel S1" in the findings, "Vorfall L3/4 mit Kontakt zur Wurzel S1" in the impression,
 * or at the same disc another root.
 */
export function rootLevelClashes(index: StatementIndex): Clash[] {
  const known = pressedIn(index.findings)
  for (const told of pressedIn(index.impression)) {
    const ofRoot = known.filter((one) => shareRoot(one, told) && !areOpposite(one, told))
    const atDisc = known.filter((one) => one.disc === told.disc)
    if ([...ofRoot].some((one) => one.disc === told.disc)) continue
    const one = ofRoot[0] ?? atDisc[0]
    if (one === undefined) continue
    return [
      {
        kind: 'level',
        severity: 'critical',
        first: placeOf(one.statement),
        second: placeOf(told.statement),
        reason: 'Bandscheibe und Nervenwurzel sind verschieden zugeordnet',
        fixes: [],
      },
    ]
  }
  return []
}

/** The left root passes one disc, the right one leaves below the next. */
function areOpposite({ statement: one }: Pressed, { statement: two }: Pressed): boolean {
  return !sidesAgree(one, two) && one.sideBond === 'own' && two.sideBond === 'own'
}

function shareRoot(one: Pressed, two: Pressed): boolean {
  return [...one.roots].some((root) => two.roots.has(root))
}

function pressedIn(statements: readonly Statement[]): Pressed[] {
  const bySentence = new Map<Sentence, Statement[]>()
  for (const one of statements) {
    if (one.stance !== 'asserted' || (one.sites.size === 0 && !bySentence.has(one.sentence))) continue
    bySentence.set(one.sentence, [...(bySentence.get(one.sentence) ?? []), one])
  }
  return [...bySentence.values()].flatMap((group): Pressed[] => {
    const discs = new Set(group.flatMap(({ sites }) => [...(sites.get('disc') ?? [])]))
    const roots = new Set(group.flatMap(({ sites }) => [...(sites.get('nerve-root') ?? [])]))
    const [disc] = discs
    const statement = group.find(({ sites }) => sites.has('nerve-root')) ?? group[0]
    if (disc === undefined || discs.size > 1 || roots.size === 0 || statement === undefined) return []
    return [{ disc, roots, statement }]
  })
}
