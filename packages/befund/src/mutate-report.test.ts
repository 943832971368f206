import { describe, expect, it } from 'vitest'
import { mutationKinds } from './model.ts'
import { mutateReport } from './mutate-report.ts'
import { verifyReport } from './verify-report.ts'

const report = `CT Abdomen

Befund:
Die Leber ist normal groß. In Segment VI eine 2,3 x 1,4 cm große Zyste. Milz unauffällig. Keine freie Flüssigkeit.
Rechte Niere regelrecht, links ein Konkrement von 12 mm. Protrusion LWK 4/5. Brustdrüse BI-RADS 4a.

Beurteilung:
Leberzyste. Im Vergleich zum 03.01.2023 unverändert.`

describe('mutateReport', () => {
  it.each(mutationKinds)('makes an error of kind %s that verifyReport notices', (kind) => {
    const mutation = mutateReport(report, 7, kind)
    expect(mutation?.kind).toBe(kind)
    expect(verifyReport(report, mutation?.text ?? report).ok).toBe(false)
  })

  it('says where and what it changed', () => {
    const mutation = mutateReport(report, 3)
    expect(mutation).not.toBeNull()
    if (mutation === null) return
    expect(report.slice(mutation.span.start, mutation.span.end)).toBe(mutation.from)
    expect(report.slice(0, mutation.span.start) + mutation.to + report.slice(mutation.span.end)).toBe(mutation.text)
  })

  it('makes the same error for the same seed and another one for another seed', () => {
    expect(mutateReport(report, 11)).toEqual(mutateReport(report, 11))
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => mutateReport(report, seed)?.text)).size).toBeGreaterThan(2)
  })

  it('answers null where the kind finds no place', () => {
    expect(mutateReport('Milz unauffällig.', 1, 'date')).toBeNull()
    expect(mutateReport('', 1)).toBeNull()
  })

  it('keeps the case when a negation is dropped at the start of a sentence', () => {
    expect(mutateReport('Keine freie Flüssigkeit.', 1, 'negationDropped')?.text).toBe('Freie Flüssigkeit.')
  })

  it('cuts through no markup', () => {
    const html = '<p>Zyste der <strong>linken</strong> Niere &amp; Stein.</p>'
    expect(mutateReport(html, 1, 'side')?.text).toBe('<p>Zyste der <strong>rechten</strong> Niere &amp; Stein.</p>')
  })
})
