import { describe, expect, it } from 'vitest'
import { aStandardTemplate } from '#tests/web-stub.tsx'
import { filterTemplates, noFilters } from './filter-templates.ts'

const abdomen = aStandardTemplate({ id: '1', name: 'CT Abdomen', type: 'Oberbauch' })
const knee = aStandardTemplate({ id: '2', name: 'MRT Knie', type: 'Gelenk', modality: 'MRI' })
const english = aStandardTemplate({ id: '3', name: 'Knee MRI', type: 'Joint', modality: 'MRI', language: 'en' })
const all = [abdomen, knee, english]

describe('filterTemplates', () => {
  it('finds a part of the name or the type without regard to case', () => {
    expect(filterTemplates(all, { ...noFilters, searchTerm: 'OBERB' })).toEqual([abdomen])
    expect(filterTemplates(all, { ...noFilters, searchTerm: 'kn' })).toEqual([knee, english])
  })

  it('joins search, modality and language', () => {
    expect(filterTemplates(all, { searchTerm: 'kn', modalityFilter: 'MRI', languageFilter: 'de' })).toEqual([knee])
    expect(filterTemplates(all, noFilters)).toEqual(all)
  })
})
