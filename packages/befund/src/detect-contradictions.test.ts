import { describe, expect, it } from 'vitest'
import { detectContradictions } from './detect-contradictions.ts'

const clash = 'Befund: Pneumothorax links mit 2 cm Saumbreite.\nBeurteilung: Pneumothorax rechts.'

describe('detectContradictions', () => {
  it('quotes both places verbatim and says what clashes', () => {
    const [one] = detectContradictions(clash)
    expect(one).toMatchObject({ kind: 'side', severity: 'critical', resolved: false })
    expect(one?.text).toBe(
      'Die Seitenangaben widersprechen sich (links und rechts): „Pneumothorax links mit 2 cm Saumbreite“ gegenüber „Pneumothorax rechts“.',
    )
  })

  it('offers to turn either side round', () => {
    const [one] = detectContradictions(clash)
    const results = one?.fixes.map(
      ({ edits: [edit] }) => edit && clash.slice(0, edit.span.start) + edit.replacement + clash.slice(edit.span.end),
    )
    expect(results?.[0]).toContain('Pneumothorax rechts mit 2 cm')
    expect(results?.[1]).toContain('Beurteilung: Pneumothorax links.')
  })

  it('is quiet once a fix is applied', () => {
    for (const fix of detectContradictions(clash)[0]?.fixes ?? []) {
      const [edit] = fix.edits
      if (edit === undefined) continue
      expect(
        detectContradictions(clash.slice(0, edit.span.start) + edit.replacement + clash.slice(edit.span.end)),
      ).toEqual([])
    }
  })

  it('reads HTML, with offsets into the HTML', () => {
    const html =
      '<h2>Befund</h2><p>Pneumothorax&nbsp;<strong>links</strong> mit 2 cm.</p><h2>Beurteilung</h2><ul><li>Pneumothorax rechts.</li></ul>'
    const [one] = detectContradictions(html)
    expect(one?.kind).toBe('side')
    expect(one?.text).toContain('„Pneumothorax links mit 2 cm“')
    expect(html.slice(one?.second.start, one?.second.end)).toBe('Pneumothorax rechts')
  })

  it('reads a dictation with spoken punctuation, with offsets into the dictation', () => {
    const spoken =
      'Befund Doppelpunkt Pneumothorax links Punkt neuer Absatz Beurteilung Doppelpunkt Pneumothorax rechts Punkt'
    const [one] = detectContradictions(spoken)
    expect(one?.kind).toBe('side')
    expect(spoken.slice(one?.second.start, one?.second.end)).toBe('Pneumothorax rechts')
  })

  it('takes the known sex of the patient', () => {
    const report = 'Befund: Prostata vergrößert mit 50 ml.'
    expect(detectContradictions(report)).toEqual([])
    expect(detectContradictions(report, { sex: 'female' })[0]?.kind).toBe('sexOrgan')
  })

  it('knows that children have smaller organs', () => {
    const report = 'Befund: Die Milz ist mit 9 cm deutlich vergrößert.'
    expect(detectContradictions(report)[0]?.kind).toBe('implausible')
    expect(detectContradictions(report, { age: 4 })).toEqual([])
  })

  it('gives the same answer every time', () => {
    expect(detectContradictions(clash)).toEqual(detectContradictions(clash))
  })

  it.each([
    '',
    ' \n ',
    '\ud800\udfff\udc00',
    '<p',
    '&nbsp;',
    '((((((((',
    'Befund:',
    'Beurteilung',
    '12.',
    '32.13.2024',
    '\u202eLinks\u202c',
    'kein '.repeat(400),
    'Erguss, '.repeat(400),
  ])('survives %j', (text) => {
    expect(Array.isArray(detectContradictions(text))).toBe(true)
  })

  it('offers each of two sizes in place of the other', () => {
    const text = 'Befund: Nierenzyste rechts 22 mm.\nBeurteilung: Nierenzyste rechts 4,2 cm.'
    const replacements = detectContradictions(text)[0]?.fixes.map(({ edits: [edit] }) => [
      text.slice(edit?.span.start, edit?.span.end),
      edit?.replacement,
    ])
    expect(replacements).toEqual([
      ['4,2 cm', '22 mm'],
      ['22 mm', '4,2 cm'],
    ])
  })
})
