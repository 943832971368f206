import { describe, expect, it } from 'vitest'
import { compileTranscript } from '../compile-transcript.ts'
import type { Origin, ProvenanceEntry } from '../model.ts'
import { ledgerOf } from './ledger.ts'

function ledger(
  transcript: string,
  plainText: string,
  origins: readonly (readonly [text: string, kind: 'template' | 'derived'])[] = [],
) {
  const dictated: Origin = { kind: 'dictated', spans: [] }
  const own = origins.map(([text, kind]): ProvenanceEntry => {
    const start = plainText.lastIndexOf(text)
    return { start, end: start + text.length, origin: kind === 'template' ? { kind } : { kind, spans: [] } }
  })
  const provenance = [{ start: 0, end: 0, origin: dictated }, ...own].toSorted((a, b) => a.start - b.start)
  return ledgerOf(transcript, compileTranscript(transcript).sentences, plainText, provenance)
}

describe('ledgerOf', () => {
  it('keeps every fact of a dictation that was written as it was meant', () => {
    const { rows, kept, total } = ledger(
      'Zyste links von zwei Komma drei Zentimeter Punkt Kein Stau Punkt',
      'Zyste links von 2,3 cm. Kein Stau.',
    )
    expect(rows.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
      'side links',
      'number 23 mm',
      'negation verneint',
    ])
    expect([kept, total]).toEqual([3, 3])
  })

  it.each([
    'Beurteilung:\n1. Pneumonie rechts.\n2. Kein Erguss.',
    'Vergleich: 03.02.2023\nZyste links.',
    'Voruntersuchung: Keine.\nZyste links.',
    'Herd 19 x 12 mm, am 25.03. waren es 12 x 8 mm.',
    'Kein Stau. Re. Niere: Zyste, 2 cm. OL re. S2: Knoten.',
  ])('keeps every fact of what was written as it stands: %s', (text) => {
    const { rows } = ledger(text, text)
    expect(rows.filter(({ status }) => status !== 'kept')).toEqual([])
  })

  it('names what the writer lost', () => {
    const { rows, kept, total } = ledger('Zyste links. Kein Stau.', 'Zyste links.')
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'negation', status: 'lost', bound: 'Stau' }))
    expect(kept).toBeLessThan(total)
  })

  it('lists a template sentence with its origin and counts it neither way', () => {
    const { rows, kept, total } = ledger('Zyste links.', 'Zyste links. Kein Harnstau.', [
      ['Kein Harnstau.', 'template'],
    ])
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'negation', status: 'invented', origin: 'template' }))
    expect(kept).toBe(total)
  })

  it('finds the dictated sentence in the findings, not its copy in the impression', () => {
    const report = 'Niere: Zyste links 2 cm.\n\nZyste links 2 cm.'
    const { rows } = ledger('Zyste links 2 cm.', report, [['Zyste links 2 cm.', 'derived']])
    const side = rows.find(({ kind, status }) => kind === 'side' && status === 'kept')
    expect(side?.report?.start).toBe(report.indexOf('links'))
    expect(rows.filter(({ origin }) => origin === 'derived').every(({ status }) => status === 'invented')).toBe(true)
  })
})
