import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { formatTranscript } from '#features/reporting/contract.ts'
import { dictate, openWorkspace, pass, stubWorkspaceServer } from '#tests/open-workspace.tsx'

let server: ReturnType<typeof stubWorkspaceServer>

beforeEach(() => {
  server = stubWorkspaceServer()
})

const transcript = () => screen.getByLabelText('Externes Transkript')

/** Whether the key was left to the page. */
const press = (at: Element, key: string, code: string) => fireEvent.keyDown(at, { key, code, altKey: true })

describe('a shortcut with Alt', () => {
  it.each([
    ['@', 'KeyL', 'German and Austrian'],
    ['@', 'KeyG', 'Swiss'],
    ['Dead', 'KeyN', '"~" before a letter'],
    ['å', 'KeyA', ''],
    ['∫', 'KeyB', ''],
    ['ƒ', 'KeyF', ''],
    ['ª', 'KeyH', ''],
    ['π', 'KeyP', ''],
    ['®', 'KeyR', ''],
    ['‚', 'KeyS', ''],
    ['†', 'KeyT', ''],
    ['∑', 'KeyW', ''],
  ])('lets a Mac type %s in a field, with %s %s', async (sign, code) => {
    openWorkspace()
    dictate('leber')
    expect(press(transcript(), sign, code)).toBe(true)
    await pass(100)
    expect(server.sent).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByDisplayValue('leber')).toBeTruthy()
  })

  it.each([
    ['a Mac, outside of fields', () => document.body, 'ƒ'],
    ['the other systems, in a field', transcript, 'f'],
    ['the other systems with Shift locked', transcript, 'F'],
  ])('works on %s', async (_where, at, key) => {
    openWorkspace()
    dictate('leber')
    expect(press(at(), key, 'KeyF')).toBe(false)
    await pass(100)
    expect(server.sentTo(formatTranscript)).toHaveLength(1)
  })

  it('works on a Mac, outside of fields, where it begins an accent', async () => {
    openWorkspace()
    expect(press(document.body, 'Dead', 'KeyN')).toBe(false)
  })
})
