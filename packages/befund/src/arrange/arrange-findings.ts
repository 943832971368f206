import { findings } from '../anatomy/finding-concepts.ts'
import { type Dictated, withoutLabel } from '../template/dictated.ts'
import { normalScope } from '../template/normal-scope.ts'
import { subjectOf } from '../template/place.ts'
import { groupOfOrgan, type OrganGroup } from './organ-groups.ts'
import { foldLabel } from './section-names.ts'

/** Findings of one anatomical region, in the order they were dictated. */
export interface FindingsGroup {
  /** "" for what belongs to no region. */
  label: string
  parts: readonly Dictated[]
}

interface OpenGroup extends OrganGroup {
  parts: Dictated[]
}

const first = -1
const last = Number.POSITIVE_INFINITY

/**
 * Groups the sentences of the findings by region, from head to foot. A spoken heading is kept as the name of its group;
 * a sentence without an organ stays with the one before it; "Sonst unauffällig" closes the findings. A limb is told in
 * the order it was dictated.
 */
export function arrangeFindings(parts: readonly Dictated[]): FindingsGroup[] {
  const spoken = parts.filter((part) => part.label === null || withoutLabel(part).length > 0)
  let previous: OrganGroup = { label: '', rank: first }
  const placed = spoken.map((part) => {
    const group = groupOf(part, previous)
    if (group.rank !== last) previous = group
    return { part, group }
  })
  const limb = limbOf(placed)
  const groups = new Map<string, OpenGroup>()
  for (const { part, group: own } of placed) {
    const group = limb !== null && own.rank !== last ? limb : own
    const key = group.rank === last ? 'rest' : foldLabel(group.label)
    const open = groups.get(key) ?? { ...group, parts: [] }
    open.parts.push(part)
    groups.set(key, open)
  }
  return [...groups.values()].sort((a, b) => a.rank - b.rank).map(({ label, parts: own }) => ({ label, parts: own }))
}

const limbs = labels('Schulter|Ellenbogen|Handgelenk und Hand|Arm|Hüfte und Becken|Kniegelenk|Sprunggelenk|Fuß|Bein')
const tissues = labels('|Gelenke|Sehnen und Bänder|Knorpel|Muskulatur und Weichteile|Skelett')

function labels(names: string): ReadonlySet<string> {
  return new Set(names.split('|'))
}

/** The one group of findings that are all of one limb: bone, joint and soft tissue belong together there. */
function limbOf(placed: readonly { part: Dictated; group: OrganGroup }[]): OrganGroup | null {
  const named = placed.filter(({ group }) => group.rank !== last)
  const ofLimbs = named.filter(({ group }) => limbs.has(group.label))
  const [only] = ofLimbs
  if (
    !only ||
    named.some(({ part, group }) => part.label !== null || !(limbs.has(group.label) || tissues.has(group.label)))
  )
    return null
  const told = new Set(ofLimbs.map(({ group }) => group.label))
  return told.size === 1 ? only.group : { label: '', rank: only.group.rank }
}

function groupOf(part: Dictated, previous: OrganGroup): OrganGroup {
  if (part.label === null && normalScope(part) !== null) return { label: '', rank: last }
  const { organs, locating, findings: found } = subjectOf(part)
  const home = found.map((finding) => findings().get(finding)?.organ ?? null).find((organ) => organ !== null)
  const things = organs.filter((organ) => !locating.has(organ))
  // "Schenkelhalsfraktur, Kopf varisch abgekippt": that of the femur
  const isOfLimb = limbs.has(previous.label) && /\bKopf\b/.test(part.text)
  const organ = [...things, ...(home ? [home] : []), ...organs].find(
    (one) => groupOfOrgan(one) !== null && !(isOfLimb && one === 'head'),
  )
  const group = organ === undefined ? previous : (groupOfOrgan(organ) ?? previous)
  return part.label === null ? group : { label: part.label, rank: group.rank }
}
