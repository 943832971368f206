import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { minifyFurther } from './minify-further.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minify-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Built and loaded as the page does it. */
async function built(source: string): Promise<Record<string, unknown>> {
  const entry = join(folder, 'entry.js')
  await writeFile(entry, source)
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [minifyFurther()],
    build: {
      target: 'es2022',
      outDir: join(folder, 'out'),
      lib: { entry, formats: ['es'], fileName: 'built' },
      rolldownOptions: { output: { minify: true } },
    },
  })
  return import(`${join(folder, 'out/built.js')}?${randomUUID()}`)
}

it('moves long lists before the code, also where a word stands right before or behind one', async () => {
  const list = Array.from({ length: 200 }, (_, at) => `Wort${at}`).join(' ')
  const { count, ends, tagged } = await built(`
    const lines = \`\n${list}\n\`
    export function count() { let all = 0; for (const { length } of lines.split(' ')) all += length; return all }
    const last = '${list}'
    export const ends = (word) => { switch (word) { case last: return true; default: return word in { [last + '!']: 1 } } }
    const raw = String.raw
    export const tagged = () => raw\`${list}\`
  `)
  expect((count as () => number)()).toBe(`\n${list}\n`.replaceAll(' ', '').length)
  expect((ends as (word: string) => boolean)(list)).toBe(true)
  expect((ends as (word: string) => boolean)(`${list}!`)).toBe(true)
  expect((tagged as () => string)()).toBe(list)
})

it('lays outlines out closer, and nothing else', async () => {
  const { outline, told } = await built(`
    export const outline = \`\nliver | Leber, Hepar\n  hilum [a, b] | Pforte, Porta hepatis\n\`
    export const told = 'eins, zwei | drei, vier'
  `)
  expect(outline).toBe('\nliver | Leber,Hepar\n hilum [a,b] | Pforte,Porta hepatis\n')
  expect(told).toBe('eins, zwei | drei, vier')
})

it('declares many variables at once, and calls what stands between them in their order', async () => {
  const list = Array.from({ length: 200 }, (_, at) => `Wort${at}`).join(' ')
  const { told } = await built(`
    const said = []
    function say(word) { said.push(word); return said.length }
    let first = say('${list}')
    let second = say('zwei')
    say('drei')
    let third = say('vier')
    export const told = () => [first++, second++, third++, said.slice(1)]
  `)
  expect((told as () => unknown)()).toEqual([1, 2, 4, ['zwei', 'drei', 'vier']])
})
