import { isWithin, organs } from '../anatomy/organ-tree.ts'

let generic: ReadonlySet<string> | null = null

/** Tissues that are everywhere ("Knochen", "Gelenk", "Weichteile"): they do not say where. */
export function isGeneric(organ: string): boolean {
  generic ??= new Set([...organs().keys()].filter((id) => isWithin(id, 'body')))
  return generic.has(organ)
}
