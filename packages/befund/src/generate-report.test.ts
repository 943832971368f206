import { describe, expect, it } from 'vitest'
import { fillTemplate } from './fill-template.ts'
import { generateReport } from './generate-report.ts'
import { toPlainText } from './write/to-plain-text.ts'

const abdomen =
  'Klinische Angaben Oberbauchschmerzen Punkt Fragestellung Pankreatitis Fragezeichen Technik CT in portalvenöser Phase Punkt Befund ' +
  'Osteochondrose LWK vier fünf Punkt Leber normal groß Komma Milz auf vierzehn Zentimeter vergrößert Punkt ' +
  'Pankreas ödematös aufgetrieben Punkt Diese Veränderung betrifft vor allem den Schwanz Punkt Kein Pleuraerguss Punkt Sonst unauffällig Punkt'

describe('generateReport', () => {
  const result = generateReport(abdomen)

  it('writes the dictated sections in the usual order', () => {
    const headings = result.report.blocks
      .filter((block) => block.kind === 'heading')
      .map((block) => block.runs[0]?.text)
    expect(headings).toEqual(['Klinische Angaben', 'Fragestellung', 'Technik', 'Befund', 'Beurteilung'])
    expect(result.clinicalInfo).toContain('Oberbauchschmerzen')
    expect(result.clinicalInfo).toContain('Pankreatitis?')
  })

  it('groups the findings from head to foot, the skeleton last and the word on the rest at the end', () => {
    const names = result.anatomicalSections.map(({ name }) => name)
    expect(names).toEqual(['Pleura', 'Leber', 'Pankreas', 'Milz', 'Wirbelsäule', ''])
    expect(result.anatomicalSections.at(-1)?.text).toBe('Sonst unauffällig.')
  })

  it('keeps a sentence without an organ with the one before it', () => {
    const pancreas = result.anatomicalSections.find(({ name }) => name === 'Pankreas')
    expect(pancreas?.text).toMatch(/ödematös aufgetrieben\. Diese Veränderung/)
  })

  it('cuts a sentence where each part begins with an organ of its own', () => {
    expect(result.anatomicalSections.find(({ name }) => name === 'Leber')?.text).toBe('Leber normal groß.')
    expect(result.anatomicalSections.find(({ name }) => name === 'Milz')?.text).toBe('Milz auf 14 cm vergrößert.')
  })

  it('does not cut a list of names from what is said of them all', () => {
    const { plainText } = generateReport('Rechts: AIC, AIE wandunregelmäßig. Links: AIC verschlossen.')
    expect(plainText).toContain('Rechts: AIC, AIE wandunregelmäßig.')
  })

  it('derives an impression from the positive findings only and marks it', () => {
    expect(result.assessmentDerived).toBe(true)
    expect(result.assessment).toContain('Milz auf 14 cm vergrößert.')
    expect(result.assessment).not.toMatch(/Leber|Pleuraerguss|Sonst/)
    const impression = result.report.blocks.filter(
      (block) => block.section === 'impression' && block.kind === 'paragraph',
    )
    expect(impression.flatMap((block) => block.runs).every((run) => run.origin.kind === 'derived')).toBe(true)
  })

  it('leaves a dictated impression and recommendation as they are', () => {
    const dictated = generateReport(
      'Befund Rundherd im Mittellappen von sechs Millimetern Punkt Beurteilung Unklarer Rundherd Punkt Empfehlung Doppelpunkt CT in sechs Monaten Punkt',
    )
    expect(dictated.assessmentDerived).toBe(false)
    expect(dictated.assessment).toContain('Unklarer Rundherd.')
    expect(dictated.plainText).toContain('CT in 6 Monaten')
  })

  it('tells a limb in the order it was dictated', () => {
    const ankle = generateReport(
      'Fraktur des Außenknöchels mit Dislokation Punkt Innenknöchel intakt Punkt Gelenkerguss Punkt Weichteilschwellung Punkt',
    )
    expect(ankle.description).toBe(
      'Fraktur des Außenknöchels mit Dislokation. Innenknöchel intakt. Gelenkerguss. Weichteilschwellung.',
    )
  })

  it('knows the head of a femur where the hip was examined', () => {
    const { plainText } = generateReport(
      'Röntgen Hüfte\nBefund: Abbruch des Schenkelhalses, Kopf varisch abgekippt. Links TEP.',
    )
    expect(plainText).not.toContain('Schädel')
  })

  it('keeps a spoken organ heading as the name of its group', () => {
    const spoken = generateReport(
      'Rechte Niere Doppelpunkt Zyste von zwei Zentimetern Punkt Linke Niere Doppelpunkt unauffällig Punkt',
    )
    expect(spoken.anatomicalSections.map(({ name }) => name)).toEqual(['Rechte Niere', 'Linke Niere'])
    expect(spoken.plainText).not.toMatch(/Niere: Rechte Niere/)
  })

  it('calls a normal examination normal in the dictated words', () => {
    const normal = generateReport('Unauffälliger Befund Punkt')
    expect(normal.assessment).toBe('Unauffälliger Befund.')
  })

  it('is empty for an empty dictation', () => {
    const empty = generateReport('')
    expect(empty.plainText).toBe('')
    expect(empty.assessmentDerived).toBe(false)
  })

  it('loses nothing of the dictation', () => {
    expect(result.coverage.ratio).toBe(1)
    expect(result.ledger.rows.filter((row) => row.status === 'lost' || row.status === 'changed')).toEqual([])
  })
})

