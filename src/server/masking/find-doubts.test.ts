import { describe, expect, it } from 'vitest'
import { hasDoubts } from './find-doubts.ts'

describe('hasDoubts', () => {
  it.each([
    'Frau schmidt in gutem Zustand.',
    'Bitte Herrn',
    'geboren neunzehnhundert irgendwann',
    'Nummer 123456 bekannt',
    'Handy 12 34',
    'Lindenstraße 12',
    '10115 Berlin',
    'eva@praxis',
  ])('is unsure of %j', (text) => expect(hasDoubts(text)).toBe(true))

  it.each([
    'Frau Prof. Dr. med. [NAME_1], geboren am [GEBURTSDATUM_1], Tel. [TELEFON_1].',
    'Herr Dr. [NAME_1] und Frau von der [NAME_2].',
    'Leber in Segment VI mit 2,3 cm großer Läsion, Voruntersuchung vom 12.05.2024.',
    'Die Patientin ist nüchtern, 80 ml Imeron 350.',
  ])('is sure of %j', (text) => expect(hasDoubts(text)).toBe(false))
})
