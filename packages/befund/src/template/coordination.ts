import { idsIn, termsIn } from './terms-in.ts'

/** One of the organs joined in a clause. */
export interface Conjunct {
  organs: readonly string[]
  name: string
  /** As written: "Innen-" where the last name holds the end of it. */
  written: string
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
const nouns = /^((?:\p{Lu}[\p{L}-]+, ){0,8})(\p{Lu}[\p{L}-]+) (?:und|sowie) (\p{Lu}[\p{L}-]+)(?=[ ,.]|$)/u

/**
 * Takes "Vorderes und hinteres Kreuzband intakt" apart into what is said of each; also "Innen- und Außenmeniskus"
 * and "Leber, Milz und Pankreas". Null where no organs are joined: "intra- und extrahepatisch" says where.
 */
export function joinedOrgans(clause: string): Joined | null {
  for (const take of [ofAdjectives, ofHyphens, ofNouns, ofTerms]) {
    const [names, rest] = take(clause) ?? [[], '']
    const conjuncts = names.map(([name, written = name]) => ({ name, written, organs: idsIn(name, 'organ') }))
    if (conjuncts.every(({ organs }) => organs.length > 0) && /[^\p{Ll}]/u.test(conjuncts.at(-1)?.name ?? '')) {
      const isPlural = / (?:sind|werden|haben|zeigen|stellen|weisen|kommen) /.test(`${clause} `)
      return { conjuncts, rest, isPlural }
    }
  }
  return null
}

/** The clause said of some of them only; null where its verb or the last name would have to change. */
export function saidOf(some: readonly Conjunct[], { conjuncts, rest, isPlural }: Joined): string | null {
  const last = some.at(-1)
  if (last === undefined || (some.length === 1 && isPlural)) return null
  const names = some.slice(0, -1).map(({ name, written }) => (last === conjuncts.at(-1) ? written : name))
  const list = names.length === 0 ? last.name : `${names.join(', ')} und ${last.name}`
  return list.charAt(0).toUpperCase() + list.slice(1) + rest
}

/** Everything that may be left of a clause when some of its organs were dictated otherwise. */
export function remaindersOf(clause: string): string[] {
  const joined = joinedOrgans(clause)
  if (joined === null || joined.conjuncts.length > mostJoined) return []
  const { conjuncts } = joined
  const choices = Array.from({ length: 2 ** conjuncts.length - 2 }, (_, choice) => choice + 1)
  return choices.flatMap(
    (choice) =>
      saidOf(
        conjuncts.filter((_, at) => (choice >> at) & 1),
        joined,
      ) ?? [],
  )
}

/** Longer lists are left whole, or go as a whole. */
const mostJoined = 5

/** Each name, and how it is written where that is another. */
type Parts = [names: [name: string, written?: string][], rest: string]

function ofAdjectives(clause: string): Parts | null {
  const match = adjectives.exec(clause)
  if (match === null) return null
  const [whole, first = '', second = '', noun = ''] = match
  return [[[`${first} ${noun}`], [`${second} ${noun}`]], clause.slice(whole.length)]
}

function ofHyphens(clause: string): Parts | null {
  const match = hyphenated.exec(clause)
  if (match === null) return null
  const [whole, prefix = '', full = ''] = match
  const word = completed(prefix, full)
  return word === null ? null : [[[word], [full]], clause.slice(whole.length)]
}

/** "Innen" with the end of "Außenmeniskus". */
function completed(prefix: string, full: string): string | null {
  for (let cut = full.length - 4; cut >= 3; cut--) {
    const word = prefix + full.slice(cut)
    if (idsIn(word, 'organ').length > 0) return word
  }
  return null
}

function ofNouns(clause: string): Parts | null {
  const match = nouns.exec(clause)
  if (match === null || /-[, ]/.test(match[0])) return null
  const [whole, listed = '', first = '', second = ''] = match
  const names = [...listed.split(', ').filter((name) => name !== ''), first, second]
  return [names.map((name) => [name]), clause.slice(whole.length)]
}

/** "Truncus coeliacus, AMS und AMI perfundiert", "Achillessehne, Peroneal- und Flexorensehnen": names of any length. */
function ofTerms(clause: string): Parts | null {
  const end = termsIn(clause).findLast(({ meanings }) => meanings.every(({ kind }) => kind === 'organ'))?.end ?? 0
  const listed = clause.slice(0, end).split(/, | und | sowie /)
  const last = listed.at(-1) ?? ''
  if (listed.length < 2 || listed.length > mostJoined || clause.slice(0, end).length > longestList) return null
  const names = listed.map((name): [string, string] => [
    name.endsWith('-') ? (completed(name.slice(0, -1), last) ?? name) : name,
    name,
  ])
  return names.every(([name]) => isName(name)) ? [names, clause.slice(end)] : null
}

/** In characters. */
const longestList = 120

function isName(words: string): boolean {
  const [term, more] = termsIn(words)
  return term?.start === 0 && term.end === words.length && more === undefined
}
