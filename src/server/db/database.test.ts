import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../../scripts/free-port.ts'
import { SettingsError } from '../env.ts'
import { openEmbedded, openPostgres } from './database.ts'

describe('openEmbedded', () => {
  it('says in plain words that its folder cannot be written to', async () => {
    const below = join(import.meta.filename, 'postgres')
    const opened = openEmbedded(below)
    await expect(opened).rejects.toThrow(SettingsError)
    await expect(opened).rejects.toThrow(`In ${below} lässt sich nicht schreiben (ENOTDIR). Bitte prüfen Sie DATA_DIR.`)
  })
})

describe('openPostgres', () => {
  it('says in plain words that nobody answers', async () => {
    const opened = openPostgres(`postgres://127.0.0.1:${await freePort()}/klarbefund`, 1)
    await expect(opened).rejects.toThrow(SettingsError)
    await expect(opened).rejects.toThrow(
      'Die Verbindung zu PostgreSQL kommt nicht zustande (ECONNREFUSED). Bitte prüfen Sie DATABASE_URL.',
    )
  })

  it.each([
    ['28P01', 'PostgreSQL nimmt Benutzer oder Passwort nicht an (28P01). Bitte prüfen Sie DATABASE_URL.'],
    ['3D000', 'Diese Datenbank gibt es in PostgreSQL nicht (3D000). Bitte prüfen Sie DATABASE_URL.'],
  ])('says in plain words why it was refused with %s', async (code, message) => {
    const port = await refuseEverybody(code)
    await expect(openPostgres(`postgres://127.0.0.1:${port}/klarbefund`, 1)).rejects.toThrow(message)
  })
})

/** Stands for a PostgreSQL that answers the first packet with an ErrorResponse. */
async function refuseEverybody(code: string): Promise<number> {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return (server.address() as AddressInfo).port
}
