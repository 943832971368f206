import { describe, expect, it } from 'vitest'
import { addOwnWord, rememberWord } from './own-words.ts'
import { inOneCall } from './word-memory.ts'

function counted() {
  const asked: string[] = []
  const length = rememberWord((word) => {
    asked.push(word)
    return word.length
  })
  return { length, asked }
}

describe('own words', () => {
  it('keeps what was answered of a word of the lexicon, and of no other word of a text', () => {
    addOwnWord('Niere')
    const { length, asked } = counted()
    for (let call = 0; call < 2; call += 1) inOneCall(() => length('Niere') + length('Mustermann'))
    expect(asked).toEqual(['Niere', 'Mustermann', 'Mustermann'])
  })

  it('keeps no mixture of letters that only folds to a word of the lexicon', () => {
    addOwnWord('mILZ')
    const { length, asked } = counted()
    for (let call = 0; call < 2; call += 1) inOneCall(() => length('mILZ'))
    expect(asked).toHaveLength(2)
  })

  it('counts what was made of an own word as own', () => {
    addOwnWord('Leber')
    const lower = rememberWord((word) => word.toLowerCase())
    const { length, asked } = counted()
    for (let call = 0; call < 2; call += 1) inOneCall(() => length(lower('Leber')))
    expect(asked).toEqual(['leber'])
  })
})
