import { describe, expect, it } from 'vitest'
import { formatTranscript } from './format-transcript.ts'
import type { Question } from './model.ts'

function applied(transcript: string, question: Question, choice: number): string {
  return transcript.slice(0, question.span.start) + question.choices[choice] + transcript.slice(question.span.end)
}

describe('formatTranscript', () => {
  it('answers the same text as plain text and as semantic HTML', () => {
    const result = formatTranscript(
      'Fragestellung Doppelpunkt Husten neuer Absatz Befund Doppelpunkt Kein Infiltrat Punkt',
    )
    expect(result.plainText).toBe('Fragestellung: Husten\n\nBefund: Kein Infiltrat.')
    expect(result.html).toBe('<h3>Fragestellung:</h3>\n<p>Husten</p>\n<h3>Befund:</h3>\n<p>Kein Infiltrat.</p>')
  })

  it('makes list items of spoken and of written bullets', () => {
    expect(formatTranscript('nächster Punkt Erguss nächster Punkt Struma').html).toContain(
      '<li>Erguss</li>\n<li>Struma</li>',
    )
    expect(formatTranscript('• Erguss\n• Struma').html).toBe('<ul>\n<li>Erguss</li>\n<li>Struma</li>\n</ul>')
  })

  it('keeps the numbers of a list in the text', () => {
    const { html } = formatTranscript('Beurteilung:\n1. Erguss.\n2. Struma.')
    expect(html).toBe('<h3>Beurteilung:</h3>\n<p>1. Erguss.</p>\n<p>2. Struma.</p>')
  })

  it('escapes what looks like markup', () => {
    expect(formatTranscript('Größe <5 mm & mehr').html).toBe('<p>Größe &lt;5 mm &amp; mehr</p>')
  })

  it('names the examination in the title', () => {
    expect(formatTranscript('MRT Knie rechts\nBefund: Kein Riss.').html).toContain('<h2>MRT Knie rechts</h2>')
  })

  it('puts every spoken word into one class of the coverage', () => {
    const transcript = 'ähm Erguss links nein rechts Punkt'
    const { coverage } = formatTranscript(transcript)
    const classes = coverage.entries.map((entry) => [transcript.slice(entry.start, entry.end), entry.class])
    expect(classes).toEqual([
      ['ähm', 'filler'],
      ['Erguss', 'used'],
      ['links nein', 'corrected'],
      ['rechts', 'used'],
      ['Punkt', 'command'],
    ])
    expect(coverage.ratio).toBe(1)
  })

  it('shows a self-correction as an edit and as a question that can undo it', () => {
    const transcript = 'Erguss links nein rechts Punkt'
    const { edits, questions } = formatTranscript(transcript)
    expect(edits).toContainEqual({
      from: 'links nein rechts',
      to: 'rechts',
      rule: 'selfCorrection',
      span: { start: 7, end: 24 },
    })
    const question = questions.find(({ kind }) => kind === 'selfCorrection')
    expect(question?.choices).toEqual(['rechts', 'links'])
    expect(question && applied(transcript, question, 1)).toBe('Erguss links Punkt')
  })

  it('can bring back a sentence that was struck out', () => {
    const transcript = 'Leber normal Punkt Milz groß Punkt streiche den letzten Satz'
    const [question] = formatTranscript(transcript).questions
    expect(question?.kind).toBe('selfCorrection')
    expect(question && formatTranscript(applied(transcript, question, 1)).plainText).toBe('Leber normal. Milz groß.')
  })

  it.each([
    ['Abstand vier fünf Millimeter Punkt', ['4 5 mm', '4 bis 5 mm', '4,5 mm', '45 mm']],
    ['Prolaps L fünf eins Punkt', ['L5 1', 'L5/S1', 'L5 bis 1']],
    ['fünf und zwanzig Millimeter Punkt', ['25', '5 und 20']],
    ['Wanddicke von fünfzig Millimeter Punkt', ['50', '15']],
    ['LWS Punkt Protrusion in Höhe vier fünf Punkt', ['4/5', 'L4/5']],
    ['Steine von zwei Komma vier und fünf Millimeter Punkt', ['2,4 und 5', '2, 4 und 5']],
    ['Herd in Segment vier fünf Punkt', ['IV/V', 'IV und V', 'L4/5', 'C4/5']],
    ['Im Segment zwei und drei Zysten Punkt', ['drei', 'III']],
  ])('asks instead of guessing: %s', (transcript, choices) => {
    const { questions } = formatTranscript(transcript)
    expect(questions.map((question) => question.choices)).toContainEqual(choices)
  })

  it('does not ask where the figures can be no list', () => {
    const { questions } = formatTranscript('Zysten von vier Komma zwei und drei Zentimeter Punkt')
    expect(questions).toEqual([])
  })

  it('takes the answer that a comma was one of the sentence', () => {
    const transcript = 'Steine von zwei Komma vier und fünf Millimeter Punkt'
    const [question] = formatTranscript(transcript).questions
    const answered = question && formatTranscript(applied(transcript, question, 1)).plainText
    expect(answered).toBe('Steine von 2, 4 und 5 mm.')
  })

  it('asks about a vertebra that does not exist', () => {
    const { questions } = formatTranscript('Fraktur LWK neun Punkt')
    expect(questions.some(({ kind, quote }) => kind === 'number' && quote === 'LWK neun')).toBe(true)
  })

  it('gives every stretch of the text its place in the transcript', () => {
    const transcript = 'Herd drei Komma fünf Zentimeter Punkt'
    const { plainText, provenance } = formatTranscript(transcript)
    const sources = provenance.map(({ start, end, origin }) => {
      const spans = origin.kind === 'dictated' ? origin.spans : []
      return [plainText.slice(start, end), transcript.slice(spans[0]?.start, spans.at(-1)?.end)]
    })
    expect(sources).toEqual([
      ['Herd', 'Herd'],
      ['3,5 cm', 'drei Komma fünf Zentimeter'],
      ['.', 'Punkt'],
    ])
  })

  it('says that the colon of an implied heading is derived', () => {
    const { plainText, provenance } = formatTranscript('Befund Leber normal Punkt Beurteilung Normalbefund Punkt')
    expect(plainText).toBe('Befund: Leber normal.\n\nBeurteilung: Normalbefund.')
    expect(
      provenance.filter(({ origin }) => origin.kind === 'derived').map(({ start, end }) => plainText.slice(start, end)),
    ).toEqual([':', ':'])
  })

  it('keeps every critical fact of a dictation', () => {
    const { ledger } = formatTranscript(
      'Kein Erguss links Punkt Herd LWK vier fünf mit drei Komma fünf Millimeter am ersten achten zweitausendzwanzig Punkt',
    )
    expect(ledger.total).toBeGreaterThan(4)
    expect(ledger.kept).toBe(ledger.total)
  })

  it.each(['', ' ', '\n', '\ud800', '\u0000', 'Punkt', 'nein', ')'.repeat(2000)])('never throws: %j', (text) => {
    expect(() => formatTranscript(text)).not.toThrow()
  })
})
