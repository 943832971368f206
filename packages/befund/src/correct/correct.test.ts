import { describe, expect, it } from 'vitest'
import type { Modality, Piece, VocabularyEntry } from '../model.ts'
import { read } from '../read/read.ts'
import { gapOf } from '../resolve/piece-text.ts'
import { resolve } from '../resolve/resolve.ts'
import { type Corrected, correct } from './correct.ts'

interface Settings {
  vocabulary?: readonly VocabularyEntry[]
  modality?: Modality
}

function corrected(transcript: string, settings: Settings = {}): Corrected {
  const { pieces, style } = resolve(read(transcript), settings)
  return correct(pieces, settings, style)
}

function textOf({ pieces }: { pieces: readonly Piece[] }): string {
  return pieces.map((piece) => gapOf(piece) + piece.text).join('')
}

function entry(originalWord: string, correctedWord: string): VocabularyEntry {
  return { originalWord, correctedWord }
}

describe("the user's vocabulary", () => {
  it('replaces whatever the case, counts its hits and names its origin', () => {
    const result = corrected('Die fibroskan Messung. FIBROSKAN wiederholt.', {
      vocabulary: [entry('Fibroskan', 'FibroScan')],
    })
    expect(textOf(result)).toBe('Die FibroScan Messung. FibroScan wiederholt.')
    expect(result.vocabularyHits).toEqual([{ originalWord: 'Fibroskan', correctedWord: 'FibroScan', count: 2 }])
    expect(result.pieces[1]?.origin).toEqual({
      kind: 'vocabulary',
      spans: [{ start: 4, end: 13 }],
      originalWord: 'Fibroskan',
    })
    expect(result.edits).toContainEqual({
      from: 'fibroskan',
      to: 'FibroScan',
      rule: 'vocabulary',
      span: { start: 4, end: 13 },
    })
  })

  it('takes originals of several words, the longest first', () => {
    const vocabulary = [entry('hoch', 'HOCH'), entry('hoch auflösend', 'hochauflösend')]
    expect(textOf(corrected('Der hoch auflösende Kopf ist hoch auflösend.', { vocabulary }))).toBe(
      'Der HOCH auflösende Kopf ist hochauflösend.',
    )
  })

  it('does not reach across punctuation', () => {
    expect(textOf(corrected('Sehr hoch, auflösend.', { vocabulary: [entry('hoch auflösend', 'hochauflösend')] }))).toBe(
      'Sehr hoch, auflösend.',
    )
  })

  it('goes before every other correction', () => {
    expect(textOf(corrected('Kein Pneumotorax Punkt', { vocabulary: [entry('Pneumotorax', 'Pneu')] }))).toBe(
      'Kein Pneu.',
    )
  })

  it('keeps the capital a sentence gave the original', () => {
    expect(textOf(corrected('Hypodicht im Marklager.', { vocabulary: [entry('hypodicht', 'hypodens')] }))).toBe(
      'Hypodens im Marklager.',
    )
  })

  it('does not lengthen what it has lengthened', () => {
    const vocabulary = [entry('Sono', 'Sono Abdomen')]
    const once = textOf(corrected('Sono heute.', { vocabulary }))
    expect(once).toBe('Sono Abdomen heute.')
    expect(textOf(corrected(once, { vocabulary }))).toBe(once)
  })

  it.each([
    ['links', 'rechts'],
    ['kein', 'ein'],
    ['Läsion', 'keine Läsion'],
    ['Herd', 'Herd 5 mm'],
    ['BWK', 'LWK'],
    ['fünfzehn', 'fünfzig'],
    ['Millimeter', 'Zentimeter'],
    ['ohne Kontrastmittel', 'nativ'],
    ['Grad II', 'zweitgradig'],
    ['rechtsseitig', 'rechts-seitig'],
  ])('is ignored where it would touch a critical word: %s to %s', (original, correction) => {
    const text = 'Läsion links, kein Herd, BWK 5, fünfzehn Millimeter, ohne Kontrastmittel, Grad II, rechtsseitig.'
    const result = corrected(text, { vocabulary: [entry(original, correction)] })
    expect(result.vocabularyHits).toEqual([])
    expect(textOf(result)).toBe(textOf(corrected(text)))
  })

  it('is asked about where an unknown word only sounds like an entry', () => {
    const result = corrected('Der Fibrosgan ist auffällig.', { vocabulary: [entry('Fibroskan', 'FibroScan')] })
    expect(textOf(result)).toBe('Der Fibrosgan ist auffällig.')
    expect(result.questions).toMatchObject([
      { kind: 'spelling', quote: 'Fibrosgan', choices: ['FibroScan', 'Fibrosgan'], span: { start: 4, end: 13 } },
    ])
  })

  it.each([[''], [' '], ['a\u0000b'], ['\ud800']])('takes the odd entry %j without harm', (odd) => {
    expect(textOf(corrected('Leber normal.', { vocabulary: [entry(odd, 'x'), entry('y', odd)] }))).toBe('Leber normal.')
  })
})

