import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { recordingSeconds } from '#features/site/recordings.ts'
import { tutorials } from '#features/site/tutorials.ts'
import { subtitles } from './encode.ts'
import { scenes } from './scenes.ts'

const folder = join(import.meta.dirname, '../../src/web/public/tutorials')

describe('subtitles', () => {
  it('lets each sentence stand until the next, and the last to the end', () => {
    const cues = [
      { from: 0, text: 'Eins' },
      { from: 61.25, text: 'Zwei' },
    ]
    expect(subtitles({ cues, seconds: 70 })).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:01:01.250\nEins\n\n00:01:01.250 --> 00:01:10.000\nZwei\n',
    )
  })
})

describe('the recordings', () => {
  it('exist for every tutorial, each with subtitles that end when it ends', () => {
    expect(Object.keys(scenes)).toEqual(tutorials.map(({ id }) => id))
    for (const { id } of tutorials) {
      const end = [...readFileSync(join(folder, `${id}.vtt`), 'utf8').matchAll(/--> 00:(\d\d):([\d.]+)/g)].at(-1)
      expect([id, Math.round(Number(end?.[1]) * 60 + Number(end?.[2]))]).toEqual([id, recordingSeconds[id]])
    }
  })

  it('stay small', () => {
    for (const { id } of tutorials) {
      expect(readFileSync(join(folder, `${id}.webm`)).length).toBeLessThan(600_000)
    }
  })
})
