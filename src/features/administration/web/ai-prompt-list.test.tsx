import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { promptLanguages } from '#contract/enums.ts'
import type { AiPrompt } from '#features/prompts/contract.ts'
import { createAiPrompt, listAiPrompts } from '#features/prompts/contract.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { AiPromptList } from './ai-prompt-list.tsx'

const prompt: AiPrompt = {
  id: 'p1',
  name: 'contradiction_detector',
  description: null,
  promptText: 'x'.repeat(201),
  language: 'de',
  createdAt: '2026-01-05T08:00:00.000Z',
  updatedAt: '2026-01-05T08:00:00.000Z',
}

let server: ReturnType<typeof stubServer>
beforeEach(() => {
  server = stubServer()
  server.answer(listAiPrompts, [prompt, { ...prompt, id: 'p2', name: 'eigener', promptText: 'y'.repeat(200) }])
})

describe('AiPromptList', () => {
  it('shows the first 200 characters of a text, and which prompts are named', async () => {
    renderPage(<AiPromptList />)
    expect(await screen.findByText(`${'x'.repeat(200)}...`)).toBeDefined()
    expect(screen.getByText('y'.repeat(200))).toBeDefined()
    expect(screen.getAllByText('Benannt')).toHaveLength(1)
    expect(screen.getAllByText('Master')).toHaveLength(1)
  })

  it('refuses an empty name and text with the specified words, without a request', async () => {
    renderPage(<AiPromptList />)
    await userEvent.click(await screen.findByRole('button', { name: 'Prompt anlegen' }))
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
    expect(screen.getByText('Prompt name is required')).toBeDefined()
    expect(screen.getByText('Prompt text is required')).toBeDefined()
    expect(server.sentTo(createAiPrompt)).toEqual([])
  })

  it('creates from a starter template, universal', async () => {
    server.answer(createAiPrompt, { ...prompt, id: 'p3' })
    renderPage(<AiPromptList />)
    await userEvent.click(await screen.findByRole('button', { name: 'Prompt anlegen' }))
    await userEvent.selectOptions(screen.getByLabelText('Startvorlage'), 'templatePopulation')
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(server.sentTo(createAiPrompt)).toHaveLength(1))
    expect(server.sentTo(createAiPrompt)[0]?.body).toMatchObject({ name: 'template_population', language: 'universal' })
    await waitFor(() => expect(screen.getByText('Prompt angelegt')).toBeDefined())
  })

  it('puts a starter that exists already into the first free language, German first, and says so', async () => {
    const name = 'template_population'
    server.answer(listAiPrompts, [{ ...prompt, name, language: 'universal' }])
    renderPage(<AiPromptList />)
    await screen.findByText(name)
    await userEvent.click(screen.getByRole('button', { name: 'Prompt anlegen' }))
    await userEvent.selectOptions(screen.getByLabelText('Startvorlage'), 'templatePopulation')
    expect(screen.getByLabelText<HTMLSelectElement>('Sprache').value).toBe('de')
    expect(screen.getByText(/„template_population“ gibt es schon für Universal/)).toBeDefined()
    server.answer(createAiPrompt, { ...prompt, id: 'p3' })
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(server.sentTo(createAiPrompt)[0]?.body).toMatchObject({ name, language: 'de' }))
  })

  it('says what to do where a starter exists in every language', async () => {
    const name = 'template_population'
    server.answer(
      listAiPrompts,
      promptLanguages.map((language) => ({ ...prompt, id: language, name, language })),
    )
    renderPage(<AiPromptList />)
    await screen.findAllByText(name)
    await userEvent.click(screen.getByRole('button', { name: 'Prompt anlegen' }))
    await userEvent.selectOptions(screen.getByLabelText('Startvorlage'), 'templatePopulation')
    expect(screen.getByText(/gibt es schon in jeder Sprache/)).toBeDefined()
  })

  it('gives back what was typed where a starter template is left again', async () => {
    renderPage(<AiPromptList />)
    await userEvent.click(await screen.findByRole('button', { name: 'Prompt anlegen' }))
    const text = screen.getByLabelText<HTMLTextAreaElement>('Text')
    await userEvent.type(text, 'Selbst geschrieben.')
    await userEvent.selectOptions(screen.getByLabelText('Startvorlage'), 'templatePopulation')
    expect(text.value).toContain('Tragen Sie das Diktat')
    await userEvent.selectOptions(screen.getByLabelText('Startvorlage'), 'medicalCorrection')
    await userEvent.selectOptions(screen.getByLabelText('Startvorlage'), 'none')
    expect(text.value).toBe('Selbst geschrieben.')
  })

  it('keeps what was changed in a starter template that is left again', async () => {
    renderPage(<AiPromptList />)
    await userEvent.click(await screen.findByRole('button', { name: 'Prompt anlegen' }))
    const text = screen.getByLabelText<HTMLTextAreaElement>('Text')
    await userEvent.selectOptions(screen.getByLabelText('Startvorlage'), 'templatePopulation')
    await userEvent.type(text, ' Kurz.')
    await userEvent.selectOptions(screen.getByLabelText('Startvorlage'), 'medicalCorrection')
    expect(text.value).not.toContain('Kurz.')
    await userEvent.selectOptions(screen.getByLabelText('Startvorlage'), 'none')
    expect(text.value).toContain('Tragen Sie das Diktat')
    expect(text.value).toContain(' Kurz.')
  })

  it('says in the specified words that creating failed', async () => {
    renderPage(<AiPromptList />)
    await userEvent.click(await screen.findByRole('button', { name: 'Prompt anlegen' }))
    await userEvent.selectOptions(screen.getByLabelText('Startvorlage'), 'templatePopulation')
    server.refuse(createAiPrompt, 409, 'Ein Prompt mit diesem Namen und dieser Sprache besteht bereits.')
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(screen.getByText(/besteht bereits/)).toBeDefined())
  })
})
