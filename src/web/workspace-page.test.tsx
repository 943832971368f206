import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formatTranscript } from '#features/reporting/contract.ts'
import type { EngineAnswer, EngineRequest } from '#features/reporting/web/engine.ts'
import { runEngineTask } from '#features/reporting/web/engine-tasks.ts'
import { getPublicSettings } from '#features/site/contract.ts'
import { listOwnTemplates, listStandardTemplates } from '#features/templates/contract.ts'
import { listVocabulary, type VocabularyEntry } from '#features/vocabulary/contract.ts'
import { dictate, formatted, pass, stubWorkspaceServer } from '#tests/open-workspace.tsx'
import { aCurrentUser, renderPage } from '#tests/web-stub.tsx'
import { WorkspacePage } from './workspace-page.tsx'

/** The worker of the page, in the page: jsdom has none. */
class PageWorker {
  onmessage: ((event: { data: EngineAnswer }) => void) | null = null
  postMessage({ id, task, input }: EngineRequest) {
    void Promise.resolve().then(() => this.onmessage?.({ data: { id, result: runEngineTask(task, input) } }))
  }
  terminate() {
    this.onmessage = null
  }
}

function anEntry(originalWord: string, correctedWord: string, language = 'de'): VocabularyEntry {
  const id = `${originalWord}-${language}`
  return { id, originalWord, correctedWord, language, frequency: 0, createdAt: '2026-01-05T08:00:00.000Z' }
}

let server: ReturnType<typeof stubWorkspaceServer>

beforeEach(() => {
  server = stubWorkspaceServer()
  server.answer(listStandardTemplates, [])
  server.answer(listOwnTemplates, [])
  server.refuse(getPublicSettings, 500, '')
  vi.stubGlobal('Worker', PageWorker)
  window.matchMedia = () =>
    ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
})

async function formatAs(dictation: string, plainText: string) {
  server.answer(formatTranscript, { ...formatted, plainText, formattedContent: `<p>${plainText}</p>` })
  const user = aCurrentUser()
  const page = renderPage(<WorkspacePage user={user} accessType="full_access" />, user)
  await pass(0)
  dictate(dictation)
  screen.getByRole('button', { name: 'Formatieren' }).click()
  await pass(100)
  return page
}

describe('the vocabulary in the workspace', () => {
  it('is the own one for German reports, as it stands now', async () => {
    server.answer(listVocabulary, [anEntry('BSV', 'disc herniation', 'en')])
    const { client } = await formatAs('BSV L5/S1 links.', 'Bandscheibenvorfall L5/S1 links.')
    expect(screen.getByText(/^Aussage fehlt/)).toBeTruthy()

    server.answer(listVocabulary, [anEntry('BSV', 'Bandscheibenvorfall'), anEntry('BSV', 'disc herniation', 'en')])
    await client.invalidateQueries({ queryKey: [listVocabulary.path] })
    await pass(100)
    expect(screen.queryByText(/^Aussage fehlt/)).toBeNull()
  })

  it('is not needed for a report to be checked', async () => {
    server.refuse(listVocabulary, 503, 'Das System ist ausgelastet.')
    await formatAs('Zyste der rechten Niere. Milz vergrößert.', 'Zyste der rechten Niere.')
    expect(screen.getByText(/^Aussage fehlt/)).toBeTruthy()
  })
})
