import { describe, expect, it } from 'vitest'
import { detectContradictions } from '../../src/detect-contradictions.ts'
import type { Contradiction } from '../../src/model.ts'
import { dateCases } from './dates.ts'
import { deniedFindingCases } from './denied-findings.ts'
import { gradingCases } from './gradings.ts'
import { intervalCases } from './intervals.ts'
import { involvementCases } from './involvements.ts'
import { levelCases } from './levels.ts'
import { negationCases } from './negations.ts'
import { numberCases } from './numbers.ts'
import { operationCases } from './operations.ts'
import { priorCases } from './priors.ts'
import { questionCases } from './questions.ts'
import { rewordingCases } from './rewordings.ts'
import { sexCases } from './sexes.ts'
import { sideCases } from './sides.ts'
import { silentCases } from './silent.ts'
import { silentBindings } from './silent-bindings.ts'
import { silentDenials } from './silent-denials.ts'
import { silentInvolvements } from './silent-involvements.ts'
import { silentMeasures } from './silent-measures.ts'
import { silentParts } from './silent-parts.ts'
import { silentRests } from './silent-rests.ts'
import { silentRetellings } from './silent-retellings.ts'
import { sizeCases } from './sizes.ts'
import { techniqueCases } from './techniques.ts'
import { unitCases } from './units.ts'

const planted = [
  ...sideCases,
  ...negationCases,
  ...deniedFindingCases,
  ...intervalCases,
  ...numberCases,
  ...unitCases,
  ...sizeCases,
  ...levelCases,
  ...sexCases,
  ...operationCases,
  ...dateCases,
  ...priorCases,
  ...questionCases,
  ...gradingCases,
  ...techniqueCases,
  ...rewordingCases,
  ...involvementCases,
]

/** Every promise of the type that holds for any contradiction of any text. */
function expectWellFormed(text: string, one: Contradiction): void {
  expect(text.slice(one.first.start, one.first.end)).toBe(one.first.text)
  expect(text.slice(one.second.start, one.second.end)).toBe(one.second.text)
  expect(one.first.text).not.toBe('')
  expect(one.text).toContain(one.first.text.replaceAll(/\s+/g, ' '))
  expect(one.text).toContain(one.second.text.replaceAll(/\s+/g, ' '))
  expect(one.fixes.length).toBeGreaterThan(0)
  expect(one.fixes.length).toBeLessThanOrEqual(3)
  for (const { edits } of one.fixes) {
    for (const { span } of edits) expect(span.end).toBeGreaterThan(span.start)
  }
}

describe('planted contradictions', () => {
  it.each(planted)('$kind: $why', ({ text, kind, quotes }) => {
    const found = detectContradictions(text)
    for (const one of found) expectWellFormed(text, one)
    expect(found.map((one) => [one.kind, one.first.text, one.second.text])).toContainEqual([kind, ...quotes])
  })

  it.each(planted)('with its umlauts in two signs, $kind: $why', ({ text, kind, quotes }) => {
    const found = detectContradictions(text.normalize('NFD'))
    const read = found.map((one) => [one.kind, one.first.text.normalize('NFC'), one.second.text.normalize('NFC')])
    expect(read).toContainEqual([kind, ...quotes])
  })
})

describe('correct reports', () => {
  it.each([...silentCases, ...silentBindings, ...silentDenials, ...silentInvolvements, ...silentMeasures, ...silentParts, ...silentRests, ...silentRetellings])('silent: $why', ({ text }) => {
    expect(detectContradictions(text)).toEqual([])
    expect(detectContradictions(text.normalize('NFD'))).toEqual([])
  })
})

describe('the corpus', () => {
  it('has a reason for every case and no case twice', () => {
    const cases = [...planted, ...silentCases, ...silentBindings, ...silentDenials, ...silentInvolvements, ...silentMeasures, ...silentParts, ...silentRests, ...silentRetellings]
    expect(cases.length).toBeGreaterThanOrEqual(150)
    expect(cases.filter((one) => one.why.trim() === '')).toEqual([])
    expect(new Set(cases.map((one) => one.text)).size).toBe(cases.length)
  })
})
