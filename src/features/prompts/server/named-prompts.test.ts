import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from '#database/seed.ts'
import { anAdmin, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestServer } from '#tests/test-server.ts'
import type { AiPrompt } from '../contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('a new installation', () => {
  it('has the named prompts and the starter prompts, in German and with an example, once', async () => {
    await seed(server.deps)
    await seed(server.deps)
    const admin = await signedIn(server, await anAdmin(server))
    const prompts: AiPrompt[] = (await admin.get('/api/ai-prompts')).body
    expect(prompts.map(({ name, language }) => `${name} ${language}`)).toEqual([
      'contradiction_detector de',
      'external_transcript_formatter de',
      'medical_correction universal',
      'radiology_report_generator de',
      'report_from_scratch universal',
      'template_population universal',
    ])
    for (const { promptText } of prompts) expect(promptText).toContain('\nBeispiel\n')
  })
})
