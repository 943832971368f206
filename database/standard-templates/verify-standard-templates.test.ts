import { fillTemplate, mutateReport, verifyReport } from '@klarbefund/befund'
import { describe, expect, it } from 'vitest'
import { standardTemplateCases } from './cases.ts'
import { readStandardTemplates, standardTemplateEntries, standardTemplateFile } from './index.ts'

const templates = new Map(
  readStandardTemplates().map((template, index) => [standardTemplateFile(standardTemplateEntries[index]!), template]),
)

describe.each(standardTemplateCases)('the proof of $template filled with a finding under $heading', (one) => {
  const { templateHtml: template, modality } = templates.get(`${one.template}.html`)!

  it('finds nothing changed, lost or invented, and every statement kept', () => {
    const filled = fillTemplate(one.dictation, template, { modality })
    const proof = verifyReport(one.dictation, filled.html, { template, modality })
    expect(proof.contradictions.map(({ text }) => text)).toEqual([])
    expect(proof.ledger.kept).toBe(proof.ledger.total)
    expect(filled.ledger.kept).toBe(filled.ledger.total)
  })

  it('notices a negation added, a figure changed and a sentence invented, whoever wrote the sentence', () => {
    const { plainText } = fillTemplate(one.dictation, template, { modality })
    for (const kind of ['negationAdded', 'number', 'sentenceInvented'] as const) {
      const mutation = mutateReport(plainText, 5, kind)
      if (mutation === null) continue
      expect(verifyReport(one.dictation, mutation.text, { template, modality }).ok, mutation.text).toBe(false)
    }
  })
})

const german = readStandardTemplates().filter((template) => template.language === 'de')
const confirming = [
  'Unauffälliger Befund Punkt',
  'Sonst alles unauffällig Punkt',
  'Rest unauffällig',
  'Übrige Organe o. B.',
]

describe.each(german)('the proof of $name filled with nothing abnormal', ({ templateHtml: template, modality }) => {
  it.each(confirming)('takes "%s" for said by the sentences of the template', (dictation) => {
    const { html } = fillTemplate(dictation, template, { modality })
    const proof = verifyReport(dictation, html, { template, modality })
    expect(proof.ok).toBe(true)
    expect(proof.ledger.kept).toBe(proof.ledger.total)
  })
})

it('misses "Sonst unauffällig" where none of the template’s sentences stand in the report', () => {
  const template = '<p>Leber: Normal groß.</p><p>Milz: Normal groß.</p>'
  const dictation = 'Pankreas mit Zyste von 2 cm. Sonst unauffällig.'
  expect(verifyReport(dictation, '<p>Pankreas mit Zyste von 2 cm.</p>', { template }).ok).toBe(false)
})
