import { expect, it } from 'vitest'
import { shortenValues } from './short-values.ts'

const values = ['comma', 'stop', 'noun', 'rare']

it('gives the most frequent word the first letter that is free', () => {
  const code = 'f("comma"),f("comma")==="comma",g("stop"),g("stop"),h("A")'
  expect(shortenValues(code, values)).toBe('f("B"),f("B")==="B",g("C"),g("C"),h("A")')
})

it('leaves a word that stands in a text, an expression or a name as well, and one that stands once', () => {
  const code =
    'f("comma"),f("comma"),"dot comma".split(" "),/^(?:noun|verb)$/,f("noun"),f("noun"),a.stop,f("stop"),f("stop"),f("rare")'
  expect(shortenValues(code, values)).toBe(code)
})
