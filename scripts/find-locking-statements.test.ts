import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findLockingStatements } from './find-locking-statements.ts'

const folder = new URL('../database/migrations/', import.meta.url)
/** Those before the first release found empty tables; from then on there may be rows. */
const lastBeforeRelease = '0003_'
const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'))
const later = migrations.filter((name) => name.slice(0, lastBeforeRelease.length) > lastBeforeRelease)

const dangerous = [
  'CREATE INDEX "usage_idx" ON "usage_events" USING btree ("endpoint");',
  'CREATE UNIQUE INDEX "users_key" ON "users" ("phone");',
  'ALTER TABLE "users" ADD COLUMN "phone" text NOT NULL;',
  'ALTER TABLE "users" ADD COLUMN "seen" timestamp DEFAULT now() NOT NULL;',
  'ALTER TABLE "users" ADD COLUMN "number" bigserial;',
  'ALTER TABLE "usage_events" ALTER COLUMN "duration_ms" SET DATA TYPE bigint;',
  'ALTER TABLE "users" ALTER COLUMN "first_name" SET NOT NULL;',
  'ALTER TABLE "a" ADD CONSTRAINT "a_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");',
  'ALTER TABLE "a" ADD CONSTRAINT "a_key" UNIQUE("name");',
  'DROP TABLE "legacy_mails";',
  'ALTER TABLE "users" DROP COLUMN "is_legacy";',
  'ALTER TABLE "users" RENAME COLUMN "role" TO "kind";',
  'UPDATE "users" SET "role" = \'user\';',
  'LOCK TABLE "users";',
]
const harmless = [
  'ALTER TABLE "users" ADD COLUMN "phone" text;',
  'ALTER TABLE "users" ADD COLUMN "calls" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "a" ADD CONSTRAINT "a_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") NOT VALID;',
  'ALTER TABLE "a" VALIDATE CONSTRAINT "a_fk";',
  'CREATE TABLE "note" ("id" uuid);\n--> statement-breakpoint\nCREATE INDEX "note_idx" ON "note" ("id");',
  'CREATE TABLE "note" ("id" uuid);--> statement-breakpoint\nALTER TABLE "note" ADD CONSTRAINT "x" FOREIGN KEY ("id") REFERENCES "public"."users"("id");',
  '-- allowed: a table of a dozen rows\nCREATE INDEX "prompts_idx" ON "ai_prompts" ("language");',
]

describe('statements that hold a table of a running installation', () => {
  it.each(dangerous)('finds %s', (migration) => {
    expect(findLockingStatements(migration)).toHaveLength(1)
  })

  it.each(harmless)('lets pass %s', (migration) => {
    expect(findLockingStatements(migration)).toEqual([])
  })

  it('are in no migration since the first release without a reason above them', () => {
    expect(migrations.length).toBeGreaterThan(0)
    for (const name of later) expect(findLockingStatements(readFileSync(new URL(name, folder), 'utf8'))).toEqual([])
  })
})
