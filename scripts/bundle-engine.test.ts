import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as source from '@klarbefund/befund'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readStandardTemplates } from '../database/standard-templates/index.ts'
import { sideCases } from '../packages/befund/corpus/contradictions/sides.ts'
import { examinationCases } from '../packages/befund/corpus/dictation/examinations.ts'
import { bundleEngine } from './bundle-engine.ts'

let folder = ''
let bundled: typeof source
const templates = readStandardTemplates()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  const file = join(folder, 'befund.mjs')
  await writeFile(file, await bundleEngine())
  bundled = await import(file)
})
afterAll(() => rm(folder, { recursive: true }))

/** What an engine answers of one dictation, by each of its doors. */
function answersOf(engine: typeof source, dictation: string, template: string): unknown[] {
  const written = engine.formatTranscript(dictation)
  return [
    written,
    engine.fillTemplate(dictation, template),
    engine.generateReport(dictation, { modality: 'CT', sex: 'female', age: 61 }),
    engine.verifyReport(dictation, written.plainText),
    engine.readFacts(written.plainText),
    engine.mutateReport(written.plainText, 7),
    engine.toRtf(written.report),
  ]
}

describe('the engine as the browser loads it', () => {
  it.each(examinationCases)('answers %s as its source does', (dictation) => {
    const template = templates[dictation.length % templates.length]?.templateHtml ?? ''
    expect(answersOf(bundled, dictation, template)).toEqual(answersOf(source, dictation, template))
  })

  it('tells the rules of its edits by their names', () => {
    const dictation = 'Knoten in Segment römisch drei Komma römisch vier und römisch fünf Punkt'
    expect(bundled.formatTranscript(dictation)).toEqual(source.formatTranscript(dictation))
  })

  it('finds the same contradictions', () => {
    for (const { text } of sideCases)
      expect(bundled.detectContradictions(text)).toEqual(source.detectContradictions(text))
  })
})
