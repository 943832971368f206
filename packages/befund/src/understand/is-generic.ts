import { isWithin } from '../anatomy/organ-tree.ts'

/** Tissues that are everywhere ("Knochen", "Gelenk", "Weichteile"): they do not say where. */
export function isGeneric(organ: string): boolean {
  return isWithin(organ, 'body')
}
