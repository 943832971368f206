import { organs } from '../anatomy/organ-tree.ts'
import { tells } from '../read/tells.ts'
import { isGeneric } from './is-generic.ts'
import type { Place, Reading } from './reading.ts'

/** "Nervus medianus vor dem Karpaltunnel", "Bizepssehne aus dem Sulkus": what stands before is meant. */
export function isBeside({ words }: Reading, { at }: { at: number }, { organs: named }: Place): boolean {
  const isSubject = named.some((one) => one.at < at && !isGeneric(one.id) && organs().get(one.id)?.region !== true)
  return isSubject && tells(words, /^(?:vor|hinter|neben|aus|(?:ober|unter)halb)$/, at - 2, at)
}
