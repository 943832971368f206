import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { AnswerOf, Route } from '#contract/route.ts'
import type { CurrentUser } from '#features/auth/contract.ts'
import type { StandardTemplate } from '#features/templates/contract.ts'
import { createQueryClient } from '#web/query-client.ts'
import { currentUserKey } from '#web/shell/use-current-user.ts'
import { WorkingParts } from '#web/ui/working-parts.tsx'

export interface SentRequest {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
}

/** A server of a few calls, typed by their contracts; every other request fails the test. */
export function stubServer() {
  const sent: SentRequest[] = []
  const handlers = new Map<string, (body: unknown, init: RequestInit) => Response | Promise<Response>>()

  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    const { pathname: path, searchParams } = new URL(input, 'http://localhost')
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    sent.push({ method, path, query: Object.fromEntries(searchParams), body })
    const handler = handlers.get(`${method} ${path}`)
    if (!handler) throw new Error(`Unexpected request: ${method} ${path}`)
    return handler(body, init)
  })

  return {
    sent,
    sentTo: (contract: Route) =>
      sent.filter(({ method, path }) => method === contract.method && path === contract.path),
    answer<R extends Route>(
      contract: R,
      answer: AnswerOf<R> | ((body: unknown) => AnswerOf<R> | Promise<AnswerOf<R>>),
    ) {
      handlers.set(`${contract.method} ${contract.path}`, async (body) => {
        const value = typeof answer === 'function' ? await (answer as (body: unknown) => unknown)(body) : answer
        return Response.json(value)
      })
    },
    /** Answers with events, one when it is told; `hasLeft` once the page has ended the call. */
    stream(contract: Route) {
      let controller: ReadableStreamDefaultController<Uint8Array>
      const state = { hasLeft: false }
      handlers.set(`${contract.method} ${contract.path}`, (_body, { signal }) => {
        const body = new ReadableStream<Uint8Array>({
          start: (started) => {
            controller = started
          },
        })
        signal?.addEventListener('abort', () => {
          state.hasLeft = true
          controller.error(new DOMException('Aborted', 'AbortError'))
        })
        return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
      })
      return {
        state,
        say: (event: 'draft' | 'answer' | 'error', data: unknown) =>
          controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
        end: () => controller.close(),
      }
    },
    refuse(contract: Route, status: number, message: string, issues: ErrorBody['issues'] = []) {
      handlers.set(`${contract.method} ${contract.path}`, () =>
        Response.json({ code: 'internal', message, issues }, { status }),
      )
    },
  }
}

/** Renders within what stands around every page. */
export function renderPage(page: ReactNode, user?: CurrentUser) {
  const client = createQueryClient()
  if (user) client.setQueryData(currentUserKey, user)
  return {
    client,
    ...render(
      <QueryClientProvider client={client}>
        <WorkingParts>{page}</WorkingParts>
      </QueryClientProvider>,
    ),
  }
}

/** A signed-in person with a running subscription. */
export function aCurrentUser(change: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: '0197a5d0-0000-7000-8000-000000000001',
    email: 'eva.muster@praxis.example',
    firstName: 'Eva',
    lastName: 'Muster',
    profileImageUrl: null,
    role: 'user',
    status: 'active',
    authProvider: 'email',
    emailVerified: true,
    preferredLanguage: 'de',
    manualFullAccess: false,
    subscriptionStatus: 'active',
    trialEndsAt: null,
    hasUsedTrial: true,
    accountTrialStartedAt: null,
    accountTrialUsed: true,
    templateSearchTerm: '',
    templateModalityFilter: 'all',
    templateLanguageFilter: 'all',
    autoFormatExternal: false,
    autoFillTemplateExternal: false,
    autoGenerateReportExternal: false,
    customCorrectionPrompt: null,
    customReportGenerationPrompt: null,
    customTemplatePopulationPrompt: null,
    customReportFromScratchPrompt: null,
    useCustomCorrectionPrompt: false,
    useCustomReportGenerationPrompt: false,
    useCustomTemplatePopulationPrompt: false,
    useCustomReportFromScratchPrompt: false,
    formatCorrections: 0,
    templateFillings: 0,
    generateFromScratch: 0,
    lastActivity: null,
    createdAt: '2026-01-05T08:00:00.000Z',
    stripeSubscriptionId: null,
    monthlyRevenue: 0,
    ...change,
  }
}

export function aStandardTemplate(change: Partial<StandardTemplate> = {}): StandardTemplate {
  return {
    id: '0197a5d0-0000-7000-8000-00000000000a',
    name: 'CT Abdomen',
    type: 'Abdomen',
    modality: 'CT',
    language: 'de',
    templateHtml:
      '<h2>Befund</h2><p><strong>Leber:</strong> Normal groß.</p><p><strong>Milz:</strong> Nicht vergrößert.</p>',
    creator: null,
    licence: null,
    createdAt: '2026-01-05T08:00:00.000Z',
    updatedAt: '2026-01-05T08:00:00.000Z',
    ...change,
  }
}
