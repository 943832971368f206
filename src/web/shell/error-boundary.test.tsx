import { render, screen, within } from '@testing-library/react'
import { afterEach, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'
import { shellTexts } from './texts.ts'

afterEach(() => vi.restoreAllMocks())

function Crashing(): never {
  throw new Error('a view that cannot be drawn')
}

it('says as the page itself what happened, and offers to load it again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <ErrorBoundary>
      <Crashing />
    </ErrorBoundary>,
  )
  const page = within(screen.getByRole('main'))
  page.getByRole('heading', { level: 1, name: shellTexts.crashTitle })
  page.getByText(shellTexts.crashText)
  page.getByRole('button', { name: shellTexts.crashAction })
})
