import { describe, expect, it } from 'vitest'
import { formatTranscript } from '../../src/format-transcript.ts'
import { cleanTexts } from './clean-text.ts'
import { commandCases } from './commands.ts'
import { correctionCases } from './corrections.ts'
import { dateCases } from './dates.ts'
import { examinationCases } from './examinations.ts'
import { headingCases } from './headings.ts'
import { lowerCaseCases } from './lower-case.ts'
import { gradeCases, levelCases } from './levels-and-grades.ts'
import { numberCases } from './numbers.ts'
import { unpunctuatedCases } from './unpunctuated.ts'

describe.each([
  ['commands', commandCases],
  ['numbers', numberCases],
  ['levels', levelCases],
  ['grades', gradeCases],
  ['dates', dateCases],
  ['corrections', correctionCases],
  ['headings', headingCases],
  ['lower case', lowerCaseCases],
  ['examinations', examinationCases],
  ['without marks', unpunctuatedCases],
] as const)('dictated %s', (_topic, cases) => {
  it.each(cases)('%j', (dictated, written) => {
    expect(formatTranscript(dictated).plainText).toBe(written)
  })

  it.each(cases)('stays as it is once written: %j', (_dictated, written) => {
    expect(formatTranscript(written).plainText).toBe(written)
  })
})

describe('written text', () => {
  it.each(cleanTexts)('passes untouched: %j', (text) => {
    expect(formatTranscript(text).plainText).toBe(text)
  })
})
