import { describe, expect, it } from 'vitest'
import { inOneCall, remember } from './word-memory.ts'

function counted() {
  let asked = 0
  const length = remember((word) => {
    asked += 1
    return word.length
  })
  return { length, asked: () => asked }
}

describe('word memory', () => {
  it('answers a word once in a call, and anew in the next', () => {
    const { length, asked } = counted()
    expect(inOneCall(() => length('Niere') + length('Niere'))).toBe(10)
    expect(asked()).toBe(1)
    inOneCall(() => length('Niere'))
    expect(asked()).toBe(2)
  })

  it('lasts until the outermost call is over', () => {
    const { length, asked } = counted()
    inOneCall(() => {
      inOneCall(() => length('Milz'))
      length('Milz')
    })
    expect(asked()).toBe(1)
  })

  it('forgets after a call that failed', () => {
    const { length, asked } = counted()
    const fail = () =>
      inOneCall(() => {
        length('Leber')
        throw new Error('stopped')
      })
    expect(fail).toThrow('stopped')
    inOneCall(() => length('Leber'))
    expect(asked()).toBe(2)
  })
})
