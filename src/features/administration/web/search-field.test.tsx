import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function Searched() {
  const [search, setSearch] = useState<string>()
  return (
    <>
      <SearchField label="Suche" search={search ?? ''} onSearch={setSearch} />
      <output>{search}</output>
      <button type="button" onClick={() => setSearch(undefined)}>
        reset
      </button>
    </>
  )
}

function type(value: string) {
  fireEvent.change(screen.getByLabelText('Suche'), { target: { value } })
  act(() => {
    vi.advanceTimersByTime(250)
  })
}

it('keeps the space between two words where the typing pauses behind it', () => {
  render(<Searched />)
  type('Anna ')
  expect(screen.getByRole('status').textContent).toBe('Anna')
  expect(screen.getByLabelText<HTMLInputElement>('Suche').value).toBe('Anna ')
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByLabelText<HTMLInputElement>('Suche').value).toBe('')
})
