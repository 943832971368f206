import { aiPrompts, seeds, standardTemplates } from '#database/schema.ts'
import { readStandardTemplates, standardTemplateEntries } from '#database/standard-templates/index.ts'
import { ensureAdmin } from '#features/auth/public.ts'
import { namedPrompts } from '#features/prompts/public.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'

type SeedDeps = Pick<Deps, 'db' | 'env' | 'clock'>

/** What every installation starts with: an administrator, standard templates and prompts. Nothing is overwritten. */
export async function seed(deps: SeedDeps): Promise<{ generatedPassword: string | null }> {
  await deps.db.transaction((tx) => seedStandardTemplates(tx, deps.clock.now()))
  await deps.db.transaction((tx) => seedPrompts(tx, deps.clock.now()))
  // Last, because the password is told when all of this is done.
  return { generatedPassword: await ensureAdmin(deps) }
}

async function seedStandardTemplates(db: Database, now: Date): Promise<void> {
  const keyOf = (index: number) =>
    `template:${standardTemplateEntries[index]?.modality}/${standardTemplateEntries[index]?.slug}`
  const candidates = readStandardTemplates().map((template, index) => ({ key: keyOf(index), template }))
  const added = await claimSeeds(
    db,
    candidates.map(({ key }) => key),
    now,
  )
  const rows = candidates
    .filter(({ key }) => added.has(key))
    .map(({ template }) => ({ ...template, createdAt: now, updatedAt: now }))
  if (rows.length > 0) await db.insert(standardTemplates).values(rows)
}

/** A prompt of that name an administrator has written before stays as it is. */
async function seedPrompts(db: Database, now: Date): Promise<void> {
  const keys = namedPrompts.map(({ name }) => `prompt:${name}`)
  const added = await claimSeeds(db, keys, now)
  const rows = namedPrompts
    .filter(({ name }) => added.has(`prompt:${name}`))
    .map((prompt) => ({ ...prompt, createdAt: now, updatedAt: now }))
  if (rows.length > 0) await db.insert(aiPrompts).values(rows).onConflictDoNothing()
}

/** Which of the keys were never seeded before; they are from now on. */
async function claimSeeds(db: Database, keys: string[], now: Date): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .insert(seeds)
    .values(keys.map((key) => ({ key, seededAt: now })))
    .onConflictDoNothing()
    .returning()
  return new Set(rows.map((row) => row.key))
}
