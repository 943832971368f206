import { areRelated } from '../anatomy/organ-tree.ts'
import { wordSet } from '../read/word-set.ts'
import type { Mentions } from './find-mentions.ts'

/** Names that several joints and cavities share: meant is the part of what was examined. */
const shared: readonly (readonly [examined: string, parts: Readonly<Record<string, string>>])[] = [
  ['carotid', { eye: 'carotid' }],
  ['cerebral-vessels', { eye: 'carotid' }],
  ['heart', { ventricles: 'heart' }],
  ['sinuses', { 'frontal-lobe': 'frontal-sinus' }],
  ['ankle', { lcl: 'lateral-ligaments', mcl: 'deltoid-ligament' }],
  ['elbow', { lcl: 'radial-collateral-ligament', mcl: 'ulnar-collateral-ligament' }],
]

/** "Außenband" of a knee, of an ankle. */
export function partExamined(id: string | null, examined: readonly string[]): string | null {
  const row =
    id === null ? undefined : shared.find(([organ, parts]) => parts[id] !== undefined && examined.includes(organ))
  return row === undefined ? id : (row[1][id ?? ''] ?? id)
}

/** "Im Sulcus", "Infundibulumstein", "Insel": of the brain only where it was examined. */
const ofHead = wordSet('sulci pituitary pituitary-stalk lateral-ventricle insula cortex')

export function mentionsExamined(mentions: Mentions, examined: readonly string[]): Mentions {
  const isHead = examined.length === 0 || examined.some((organ) => areRelated(organ, 'brain'))
  const isShared = shared.some(([organ]) => examined.includes(organ))
  const isMeant = isHead || !mentions.terms.some(({ meanings }) => meanings.some(({ id }) => ofHead.has(id)))
  if (isMeant && !isShared) return mentions
  const terms = mentions.terms.map((term) => ({
    ...term,
    meanings: term.meanings.flatMap((one) => {
      if (one.kind !== 'organ') return one
      return isHead || !ofHead.has(one.id) ? { kind: one.kind, id: partExamined(one.id, examined) ?? one.id } : []
    }),
  }))
  return { ...mentions, terms: terms.filter(({ meanings }) => meanings.length > 0) }
}
