import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { userStats } from '#features/profile/contract.ts'
import { listSavedPrompts } from '#features/prompts/contract.ts'
import { aCurrentUser, renderPage, stubServer } from '#tests/web-stub.tsx'
import { ProfilePage } from './profile-page.tsx'

it('keeps a prompt that is being written while another tab is looked at, and follows a link to one', async () => {
  const server = stubServer()
  for (const promptType of ['template_population', 'report_from_scratch']) {
    server.answer({ ...listSavedPrompts, path: listSavedPrompts.path.replace(':promptType', promptType) }, [])
  }
  server.answer(userStats, {
    totalRecordings: 0,
    formatCorrections: 0,
    templateFillings: 0,
    generateFromScratch: 0,
    avgTimePerReport: 0,
    languageUsage: {},
  })
  window.location.hash = '#prompts'
  const user = aCurrentUser()
  renderPage(<ProfilePage user={user} accessType="full_access" />, user)
  await userEvent.type(screen.getByLabelText('Korrektur'), 'Kurz.')
  await userEvent.click(screen.getByRole('tab', { name: 'Statistik' }))
  await screen.findByText('Noch nichts gezählt')
  await userEvent.click(screen.getByRole('tab', { name: 'KI-Eingaben' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Korrektur').value).toBe('Kurz.')

  window.location.hash = '#statistics'
  await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Statistik'))

  // As the link that skips the bar.
  const moved = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
  window.location.hash = '#content'
  await act(() => moved)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Statistik')
  window.location.hash = ''
})
