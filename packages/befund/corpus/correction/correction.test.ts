import { describe, expect, it } from 'vitest'
import { compileTranscript } from '../../src/compile-transcript.ts'
import { gapOf } from '../../src/resolve/piece-text.ts'
import { lostCapitals } from './lost-capitals.ts'
import { leftAlone, misheardWords } from './misheard-words.ts'
import { tornCompounds } from './torn-compounds.ts'

function written(transcript: string): string {
  const { pieces, tail } = compileTranscript(transcript)
  return pieces.map((piece) => gapOf(piece) + piece.text).join('') + tail
}

describe.each([
  ['lost capitals', lostCapitals],
  ['misheard words', misheardWords],
  ['words that only look wrong', leftAlone],
  ['torn compounds', tornCompounds],
] as const)('%s', (_topic, cases) => {
  it.each(cases)('%j', (heard, expected) => {
    expect(written(heard)).toBe(expected)
  })

  it.each(cases)('stays as it is once written: %j', (_heard, expected) => {
    expect(written(expected)).toBe(expected)
  })
})
