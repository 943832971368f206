import type { VocabularyEntry } from '@klarbefund/befund'
import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { AnswerOf } from '#contract/route.ts'
import type { CurrentUser } from '#features/auth/contract.ts'
import { saveTranscriptPreferences } from '#features/profile/contract.ts'
import type { fillTemplate } from '#features/reporting/contract.ts'
import { formatTranscript, generateReport } from '#features/reporting/contract.ts'
import type { Engine } from '#features/reporting/web/engine.ts'
import { runEngineTask } from '#features/reporting/web/engine-tasks.ts'
import { Workspace } from '#features/reporting/web/workspace.tsx'
import type { StandardTemplate } from '#features/templates/contract.ts'
import { aCurrentUser, aStandardTemplate, renderPage, stubServer } from '#tests/web-stub.tsx'
import { useCurrentUser } from '#web/shell/use-current-user.ts'

/** The real engine, without a worker: jsdom has none. */
const promptEngine: Engine = {
  run: async (task, input) => runEngineTask(task, input),
  close: () => {},
}

/** The same, whose answers can be kept back for a while, as those of a long report come late. */
export function aSlowEngine() {
  const waiting: (() => void)[] = []
  let isHeld = false
  const engine: Engine = {
    ...promptEngine,
    run: async (task, input) => {
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
      return runEngineTask(task, input)
    },
  }
  return {
    engine,
    hold: () => {
      isHeld = true
    },
    release: async () => {
      isHeld = false
      for (const answer of waiting.splice(0)) answer()
      await pass(100)
    },
  }
}

export type FormatAnswer = AnswerOf<typeof formatTranscript>
export const plain = 'Leber normal groß. Milz nicht vergrößert.'
const proof = {
  plainText: plain,
  provenance: [],
  edits: [],
  questions: [],
  coverage: { ratio: 1, entries: [] },
  ledger: { kept: 0, total: 0, rows: [] },
  vocabularyHits: [],
  promptUsed: null,
  isOwnPrompt: false,
  fallbackReason: null,
  detectedContradictions: [],
}
export const formatted: FormatAnswer = { ...proof, formattedContent: `<p>${plain}</p>` }
export const filled: AnswerOf<typeof fillTemplate> = {
  ...proof,
  populatedHtml: `<p>${plain}</p>`,
  reportContent: { populatedHtml: `<p>${plain}</p>` },
  templateSentences: [],
  unplaced: [],
}
export const generated: AnswerOf<typeof generateReport> = {
  ...proof,
  formattedContent: `<p>${plain}</p>`,
  populatedHtml: `<h2>Befund</h2><p>${plain}</p>`,
  reportContent: {
    populatedHtml: `<h2>Befund</h2><p>${plain}</p>`,
    clinicalInfo: '',
    description: plain,
    anatomicalSections: [],
    assessment: '',
    assessmentDerived: false,
  },
}

/** A server that answers what the workspace asks first; the clock stands still until `pass`. */
export function stubWorkspaceServer() {
  vi.useFakeTimers()
  const server = stubServer()
  server.answer(formatTranscript, formatted)
  server.answer(generateReport, generated)
  server.answer(saveTranscriptPreferences, (body) => ({
    autoFormatExternal: false,
    autoFillTemplateExternal: false,
    autoGenerateReportExternal: false,
    ...(body as object),
  }))
  return server
}

export interface Surroundings {
  /** Of the window: 1024 and above shows both texts beside each other. */
  width?: number
  /** The installation has a language model. */
  hasModel?: boolean
  engine?: Engine
  templates?: readonly StandardTemplate[]
  vocabulary?: readonly VocabularyEntry[]
}

const noVocabulary: readonly VocabularyEntry[] = []

export function openWorkspace(change: Partial<CurrentUser> = {}, around: Surroundings = {}) {
  const { width = 1440, hasModel = false, engine = promptEngine } = around
  const { templates = [aStandardTemplate()], vocabulary = noVocabulary } = around
  window.matchMedia = (query) =>
    ({ matches: holdsAt(query, width), addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
  return renderPage(<SignedInWorkspace {...{ hasModel, engine, templates, vocabulary }} />, aCurrentUser(change))
}

function holdsAt(query: string, width: number): boolean {
  const [, side, border] = /\((min|max)-width: (\d+)px\)/.exec(query) ?? []
  if (side === undefined) return false
  return side === 'min' ? width >= Number(border) : width <= Number(border)
}

function SignedInWorkspace({ templates, ...rest }: Required<Omit<Surroundings, 'width'>>) {
  const { data: user } = useCurrentUser()
  if (!user) return null
  return (
    <Workspace
      user={user}
      {...rest}
      templates={templates}
      renderTemplates={({ onSelect }) =>
        templates.map((template) => (
          <button key={template.id} type="button" onClick={() => onSelect(template)}>
            {template.name} wählen
          </button>
        ))
      }
      renderFeedback={({ report: copied, onClose }) => (
        <button type="button" onClick={onClose} data-copied={JSON.stringify(copied)}>
          Bewertung
        </button>
      )}
    />
  )
}

export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

export function dictate(text: string): void {
  fireEvent.change(screen.getByLabelText('Externes Transkript'), { target: { value: text } })
}

export function report(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Bericht, bearbeitbar' })
}
