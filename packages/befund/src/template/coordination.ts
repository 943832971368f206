import { idsIn } from './terms-in.ts'

/** One of the organs joined in a clause. */
export interface Conjunct {
  organs: readonly string[]
  name: string
}

/** "Leber, Milz und Pankreas unauffällig" taken apart. */
export interface Joined {
  conjuncts: readonly Conjunct[]
  /** What is said of all: "unauffällig". */
  rest: string
  /** The verb is a plural, which one alone cannot keep. */
  isPlural: boolean
}

const adjectives = /^(\p{L}+e[srn]?) (?:und|sowie) (\p{L}+e[srn]?) (\p{Lu}[\p{L}-]+)/u
const hyphenated = /^(\p{L}+)- (?:und|sowie) (\p{L}+)/u
const nouns = /^((?:\p{Lu}[\p{L}-]+, ){0,6})(\p{Lu}[\p{L}-]+) (?:und|sowie) (\p{Lu}[\p{L}-]+)(?=[ ,.]|$)/u

/**
 * Takes "Vorderes und hinteres Kreuzband intakt" apart into what is said of each; also "Innen- und Außenmeniskus"
 * and "Leber, Milz und Pankreas". Null where no organs are joined.
 */
export function joinedOrgans(clause: string): Joined | null {
  const found = ofAdjectives(clause) ?? ofHyphens(clause) ?? ofNouns(clause)
  if (found === null) return null
  const [names, rest] = found
  const conjuncts = names.map((name) => ({ name, organs: idsIn(name, 'organ') }))
  if (conjuncts.some(({ organs }) => organs.length === 0)) return null
  const isPlural = / (?:sind|werden|haben|zeigen|stellen|weisen|kommen) /.test(`${clause} `)
  return { conjuncts, rest, isPlural }
}

/** The clause said of some of them only; null where its verb or the last name would have to change. */
export function saidOf(names: readonly string[], { rest, isPlural }: Joined): string | null {
  const last = names.at(-1)
  if (last === undefined || last.endsWith('-') || (names.length === 1 && isPlural)) return null
  const list = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} und ${last}`
  return list.charAt(0).toUpperCase() + list.slice(1) + rest
}

/** Everything that may be left of a clause when some of its organs were dictated otherwise. */
export function remaindersOf(clause: string): string[] {
  const joined = joinedOrgans(clause)
  if (joined === null || joined.conjuncts.length > mostJoined) return []
  const names = joined.conjuncts.map(({ name }) => name)
  const choices = Array.from({ length: 2 ** names.length - 2 }, (_, choice) => choice + 1)
  return choices.flatMap(
    (choice) =>
      saidOf(
        names.filter((_, at) => (choice >> at) & 1),
        joined,
      ) ?? [],
  )
}

/** Longer lists are left whole, or go as a whole. */
const mostJoined = 5

type Parts = [names: string[], rest: string]

function ofAdjectives(clause: string): Parts | null {
  const match = adjectives.exec(clause)
  if (match === null) return null
  const [whole, first = '', second = '', noun = ''] = match
  return [[`${first} ${noun}`, `${second} ${noun}`], clause.slice(whole.length)]
}

function ofHyphens(clause: string): Parts | null {
  const match = hyphenated.exec(clause)
  if (match === null) return null
  const [whole, prefix = '', full = ''] = match
  const rest = clause.slice(whole.length)
  for (let cut = 3; cut <= full.length - 4; cut++) {
    const word = prefix + full.slice(cut)
    if (idsIn(word, 'organ').length > 0) return [[word, full], rest]
  }
  return null
}

function ofNouns(clause: string): Parts | null {
  const match = nouns.exec(clause)
  if (match === null) return null
  const [whole, listed = '', first = '', second = ''] = match
  return [[...listed.split(', ').filter((name) => name !== ''), first, second], clause.slice(whole.length)]
}
