import { describe, expect, it } from 'vitest'
import { familyOf, findings, isKindOf, kindInOrgan } from './finding-concepts.ts'
import { gradingSystems } from './grading-systems.ts'
import { areRelated, isWithin, lineage, organs } from './organ-tree.ts'
import { removalOperations } from './removals.ts'
import { largestLesionIn, lesionOrgans, sizedIds, sizeRangesOf } from './sizes.ts'
import { compoundMeanings, isAbbreviation, matchTerm, normalWordingLists, termStems } from './term-index.ts'
import { wordStem } from './word-stem.ts'

function meaningsOf(term: string): string[] {
  const words = term.split(' ').map((text) => ({ text, stem: wordStem(text) }))
  return (matchTerm(words, 0)?.meanings ?? []).map((meaning) => meaning.id)
}

describe('organ tree', () => {
  it('gives every organ a name, a unique id and a known parent', () => {
    const all = [...organs().values()]
    expect(all.length).toBeGreaterThan(280)
    expect(all.filter((organ) => organ.names.length === 0)).toEqual([])
    expect(all.filter((organ) => organ.parent !== null && !organs().has(organ.parent))).toEqual([])
  })

  it('finds every organ by each of its names', () => {
    const lost = [...organs().values()].flatMap((organ) =>
      organ.names.filter((name) => {
        if (name.endsWith('-')) return compoundMeanings(wordStem(`${name.slice(0, -1)}infarkt`)).at(0)?.id !== organ.id
        const words = name.split(/[ ]/).map((text) => ({ text, stem: wordStem(text) }))
        if (termStems(name).length !== words.length) return false
        return matchTerm(words, 0) === null
      }),
    )
    expect(lost).toEqual([])
  })

  it('names no abbreviation twice', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const organ of organs().values()) {
      for (const name of organ.names.filter(isAbbreviation)) {
        if (seen.has(name) && seen.get(name) !== organ.id) twice.push(name)
        seen.set(name, organ.id)
      }
    }
    expect(twice).toEqual([])
  })

  it('has at least two places in every group of exclusive places', () => {
    const groups = new Map<string, number>()
    for (const { site } of organs().values()) if (site !== null) groups.set(site, (groups.get(site) ?? 0) + 1)
    expect([...groups].filter(([_group, count]) => count < 2)).toEqual([])
  })

  it('knows parts from neighbours', () => {
    expect(isWithin('upper-lobe', 'lung')).toBe(true)
    expect(isWithin('lung', 'upper-lobe')).toBe(false)
    expect(areRelated('endometrium', 'uterus')).toBe(true)
    expect(areRelated('liver', 'spleen')).toBe(false)
    expect(lineage('ring-finger')).toEqual(['ring-finger', 'finger', 'hand', 'arm'])
  })

  it.each([
    ['ACI', 'internal-carotid'],
    ['VCI', 'ivc'],
    ['AFS', 'superficial-femoral'],
    ['vorderen Kreuzbandes', 'acl'],
    ['Karotis', 'carotid'],
    ['Carotis', 'carotid'],
    ['Klavikula', 'clavicle'],
    ['Nasennebenhöhlen', 'sinuses'],
    ['Unterlappens', 'lower-lobe'],
  ])('reads %s as %s', (term, id) => {
    expect(meaningsOf(term)).toEqual([id])
  })

  it('does not read abbreviations in running text', () => {
    expect(meaningsOf('am')).toEqual([])
    expect(meaningsOf('den')).toEqual([])
  })
})

describe('finding concepts', () => {
  it('gives every concept a name and every implied organ an entry', () => {
    const all = [...findings().values()]
    expect(all.length).toBeGreaterThan(150)
    expect(all.filter((one) => one.names.length === 0)).toEqual([])
    expect(all.filter((one) => one.organ !== null && !organs().has(one.organ)).map((one) => one.id)).toEqual([])
  })

  it('names nothing as two findings', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const finding of findings().values()) {
      for (const name of finding.names) {
        const stems = termStems(name).join(' ')
        if (seen.has(stems) && seen.get(stems) !== finding.id) twice.push(name)
        seen.set(stems, finding.id)
      }
    }
    expect(twice).toEqual([])
  })

  it('uses no name of an organ for a finding', () => {
    const organNames = new Set(
      [...organs().values()].flatMap((organ) => organ.names.map((name) => termStems(name).join(' '))),
    )
    const shared = [...findings().values()].flatMap((one) =>
      one.names.filter((name) => !isAbbreviation(name) && organNames.has(termStems(name).join(' '))),
    )
    expect(shared).toEqual([])
  })

  it('keeps kinds and families', () => {
    expect(isKindOf('gallstone', 'stone')).toBe(true)
    expect(isKindOf('stone', 'gallstone')).toBe(false)
    expect(familyOf('pneumonia')).toBe('consolidation')
    expect(kindInOrgan('effusion', 'pleura')).toBe('pleural-effusion')
    expect(kindInOrgan('effusion', 'liver')).toBeNull()
  })

  it.each([
    ['Pleuraerguss', ['pleural-effusion']],
    ['Nierenzysten', ['kidney', 'cyst']],
    ['Leberläsion', ['liver', 'lesion']],
    ['Milzvergrößerung', ['splenomegaly']],
    ['Radiusfraktur', ['radius', 'fracture']],
    ['Schaftfraktur', ['fracture']],
    ['AFC-Stenose', ['common-femoral', 'stenosis']],
    ['Schilddrüsenknoten', ['thyroid', 'nodule']],
  ])('takes %s apart', (word, ids) => {
    expect(meaningsOf(word)).toEqual(ids)
  })

  it.each([
    'vorhanden',
    'Untersuchung',
    'Durchblutung',
    'Behandlung',
    'Darstellung',
    'anhand',
    'dezentriert',
    'Kompaktainsel',
  ])('finds nothing in %s', (word) => {
    expect(compoundMeanings(wordStem(word))).toEqual([])
  })

  it('gives every wording of normality an aspect that some finding names, or a general one', () => {
    const aspects = new Set([...findings().values()].map((one) => one.aspect))
    const unknown = normalWordingLists().filter(({ aspect }) => aspect !== 'general' && !aspects.has(aspect))
    expect(unknown).toEqual([])
  })
})

describe('operations, sizes and gradings', () => {
  it('removes organs of the tree only', () => {
    const unknown = removalOperations().flatMap((operation) => operation.organs.filter((organ) => !organs().has(organ)))
    expect(unknown).toEqual([])
  })

  it('sizes organs and findings that exist, and in order', () => {
    for (const range of sizedIds().flatMap(sizeRangesOf)) {
      const { id, from, to, enlargedFrom, normalAtMost } = range
      expect(organs().has(id) || findings().has(id), id).toBe(true)
      expect(from < to, id).toBe(true)
      if (enlargedFrom !== null && normalAtMost !== null) expect(enlargedFrom, id).toBeLessThan(normalAtMost)
    }
  })

  it('limits lesions of organs that exist', () => {
    for (const organ of lesionOrgans()) {
      expect(organs().has(organ), organ).toBe(true)
      expect(largestLesionIn(organ)).toBeGreaterThan(0)
    }
  })

  it('keeps low and high grades apart and on the scale', () => {
    for (const system of gradingSystems()) {
      for (const value of [...system.low, ...system.high])
        expect(system.values.has(value), `${system.id} ${value}`).toBe(true)
      expect(
        [...system.low].filter((value) => system.high.has(value)),
        system.id,
      ).toEqual([])
    }
  })
})
