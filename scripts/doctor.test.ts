import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '#server/env.ts'
import { type ModelServer, startModelServer } from '#stand-ins/model/start-model-server.ts'
import { examineServices } from './doctor.ts'

let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
})
afterAll(() => model.close())

async function stateOf(name: string, settings: Record<string, string>) {
  const findings = await examineServices(readEnv({ DATA_DIR: '/tmp', ...settings }))
  return findings.find((finding) => finding.name === name)
}

describe('befund doctor', () => {
  it('names the embedded default of everything that is not configured', async () => {
    const findings = await examineServices(readEnv({ DATA_DIR: '/tmp' }))
    expect(findings.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'standIn'))
  })

  it('says of a model whether it answers, and which settings to look at', async () => {
    expect(await stateOf('Sprachmodell', { AI_BASE_URL: model.url, AI_MODEL: 'x' })).toMatchObject({ state: 'good' })
    const wrong = await stateOf('Sprachmodell', { AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'x' })
    expect(wrong).toMatchObject({ state: 'bad', text: expect.stringContaining('AI_BASE_URL') })
  })

  it('finds a database and a mail server that do not answer', async () => {
    const database = await stateOf('Datenbank', { DATABASE_URL: 'postgres://127.0.0.1:1/x' })
    expect(database).toMatchObject({ state: 'bad', text: expect.stringContaining('DATABASE_URL') })
    expect(await stateOf('E-Mail', { SMTP_URL: 'smtp://127.0.0.1:1' })).toMatchObject({ state: 'bad' })
  })

  it('misses mail where stand-ins are not allowed', async () => {
    expect(await stateOf('E-Mail', { PUBLIC_URL: 'https://befund.example.org' })).toMatchObject({ state: 'bad' })
  })
})
