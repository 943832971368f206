import { act, renderHook } from '@testing-library/react'
import { getSchema } from '@tiptap/core'
import { expect, it, vi } from 'vitest'
import type { Engine } from './engine.ts'
import type { CheckInput, CheckResult } from './engine-tasks.ts'
import { reportExtensions } from './report-extensions.ts'
import { useEngineCheck } from './use-engine-check.ts'

const schema = getSchema(reportExtensions())
const docOf = (text: string) => schema.node('doc', null, schema.node('paragraph', null, schema.text(text)))

it('checks at once, one at a time, and of the changes meanwhile only the newest', async () => {
  const asked: { report: string; answer: (result: CheckResult) => void }[] = []
  const run = vi.fn(
    (_task, { report }: CheckInput) =>
      new Promise<CheckResult>((answer) => {
        asked.push({ report, answer })
      }),
  )
  const engine = { run, close: () => {} } as unknown as Engine
  const answer = (index: number) => act(async () => asked[index]?.answer({ verification: null, contradictions: [] }))

  const { result, rerender } = renderHook(
    ({ doc }) => useEngineCheck({ engine, doc, transcript: '', template: null }),
    { initialProps: { doc: docOf('Leber') } },
  )
  for (const text of ['Leber n', 'Leber no', 'Leber nor']) rerender({ doc: docOf(text) })
  expect(asked.map(({ report }) => report)).toEqual(['Leber'])
  await answer(0)
  expect(result.current).toBeNull()
  expect(asked.map(({ report }) => report)).toEqual(['Leber', 'Leber nor'])
  await answer(1)
  expect(result.current?.report.text).toBe('Leber nor')
})