describe('sound-alikes', () => {
  function asked(text: string, modality?: Modality): string[] {
    return corrected(text, modality === undefined ? {} : { modality })
      .questions.filter((one) => one.kind === 'soundAlike')
      .map((one) => `${one.quote} > ${one.choices[0] ?? ''}`)
  }

  it.each<[string, Modality | undefined, string]>([
    ['Hyperdense Läsion im Marklager.', 'MRI', 'Hyperdense > Hyperintense'],
    ['MRT: Herd hypodens in der Leber.', undefined, 'hypodens > hypointens'],
    ['Hyperintenses Areal der Leber.', 'CT', 'Hyperintenses > Hyperdenses'],
    ['Sonographie: hypointenser Knoten.', undefined, 'hypointenser > hypoechogener'],
    ['Wandverdickung des terminalen Ileus.', 'CT', 'Ileus > Ileum'],
    ['Der Ureter verläuft durch die Prostata.', 'MRI', 'Ureter > Urethra'],
    ['Subchondrale Stenose am Gelenk.', 'CT', 'Stenose > Sklerose'],
    ['Ein Anhalt für eine Fraktur.', 'CT', 'Ein > Kein'],
  ])('asks about %s', (text, modality, question) => {
    expect(asked(text, modality)).toEqual([question])
  })

  it.each<[string, Modality | undefined]>([
    ['Hyperdense Läsion im Marklager.', 'CT'],
    ['Hyperintens in der T2, in der CT hyperdens.', 'MRI'],
    ['Hyperintense Läsion.', undefined],
    ['Mechanischer Ileus mit Kalibersprung.', 'CT'],
    ['Harnstau bei Stein im linken Ureter.', 'CT'],
    ['Ein Hinweis auf eine Fraktur findet sich nicht.', 'CT'],
    ['Kein Anhalt für eine Fraktur.', 'CT'],
    ['Es zeigt sich ein Hinweis auf eine Fraktur.', 'CT'],
  ])('is silent about %s', (text, modality) => {
    expect(asked(text, modality)).toEqual([])
  })
})

describe('correct', () => {
  it('says for each joined word where both parts stood', () => {
    const result = corrected('Mit Kontrast Mittel Punkt')
    expect(result.edits).toContainEqual({
      from: 'Kontrast Mittel',
      to: 'Kontrastmittel',
      rule: 'compound',
      span: { start: 4, end: 19 },
    })
    expect(result.pieces[1]?.origin).toEqual({
      kind: 'dictated',
      spans: [
        { start: 4, end: 12 },
        { start: 13, end: 19 },
      ],
    })
  })

  it('asks about a typed text instead of changing its spelling', () => {
    const result = corrected('Kein Pneumotorax. Leber normal. Milz normal.')
    expect(textOf(result)).toBe('Kein Pneumotorax. Leber normal. Milz normal.')
    expect(result.questions).toMatchObject([{ kind: 'spelling', choices: ['Pneumothorax', 'Pneumotorax'] }])
  })

  it('changes nothing in a typed report', () => {
    const report =
      'CT Abdomen mit KM\nLeber: Gefässe regelrecht, keine Läsionen.  Milz o. B.\n- Nieren bds. normal gross, DD: Zyste\nMorbus Crohn (Erstdiagnose 2019)? Os trigonum.'
    const result = corrected(report)
    expect(textOf(result)).toBe(report)
    expect(result.edits).toEqual([])
  })

  it.each([
    '',
    ' ',
    '\ud800',
    'a\u0301'.repeat(50),
    '-'.repeat(99),
    'leber-'.repeat(99),
    'ÄÖÜ ß ẞ',
    '١٢٣ שלום',
    'x'.repeat(5000),
  ])('copes with %.20j', (text) => {
    expect(() => corrected(text, { vocabulary: [entry('a', 'b')], modality: 'MRI' })).not.toThrow()
  })
})
