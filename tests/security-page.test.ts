import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync(new URL('../SECURITY.md', import.meta.url), 'utf8')
const named = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path)

it('SECURITY.md names only tests that exist', () => {
  expect(named.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([])
  expect(named.length).toBeGreaterThan(40)
})

it('SECURITY.md names every test under fire', () => {
  const files = readdirSync(new URL('./fire', import.meta.url)).filter((name) => /\.(test|fire)\.ts$/.test(name))
  expect(files.filter((name) => !named.includes(`tests/fire/${name}`))).toEqual([])
})
