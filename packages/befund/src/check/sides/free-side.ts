import { isWithin } from '../../anatomy/organ-tree.ts'
import { tells } from '../../read/tells.ts'
import { isNamedHere } from '../../understand/bind-sites.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isPresent, ownOrgan } from '../compare.ts'
import { denies } from '../findings/denies.ts'
import type { StatementIndex } from '../index-statements.ts'
import { turnedSide } from './turn-side.ts'

/** "Suspekter Knoten links. Linker Lappen o. B.": the impression calls the side free on which its finding lies. */
export function freeSideClashes(sentences: readonly Sentence[], { impression }: StatementIndex): Clash[] {
  const told = sentences.filter(({ section }) => section === 'impression')
  const sides = new Set(told.flatMap(({ all }) => findMentions(all).sides.map(({ side }) => side)))
  const [side] = sides
  if (side === undefined || side === 'both' || sides.size > 1) return []
  const free = told.find(({ words }) => isFreeSide(words))
  const calm = impression.filter(({ sentence }) => sentence === free)
  const present = impression.find(
    (one) =>
      free !== undefined &&
      one.sentence.start < free.start &&
      one.sideBond === 'own' &&
      one.finding !== null &&
      isPresent(one) &&
      !isFreeSide(one.sentence.words) &&
      (!tells(free.words, /^kein/) || calm.some((other) => denies(other, { ...one, section: 'findings' }, true))) &&
      calm.every(({ organ, organBond }) => !isNamedHere(organBond) || isWithin(ownOrgan(one) ?? '', organ ?? '')),
  )
  if (free === undefined || present === undefined) return []
  return [
    {
      kind: 'side',
      first: placeOf(present),
      second: { start: free.start, end: free.end },
      reason: 'Dieselbe Seite ist einmal frei, einmal betroffen',
      fixes: [...turnedSide(free, free), ...turnedSide(present.sentence, present.span)],
    },
  ]
}

/** "Rechts unauffällig", "Linke Brust: BI-RADS 1", "Links kein suspekter Befund". */
function isFreeSide(words: readonly Word[]): boolean {
  const [first, second, third] = words
  if (first === undefined || sideOf(first) === null) return false
  const at = /^\p{Lu}\p{Ll}/u.test(second?.text ?? '') ? 2 : 1
  const said = at === 1 ? second : third
  if (/^BI-?RADS$/.test(said?.text ?? '')) return /^[12]$/.test(words[at + 1]?.text ?? '')
  return /^(?:kein|unauffällig|regelrecht|normal|ausgereift|o\.)/.test(said?.text ?? '')
}
