import { describe, expect, it } from 'vitest'
import { withSwappedCapitals } from './swapped-capitals.ts'

describe('words whose first letters are small for large and large for small', () => {
  it('stand between blanks and strokes', () => {
    expect(withSwappedCapitals('\nm en: Übergang Bronchus/Bronchi ab CT-Gerät')).toBe(
      '\nm En: übergang bronchus/bronchi Ab CT-Gerät',
    )
  })

  it('stand between commas in an outline', () => {
    expect(withSwappedCapitals('head [region] | Kopf,kranial Region, Ärmel | zu')).toBe(
      'head [region] | kopf,Kranial Region, ärmel | Zu',
    )
  })

  it.each(['', 'Nabel', ' der  Die ', 'x | Übergröße,größe,', 'DSA ÄRZTE ä ß'])(
    'are the same when done twice: %j',
    (text) => {
      expect(withSwappedCapitals(withSwappedCapitals(text))).toBe(text)
    },
  )
})
