import { organTree } from './organs.ts'
import { parseOutline } from './outline.ts'

export interface Organ {
  id: string
  parent: string | null
  names: readonly string[]
  paired: boolean
  sex: 'female' | 'male' | null
  region: boolean
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
        site: flags.get('site') ?? null,
      },
    ]),
  )
  return tree
}

/** First words of Latin names as reports shorten them. */
const shortened: Readonly<Record<string, string>> = {
  Ligamentum: 'Lig.',
  Musculus: 'M.',
  Nervus: 'N.',
  Arteria: 'A.',
  Vena: 'V.',
  Processus: 'Proc.',
  Tuberculum: 'Tub.',
  Glandula: 'Gl.',
}

/** "Ligamentum fibulotalare anterius" is written "Lig. fibulotalare anterius" too. */
function withAbbreviation(name: string): string[] {
  const [first = '', ...rest] = name.split(' ')
  const short = shortened[first]
  return short === undefined || rest.length === 0 ? [name] : [name, [short, ...rest].join(' ')]
}

function sexOf(flags: ReadonlyMap<string, string>): Organ['sex'] {
  if (flags.has('female')) return 'female'
  return flags.has('male') ? 'male' : null
}

/** The organ itself, its parent, and so on up to a root. */
export function lineage(id: string): string[] {
  const line: string[] = []
  for (let at: string | null = id; at !== null; at = organs().get(at)?.parent ?? null) line.push(at)
  return line
}

/** Whether `inner` is `outer` or one of its parts. */
export function isWithin(inner: string, outer: string): boolean {
  for (let at: string | null = inner; at !== null; at = organs().get(at)?.parent ?? null) if (at === outer) return true
  return false
}

/** Whether one of two organs is a part of the other, or they are the same. */
export function areRelated(first: string, second: string): boolean {
  return isWithin(first, second) || isWithin(second, first)
}
