import { expect, it } from 'vitest'
import { detectContradictions } from '../detect-contradictions.ts'

const report = (findings: string, impression: string): string => `Befund: ${findings}\nBeurteilung: ${impression}\n`

function labelsOf(text: string): string[] {
  return detectContradictions(text).flatMap(({ fixes }) => fixes.map(({ label }) => label))
}

/** Each fix applied by itself. */
function mended(text: string): string[] {
  return detectContradictions(text)
    .flatMap(({ fixes }) => fixes)
    .filter(({ kind }) => kind === 'replace')
    .map(({ edits }) =>
      edits.reduceRight(
        (now, { span, replacement }) => now.slice(0, span.start) + replacement + now.slice(span.end),
        text,
      ),
    )
}

it.each([
  ['level', report('Extrusion L4/5 rechts.', 'Extrusion LWK 2/3 rechts.'), '„LWK 2/3“ durch „L4/5“ ersetzen'],
  ['a label that numbers', report('L4/5: Extrusion rechts.', 'Extrusion L2/3 rechts.'), '„L2/3“ durch „L4/5“ ersetzen'],
  [
    'lobe',
    report('Rundherd im rechten Oberlappen.', 'Rundherd im rechten Unterlappen.'),
    '„Unterlappen“ durch „Oberlappen“ ersetzen',
  ],
  [
    'end of an organ',
    report('Osteochondrale Läsion der medialen Talusschulter.', 'Läsion der lateralen Talusschulter.'),
    '„lateralen“ durch „medialen“ ersetzen',
  ],
  ['grading', report('Herd rechts, BI-RADS 5.', 'Herd rechts, BI-RADS 4.'), '„4“ durch „5“ ersetzen'],
  ['plain grade', report('Harnstauung Grad II links.', 'Harnstauung Grad IV links.'), '„IV“ durch „II“ ersetzen'],
  ['stage', report('Tumor mrT3b N1.', 'Rektumkarzinom mrT2 N1.'), '„mrT2“ durch „mrT3b“ ersetzen'],
  [
    'denial',
    report('Geringer Pleuraerguss links.', 'Kein Pleuraerguss.'),
    '„Kein Pleuraerguss“ durch „Pleuraerguss“ ersetzen',
  ],
])('offers a typed fix for a clash of %s', (_kind, text, label) => {
  expect(labelsOf(text)).toContain(label)
})

it('has nothing more to say once a fix is applied', () => {
  const text = report('Rundherd im rechten Oberlappen.', 'Rundherd im rechten Unterlappen.')
  expect(mended(text).map((one) => detectContradictions(one).length)).toEqual([0, 0])
})

it('offers at most three fixes, and no part of a compound', () => {
  const text = report('Infiltrat im linken Unterlappen.', 'Oberlappenpneumonie links.')
  for (const { fixes } of detectContradictions(text)) {
    expect(fixes.length).toBeGreaterThan(0)
    expect(fixes.length).toBeLessThanOrEqual(3)
    expect(fixes.every(({ kind }) => kind === 'remove')).toBe(true)
  }
})
