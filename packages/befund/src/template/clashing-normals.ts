import { findClashes } from '../check/find-clashes.ts'
import { vagueFindings } from '../check/vague-findings.ts'
import type { Span } from '../model.ts'
import { readSentences } from '../understand/read-sentences.ts'
import type { Dictated } from './dictated.ts'
import type { Judge } from './judge-normals.ts'
import type { NormalClause } from './normals.ts'
import type { Revision } from './revise-normals.ts'

interface Place extends Span {
  by: NormalClause | Dictated
}

/**
 * Clauses of the template that would stay and that the report as a whole contradicts, with the dictated sentence against
 * each: "Kein Bandscheibenvorfall" where the impression says "Rezidivsequester L4/5". Linear.
 */
export function clashingNormals(
  revisions: readonly Revision[],
  dictated: readonly Dictated[],
): ReadonlyMap<NormalClause, Dictated> {
  const places: Place[] = []
  let text = ''
  const add = (by: Place['by'], said: string) => {
    places.push({ by, start: text.length, end: text.length + said.length })
    text += `${said}\n`
  }
  const addSection = (title: string, section: Dictated['section']) => {
    text += `${title}:\n`
    for (const part of dictated) if (part.section === section) add(part, part.text)
  }
  addSection('Befund', 'findings')
  for (const { kept, sentence } of revisions)
    for (const clause of sentence.clauses)
      if (kept === null || kept.includes(clause.text)) add(clause, `${sentence.slot.label}: ${clause.text}.`)
  addSection('Beurteilung', 'impression')
  const clashing = new Map<NormalClause, Dictated>()
  for (const { first, second } of findClashes(readSentences(text), {})) {
    const sides = [first, second].map((span) =>
      places.find(({ start, end }) => start <= span.start && span.start < end),
    )
    const clause = sides.find((place) => place !== undefined && 'about' in place.by)?.by
    const part = sides.find((place) => place !== undefined && 'pieces' in place.by)?.by
    if (clause === undefined || !('about' in clause) || part === undefined || !('pieces' in part)) continue
    if (part.section === 'impression' && isPlain(clause)) clashing.set(clause, part)
  }
  return clashing
}

/** "Supraspinatussehne intakt", "Kein Bandscheibenvorfall", not "Homogen" or "Keine Läsion" below any heading. */
function isPlain({ organs, statements }: NormalClause): boolean {
  return (
    organs.length > 0 ||
    statements.some(
      ({ finding, stance }) =>
        finding !== null && stance !== 'asserted' && finding !== 'malignancy-sign' && !vagueFindings.has(finding),
    )
  )
}

/** The judge, who knows of these clauses as well. */
export function judgeWith(judge: Judge, clashing: ReadonlyMap<NormalClause, Dictated>): Judge {
  const clashOf = (clause: NormalClause) => {
    const part = clashing.get(clause)
    return part === undefined ? null : { relation: 'clash' as const, part }
  }
  return {
    statement: (statement, clause, sentence) => clashOf(clause) ?? judge.statement(statement, clause, sentence),
    words: (clause, sentence) => clashOf(clause) ?? judge.words(clause, sentence),
  }
}
