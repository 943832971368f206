import { expect, it } from 'vitest'
import { csvCell } from './csv.ts'

it.each(['=1+1', '+49', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])('takes the formula out of %j', (value) => {
  expect(csvCell(value).replace(/^"/, '').startsWith("'")).toBe(true)
})

it('leaves plain text as it is', () => {
  expect(csvCell('Seite 3 - rechts')).toBe('Seite 3 - rechts')
})
