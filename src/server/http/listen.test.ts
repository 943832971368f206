import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { SettingsError } from '../env.ts'
import { listen } from './listen.ts'

/** Of the block that is kept for examples: no machine has it. */
const elsewhere = '192.0.2.1'

it('says in plain words that the address is not one of this machine', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  const listening = listen(app, { HOST: elsewhere, PORT: 0 })
  await expect(listening).rejects.toThrow(SettingsError)
  await expect(listening).rejects.toThrow('192.0.2.1 ist keine Adresse dieses Rechners. Bitte prüfen Sie HOST')
})
