import { describe, expect, it } from 'vitest'
import { maskText, unmaskText } from './mask-text.ts'

const named = [
  ['Bei Frau Müller zeigt sich ein Erguss.', 'Müller'],
  ['Herr Dr. med. Hans-Peter von der Leyen wird gebeten.', 'Hans-Peter von der Leyen'],
  ['Zuweiser: Prof. Dr. Öztürk, Innere.', 'Öztürk'],
  ['Patient: Max Mustermann, geb. 12.03.1956, Husten.', 'Mustermann'],
  ['Patient: Max Mustermann, geb. 12.03.1956, Husten.', '12.03.1956'],
  ['geboren am 3. Mai 1948', '3. Mai 1948'],
  ['Fallnummer 20240815 liegt vor.', '20240815'],
  ['Versichertennummer: A123456789', 'A123456789'],
  ['AHV 756.1234.5678.97', '756.1234.5678.97'],
  ['Rückruf: 030 1234567', '030 1234567'],
  ['Tel. +49 170 1234567 erreichbar', '+49 170 1234567'],
  ['wohnhaft Lindenstraße 12, 10115 Berlin', 'Lindenstraße 12'],
  ['Bitte an eva.muster@praxis.de senden.', 'eva.muster@praxis.de'],
] as const

const medical = [
  'In Segment VI der Leber eine 2,3 cm große Läsion.',
  'MRT vom 12.05.2024, Voruntersuchung vom 03.02.2023.',
  'LWK 4/5, BWK 12, Th12/L1, T1 und T2, BI-RADS 4, pT2 N1b M0.',
  'Agatston-Score 412, HTQ 0,57, 120 ml/min, 1.234 HU.',
  'Morbus Bechterew, Baker-Zyste, Hill-Sachs-Delle, Weber-B-Fraktur.',
  'Kein Erguss. Die Aorta normkalibrig. Frauenspezifisch unauffällig.',
]

describe('maskText', () => {
  it.each(named)('hides in %j the part %j and puts it back', (text, secret) => {
    const { text: masked, parts } = maskText(text)
    expect(masked).not.toContain(secret)
    expect(unmaskText(masked, parts)).toBe(text)
  })

  it.each(medical)('leaves %j as it is', (text) => {
    expect(maskText(text).text).toBe(text)
  })

  it('gives the same person the same placeholder', () => {
    const { text } = maskText('Frau Müller kam. Frau Müller ging. Frau Meier blieb.')
    expect(text).toBe('Frau [NAME_1] kam. Frau [NAME_1] ging. Frau [NAME_2] blieb.')
  })
})
