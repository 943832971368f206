import { act, renderHook } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import { expect, it, vi } from 'vitest'
import type { Engine } from './engine.ts'
import type { CheckInput, CheckResult } from './engine-tasks.ts'
import { reportExtensions } from './report-extensions.ts'
import { useEngineCheck } from './use-engine-check.ts'

it('checks at once, one at a time, and of the changes meanwhile only the newest', async ({ onTestFinished }) => {
  const asked: { report: string; drawn: string; answer: (result: CheckResult) => void }[] = []
  const run = vi.fn(
    (_task, { report }: CheckInput) =>
      new Promise<CheckResult>((answer) => {
        asked.push({ report, drawn: editor.state.doc.textContent, answer })
      }),
  )
  const engine = { run, close: () => {} } as unknown as Engine
  const answer = (index: number) => act(async () => asked[index]?.answer({ verification: null, contradictions: [] }))

  const editor = new Editor({ extensions: reportExtensions(), content: '<p>Leber</p>' })
  onTestFinished(() => editor.destroy())
  const against = { engine, transcript: '', template: null, options: {} }
  const { result } = renderHook(() => useEngineCheck(editor, against))
  editor.commands.setTextSelection('Leber'.length + 1)
  for (const letter of [' n', 'o', 'r']) editor.commands.insertContent(letter)
  expect(asked.map(({ report }) => report)).toEqual(['Leber'])
  await answer(0)
  expect(result.current).toBeNull()
  expect(asked.map(({ report }) => report)).toEqual(['Leber', 'Leber nor'])
  await answer(1)
  expect(result.current?.report.text).toBe('Leber nor')

  editor.commands.insertContent('m')
  await act(async () => {})
  expect(asked.at(-1)).toMatchObject({ report: 'Leber norm', drawn: 'Leber nor' })
})
