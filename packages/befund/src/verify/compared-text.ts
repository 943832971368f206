import type { Span } from '../model.ts'
import { rememberInCall } from '../word-memory.ts'
import type { Atom } from './atom.ts'
import { type Statement, spanIn } from './statement.ts'

/** A stretch of atoms within one statement, `[from, to)` in the flat list. */
export interface Fragment {
  from: number
  to: number
}

/** One side of the comparison: its atoms in one list, and for each which atom of the other side it is. */
export interface ComparedText {
  statements: readonly Statement[]
  /** Each of them as a fragment. */
  whole: readonly Fragment[]
  atoms: readonly Atom[]
  statementOf: Int32Array
  /** Number of the key, the same on both sides. */
  ids: Int32Array
  /** Number of the first letters of a word, or of the whole key of a value. */
  roots: Int32Array
  /** Atom of the other side that says the same, or -1. */
  partner: Int32Array
  /** Atom of the other side that stands in its place but says something else, or -1. */
  replacement: Int32Array
}

/** What of a compared text does not depend on the other side. */
type NumberedText = Omit<ComparedText, 'partner' | 'replacement'>

export function prepareText(statements: readonly Statement[]): ComparedText {
  const text = numbered(statements)
  const none = () => new Int32Array(text.atoms.length).fill(-1)
  return { ...text, partner: none(), replacement: none() }
}

const numbered = rememberInCall(numberAtoms)

function numberAtoms(statements: readonly Statement[]): NumberedText {
  const numbers = numbersOf('call')
  const whole: Fragment[] = []
  const atoms: Atom[] = []
  for (const statement of statements) {
    const from = atoms.length
    for (const atom of statement.atoms) atoms.push(atom)
    whole.push({ from, to: atoms.length })
  }
  const statementOf = new Int32Array(atoms.length)
  const ids = new Int32Array(atoms.length)
  const roots = new Int32Array(atoms.length)
  let nth = 0
  for (let at = 0; at < atoms.length; at += 1) {
    const { kind, key } = atoms[at] as Atom
    while (whole[nth]?.to === at) nth += 1
    const id = numberOf(key, numbers.keys)
    statementOf[at] = nth
    ids[at] = id
    roots[at] = kind === 'word' ? rootOf(key, id, numbers) : 2 * id
  }
  return { statements, whole, atoms, statementOf, ids, roots }
}

/** Numbers keys and the first letters of words. */
interface KeyNumbers {
  keys: Map<string, number>
  roots: Map<string, number>
  /** By the number of the key. */
  rootOfKey: number[]
}

/** One numbering for all texts of a call, so that equal keys have equal numbers in all of them. */
const numbersOf = rememberInCall((_of: 'call'): KeyNumbers => ({ keys: new Map(), roots: new Map(), rootOfKey: [] }))

const rootLength = 4

/** Odd for words and even for values, so that neither is taken for the other. */
function rootOf(key: string, id: number, { roots, rootOfKey }: KeyNumbers): number {
  const known = rootOfKey[id]
  if (known !== undefined) return known
  const root = 2 * numberOf(key.slice(0, rootLength), roots) + 1
  rootOfKey[id] = root
  return root
}

function numberOf(key: string, numbers: Map<string, number>): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, numbers.size)
  return numbers.size - 1
}

/** Where an atom stands in the text. */
export function spanAt({ statements, statementOf, atoms }: ComparedText, index: number): Span {
  return spanIn(statements[statementOf[index] as number] as Statement, atoms[index] as Atom)
}

export function isOpen(text: ComparedText, index: number): boolean {
  return text.partner[index] === -1 && text.replacement[index] === -1
}

export function join(ours: ComparedText, mine: number, theirs: ComparedText, yours: number): void {
  ours.partner[mine] = yours
  theirs.partner[yours] = mine
}

export function replace(ours: ComparedText, mine: number, theirs: ComparedText, yours: number): void {
  ours.replacement[mine] = yours
  theirs.replacement[yours] = mine
}

/** What of the statements has found no counterpart yet, cut where it is interrupted or a comma with a word behind it stands. */
export function openFragments(text: ComparedText): Fragment[] {
  const fragments: Fragment[] = []
  for (const whole of text.whole) appendOpen(fragments, text, whole)
  return fragments
}

function appendOpen(fragments: Fragment[], text: ComparedText, whole: Fragment): void {
  let from = -1
  for (let index = whole.from; index <= whole.to; index += 1) {
    const isInside = index < whole.to && isOpen(text, index)
    const isNewPart = from >= 0 && isInside && beginsPart(text, index)
    if (from >= 0 && (!isInside || isNewPart)) {
      fragments.push({ from, to: index })
      from = -1
    }
    if (isInside && from < 0) from = index
  }
}

/** A bare value behind a comma belongs to what stands before it. */
function beginsPart(text: ComparedText, index: number): boolean {
  const part = text.atoms[index]?.part
  if (part === text.atoms[index - 1]?.part) return false
  for (let at = index; text.statementOf[at] === text.statementOf[index] && text.atoms[at]?.part === part; at += 1) {
    if (text.atoms[at]?.kind === 'word') return true
  }
  return false
}

/** The atoms of a fragment without counterpart that are wanted. */
export function openIndices(text: ComparedText, fragment: Fragment, wanted: (atom: Atom) => boolean): number[] {
  const indices: number[] = []
  for (let index = fragment.from; index < fragment.to; index += 1) {
    const atom = text.atoms[index]
    if (atom !== undefined && isOpen(text, index) && wanted(atom)) indices.push(index)
  }
  return indices
}
