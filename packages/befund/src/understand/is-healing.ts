import { familyOf } from '../anatomy/finding-concepts.ts'
import { fitsAt } from '../read/tells.ts'
import type { Item, Reading } from './reading.ts'

/** "Fraktur in Konsolidierung": of the bone, not of the lung. */
export function isHealing({ words, mentions }: Reading, { finding, to }: Item): boolean {
  return finding === 'infiltrate' && fitsAt(words, to - 1, /^Konsolid/) && hasFracture(mentions)
}

/** "Radiusfraktur mit Beteiligung des Processus styloideus ulnae": that is broken too. */
export function hasFracture({ terms }: Reading['mentions']): boolean {
  return terms.some(({ meanings }) =>
    meanings.some(({ kind, id }) => kind === 'finding' && familyOf(id) === 'fracture'),
  )
}
