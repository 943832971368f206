import { describe, expect, it } from 'vitest'
import { decodeCsv, readCsv, writeCsv } from './csv.ts'

const entry = { id: '1', language: 'de', frequency: 3, createdAt: '2026-01-05T08:00:00.000Z' }

describe('a vocabulary as CSV', () => {
  it('comes back as it was written, whatever stands in a cell', () => {
    const entries = [
      { ...entry, originalWord: 'Kein; "Erguss"', correctedWord: 'kein Erguss' },
      { ...entry, originalWord: '=SUMME(A1)', correctedWord: '-form' },
      { ...entry, originalWord: 'Zeile\nZeile', correctedWord: 'Zeile', language: 'fr' },
    ]
    const { words, faulty } = readCsv(writeCsv(entries), 'de')
    expect(faulty).toBe(0)
    expect(words).toEqual(
      entries.map(({ originalWord, correctedWord, language }) => ({ originalWord, correctedWord, language })),
    )
  })

  it('keeps its umlauts, also as German spreadsheets save it', () => {
    const windows = Uint8Array.from('Leba;Läsion', (letter) => letter.charCodeAt(0))
    expect(decodeCsv(windows.buffer)).toBe('Leba;Läsion')
    expect(decodeCsv(new TextEncoder().encode('\uFEFFLeba;Läsion').buffer)).toBe('Leba;Läsion')
  })

  it('never starts a cell as a formula', () => {
    expect(writeCsv([{ ...entry, originalWord: '=1+1', correctedWord: 'zwei' }])).toContain("'=1+1;zwei")
  })

  it('reads commas and tabs, fills in the language and counts lines that are no entry', () => {
    expect(readCsv('Leba,Leber,de\nMilts,Milz\nallein\n', 'de')).toEqual({
      words: [
        { originalWord: 'Leba', correctedWord: 'Leber', language: 'de' },
        { originalWord: 'Milts', correctedWord: 'Milz', language: 'de' },
      ],
      faulty: 1,
    })
    expect(readCsv('Leba\tLeber\txx', 'fr').words[0]?.language).toBe('fr')
  })
})
