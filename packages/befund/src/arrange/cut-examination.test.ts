import { describe, expect, it } from 'vitest'
import { generateReport } from '../generate-report.ts'

const lineOne = (transcript: string) => generateReport(transcript).plainText.split('\n')[0]

describe('the examination a dictation opens with', () => {
  it.each([
    ['ct thorax nativ rundherd im rechten oberlappen von acht millimetern punkt', 'CT Thorax nativ'],
    ['MRT Knie rechts ohne KM Innenmeniskushinterhorn mit Riss Punkt', 'MRT Knie rechts ohne KM'],
    ['CT Abdomen mit Kontrastmittel Leber unauffällig Punkt', 'CT Abdomen mit Kontrastmittel'],
    ['Sonographie Abdomen: Leber homogen.', 'Sonographie Abdomen'],
  ])('becomes the title of "%s"', (transcript, title) => {
    expect(lineOne(transcript)).toBe(title)
    expect(generateReport(transcript).assessment).not.toContain(title)
  })

  it.each(['MRT zeigt einen Riss des Innenmeniskus.', 'CT Abdomen vom 3.4.2024 zum Vergleich. Leber homogen.'])(
    'stays in a sentence that is about it: "%s"',
    (transcript) => expect(lineOne(transcript)).toBe('Befund'),
  )
})

describe('a history without a spoken "Befund"', () => {
  it('ends where the findings begin', () => {
    const { clinicalInfo, description } = generateReport(
      'klinische angaben husten seit drei wochen punkt rundherd im rechten oberlappen punkt kein pleuraerguss punkt',
    )
    expect(clinicalInfo).toBe('Husten seit 3 Wochen.')
    expect(description).toContain('Rundherd im rechten Oberlappen.')
    expect(description).toContain('Kein Pleuraerguss.')
  })

  it('keeps what is told of the patient', () => {
    const { clinicalInfo } = generateReport(
      'klinische angaben bekanntes mammakarzinom punkt zustand nach operation punkt leber homogen punkt',
    )
    expect(clinicalInfo).toBe('Bekanntes Mammakarzinom. Zustand nach Operation.')
  })
})
