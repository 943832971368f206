import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { readEnv, settingNames } from '#server/env.ts'

const example = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'))

it('.env.example names every setting and no other', () => {
  expect(Object.keys(example).sort()).toEqual([...settingNames].sort())
})

it('.env.example shows the defaults', () => {
  expect(readEnv(example as Record<string, string>)).toEqual(readEnv({}))
})
