import { describe, expect, it } from 'vitest'
import { compileTranscript } from './compile-transcript.ts'

function sectionsOf(transcript: string): [string, string][] {
  return compileTranscript(transcript).sentences.map(({ section, text }) => [section, text])
}

describe('compileTranscript', () => {
  it('groups sentences in the sections of a dictation', () => {
    expect(
      sectionsOf(
        'Fragestellung Fraktur Technik Röntgen Fuß Punkt Befund Keine Fraktur Punkt Beurteilung Normalbefund Punkt',
      ),
    ).toEqual([
      ['clinicalQuestion', 'Fragestellung:'],
      ['clinicalQuestion', 'Fraktur'],
      ['technique', 'Technik:'],
      ['technique', 'Röntgen Fuß.'],
      ['findings', 'Befund:'],
      ['findings', 'Keine Fraktur.'],
      ['impression', 'Beurteilung:'],
      ['impression', 'Normalbefund.'],
    ])
  })

  it('reads a written report at its own offsets', () => {
    const report = 'CT Kopf\n\nBefund: Keine Blutung. V.a. Infarkt li. Kein Tumor.'
    const { sentences } = compileTranscript(report)
    expect(sentences.map(({ section, start, end }) => [section, report.slice(start, end)])).toEqual([
      ['title', 'CT Kopf'],
      ['findings', 'Befund:'],
      ['findings', 'Keine Blutung.'],
      ['findings', 'V.a. Infarkt li.'],
      ['findings', 'Kein Tumor.'],
    ])
  })

  it.each([
    ['CT Thorax (nativ)\nHerz vergrößert.', 'title'],
    ['(nativ)\nHerz vergrößert.', 'findings'],
    ['CT Thorax)\nHerz vergrößert.', 'findings'],
  ])('reads a title with what stands in brackets behind it: %j', (text, section) => {
    expect(compileTranscript(text).sentences[0]?.section).toBe(section)
  })

  it('takes no finding for a title', () => {
    const { sentences } = compileTranscript('Pleuraerguss links\nHerz vergrößert.')
    expect(sentences.map(({ section }) => section)).toEqual(['findings', 'findings'])
  })

  it.each([
    ['Fraktur der 7. Rippe links. Kein Erguss.', ['Fraktur der 7. Rippe links.', 'Kein Erguss.']],
    ['Aufnahme am 3. Mai 2023. Größe 3.', ['Aufnahme am 3. Mai 2023.', 'Größe 3.']],
    ['Z. n. OP re., ggf. CT. DD Zyste.', ['Z. n. OP re., ggf. CT.', 'DD Zyste.']],
    ['Leber o.B. Die Milz ca. 12 cm.', ['Leber o.B.', 'Die Milz ca. 12 cm.']],
    ['1. Erguss.\n2. Struma.', ['1. Erguss.', '2. Struma.']],
    ['Fraktur? Luxation!', ['Fraktur?', 'Luxation!']],
    [
      'A. carotis und M. psoas o. B. Weber B. Keine Luxation.',
      ['A. carotis und M. psoas o. B.', 'Weber B.', 'Keine Luxation.'],
    ],
    ['Innenband o. p. B. Knorpel intakt.', ['Innenband o. p. B.', 'Knorpel intakt.']],
    ['Kein Erguss bds. Skelett: alte Fraktur.', ['Kein Erguss bds.', 'Skelett: alte Fraktur.']],
    ['CCT unauff. Keine hämorrh. Transformation.', ['CCT unauff.', 'Keine hämorrh. Transformation.']],
  ])('ends sentences where they end: %s', (text, expected) => {
    expect(compileTranscript(text).sentences.map((sentence) => sentence.text)).toEqual(expected)
  })

  it.each([
    ['3,5 x 2,1 cm', 'measure'],
    ['7x4mm', 'measure'],
    ['LWK 4/5', 'level'],
    ['Th12/L1', 'level'],
    ['BI-RADS 4a', 'grade'],
    ['Grad III', 'grade'],
    ['12.03.2024', 'date'],
    ['3. Mai 2024', 'date'],
    ['pT2 N1b M0', 'grade'],
  ] as const)('reads %s as one piece', (text, kind) => {
    const { pieces } = compileTranscript(`Herd ${text} bekannt.`)
    expect(pieces.map((piece) => [piece.text, piece.kind])).toContainEqual([text, kind])
  })

  it('counts the hits of the vocabulary', () => {
    const vocabulary = [{ originalWord: 'Klipp', correctedWord: 'Clip' }]
    const { pieces, vocabularyHits } = compileTranscript('Klipp in Projektion auf die Mamma Punkt', { vocabulary })
    expect(pieces[0]?.text).toBe('Clip')
    expect(vocabularyHits).toEqual([{ originalWord: 'Klipp', correctedWord: 'Clip', count: 1 }])
  })
})
