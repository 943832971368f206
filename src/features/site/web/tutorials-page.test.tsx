import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { getPublicSettings, type PublicSettings } from '../contract.ts'
import { recordingSeconds } from '../recordings.ts'
import { tutorials } from '../tutorials.ts'
import { TutorialsPage } from './tutorials-page.tsx'

const settings: PublicSettings = {
  brandName: 'KlarBefund',
  company: { name: 'Klinik', address: 'Weg 1', email: 'a@example.org' },
  communityUrl: 'https://community.example.org',
  registrationOpen: true,
  mailboxUrl: null,
  identityProvider: null,
  trialDays: 7,
  legalCountry: 'Deutschlands',
  tutorialVideos: [],
  processors: [],
  hasLanguageModel: false,
}

let server: ReturnType<typeof stubServer>
beforeEach(() => {
  server = stubServer()
})

async function showTutorials(tutorialVideos: PublicSettings['tutorialVideos'] = []): Promise<HTMLElement[]> {
  server.answer(getPublicSettings, { ...settings, tutorialVideos })
  renderPage(<TutorialsPage isSignedIn={false} questionForm={null} />)
  if (tutorialVideos.length > 0) await screen.findByText(/Das Video kommt von Vimeo/)
  return screen.getAllByRole('article')
}

describe('TutorialsPage', () => {
  it('offers no trial where there is none', async () => {
    server.answer(getPublicSettings, { ...settings, trialDays: 0 })
    renderPage(<TutorialsPage isSignedIn={false} questionForm={null} />)
    await screen.findByText('Mit einem Konto und einem Tarif nutzen Sie alle Funktionen.')
    expect(screen.queryByText('Start Free Trial')).toBeNull()
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy()
  })

  it('has a recording of its own for each of the six, with its true length', async () => {
    expect(await showTutorials()).toHaveLength(6)
    for (const { id, title } of tutorials) {
      expect(recordingSeconds[id]).toBeGreaterThan(15)
      expect(screen.getByRole('button', { name: `Video „${title}“ abspielen` })).toBeTruthy()
    }
  })

  it('loads a recording only after a click, with German subtitles', async () => {
    const [first] = await showTutorials()
    if (!first) throw new Error('no tutorial')
    expect(first.querySelector('video')).toBeNull()
    fireEvent.click(within(first).getByRole('button', { name: /abspielen$/ }))
    expect(first.querySelector('source')?.getAttribute('src')).toBe('/tutorials/dictation.webm')
    expect(first.querySelector('track')?.getAttribute('srclang')).toBe('de')
  })

  it('asks the video host only after a click where the operator has set an id', async () => {
    const [first] = await showTutorials([{ id: '4711', hash: 'ab', duration: '3:20' }])
    if (!first) throw new Error('no tutorial')
    expect(first.querySelector('iframe')).toBeNull()
    expect(within(first).getByText('3:20')).toBeTruthy()
    fireEvent.click(within(first).getByRole('button', { name: /abspielen$/ }))
    expect(first.querySelector('iframe')?.src).toBe('https://player.vimeo.com/video/4711?h=ab&autoplay=1&dnt=1')
  })

  it('shows one category at a time', async () => {
    await showTutorials()
    fireEvent.click(screen.getByRole('button', { name: 'Tipps' }))
    const shown = tutorials.filter(({ category }) => category === 'tips')
    expect(screen.getAllByRole('article')).toHaveLength(shown.length)
  })
})
