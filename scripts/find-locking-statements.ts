/**
 * Statements of a migration that would hold a table of a running installation for long, or take away what processes of
 * the version before still use. Each has a way that does not.
 */
const rules: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: /^create (unique )?index (?!concurrently)/,
    why: 'stops all writing while the index is built; build it by hand with "create index concurrently if not exists" first, and write "if not exists" here',
  },
  {
    pattern: /add column (?!.*default).* not null/,
    why: 'fails where there are rows; give the column a constant default',
  },
  {
    pattern: /add column .*default [^,;]*\b(random|now|clock_timestamp|gen_random_uuid|nextval)\b/,
    why: 'writes every row anew; add the column without a default and fill it in steps',
  },
  { pattern: /add (column .*)?(big|small)?serial\b/, why: 'writes every row anew' },
  {
    pattern: /alter column .* (set data )?type /,
    why: 'writes every row anew; add a column, fill it, and switch in a later version',
  },
  {
    pattern: /alter column .* set not null/,
    why: 'reads every row under a full lock; add a "check (... is not null) not valid" and validate it in a later migration',
  },
  {
    pattern: /add constraint .* (foreign key|check)\b(?!.*not valid)/,
    why: 'reads every row under a lock; add it "not valid" and validate it in a later migration',
  },
  {
    pattern: /add constraint .* (unique|primary key)\b(?!.*using index)/,
    why: 'builds an index under a full lock; build it concurrently first and add the constraint "using index"',
  },
  {
    pattern: /^drop (table|view|type)|drop column|rename (to|column)|alter column .* drop default/,
    why: 'takes away what processes of the version before still use; stop using it in one version, drop it in the next',
  },
  { pattern: /^(update|delete from) /, why: 'holds every row it touches; do it in steps, in a job' },
  { pattern: /^(vacuum full|cluster|reindex|lock table|truncate)\b/, why: 'holds the whole table' },
]

/** "-- allowed: the reason" above a statement: somebody has thought about it. */
const allowed = /^\s*--\s*allowed:\s*\S/im

export interface LockingStatement {
  statement: string
  why: string
}

/** What stands in one migration file; tables that the file itself creates are empty, so anything may be done to them. */
export function findLockingStatements(migration: string): LockingStatement[] {
  const statements = migration.split(/--> statement-breakpoint|;\s*$/m).filter((text) => text.trim() !== '')
  const created = new Set(
    statements.flatMap((text) => /create table (?:if not exists )?"?(\w+)"?/i.exec(text)?.[1] ?? []),
  )
  return statements.flatMap((text) => {
    if (allowed.test(text)) return []
    const statement = plain(text)
    const table = tableOf(statement)
    if (table !== null && created.has(table)) return []
    const rule = rules.find(({ pattern }) => pattern.test(statement))
    return rule ? [{ statement, why: rule.why }] : []
  })
}

function plain(text: string): string {
  return text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

function tableOf(statement: string): string | null {
  const named =
    /^alter table (?:if exists )?(?:only )?(?:"?public"?\.)?"?(\w+)"?|^create (?:unique )?index .*? on (?:"?public"?\.)?"?(\w+)"?/
  const match = named.exec(statement)
  return match?.[1] ?? match?.[2] ?? null
}
