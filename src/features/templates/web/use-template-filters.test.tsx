import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { CurrentUser } from '#features/auth/contract.ts'
import { saveTemplateFilters } from '#features/profile/contract.ts'
import { aCurrentUser, renderPage, stubServer } from '#tests/web-stub.tsx'
import { useCurrentUser } from '#web/shell/use-current-user.ts'
import { useTemplateFilters } from './use-template-filters.ts'

function Search({ user }: { user: CurrentUser }) {
  const [filters, change] = useTemplateFilters(user)
  return <input value={filters.searchTerm} onChange={(event) => change({ searchTerm: event.target.value })} />
}

/** A place that can be closed, as the selector below 1024 px. */
function Selector() {
  const { data: user } = useCurrentUser()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Auswahl
      </button>
      {isOpen && user && <Search user={user} />}
    </>
  )
}

it('that are not offered any more are none', async () => {
  vi.useFakeTimers()
  const server = stubServer()
  server.answer(saveTemplateFilters, { success: true })
  renderPage(<Selector />, aCurrentUser({ templateModalityFilter: 'PET', templateLanguageFilter: 'lt' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'abdomen' } })
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(server.sentTo(saveTemplateFilters)[0]?.body).toEqual({
    searchTerm: 'abdomen',
    modalityFilter: 'all',
    languageFilter: 'all',
  })
})

it('are as they were left when the templates are opened again, and go on from there', async () => {
  vi.useFakeTimers()
  const server = stubServer()
  server.answer(saveTemplateFilters, { success: true })
  renderPage(<Selector />, aCurrentUser({ templateModalityFilter: 'CT' }))
  const search = () => screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(search(), { target: { value: 'abdomen' } })
  fireEvent.click(screen.getByRole('button', { name: 'Auswahl' }))
  fireEvent.click(screen.getByRole('button', { name: 'Auswahl' }))
  expect(search().value).toBe('abdomen')
  fireEvent.change(search(), { target: { value: 'abdomen nativ' } })
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(server.sentTo(saveTemplateFilters).at(-1)?.body).toEqual({
    searchTerm: 'abdomen nativ',
    modalityFilter: 'CT',
    languageFilter: 'all',
  })
})