/** Small and seeded, so that a failure can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const crumbs = [
  'Leber',
  'Milz',
  ' ',
  ' ',
  '. ',
  ', ',
  ': ',
  '\n',
  '<p>',
  '</p>',
  '<b>',
  '</b>',
  '<td>',
  '<tr>',
  '<br>',
  '<li>',
  '[IMPRESSION]',
  '[',
  ']',
  '{{',
  '}}',
  '___',
  '<',
  '&amp;',
  '&',
  '\ud800',
  '\udc00',
  '\u0000',
  '\u200b',
  '\u202e',
  'kein ',
  'Punkt ',
  'Komma ',
  'Doppelpunkt ',
  'links ',
  'rechts ',
  '2,3 cm ',
  'Läsion ',
  'unauffällig ',
  'Beurteilung ',
  'Befund ',
  'Z. n. Cholezystektomie ',
  'sonst ',
  '<h3>Befund</h3>',
  '<strong>Niere:</strong> ',
  'und ',
  'Innen- ',
  '(',
  ')',
  '…',
  '....',
  'é',
  'e\u0301',
]

function randomText(random: () => number): string {
  const length = Math.floor(random() * 40)
  return Array.from({ length }, () => crumbs[Math.floor(random() * crumbs.length)] ?? '').join('')
}

describe('writing from any two strings', () => {
  it('never throws, covers the transcript and keeps HTML and plain text the same', () => {
    const random = randomOf(7)
    for (let round = 0; round < 400; round++) {
      const transcript = randomText(random)
      const template = randomText(random)
      for (const result of [fillTemplate(transcript, template), generateReport(transcript)]) {
        expect(toPlainText(result.html), JSON.stringify({ transcript, template })).toBe(result.plainText)
        let at = 0
        for (const entry of result.coverage.entries) {
          expect(entry.start).toBeGreaterThanOrEqual(at)
          at = entry.end
        }
        let last = 0
        for (const entry of result.provenance) {
          expect(entry.start).toBeGreaterThanOrEqual(last)
          expect(entry.end).toBeLessThanOrEqual(result.plainText.length)
          last = entry.end
        }
      }
    }
  })

  it.each([
    ['a word without end', 'leber '.repeat(40_000), '<p><b>Leber:</b> Normal.</p>'],
    ['commas without a stop', 'Leber, '.repeat(30_000), '<p><b>Leber:</b> Normal.</p>'],
    ['one endless line of inline markup', 'Leberzyste Punkt', `<p><b>Leber:</b> ${'<i>a</i> b '.repeat(60_000)}</p>`],
    ['one endless list of denials', 'Zyste Punkt', `<p><b>Leber:</b> Keine ${'Zyste, '.repeat(20_000)}Läsion.</p>`],
  ])('takes %s', (_, transcript, template) => {
    expect(fillTemplate(transcript, template).html).toContain('Leber')
  })
})
