import { isRegion } from '../anatomy/organ-tree.ts'
import { fitsAt, tells } from '../read/tells.ts'
import { isGeneric } from './is-generic.ts'
import type { Place, Reading } from './reading.ts'

/** "Nervus medianus vor dem Karpaltunnel", "Bizepssehne aus dem Sulkus": what stands before is meant. */
export function isBeside({ words }: Reading, { at }: { at: number }, { organs: named }: Place): boolean {
  const isSubject = named.some((one) => one.at < at && !isGeneric(one.id) && !isRegion(one.id))
  return isSubject && tells(words, /^(?:vor|hinter|neben|aus|(?:ober|unter)halb)$/, at - 2, at)
}

/** "Makroadenom, kein Kontakt zum Chiasma", "Infarkt, Pons unauffällig": what stands before is of no organ named there. */
export function isSaidOfOther(reading: Reading, there: Place): boolean {
  return isNormalThere(reading, there) || fitsAt(reading.words, there.segment.from, /^kein/i)
}

/** "Thrombose rechts, Oberschenkelvenen frei": the veins are those that are free. */
function isNormalThere({ mentions }: Reading, { segment: { from, to }, organs: named }: Place): boolean {
  const [first] = named
  return (
    first !== undefined &&
    mentions.terms.some(
      (term) =>
        term.from > first.at &&
        term.from >= from &&
        term.to <= to &&
        term.meanings.some(({ kind }) => kind === 'normal'),
    )
  )
}
