import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { renameGlobals } from './rename-globals.ts'

function renamed(code: string): string {
  return renameGlobals(code, parseAst(code, { range: true }))
}

it('ends names alike in a row, and begins the most used one with the most frequent letter', () => {
  expect(renamed('let ab=1,cd=2;eee(eee,cd,cd)')).toBe('let ce=1,ee=2;eee(eee,ee,ee)')
})

it('leaves names that a property, an export or an inner variable has, and those of other lengths', () => {
  const code = 'let ab=1,b=2,abc=3;export{ab};let cd={},de=b=>b+abc;eee({cd},de=>de.ab)'
  expect(renamed(code)).toBe(code.replace(',de=b', ',ee=b'))
})

it('takes no name that is taken, within and outside', () => {
  expect(renamed('let ab=1;eee(ee=>ee+ab,be)')).toBe('let ae=1;eee(ee=>ee+ae,be)')
})

it('has a name for each of many variables, and none for more than there are', () => {
  const names = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) =>
    [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((other) => letter + other),
  )
  const answer = new Function(
    `${renamed(`let ${names.map((name, at) => `${name}=${at}`).join(',')};var all=[${names.join(',')}]`)};return all`,
  )()
  expect(answer).toEqual(names.map((_, at) => at))
})
