import { findingConcepts } from './findings.ts'
import { lineage } from './organ-tree.ts'
import { parseOutline } from './outline.ts'

export interface FindingConcept {
  id: string
  parent: string | null
  /** The topmost concept above it. */
  family: string
  names: readonly string[]
  /** The organ the word itself names ("Pleuraerguss"). */
  organ: string | null
  /** The normality that rules it out ("normal groß" rules out `size`). */
  aspect: string | null
  /** Does not go unmentioned beside an organ called normal. */
  major: boolean
  /** A property rather than a thing ("verdickt"). */
  trait: boolean
}

let concepts: Map<string, FindingConcept> | null = null

/** All finding concepts by id, general ones before their kinds. */
export function findings(): ReadonlyMap<string, FindingConcept> {
  concepts ??= build()
  return concepts
}

function build(): Map<string, FindingConcept> {
  const result = new Map<string, FindingConcept>()
  for (const { id, parent, names, flags } of parseOutline(findingConcepts)) {
    const above = parent === null ? undefined : result.get(parent)
    result.set(id, {
      id,
      parent,
      family: above?.family ?? id,
      names,
      organ: flags.get('in') ?? null,
      aspect: flags.get('aspect') ?? above?.aspect ?? null,
      major: flags.has('major'),
      trait: flags.has('trait') || (above?.trait ?? false),
    })
  }
  return result
}

/** Whether every `kind` is a `general`: a cyst is a lesion. */
export function isKindOf(kind: string, general: string): boolean {
  for (let at: string | null = kind; at !== null; at = findings().get(at)?.parent ?? null)
    if (at === general) return true
  return false
}

export function familyOf(id: string): string {
  return findings().get(id)?.family ?? id
}

let kinds: Map<string, string> | null = null

/** The kind of a finding that belongs to an organ: stones in the kidney are kidney stones; null where there is none. */
export function kindInOrgan(general: string, organ: string): string | null {
  kinds ??= new Map(
    [...findings().values()].flatMap(({ id, parent, organ: own }) =>
      parent === null || own === null || findings().get(parent)?.organ === own
        ? []
        : [[`${parent} ${own}`, id] as const],
    ),
  )
  for (const place of lineage(organ)) {
    const kind = kinds.get(`${general} ${place}`)
    if (kind !== undefined) return kind
  }
  return null
}
