import { readAtoms } from './read-atoms.ts'
import { splitText } from './split-text.ts'
import type { Statement } from './statement.ts'

/** Bounds the work where many labels begin with the same word. */
const mostLabels = 64

/** Marks the words of a template's own label ("Aorta – Stenose(n)") at the beginning of a statement as such. */
export function labelReader(labels: readonly string[]): (statement: Statement) => Statement {
  const byFirst = new Map<string, string[][]>()
  for (const label of new Set(labels)) {
    const keys = readAtoms(splitText(label, 0, null, false)).map(({ key }) => key)
    const [first] = keys
    if (first === undefined) continue
    const list = byFirst.get(first)
    if (list === undefined) byFirst.set(first, [keys])
    else if (list.length < mostLabels) list.push(keys)
  }
  return (statement) => {
    const { atoms } = statement
    const fitting = (byFirst.get(atoms[0]?.key ?? '') ?? []).filter(
      (keys) => keys.length < atoms.length && keys.every((key, at) => atoms[at]?.key === key),
    )
    const length = Math.max(0, ...fitting.map((keys) => keys.length))
    if (length === 0) return statement
    return { ...statement, atoms: atoms.map((atom, at) => (at < length ? { ...atom, label: true } : atom)) }
  }
}
