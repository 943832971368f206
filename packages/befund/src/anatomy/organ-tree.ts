import { organTree } from './organs.ts'
import { parseOutline } from './outline.ts'

export interface Organ {
  id: string
  parent: string | null
  names: readonly string[]
  paired: boolean
  sex: 'female' | 'male' | null
  region: boolean
  /** The side on which an unpaired organ lies. */
  lies: 'left' | 'right' | null
  /** The group of mutually exclusive places this organ is one of, such as "lung-lobe". */
  site: string | null
}

let tree: Map<string, Organ> | null = null

/** All organs by id, parents before their children. */
export function organs(): ReadonlyMap<string, Organ> {
  tree ??= new Map(
    parseOutline(organTree).map(({ id, parent, names, flags }): [string, Organ] => [
      id,
      {
        id,
        parent,
        names: names.flatMap(withAbbreviation),
        paired: flags.has('paired'),
        sex: sexOf(flags),
        region: flags.has('region'),
        lies: sideFrom(flags.get('lies')),
        site: flags.get('site') ?? null,
      },
    ]),
  )
  return tree
}

/** "Malleolus lat.", "med. Seitenband". */
const directions =
  /\b(lat(?=eral)|med(?=ial)|prox(?=imal)|dist(?=al)|ant(?=eri)|post(?=eri)|vord(?=er)|hint(?=er))\p{Ll}+/u

/** "Ligamentum fibulotalare anterius" is written "Ligamentum fibulotalare ant." too, and dictated is "AC Gelenk". */
function withAbbreviation(name: string): string[] {
  if (/^\p{Lu}{2,4}-\p{Lu}/u.test(name)) return [name, name.replace('-', ' ')]
  const short = name.includes(' ') ? name.replace(directions, '$1.') : name
  return short === name ? [name] : [name, short]
}

function sexOf(flags: ReadonlyMap<string, string>): Organ['sex'] {
  if (flags.has('female')) return 'female'
  return flags.has('male') ? 'male' : null
}

function sideFrom(flag: string | undefined): Organ['lies'] {
  return flag === 'left' || flag === 'right' ? flag : null
}

let lines: Map<string, readonly string[]> | null = null

/** The organ itself, its parent, and so on up to a root. */
export function lineage(id: string): readonly string[] {
  lines ??= lineages()
  return lines.get(id) ?? [id]
}

/** Parents stand before their children. */
function lineages(): Map<string, readonly string[]> {
  const built = new Map<string, readonly string[]>()
  for (const { id, parent } of organs().values())
    built.set(id, parent === null ? [id] : [id, ...(built.get(parent) ?? [parent])])
  return built
}

let groups: Map<string, readonly { group: string; organ: string }[]> | null = null

/** Of the organ and what it is a part of, those that are one of a group of exclusive places. */
export function groupedLineage(id: string): readonly { group: string; organ: string }[] {
  groups ??= new Map(
    [...organs().keys()].map((organ) => [
      organ,
      lineage(organ).flatMap((above) => {
        const group = organs().get(above)?.site
        // The artery of a lobe lies in that lobe.
        return group == null ? [] : [{ group, organ: group === 'lung-lobe' ? above.replace(/-artery$/, '') : above }]
      }),
    ]),
  )
  return groups.get(id) ?? []
}

/** Whether an organ is a stretch of the body that holds others: "Abdomen", "LWS". */
export function isRegion(id: string): boolean {
  return organs().get(id)?.region === true
}

/** Whether `inner` is `outer` or one of its parts. */
export function isWithin(inner: string, outer: string): boolean {
  return inner === outer || lineage(inner).includes(outer)
}

/** Whether one of two organs is a part of the other, or they are the same. */
export function areRelated(first: string, second: string): boolean {
  return isWithin(first, second) || isWithin(second, first)
}
