import { describe, expect, it } from 'vitest'
import { aStandardTemplate } from '#tests/web-stub.tsx'
import { indexTemplates, suggestTemplate } from './suggest-template.ts'

const abdomen = aStandardTemplate({
  id: 'ct-abdomen',
  name: 'CT Abdomen',
  templateHtml: '<p>Leber normal groß. Milz, Pankreas und Nieren unauffällig. Keine freie Flüssigkeit.</p>',
})
const sono = aStandardTemplate({
  id: 'us-abdomen',
  name: 'Sonographie Abdomen',
  modality: 'US',
  templateHtml: '<p>Leber echoarm. Milz, Pankreas und Nieren unauffällig. Keine freie Flüssigkeit.</p>',
})
const knee = aStandardTemplate({
  id: 'mr-knee',
  name: 'MRT Knie',
  modality: 'MRI',
  templateHtml: '<p>Innenmeniskus und Außenmeniskus intakt. Vorderes Kreuzband erhalten. Kein Gelenkerguss.</p>',
})
const index = indexTemplates([abdomen, sono, knee])

describe('suggestTemplate', () => {
  it('finds the template by the organs spoken of', () => {
    const spoken =
      'Innenmeniskus mit horizontalem Riss Vorderes Kreuzband erhalten geringer Gelenkerguss Außenmeniskus intakt'
    expect(suggestTemplate(index, spoken)?.id).toBe('mr-knee')
  })

  it('heeds the modality that is named', () => {
    const organs = 'Leber Milz Pankreas und Nieren unauffällig keine freie Flüssigkeit'
    expect(suggestTemplate(index, `CT vom Abdomen ${organs}`)?.id).toBe('ct-abdomen')
    expect(suggestTemplate(index, `Sonographie des Abdomens ${organs}`)?.id).toBe('us-abdomen')
  })

  it('stays silent on a few words and on what fits nothing', () => {
    expect(suggestTemplate(index, 'Leber normal')).toBeNull()
    expect(suggestTemplate(index, 'heute ist ein schöner Tag und wir gehen spazieren am See')).toBeNull()
  })
})
