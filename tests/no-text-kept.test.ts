import { readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTrialUser, signedIn } from './factories.ts'
import { type FolderServer, startFolderServer } from './folder-server.ts'

/** Words no lexicon, log or library holds: where they are found, a text was kept. */
const dictated = 'Quorvexanthil'
const planted = 'Zwybelgrathmund'

let server: FolderServer
const log: string[] = []
const startedAt = Date.now()

beforeAll(async () => {
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      log.push(String(chunk))
      done()
    },
  })
  server = await startFolderServer(sink)
})
afterAll(() => server.close())

/** Files below a folder that changed since the test began, without those of other programs. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}

function filesHolding(word: string, files: string[]): string[] {
  const needle = word.toLowerCase()
  return files.filter((file) => {
    try {
      const content = readFileSync(file)
      return content.toString('latin1').toLowerCase().includes(needle)
    } catch {
      return false
    }
  })
}

/** Temp files of this process tree: those made since the start that are still there. */
function freshTempFiles(): string[] {
  return readdirSync(tmpdir(), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(tmpdir(), entry.name))
    .filter((path) => statSync(path).mtimeMs >= startedAt)
}

describe('a dictated word', () => {
  it('is found nowhere after all three actions, neither good nor failing', async () => {
    const browser = await signedIn(server, await aTrialUser(server))
    const transcript = `Befund Leber mit ${dictated} im Segment vier Punkt Beurteilung ${dictated} Punkt`
    const templateHtml = `<h3>Befund</h3><p><strong>Leber:</strong> Unauffällig.</p><p>${dictated}</p>`
    const calls = [
      ['/api/format-external-transcript', { transcript, language: 'de' }],
      ['/api/populate-template-voice', { transcript, templateHtml, language: 'de' }],
      ['/api/generate-report-voice', { transcript, language: 'de' }],
    ] as const
    for (const [url, body] of calls) {
      const answer = await browser.post(url, body)
      expect([url, answer.status]).toEqual([url, 200])
      expect(answer.text.toLowerCase()).toContain(dictated.toLowerCase())
      const streamed = { method: 'POST', url, headers: { accept: 'text/event-stream' }, payload: body }
      expect((await browser.send(streamed as never)).text.toLowerCase()).toContain(dictated.toLowerCase())
      expect((await browser.post(url, { ...body, language: dictated })).status).toBe(400)
      const broken = { method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: `{"${dictated}` }
      expect((await browser.send(broken as never)).status).toBe(400)
    }
    expect((await browser.post('/api/masking-preview', { transcript, templateHtml })).status).toBe(200)
    const trial = { area: 'correction', promptText: dictated, transcript }
    expect((await browser.post('/api/prompt-trial', trial)).status).toBe(422)
    // The positive control: what is stored on purpose is found by the same search.
    await browser.post('/api/vocabulary', { originalWord: planted, correctedWord: 'Leber' })
    await server.flush()

    const files = filesBelow(server.folder)
    expect(filesHolding(planted, files).length).toBeGreaterThan(0)
    expect(filesHolding(dictated, files)).toEqual([])
    expect(filesHolding(dictated, freshTempFiles())).toEqual([])
    expect(log.join('')).toContain('format-external-transcript')
    expect(log.join('').toLowerCase()).not.toContain(dictated.toLowerCase())
  })
})
