import type { Statement } from '../understand/statement.ts'
import type { Dictated } from './dictated.ts'
import { idsIn } from './terms-in.ts'

/**
 * What a sentence is about says its head: the first clause that names an organ, as far as "mit". "Milzlazeration, im
 * kleinen Becken Blut" is of the spleen, "Läsion BWK 7 mit Verdrängung des Rückenmarks" of the vertebra.
 */
export function headOf(part: Dictated): Dictated {
  const clauses = part.clauses.slice(0, part.clauses.findIndex(({ organs }) => organs.length > 0) + 1)
  const last = clauses.pop()
  if (last === undefined) return part
  const cut = last.start + last.text.indexOf(' mit ')
  const end = cut > last.start && idsIn(part.text.slice(last.start, cut), 'organ').length > 0 ? cut : last.end
  const text = part.text.slice(0, end)
  const said = idsIn(text, 'organ')
  const behind = idsIn(part.text.slice(end), 'organ').filter((organ) => !said.includes(organ))
  const isSaid = (organ: string) => !behind.includes(organ)
  const found = idsIn(text, 'finding')
  const statements = part.statements.filter(
    ({ at, organs, finding }) =>
      at.start - part.at < end && (organs.length === 0 || organs.some(isSaid) || found.includes(finding ?? '')),
  )
  if (found.length === 0 && !statements.some((one) => isTold(one) || one.measures.length > 0)) return part
  clauses.push({ ...last, organs: last.organs.filter(isSaid), locating: last.locating.filter(isSaid) })
  return { ...part, text, clauses, statements }
}

export function isKnown({ finding }: Statement): boolean {
  return finding !== null && !finding.startsWith('w:')
}

export function isTold(statement: Statement): boolean {
  return isKnown(statement) || statement.normal !== null
}
