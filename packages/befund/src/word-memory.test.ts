import { describe, expect, it } from 'vitest'
import { generateReportText } from '../laws/generate-report-text.ts'
import { detectContradictions, fillTemplate, formatTranscript, generateReport, verifyReport } from './index.ts'
import { inOneCall, remember, rememberPair } from './word-memory.ts'

function counted() {
  let asked = 0
  const length = remember((word) => {
    asked += 1
    return word.length
  })
  return { length, asked: () => asked }
}

describe('word memory', () => {
  it('answers a word once in a call, and anew in the next', () => {
    const { length, asked } = counted()
    expect(inOneCall(() => length('Niere') + length('Niere'))).toBe(10)
    expect(asked()).toBe(1)
    inOneCall(() => length('Niere'))
    expect(asked()).toBe(2)
  })

  it('lasts until the outermost call is over', () => {
    const { length, asked } = counted()
    inOneCall(() => {
      inOneCall(() => length('Milz'))
      length('Milz')
    })
    expect(asked()).toBe(1)
  })

  it('forgets after a call that failed', () => {
    const { length, asked } = counted()
    const fail = () =>
      inOneCall(() => {
        length('Leber')
        throw new Error('stopped')
      })
    expect(fail).toThrow('stopped')
    inOneCall(() => length('Leber'))
    expect(asked()).toBe(2)
  })

  it('tells the second of two things by identity', () => {
    const options = { vocabulary: [] }
    const answer = rememberPair((text: string, of: object) => [text, of])
    const [first, same, other] = inOneCall(() => [
      answer('Leber', options),
      answer('Leber', options),
      answer('Leber', { ...options }),
    ])
    expect(same).toBe(first)
    expect(other).not.toBe(first)
  })

  it('changes no answer: calls that share what they read say what each says alone', () => {
    const template = '<h3>Befund</h3><p><strong>Leber:</strong> Homogen.</p><p>[FINDINGS]</p><p>[IMPRESSION]</p>'
    for (let seed = 1; seed <= 12; seed += 1) {
      const { dictated, written } = generateReportText(seed)
      const calls = [
        () => formatTranscript(dictated),
        () => generateReport(dictated),
        () => fillTemplate(dictated, template),
        () => verifyReport(dictated, written),
        () => detectContradictions(written),
        () => formatTranscript(dictated),
      ]
      const alone = calls.map((call) => call())
      expect(inOneCall(() => calls.map((call) => call()))).toEqual(alone)
    }
  })
})
