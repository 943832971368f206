import { describe, expect, it } from 'vitest'
import { explain } from './explain.ts'

describe('explain', () => {
  it('names the rule of every rewrite in the order of the transcript', () => {
    const transcript = 'Zyste von drei Komma fünf Zentimeter Punkt Kein Erguss Punkt'
    const { edits } = explain(transcript)
    expect(edits.map(({ text }) => text)).toContain('„drei Komma fünf Zentimeter“ wird „3,5 cm“ (gesprochenes Maß).')
    expect(edits.every(({ from, span }) => transcript.slice(span.start, span.end) === from)).toBe(true)
    expect(edits.map(({ span }) => span.start)).toEqual(edits.map(({ span }) => span.start).toSorted((a, b) => a - b))
  })

  it('shows every stage in its order, with the text as it stands after it', () => {
    const { stages } = explain('links nein rechts ein erguss von drei komma fünf zentimeter punkt')
    expect(stages.map(({ stage }) => stage)).toEqual([
      'read',
      'resolve',
      'correct',
      'punctuate',
      'understand',
      'arrange',
      'write',
      'check',
    ])
    const [, resolved, corrected] = stages
    expect(resolved?.text).toContain('3,5 cm')
    expect(resolved?.text).not.toContain('links')
    expect(corrected?.text).toContain('Erguss')
  })

  it('has nothing to say about a text that is clean already', () => {
    expect(explain('Milz unauffällig. Kein Aszites.').edits).toEqual([])
  })
})
