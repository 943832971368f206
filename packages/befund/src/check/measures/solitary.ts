import { isKindOf } from '../../anatomy/finding-concepts.ts'
import { wordStem } from '../../anatomy/word-stem.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { isLexical, isPresent, organsAgree, ownOrgan, sidesAgree } from '../compare.ts'
import { incidental } from '../findings/denies.ts'
import { inOrder, negationClash } from '../findings/negation-clash.ts'
import type { StatementIndex } from '../index-statements.ts'

const alone = ['solitär', 'singulär'].map(wordStem)
const many = ['weiter', 'multipel', 'multiple', 'mehrere', 'zahlreich', 'disseminiert'].map(wordStem)

/** "Weitere Raumforderungen" and "Solitäre Raumforderung": one of a kind at a place, and more of them. */
export function solitaryClashes({ findings, impression }: StatementIndex): Clash[] {
  const said = [...findings, ...impression].filter((one) => isPresent(one) && !isLexical(one) && one.finding !== null)
  const single = said.filter(({ stems }) => alone.some((stem) => stems.has(stem)))
  return single.flatMap((one) => {
    const more = said.find((other) => isMoreOf(other, one))
    return more === undefined ? [] : [negationClash(...inOrder(one, more))]
  })
}

function isMoreOf(other: Statement, one: Statement): boolean {
  const [id, there] = [one.finding ?? '', other.finding ?? '']
  if (other.sentence === one.sentence || !many.some((stem) => other.stems.has(stem))) return false
  if (ownOrgan(other) === null || other.section === one.section || other.certainty !== 'certain') return false
  if (id !== there && (incidental.has(id) || incidental.has(there))) return false
  return (isKindOf(id, there) || isKindOf(there, id)) && organsAgree(other, one) && sidesAgree(other, one)
}
