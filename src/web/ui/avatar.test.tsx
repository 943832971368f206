import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'

it.each([
  ['eva', 'E'],
  [' öslem', 'Ö'],
  ['🦴 Praxis', '🦴'],
  ['𠮷田', '𠮷'],
  [' ', 'U'],
  [null, 'U'],
])('shows the first letter of %j, else U', (name, letter) => {
  expect(render(<Avatar name={name} />).container.textContent).toBe(letter)
})
