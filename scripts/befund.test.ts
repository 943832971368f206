import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const script = join(import.meta.dirname, 'befund.ts')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'befund-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function befund(args: readonly string[], input = '') {
  const child = spawn(process.execPath, [script, ...args], { stdio: 'pipe' })
  child.stdin.end(input)
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ])
  return { out, err, code }
}

async function file(name: string, content: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

const dictation = 'Zyste der linken Niere von zwei Komma drei Zentimeter Punkt Milz unauffällig Punkt'

describe('befund', () => {
  it('format answers what the call of the same name answers', async () => {
    const { out, code } = await befund(['format'], dictation)
    const answer = JSON.parse(out)
    expect(code).toBe(0)
    expect(answer.plainText).toBe('Zyste der linken Niere von 2,3 cm. Milz unauffällig.')
    expect(answer.formattedContent).toContain('<p>')
    expect(answer).toMatchObject({ promptUsed: null, fallbackReason: null, detectedContradictions: [] })
  })

  it('fill puts the dictation into the template of a file', async () => {
    const template = await file('template.html', '<p><strong>Niere:</strong> Unauffällig.</p><p>Milz: Unauffällig.</p>')
    const { out, code } = await befund(['fill', '--template', template], dictation)
    expect(code).toBe(0)
    expect(JSON.parse(out).populatedHtml).toContain('2,3 cm')
  })

  it('generate answers the sections of a report', async () => {
    const { out } = await befund(['generate'], dictation)
    const answer = JSON.parse(out)
    expect(answer.reportContent).toMatchObject({ clinicalInfo: expect.any(String), assessment: expect.any(String) })
    expect(answer.reportContent.populatedHtml).toBe(answer.populatedHtml)
  })

  it('check answers contradictions with a sentence each', async () => {
    const { out } = await befund(['check'], 'Befund: Zyste der linken Niere.\n\nBeurteilung: Zyste der rechten Niere.')
    const { contradictions } = JSON.parse(out)
    expect(contradictions[0]).toMatchObject({ id: expect.any(String), text: expect.any(String), resolved: false })
  })

  it('verify compares with the report of a file', async () => {
    const report = await file('report.txt', 'Zyste der rechten Niere von 2,3 cm. Milz unauffällig.')
    const answer = JSON.parse((await befund(['verify', '--report', report], dictation)).out)
    expect(answer.ok).toBe(false)
    expect(answer.contradictions).toHaveLength(1)
  })

  it('explain shows stage by stage what happened, with the reason of every rewrite', async () => {
    const { out } = await befund(['explain'], dictation)
    expect(out).toMatch(/^1\. Lesen/)
    expect(out).toContain('gesprochenes Maß')
    expect(out).toContain('8. Prüfen')
  })

  it('batch answers line by line, in order, and goes on after bad lines', async () => {
    const lines = [
      JSON.stringify({ id: 1, task: 'format', transcript: dictation }),
      '{broken',
      '',
      JSON.stringify({ id: 'b', task: 'dance', text: '' }),
      JSON.stringify({ id: 'c', task: 'fill', transcript: dictation }),
      JSON.stringify({ id: 'd', task: 'check', text: 'Milz unauffällig.' }),
      JSON.stringify({ id: 'e', task: 'generate' }),
    ]
    const { out, code } = await befund(['batch'], lines.join('\r\n'))
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(code).toBe(0)
    expect(answers.map(({ id }) => id)).toEqual([1, null, 'b', 'c', 'd', 'e'])
    expect(answers.map(({ error }) => error !== undefined)).toEqual([false, true, true, true, false, true])
    expect(answers[4].contradictions).toEqual([])
  })

  it('says in German how it is called when it is called wrongly', async () => {
    const [unknown, missing, unreadable] = await Promise.all([
      befund(['dance']),
      befund(['fill'], dictation),
      befund(['fill', '--template', join(folder, 'missing.html')], dictation),
    ])
    expect([unknown.code, missing.code, unreadable.code]).toEqual([2, 2, 2])
    expect(unknown.err).toContain('Diktat formatieren')
    expect(missing.err).toContain('--template')
    expect(unreadable.err).toContain('nicht lesen')
    expect(unknown.out + missing.out + unreadable.out).toBe('')
  })
})
