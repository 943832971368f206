import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as schema from '#database/schema.ts'
import { startPostgres } from '#tests/postgres.ts'
import { openEmbedded } from '../db/database.ts'
import { createJobs } from '../jobs/jobs.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import { OperationError } from './operation-error.ts'

const postgres = await startPostgres()
const skipped = 'skipped' in postgres ? postgres.skipped : null
const folder = mkdtempSync(join(tmpdir(), 'klarbefund-move-'))
const embedded = join(folder, 'postgres')
const createdAt = new Date('2026-03-02T09:00:00.123Z')
const userId = randomUUID()

describe.skipIf(skipped)('the move from the embedded database to PostgreSQL', () => {
  if ('skipped' in postgres) return

  beforeAll(async () => {
    const source = await openEmbedded(embedded)
    const { db } = source
    await db
      .insert(schema.users)
      .values({ id: userId, email: 'eva@example.org', firstName: 'Ève "Ü" \\ 名', createdAt })
    await db.insert(schema.passkeys).values({
      id: 'key',
      userId,
      name: 'Schlüssel',
      publicKey: new Uint8Array([0, 1, 254, 255]),
      counter: 3,
      transports: ['usb', 'a,"b'],
      createdAt,
    })
    const audit = { actorEmail: 'a@example.org', action: 'x', details: { n: 1, text: '{"}\n' }, createdAt }
    await db.insert(schema.auditEntries).values(Array.from({ length: 1200 }, () => audit))
    const jobs = createJobs(source, false, () => {})
    jobs.define('letter', async () => {})
    await jobs.start()
    await jobs.send(db, 'letter', { userId })
    await jobs.stop()
    await source.close()
  })
  afterAll(async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('brings every row, waiting job and counter, and refuses to do so twice', async () => {
    const moved = await moveToPostgres(embedded, postgres.url)

    expect(moved.tables.find(({ name }) => name === 'audit_entries')).toEqual({ name: 'audit_entries', rows: 1200 })
    expect(moved.jobs).toBe(1)
    const pool = new pg.Pool({ connectionString: postgres.url })
    const one = async (text: string) => (await pool.query(text)).rows[0]
    expect((await one('select * from users')).first_name).toBe('Ève "Ü" \\ 名')
    expect((await one('select * from users')).created_at).toEqual(createdAt)
    const passkey = await one('select * from passkeys')
    expect([...passkey.public_key]).toEqual([0, 1, 254, 255])
    expect(passkey.transports).toEqual(['usb', 'a,"b'])
    expect((await one('select details from audit_entries')).details).toEqual({ n: 1, text: '{"}\n' })
    expect(Number((await one(`select nextval('audit_entries_id_seq') as next`)).next)).toBe(1201)
    expect((await one(`select data from pgboss.job where name = 'letter'`)).data).toEqual({ userId })
    await pool.end()

    const again = moveToPostgres(embedded, postgres.url)
    await expect(again).rejects.toThrow(OperationError)
    await expect(again).rejects.toThrow(/nicht leer.*audit_entries: 1200/)
    const source = await openEmbedded(embedded)
    const { rows } = (await source.db.execute(sql`select id from users`)) as unknown as { rows: unknown[] }
    expect(rows).toEqual([{ id: userId }])
    await source.close()
  })
})
