import { analyze, type Scope, type Variable } from 'eslint-scope'

/** A variable, where its name stands in the code, and what it must not be called like. */
export interface LocalVariable {
  name: string
  places: readonly number[]
  rivals: ReadonlySet<{ name: string }>
}

interface Named {
  name: string
  rivals: Set<{ name: string }>
}

type Program = Parameters<typeof analyze>[0]

/** All variables that functions and blocks declare; of a program parsed with ranges. */
export function localVariables(program: unknown): LocalVariable[] {
  const { scopes } = analyze(program as Program, { ecmaVersion: 2022, sourceType: 'module' })
  const namedOf = withRivals(scopes)
  const short = shorthands(program)
  return scopes
    .filter(({ type }) => ['function', 'block', 'for', 'switch', 'catch'].includes(type))
    .flatMap(({ variables }) => variables)
    .filter(({ defs }) => defs.length > 0 && defs.every(({ type }) => type !== 'ClassName'))
    .map((variable) => Object.assign(namedOf(variable), { places: placesOf(variable) }))
    .filter(({ places }) => !places.some((place) => short.has(place)))
}

/** The variables that the module itself declares, and the names of all others; of a program parsed with ranges. */
export function moduleVariables(program: unknown): {
  variables: readonly { name: string; places: readonly number[] }[]
  others: ReadonlySet<string>
} {
  const { scopes } = analyze(program as Program, { ecmaVersion: 2022, sourceType: 'module' })
  const short = shorthands(program)
  const variables: { name: string; places: readonly number[] }[] = []
  const others = new Set(scopes[0]?.through.map(({ identifier }) => identifier.name as string))
  for (const { type, variables: declared } of scopes) {
    for (const variable of declared) {
      const places = placesOf(variable)
      if (type === 'module' && !places.some((place) => short.has(place)))
        variables.push({ name: variable.name, places })
      else others.add(variable.name)
    }
  }
  return { variables, others }
}

/**
 * What a scope declares must be called unlike all else that it declares, and unlike all that it and the scopes within it
 * take from outside.
 */
function withRivals(scopes: readonly Scope[]): (variable: Variable | string) => Named {
  const all = new Map<Variable | string, Named>()
  const namedOf = (variable: Variable | string): Named => {
    const known = all.get(variable)
    if (known !== undefined) return known
    const fresh = { name: typeof variable === 'string' ? variable : variable.name, rivals: new Set<Named>() }
    all.set(variable, fresh)
    return fresh
  }
  for (const { type, variables, through } of scopes) {
    // Nothing of these is called otherwise, and a module declares thousands.
    if (type === 'module' || type === 'global') continue
    const declared = variables.map(namedOf)
    const taken = new Set(through.map(({ resolved, identifier }) => namedOf(resolved ?? (identifier.name as string))))
    for (const one of declared) {
      for (const other of [...declared, ...taken]) {
        if (one === other) continue
        one.rivals.add(other)
        other.rivals.add(one)
      }
    }
  }
  return namedOf
}

function placesOf({ identifiers, references }: Variable): number[] {
  const all = [...identifiers, ...references.map(({ identifier }) => identifier)]
  return [...new Set(all.map(({ range }) => range?.[0] ?? 0))].sort((a, b) => a - b)
}

/** "{ side }" stands for "{ side: side }" and "export { side }" for "export { side as side }": where a name is another's as well. */
function shorthands(node: unknown, found = new Set<number>()): Set<number> {
  if (typeof node !== 'object' || node === null) return found
  const { shorthand, start, exported } = node as { shorthand?: unknown; start?: number; exported?: { start: number } }
  if (start !== undefined && (shorthand === true || exported?.start === start)) found.add(start)
  for (const child of Object.values(node)) shorthands(child, found)
  return found
}
