import { familyOf } from '../anatomy/finding-concepts.ts'
import type { SectionId } from '../model.ts'
import type { Statement } from '../understand/statement.ts'

/** The most statements of one key that a check compares; a report never has as many. */
const bucketLimit = 40
/** The most statements of a section that are compared, which keeps the checks linear for any text. */
const sectionLimit = 400

/** Statements of a report by what they are about, so that no check compares all with all. */
export interface StatementIndex {
  findings: readonly Statement[]
  impression: readonly Statement[]
  byFamily: ReadonlyMap<string, readonly Statement[]>
  byOrgan: ReadonlyMap<string, readonly Statement[]>
}

export function indexStatements(statements: readonly Statement[]): StatementIndex {
  const byFamily = new Map<string, Statement[]>()
  const byOrgan = new Map<string, Statement[]>()
  for (const statement of statements) {
    if (statement.finding !== null) put(byFamily, familyOf(statement.finding), statement)
    for (const organ of statement.organs) put(byOrgan, organ, statement)
  }
  return {
    findings: ofSection(statements, 'findings'),
    impression: ofSection(statements, 'impression'),
    byFamily,
    byOrgan,
  }
}

function ofSection(statements: readonly Statement[], section: SectionId): Statement[] {
  return statements.filter((one) => one.section === section).slice(0, sectionLimit)
}

function put(map: Map<string, Statement[]>, key: string, statement: Statement): void {
  const bucket = map.get(key)
  if (bucket === undefined) map.set(key, [statement])
  else if (bucket.length < bucketLimit) bucket.push(statement)
}

/** Statements about the same family of findings. */
export function ofSameFamily(index: StatementIndex, statement: Statement): readonly Statement[] {
  return statement.finding === null ? [] : (index.byFamily.get(familyOf(statement.finding)) ?? [])
}
