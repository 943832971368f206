import { expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

it('knows class, code and places, and nothing of a message that imitates a stack', () => {
  const error = Object.assign(new TypeError('Befund:\n    at Leber mit Zyste (links:1:2)\nEnde'), { code: 'E1' })
  const described = describeError(error)
  expect(described).toMatchObject({ name: 'TypeError', code: 'E1', cause: null })
  expect(described.frames.length).toBeGreaterThan(0)
  expect(JSON.stringify(described)).not.toContain('Leber')
})

it('knows nothing of a message that was changed after the error was made', () => {
  const error = new Error('Befund:\n    at Milz mit Zyste (rechts:1:2)')
  error.message = 'anders'
  expect(JSON.stringify(describeError(error))).not.toContain('Milz')
})
