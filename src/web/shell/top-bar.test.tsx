import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getPublicSettings } from '#features/site/contract.ts'
import { aCurrentUser, renderPage, stubServer } from '#tests/web-stub.tsx'
import { TopBar } from './top-bar.tsx'

it('leads to the community support that the operator has set', async () => {
  stubServer().answer(getPublicSettings, {
    brandName: 'Haus-Befund',
    company: { name: '', address: '', email: '' },
    communityUrl: 'https://hilfe.klinik.example',
    registrationOpen: true,
    mailboxUrl: null,
    identityProvider: null,
    trialDays: 7,
    legalCountry: '',
    hasLanguageModel: false,
    tutorialVideos: [],
    processors: [],
  })
  renderPage(<TopBar user={aCurrentUser()} />)
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Community Support/ })
  expect(link.getAttribute('href')).toBe('https://hilfe.klinik.example')
  expect(link.target).toBe('_blank')
})
