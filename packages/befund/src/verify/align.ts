import type { Origin } from '../model.ts'
import { compareFragments } from './compare-fragments.ts'
import type { ComparedText, Fragment } from './compared-text.ts'
import { isOpen, join, openFragments } from './compared-text.ts'
import type { Statement } from './statement.ts'

/** By which keys two fragments are found to be alike, and how much of them must agree, 0..1. */
interface Likeness {
  keys: 'ids' | 'roots'
  atLeast: number
}

/** Where a statement of the report comes from when not from the transcript. */
type StatementOrigin = (statement: Statement) => Origin['kind'] | null

const sentenceLikeness: readonly Likeness[] = [
  { keys: 'ids', atLeast: 0.75 },
  { keys: 'ids', atLeast: 0.4 },
  { keys: 'roots', atLeast: 0.4 },
]
const rounds = 3
/** Bounds the work for texts that say the same thing thousands of times. */
const mostCandidates = 32

/**
 * Finds for every statement of the report the one of the transcript it was written from: first those that are
 * equal, then those that are alike, then parts of sentences that were split, merged or moved elsewhere.
 * Linear: a fragment is compared with a bounded number of candidates of bounded length.
 *
 * @param originOf  of statements the report may make on its own account, else null: they are looked at last
 */
export function align(transcript: ComparedText, report: ComparedText, originOf: StatementOrigin): void {
  const origins = report.statements.map(originOf)
  const hasOwn = origins.some((origin) => origin !== null)
  const originAt = ({ from }: Fragment) => origins[report.statementOf[from] ?? -1]
  const isDictated = (fragment: Fragment) => originAt(fragment) === null
  const isWordForWord = (fragment: Fragment) => isDictated(fragment) || originAt(fragment) === 'template'
  // A bare value is bound by nothing but its place: it counts only as a whole statement.
  joinEqual(transcript, transcript.whole, report, report.whole.filter(isDictated), () => true)
  // "Vergleich: 03.02.2023" under a heading of that name
  joinEqual(transcript, openStatements(transcript), report, behindLabels(report).filter(isDictated), () => true)
  // "Keine Fraktur" was dictated and stands in the template as well: word for word it is kept.
  if (hasOwn)
    joinEqual(transcript, openStatements(transcript), report, openStatements(report).filter(isWordForWord), () => true)
  alignFragments(transcript, report, isDictated)
  if (hasOwn) alignFragments(transcript, report, () => true)
}

function alignFragments(
  transcript: ComparedText,
  report: ComparedText,
  isWanted: (fragment: Fragment) => boolean,
): void {
  let theirs = openStatements(report).filter(isWanted)
  let ours = theirs.length === 0 ? [] : openStatements(transcript)
  for (const likeness of sentenceLikeness) [ours, theirs] = joinAlike(transcript, ours, report, theirs, likeness)
  for (let round = 0; round < rounds; round += 1) {
    theirs = openFragments(report).filter(isWanted)
    ours = theirs.length === 0 ? [] : openFragments(transcript)
    if (ours.length === 0) return
    ;[ours, theirs] = joinEqual(transcript, ours, report, theirs, (fragment) => hasWord(transcript, fragment))
    const alike = joinAlike(transcript, ours, report, theirs, { keys: 'ids', atLeast: 0.5 })
    joinAlike(transcript, alike[0], report, alike[1], { keys: 'roots', atLeast: 0.5 })
  }
}

type Rest = [ours: Fragment[], theirs: Fragment[]]

function openStatements(text: ComparedText): Fragment[] {
  return text.whole.filter((fragment) => isWhollyOpen(text, fragment))
}

/** What a statement says behind its heading. */
function behindLabels(text: ComparedText): Fragment[] {
  return text.whole.flatMap(({ from, to }) => {
    let start = from
    while (start < to && text.atoms[start]?.label === true) start += 1
    return start < to && isWhollyOpen(text, { from: start, to }) ? [{ from: start, to }] : []
  })
}

function isWhollyOpen(text: ComparedText, { from, to }: Fragment): boolean {
  for (let index = from; index < to; index += 1) if (!isOpen(text, index)) return false
  return true
}

function hasWord(text: ComparedText, fragment: Fragment): boolean {
  for (let index = fragment.from; index < fragment.to; index += 1) if (text.atoms[index]?.kind === 'word') return true
  return false
}

function signature(text: ComparedText, fragment: Fragment): string {
  let key = ''
  for (let index = fragment.from; index < fragment.to; index += 1) key += `${text.ids[index]} `
  return key
}

/** Of fragments that are open, both those that found none. */
function joinEqual(
  transcript: ComparedText,
  ours: readonly Fragment[],
  report: ComparedText,
  theirs: readonly Fragment[],
  counts: (fragment: Fragment) => boolean,
): Rest {
  const waiting = new Map<string, Fragment[]>()
  for (const fragment of ours) {
    if (!counts(fragment)) continue
    const key = signature(transcript, fragment)
    const queue = waiting.get(key)
    if (queue === undefined) waiting.set(key, [fragment])
    else queue.push(fragment)
  }
  for (const queue of waiting.values()) queue.reverse()
  const rest: Fragment[] = []
  for (const fragment of theirs) {
    const match = waiting.get(signature(report, fragment))?.pop()
    if (match === undefined) {
      rest.push(fragment)
      continue
    }
    for (let step = 0; step < fragment.to - fragment.from; step += 1) {
      join(transcript, match.from + step, report, fragment.from + step)
    }
  }
  return [ours.filter(({ from }) => isOpen(transcript, from)), rest]
}

