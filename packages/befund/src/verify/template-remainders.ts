import { remaindersOf } from '../template/coordination.ts'
import type { NormalClause, NormalSentence } from '../template/normals.ts'
import type { Atom } from './atom.ts'
import { readAtoms } from './read-atoms.ts'
import { splitText } from './split-text.ts'
import type { Statement } from './statement.ts'

/** Keys of the atoms of a stretch, in order. */
type Keys = readonly string[]

interface TemplateSentenceKeys {
  /** The heading it stands under. */
  label: Keys
  clauses: readonly TemplateClauseKeys[]
}

interface TemplateClauseKeys {
  whole: Keys
  /** "Kein" and each of the things denied, where they are more than one. */
  determiner: Keys
  items: readonly Keys[]
  /** "Vorderes und hinteres Kreuzband intakt": what is said of each alone. */
  conjuncts: readonly Keys[]
  /** What the clauses behind it are said of: "Gallenblase" of "Gallenblase steinfrei, zartwandig". */
  subject: Keys
}

/** Bounds the work where a template says the same thing thousands of times. */
const mostCandidates = 16

/**
 * Tells whether a statement is what is left of one sentence of the template: some of its clauses, some members of its
 * lists, all in their order. A negation stays with what it denies.
 */
export function remainderReader(normals: readonly NormalSentence[]): (statement: Statement) => boolean {
  const byLastKey = new Map<string, TemplateSentenceKeys[]>()
  for (const sentence of normals) {
    const keys = sentenceKeys(sentence)
    for (const key of new Set(lastKeysOf(keys))) {
      const list = byLastKey.get(key)
      if (list === undefined) byLastKey.set(key, [keys])
      else if (list.length < mostCandidates) list.push(keys)
    }
  }
  return ({ atoms }) => {
    const label = keysOf(atoms.filter((atom) => atom.label))
    const said = keysOf(atoms.filter((atom) => !atom.label))
    const candidates = byLastKey.get(said.at(-1) ?? '') ?? []
    return candidates.some((sentence) => stands(label, sentence.label) && isRemainder(said, sentence.clauses))
  }
}

/** A sentence behind the first below a heading does not repeat it. */
function stands(under: Keys, label: Keys): boolean {
  return under.length === 0 || under.join(' ') === label.join(' ')
}

function lastKeysOf({ clauses }: TemplateSentenceKeys): string[] {
  return clauses.flatMap(({ whole, items, conjuncts }) =>
    [whole, ...items, ...conjuncts].flatMap((keys) => keys.at(-1) ?? []),
  )
}

function isRemainder(said: Keys, clauses: readonly TemplateClauseKeys[]): boolean {
  let at = 0
  for (const clause of clauses) {
    if (at === said.length) return true
    const next = endOfClause(said, at, clause)
    if (next > at) at = next
    else if (at === 0 && startsAt(said, 0, clause.subject) && clause.subject.length < said.length)
      at = clause.subject.length
  }
  return at > 0 && at === said.length
}

/** Where the text of a clause that begins at `at` ends; `at` where the clause does not stand there. */
function endOfClause(said: Keys, at: number, clause: TemplateClauseKeys): number {
  for (const keys of [clause.whole, ...clause.conjuncts]) {
    if (keys.length > 0 && startsAt(said, at, keys)) return at + keys.length
  }
  if (clause.items.length < 2 || !startsAt(said, at, clause.determiner)) return at
  const first = at + clause.determiner.length
  let end = first
  for (const item of clause.items) if (startsAt(said, end, item)) end += item.length
  return end > first ? end : at
}

function startsAt(said: Keys, at: number, keys: Keys): boolean {
  return keys.every((key, step) => said[at + step] === key)
}

function sentenceKeys({ slot, clauses }: NormalSentence): TemplateSentenceKeys {
  return { label: keysOfText(slot.label), clauses: clauses.map(clauseKeys) }
}

function clauseKeys(clause: NormalClause): TemplateClauseKeys {
  const textOf = ({ start, end }: { start: number; end: number }) =>
    clause.text.slice(start - clause.start, end - clause.start)
  const first = clause.items[0]
  const finding = clause.statements[0]
  return {
    whole: keysOfText(clause.text),
    determiner: first === undefined ? [] : keysOfText(textOf({ start: clause.start, end: first.start })),
    items: clause.items.map((item) => keysOfText(textOf(item))),
    conjuncts: remaindersOf(clause.text).map(keysOfText),
    subject:
      finding === undefined || finding.finding !== null
        ? []
        : keysOfText(textOf({ start: clause.start, end: Math.max(clause.start, finding.at.start) })),
  }
}

function keysOfText(text: string): Keys {
  return keysOf(readAtoms(splitText(text, 0, null, false)))
}

function keysOf(atoms: readonly Atom[]): Keys {
  return atoms.map(({ key }) => key)
}
