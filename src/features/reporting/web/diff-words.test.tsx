import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffWords } from './diff-words.ts'

const words = fc
  .array(fc.constantFrom('Leber', 'Milz', 'links', 'rechts', '2,3', 'cm', '.', ' ', '\n'), { maxLength: 40 })
  .map((list) => list.join(' '))

describe('diffWords', () => {
  it('marks the exchanged word only', () => {
    expect(diffWords('Zyste links der Niere.', 'Zyste rechts der Niere.')).toEqual([
      { kind: 'same', text: 'Zyste ' },
      { kind: 'removed', text: 'links' },
      { kind: 'added', text: 'rechts' },
      { kind: 'same', text: ' der Niere.' },
    ])
  })

  it('gives both texts back whatever they are', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const parts = diffWords(before, after)
        const join = (skip: string) => parts.map((part) => (part.kind === skip ? '' : part.text)).join('')
        expect(join('added')).toBe(before)
        expect(join('removed')).toBe(after)
      }),
    )
  })

  it('answers equal texts with one equal part', () => {
    expect(diffWords('Kein Erguss.', 'Kein Erguss.')).toEqual([{ kind: 'same', text: 'Kein Erguss.' }])
  })
})
