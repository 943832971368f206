import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { legacySignIn } from '#features/legacy-migration/contract.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { LegacySignIn } from './legacy-sign-in.tsx'

it('leads to the former provider and says until when', async () => {
  stubServer().answer(legacySignIn, { segment: 'replit', endsAt: '2026-03-04T09:00:00.000Z' })
  renderPage(<LegacySignIn />)
  const link = await screen.findByRole('link', { name: 'Mit Replit fortfahren' })
  expect(link.getAttribute('href')).toBe('/api/login/replit')
  expect(screen.getByText(/endet am 04\.03\.2026/)).toBeDefined()
})

it('offers nothing once its time is over', async () => {
  const server = stubServer()
  server.answer(legacySignIn, { segment: null, endsAt: null })
  renderPage(<LegacySignIn />)
  await waitFor(() => expect(server.sentTo(legacySignIn)).toHaveLength(1))
  expect(screen.queryByRole('link')).toBeNull()
})
