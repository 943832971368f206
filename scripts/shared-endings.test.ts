import { describe, expect, it } from 'vitest'
import { withoutSharedEndings, withSharedEndings } from './shared-endings.ts'

describe('words without the ending they share with the word before', () => {
  it('are shorter', () => {
    expect(withoutSharedEndings('Nabel Bauchnabel Wirbel')).toBe('Nabel0Bauchn4Wir3')
  })

  it.each([
    '',
    'Nabel',
    ' der  die ',
    '\nm =: Nabel Bauchnabel\nf en: Arterie\n',
    'Koronararterien Nierenarterien',
    'ab ab ab b Übergröße Größe',
  ])('become the same text again: %j', (text) => {
    expect(withSharedEndings(withoutSharedEndings(text) ?? '')).toBe(text)
  })

  it('are not told of a text with digits', () => {
    expect(withoutSharedEndings('Wirbel L5')).toBeNull()
  })
})
