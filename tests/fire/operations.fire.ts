import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { instanceSecrets, totpSecrets } from '#database/schema.ts'
import { openEmbedded } from '#server/db/database.ts'
import { startPostgres } from '#tests/postgres.ts'
import { runProduct } from '../../scripts/run-product.ts'
import { adminAt, adminSettings } from './admin-settings.ts'
import { httpClient } from './http-client.ts'

const login = { email: adminSettings.ADMIN_EMAIL, password: adminSettings.ADMIN_PASSWORD }

/** What docs/operations.md promises of upgrades and keys. */
describe('an upgrade', () => {
  it('is made by one of several processes that start in one moment; all of them serve', async () => {
    const postgres = await startPostgres()
    if ('skipped' in postgres) throw new Error(postgres.skipped)
    onTestFinished(postgres.stop)
    const settings = { ...adminSettings, DATABASE_URL: postgres.url }
    const products = await Promise.all([1, 2, 3].map(() => runProduct(settings)))
    for (const product of products) onTestFinished(product.stop)

    const admin = await adminAt(products[0]!.url)
    const lists = await Promise.all(
      products.map(async ({ url }) => (await admin.at(url).get('/api/medical-templates')).body),
    )
    const names = (lists[0] as { name: string; modality: string; language: string }[]).map((one) =>
      JSON.stringify([one.name, one.modality, one.language]),
    )
    expect(names.length).toBeGreaterThan(50)
    expect(new Set(names).size).toBe(names.length)
    for (const list of lists) expect(list).toEqual(lists[0])

    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    onTestFinished(() => client.end())
    const made = `select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations`
    const [{ all, different }] = (await client.query(made)).rows as [{ all: number; different: number }]
    expect(all).toBeGreaterThan(0)
    expect(different).toBe(all)
    expect((await client.query(`select 1 from users where email = $1`, [login.email])).rowCount).toBe(1)
  })

  it('that cannot have a table gives up within seconds, changes nothing, and goes through at the next start', async () => {
    const postgres = await startPostgres()
    if ('skipped' in postgres) throw new Error(postgres.skipped)
    onTestFinished(postgres.stop)
    const settings = { ...adminSettings, DATABASE_URL: postgres.url }
    await (await runProduct(settings)).stop()

    const holder = new pg.Client({ connectionString: postgres.url })
    await holder.connect()
    await holder.query('begin; lock table drizzle.__drizzle_migrations in access exclusive mode')
    const startedAt = Date.now()
    const refused = await runProduct(settings).catch((error: unknown) => String(error))
    expect(refused).toContain('55P03')
    expect(Date.now() - startedAt).toBeGreaterThan(5000)
    await holder.query('rollback')
    await holder.end()

    const again = await runProduct(settings)
    onTestFinished(again.stop)
    expect((await (await adminAt(again.url)).get('/api/vocabulary')).status).toBe(200)
  })
})

/** Signs in with the password, then with what is asked for besides; answers what each said. */
async function signInWith(url: string, code: string) {
  const client = httpClient(url)
  const first = await client.post('/api/auth/email/login', login)
  const second = await client.post('/api/auth/second-factor', { code })
  return { first: first.body, second: second.status, user: (await client.get('/api/auth/user')).status }
}

describe('the keys of the installation', () => {
  it('changed as operations.md says end what it names and nothing else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'klarbefund-keys-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const settings = { ...adminSettings, DATA_DIR: folder }
    const changeKey = async (name: string) => {
      const { db, close } = await openEmbedded(join(folder, 'postgres'))
      await db.delete(instanceSecrets).where(eq(instanceSecrets.name, name))
      if (name === 'encryption-key') await db.delete(totpSecrets)
      await close()
    }
    let product = await runProduct(settings)
    const admin = await adminAt(product.url)
    const { secret } = (await admin.post('/api/auth/totp/start')).body
    const appCode = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    const { recoveryCodes } = (await admin.post('/api/auth/totp', { code: appCode() })).body
    // The positive control: before, a recovery code opens.
    expect(await signInWith(product.url, recoveryCodes[0])).toMatchObject({ second: 200, user: 200 })
    await product.kill('SIGTERM')

    await changeKey('hash-key')
    product = await runProduct(settings)
    expect((await admin.at(product.url).get('/api/auth/user')).status).toBe(200)
    expect(await signInWith(product.url, recoveryCodes[1])).toMatchObject({ second: 400, user: 401 })
    await product.kill('SIGTERM')

    await changeKey('encryption-key')
    product = await runProduct(settings)
    onTestFinished(product.stop)
    const client = await adminAt(product.url)
    expect((await client.get('/api/auth/user')).status).toBe(200)
    expect((await client.get('/api/auth/security')).body.totpSince).toBeNull()
    expect((await client.post('/api/auth/totp/start')).status).toBe(200)
  })
})
