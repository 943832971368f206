import { existsSync } from 'node:fs'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startPostgres } from './postgres.ts'

const postgres = await startPostgres()
const skipped = 'skipped' in postgres ? postgres.skipped : null
if (skipped) console.warn(`PostgreSQL tests are skipped: ${skipped}`)

describe.skipIf(skipped)('a PostgreSQL for tests', () => {
  it('answers queries, and is gone with its folder after stop', async () => {
    if ('skipped' in postgres) return
    onTestFinished(postgres.stop)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query('show data_directory')
    await client.end()
    expect(existsSync(rows[0].data_directory)).toBe(true)

    await postgres.stop()

    expect(existsSync(rows[0].data_directory)).toBe(false)
    await expect(new pg.Client({ connectionString: postgres.url }).connect()).rejects.toThrow(/ECONNREFUSED/)
  })
})
