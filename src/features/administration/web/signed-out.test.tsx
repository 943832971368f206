import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { adminStats, countUsers, listUsers } from '#features/administration/contract.ts'
import { createAiPrompt, listAiPrompts } from '#features/prompts/contract.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { AiPromptList } from './ai-prompt-list.tsx'
import { ServiceFigures } from './service-figures.tsx'
import { UserList } from './user-list.tsx'

let server: ReturnType<typeof stubServer>
beforeEach(() => {
  // The sign-in would follow after 500 ms; a test page has nowhere to go.
  vi.useFakeTimers()
  server = stubServer()
})

const settle = () => act(() => vi.advanceTimersByTimeAsync(20))
const refuse = (contract: Parameters<typeof server.refuse>[0]) => server.refuse(contract, 401, 'Bitte anmelden.')

async function expectUnauthorized() {
  await settle()
  expect(screen.getByText('Unauthorized')).toBeDefined()
  expect(screen.getByText('You are logged out. Logging in again...')).toBeDefined()
}

it('says so when the users are loaded', async () => {
  refuse(listUsers)
  refuse(countUsers)
  renderPage(<UserList />)
  await expectUnauthorized()
})

it('says so when the statistics are loaded', async () => {
  refuse(adminStats)
  renderPage(<ServiceFigures />)
  await expectUnauthorized()
})

it('says so when a prompt is created', async () => {
  server.answer(listAiPrompts, [])
  refuse(createAiPrompt)
  renderPage(<AiPromptList />)
  await settle()
  fireEvent.click(screen.getByRole('button', { name: 'Prompt anlegen' }))
  await settle()
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'probe' } })
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Text' } })
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  await expectUnauthorized()
})
