import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { lightContracts } from './light-contracts.ts'

const page = join(import.meta.dirname, '..', 'src', 'web', 'page-under-test.ts').replaceAll('\\', '/')

/** What the browser would load for a page with this code. */
async function built(code: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      lightContracts(),
      {
        name: 'page-under-test',
        resolveId: (id) => (id === page ? id : null),
        load: (id) => (id === page ? code : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: page } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []))
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')
}

describe('lightContracts', () => {
  it('gives the browser method and path of a call, and no schema', async () => {
    const code = await built(`
      import { sendQuestion } from '#features/contact/contract.ts'
      document.title = sendQuestion.method + sendQuestion.path`)
    expect(code).toContain('/api/contact')
    expect(code).not.toMatch(/zod|Bitte geben Sie/)
  })

  it('brings a schema to the page that imports it by its name', async () => {
    const code = await built(`
      import { questionInput } from '#features/contact/contract.ts'
      document.title = String(questionInput.safeParse({}).success)`)
    expect(code).toContain('Bitte geben Sie Ihre Frage ein')
  })

  it('stops the build where a schema is read off a call', async () => {
    const reading = built(`
      import { sendQuestion } from '#features/contact/contract.ts'
      document.title = String(sendQuestion.body.safeParse({}).success)`)
    await expect(reading).rejects.toThrow('the browser knows no sendQuestion.body')
  })
})