interface Index {
  keys: Likeness['keys']
  fragments: readonly Fragment[]
  taken: Uint8Array
  /** Fragment numbers by key number; `heads` says how many at the front are taken. */
  byKey: ReadonlyMap<number, readonly number[]>
  heads: Map<number, number>
  totals: Float64Array
}

/** A key that few fragments share says more; a value says less than a word. */
function weightOf(text: ComparedText, at: number, { keys, byKey }: Pick<Index, 'keys' | 'byKey'>): number {
  const share = text.atoms[at]?.kind === 'word' ? 1 : 0.5
  return share / (1 + Math.log2(byKey.get(text[keys][at] ?? -1)?.length ?? 1))
}

function indexFragments(text: ComparedText, fragments: readonly Fragment[], keys: Likeness['keys']): Index {
  const byKey = new Map<number, number[]>()
  fragments.forEach((fragment, number) => {
    for (let at = fragment.from; at < fragment.to; at += 1) {
      const id = text[keys][at] ?? -1
      const list = byKey.get(id)
      if (list === undefined) byKey.set(id, [number])
      else if (list[list.length - 1] !== number) list.push(number)
    }
  })
  const totals = Float64Array.from(fragments, (fragment) => {
    let total = 0
    for (const at of distinctAtoms(text, fragment, keys)) total += weightOf(text, at, { keys, byKey })
    return total
  })
  return { keys, fragments, taken: new Uint8Array(fragments.length), byKey, heads: new Map(), totals }
}

function distinctAtoms(text: ComparedText, fragment: Fragment, keys: Likeness['keys']): number[] {
  const byId = new Map<number, number>()
  for (let at = fragment.from; at < fragment.to; at += 1) byId.set(text[keys][at] ?? -1, at)
  return [...byId.values()]
}

/** Fragments not yet taken that hold a key, at most a bounded number of them. */
function candidatesFor(index: Index, id: number): number[] {
  const list = index.byKey.get(id) ?? []
  let head = index.heads.get(id) ?? 0
  while (head < list.length && index.taken[list[head] ?? 0] === 1) head += 1
  index.heads.set(id, head)
  return list.slice(head, head + mostCandidates).filter((candidate) => index.taken[candidate] === 0)
}

function joinAlike(
  transcript: ComparedText,
  ours: readonly Fragment[],
  report: ComparedText,
  theirs: readonly Fragment[],
  { keys, atLeast }: Likeness,
): Rest {
  if (ours.length === 0 || theirs.length === 0) return [[...ours], [...theirs]]
  const index = indexFragments(transcript, ours, keys)
  const rest: Fragment[] = []
  let expected = 0
  for (const fragment of theirs) {
    const best = bestCandidate(index, report, fragment, atLeast, expected)
    const match = best === null ? undefined : index.fragments[best]
    if (best === null || match === undefined) {
      rest.push(fragment)
      continue
    }
    index.taken[best] = 1
    expected = best + 1
    compareFragments(transcript, match, report, fragment)
  }
  return [ours.filter((_, number) => index.taken[number] === 0), rest]
}

interface Vote {
  weight: number
  words: number
}

function bestCandidate(
  index: Index,
  report: ComparedText,
  fragment: Fragment,
  atLeast: number,
  expected: number,
): number | null {
  const votes = new Map<number, Vote>()
  let total = 0
  for (const at of distinctAtoms(report, fragment, index.keys)) {
    const weight = weightOf(report, at, index)
    const words = report.atoms[at]?.kind === 'word' ? 1 : 0
    total += weight
    for (const candidate of candidatesFor(index, report[index.keys][at] ?? -1)) {
      const vote = votes.get(candidate) ?? { weight: 0, words: 0 }
      votes.set(candidate, { weight: vote.weight + weight, words: vote.words + words })
    }
  }
  let best: number | null = null
  let bestScore = atLeast
  for (const [candidate, vote] of votes) {
    if (vote.words === 0) continue
    const other = index.totals[candidate] ?? 0
    // Of two equally good candidates the one that follows what was matched last.
    const score = likeness(vote, total, other) + 0.001 / (1 + Math.abs(candidate - expected))
    if (score < bestScore) continue
    best = candidate
    bestScore = score
  }
  return best
}

/** Dice's coefficient; a fragment that lies wholly in a longer one counts almost as much as an equal one. */
function likeness(vote: Vote, total: number, other: number): number {
  const dice = (2 * vote.weight) / (total + other)
  return vote.words < 2 ? dice : Math.max(dice, (0.7 * vote.weight) / Math.min(total, other))
}
