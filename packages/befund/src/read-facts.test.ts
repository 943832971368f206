import { describe, expect, it } from 'vitest'
import { readFacts } from './read-facts.ts'

describe('readFacts', () => {
  it('binds finding, organ, side, level, certainty and measurement of a clause', () => {
    const text = 'Befund: Am ehesten Protrusion LWK 4/5 links mit 4 mm. Kein Prolaps.'
    const [protrusion, prolapse] = readFacts(text)
    expect(protrusion).toMatchObject({
      finding: 'protrusion',
      organ: 'disc',
      side: 'left',
      level: 'L4/5',
      polarity: 'asserted',
      certainty: 'probable',
      section: 'findings',
      measurements: [{ values: [4], unit: 'mm' }],
    })
    expect(prolapse).toMatchObject({ finding: 'prolapse', polarity: 'negated' })
    expect(text.slice(protrusion?.span.start, protrusion?.span.end)).toBe(protrusion?.quote)
  })

  it('tells normality from findings', () => {
    expect(readFacts('Leber: Unauffällig.')[0]).toMatchObject({ organ: 'liver', finding: null, normal: true })
  })

  it.each([
    'Hinweise auf eine Fraktur fehlen.',
    'Eine Fraktur kommt nicht zur Darstellung.',
    'Ohne CT-Zeichen der Fraktur.',
    'Ø Fraktur.',
  ])('reads a denial: %s', (text) => {
    expect(readFacts(text)).toMatchObject([{ finding: 'fracture', polarity: 'negated' }])
  })

  it('denies nothing where something else is missing', () => {
    expect(readFacts('Zur Beurteilung der Fraktur fehlen Voraufnahmen.')[0]).not.toMatchObject({ polarity: 'negated' })
  })

  it('calls neither asserted nor denied what cannot be excluded', () => {
    expect(readFacts('Eine Fraktur ist nicht auszuschließen.')[0]?.certainty).toBe('possible')
  })

  it.each([
    'Pleuraerguss rechts, links nicht.',
    'Pleuraerguss rechts, links dagegen nicht.',
    'Pleuraerguss rechts, links jedoch keiner.',
  ])('says of each place what is said there: %s', (text) => {
    expect(readFacts(text)).toMatchObject([
      { finding: 'pleural-effusion', side: 'right', polarity: 'asserted' },
      { finding: 'pleural-effusion', side: 'left', polarity: 'negated' },
    ])
  })

  it.each([
    'Pleuraerguss nicht mehr nachweisbar.',
    'Pleuraerguss vollständig regredient.',
    'Der Pleuraerguss ist nicht mehr abgrenzbar.',
  ])('denies what is gone: %s', (text) => {
    expect(readFacts(text)).toMatchObject([{ finding: 'pleural-effusion', polarity: 'negated' }])
  })

  it.each([
    ['Stenose der Arteria carotis interna dextra.', 'right'],
    ['Ramus dexter der Arteria hepatica mit Stenose.', 'right'],
    ['Thrombose der Vena femoralis sinistra.', 'left'],
    ['Nervus opticus sinister verdickt.', 'left'],
  ])('knows the side by its Latin name: %s', (text, side) => {
    expect(readFacts(text)[0]?.side).toBe(side)
  })

  it('gives the date of a prior examination as an ISO date', () => {
    expect(readFacts('Rundherd, im Vergleich zur VU vom 3.2.2023 unverändert.')[0]?.date).toBe('2023-02-03')
  })
})
