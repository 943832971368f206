import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { renameLocals } from './rename-locals.ts'

/** What the code returns, before and after. */
function answers(code: string): [unknown, unknown, string] {
  const renamed = renameLocals(code, parseAst(code, { range: true }))
  return [run(code), run(renamed), renamed]
}

/** Modules of these tests export nothing: they leave their answer in "answer". */
function run(code: string): unknown {
  return new Function(`"use strict"; let answer; ${code}; return answer`)()
}

it('calls the variables of functions that do alike alike', () => {
  const [before, after, renamed] = answers(
    'function one(e){return e.text.length+e.text.length}function two(e,z){return z.text.length+z.text.length}' +
      'answer=one({text:"ab"})+two(1,{text:"abc"})',
  )
  expect(after).toBe(before)
  expect(renamed).toMatch(/function one\((\w)\).*function two\(\w,\1\)/)
})

it.each([
  ['an inner function reads what the outer one declares', 'answer=[1,2].map(a=>[3].map(b=>(c=>a+b+c)(4)))'],
  ['a block hides a name', 'function f(a){let b=a;{let a=5;b+=a}for(let a of [1,2])b+=a;return a+b}answer=f(1)'],
  ['a name of the module is read', 'const a=7;function f(b){return g=>a+b+g}answer=f(1)(2)'],
  ['a property is called like a variable', 'function f(e){let n={e};return n.e+({e:e}).e}answer=f(3)'],
  ['patterns have defaults', 'function f({a:b=1,c:[d,...g]},h=b+d){return [b,d,g,h]}answer=f({c:[2,3,4]})'],
  ['a function names itself', 'answer=(function f(a){return a>3?a:f(a+1)})(0)'],
  ['an error is caught', 'function f(a){try{throw a}catch(e){return e+a}}answer=f(2)'],
  [
    'a switch declares',
    'function f(a){switch(a){case 1:let b=a;return b;default:{let b=a+1;return b}}}answer=[f(1),f(2)]',
  ],
  ['var is hoisted', 'function f(a){if(a){var b=a}for(var i=0;i<3;i++)b+=i;return b+i}answer=f(2)'],
  ['a class has a name', 'function f(a){class B{c(d){return d+a+B.name.length}}return new B().c(1)}answer=f(2)'],
])('means the same where %s', (_, code) => {
  const [before, after] = answers(code)
  expect(after).toEqual(before)
})

it('has a letter for each of more variables than it likes to use', () => {
  const names = [...'abcdefghijklmnopqrstuvwxyz']
  const [before, after] = answers(
    `function f(${names.join(',')}){return [${names.join(',')}]}answer=f(...${JSON.stringify(names)})`,
  )
  expect(before).toEqual(names)
  expect(after).toEqual(names)
})
