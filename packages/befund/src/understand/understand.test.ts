import { describe, expect, it } from 'vitest'
import { readSentences } from './read-sentences.ts'
import type { Statement } from './statement.ts'
import { understand } from './understand.ts'

function statementsOf(text: string): Statement[] {
  return understand(readSentences(text)).statements.filter((one) => !(one.finding?.startsWith('w:') ?? false))
}

/** "finding stance" of each statement, in order. */
function read(text: string): string[] {
  return statementsOf(text).map((one) => `${one.finding ?? one.normal} ${one.stance}`)
}

describe('denial', () => {
  it.each([
    ['Kein Erguss, Infiltrat oder Pneumothorax.', ['effusion negated', 'infiltrate negated', 'pneumothorax negated']],
    ['Kein Hinweis auf eine Fraktur, jedoch deutlicher Gelenkerguss.', ['fracture negated', 'joint-effusion asserted']],
    ['Fraktur ohne Dislokation.', ['fracture asserted', 'dislocation negated']],
    ['Eine Fraktur ist nicht nachweisbar.', ['fracture negated']],
    ['Eine Lungenembolie ist nicht auszuschließen.', ['pulmonary-embolism unclear']],
    ['Aszites fehlend.', ['ascites negated']],
    ['Für eine Fraktur findet sich kein Anhalt.', ['fracture negated']],
    ['Auf Metastasen ergibt sich kein Hinweis.', ['metastasis negated']],
    ['Von einer Fraktur ist nicht auszugehen.', ['fracture negated']],
    ['Nicht auszuschließen ist eine Lungenembolie.', ['pulmonary-embolism unclear']],
    ['Eine Lungenembolie lässt sich nicht ausschließen.', ['pulmonary-embolism unclear']],
    ['Eine Lungenembolie kann ausgeschlossen werden.', ['pulmonary-embolism negated']],
    ['Die Milz ist nicht vergrößert.', ['splenomegaly negated']],
    ['Weder Stenose noch Aneurysma.', ['stenosis negated', 'aneurysm negated']],
    ['Die Gallenblase ist metastasenfrei.', ['metastasis negated']],
    ['Axillen Lymphom frei.', ['lymphoma negated']],
    ['Kein Erguss, deutliche Synovitis.', ['effusion negated', 'synovitis asserted']],
    ['Pankreas ohne Befund.', ['general asserted']],
    ['Gallenblasenwand nicht verdickt und regelrecht dreischichtig.', ['thickening negated', 'general asserted']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('certainty', () => {
  it.each([
    ['V. a. Pneumonie rechts.', 'possible'],
    ['Am ehesten Nierenzyste links.', 'probable'],
    ['Z. n. Radiusfraktur links.', 'historical'],
    ['Fragestellung: Lungenembolie', 'question'],
    ['Bei Beschwerdepersistenz MRT zum Nachweis einer Fraktur empfohlen.', 'conditional'],
  ])('%s is %s', (text, certainty) => {
    expect(statementsOf(text)[0]?.certainty).toBe(certainty)
  })
})

describe('place', () => {
  it('carries no direction over as a side', () => {
    const [, vertebra] = statementsOf('Linkskonvexe Skoliose. Höhenminderung von LWK 2.')
    expect(vertebra?.side).toBeNull()
  })
  it('gives a finding the organ and side of its clause', () => {
    const [one] = statementsOf('Im linken Unterlappen ein 8 mm großer Rundherd.')
    expect(one).toMatchObject({ finding: 'focus', organ: 'lower-lobe', side: 'left', sideBond: 'own' })
    expect(one?.measures[0]).toMatchObject({ values: [8], unit: 'mm' })
  })

  it('says a listed finding of every place', () => {
    const places = statementsOf(
      'Läsion im Oberlappen rechts, apikalen Unterlappen rechts sowie Unterlappen links.',
    ).map((one) => `${one.organ} ${one.side}`)
    expect(places).toEqual(['upper-lobe right', 'lower-lobe right', 'lower-lobe left'])
  })

  it('carries the label of a line to its sentences', () => {
    const statements = statementsOf(
      'Befund:\nLinke Niere: Normal groß. Kleine Zyste am Unterpol.\nRechte Niere: Kein Konkrement.',
    )
    expect(statements.map((one) => `${one.finding ?? one.normal} ${one.side}`)).toEqual([
      'size left',
      'cyst left',
      'kidney-stone right',
    ])
  })

  it('reads one level in all its spellings', () => {
    for (const level of ['LWK 4/5', 'L4/5', 'LWK4/5', 'L4/L5', 'LWK 4/LWK 5']) {
      expect([...(statementsOf(`Protrusion ${level}.`)[0]?.sites.get('disc') ?? [])], level).toEqual(['L4/5'])
    }
    expect([...(statementsOf('Protrusion LWK 5/SWK 1.')[0]?.sites.get('disc') ?? [])]).toEqual(['L5/S1'])
  })

  it('expands ranges and lists', () => {
    expect(statementsOf('Deckplattenimpressionen von BWK 10 bis LWK 1.')[0]?.sites.get('vertebra')?.size).toBe(4)
    expect([...(statementsOf('Fraktur der 6. und 7. Rippe rechts.')[0]?.sites.get('rib') ?? [])]).toEqual(['6', '7'])
    expect([...(statementsOf('Zysten in Segment II und VI der Leber.')[0]?.sites.get('segment') ?? [])]).toEqual([
      '2',
      '6',
    ])
  })

  it('takes no measurement for a segment', () => {
    const [one] = statementsOf('Herd in Segment VIII 27 mm.')
    expect([...(one?.sites.get('segment') ?? [])]).toEqual(['8'])
    expect(one?.measures[0]?.values).toEqual([27])
  })

  it('completes the first half of a shared compound', () => {
    expect(statementsOf('Infiltrate im linken Ober- und Unterlappen.').map((one) => one.organ)).toEqual([
      'upper-lobe',
      'lower-lobe',
    ])
  })

  it('takes no direction for a place', () => {
    expect(statementsOf('Fraktur des Radius rechts mit Dislokation nach links.')[0]?.side).toBe('right')
  })
})

describe('measurements', () => {
  it('tells the prior size from the current one', () => {
    const series = (text: string): (string | null)[] =>
      statementsOf(text).flatMap((one) => one.measures.map((measure) => `${measure.values[0]} ${measure.series}`))
    expect(series('Rundherd aktuell 12 mm, in der Voruntersuchung 8 mm.')).toEqual(['12 current', '8 prior'])
    expect(series('Knoten 9 mm (VU 13 mm).')).toEqual(['9 null', '13 prior'])
    expect(series('Metastase von 8 auf 12 mm größenprogredient.')).toEqual(['8 prior', '12 null'])
  })
})

describe('reading', () => {
  it.each([
    ['Fraktur der 4. – 8. Rippe.', 1],
    ['Listhese Grad 2. 3 Zysten.', 2],
    ['Knoten TI-RADS 4. - Zyste.', 2],
  ])('of %s finds %i sentences', (text, count) => {
    expect(readSentences(text)).toHaveLength(count)
  })

  it('never loses its place: every span is that of the quoted clause', () => {
    const text =
      'CT Thorax\n\nBefund: Kein Pleuraerguss links.\r\n• Rundherd im Mittellappen (5 mm).\nBeurteilung\nRundherd ML.'
    for (const { span, sentence } of statementsOf(text)) {
      expect(span.start).toBeGreaterThanOrEqual(sentence.start)
      expect(text.slice(span.start, span.end).trim()).toBe(text.slice(span.start, span.end))
    }
  })

  it.each([
    '',
    ' ',
    '\ud800',
    '((((',
    ')',
    ':::',
    'kein',
    'kein kein kein',
    'ohne,,,,',
    '1.1.1.1',
    'LWK',
    'Segment',
    '\u0000',
    'x'.repeat(5000),
  ])('survives %j', (text) => {
    expect(() => statementsOf(text)).not.toThrow()
  })
})
