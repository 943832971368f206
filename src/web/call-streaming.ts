import { type DraftEvent, draftEvent } from '#contract/draft-event.ts'
import { errorBody, errorTable } from '#contract/errors.ts'
import type { AnswerOf, Route } from '#contract/route.ts'
import { ApiError, addressOf, type CallInput, request } from './api-client.ts'
import { shellTexts as t } from './shell/texts.ts'

interface Options {
  signal: AbortSignal
  /** Told of the whole unproven text each time it has grown. */
  onDraft: (text: string) => void
}

/**
 * Makes a call that tells how its answer grows.
 *
 * @throws {ApiError} as `call` does, also for an error that came after the first draft
 */
export async function callStreaming<R extends Route>(
  contract: R,
  input: CallInput<R>,
  { signal, onDraft }: Options,
): Promise<AnswerOf<R>> {
  const accept = 'text/event-stream'
  const response = await request(contract.method, addressOf(contract, input), input.body, { signal, accept })
  if (!response.headers.get('content-type')?.startsWith(accept)) return (await response.json()) as AnswerOf<R>
  let draft = ''
  for await (const { name, data } of eventsOf(response)) {
    if (name === 'answer') return data as AnswerOf<R>
    if (name === 'error') throw toApiError(data)
    draft = withDraft(draft, draftEvent.parse(data))
    onDraft(draft)
  }
  throw new Error(t.connectionLost)
}

function withDraft(draft: string, { at, text }: DraftEvent): string {
  return draft.slice(0, at) + text
}

async function* eventsOf(response: Response): AsyncGenerator<{ name: string; data: unknown }> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let rest = ''
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const events = (rest + read.value).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) yield readEvent(event)
  }
}

function readEvent(event: string): { name: string; data: unknown } {
  const field = (name: string) =>
    event
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  return { name: field('event') ?? '', data: JSON.parse(field('data') ?? 'null') }
}

/** The status an error would have had before the first draft. */
function toApiError(data: unknown): ApiError {
  const body = errorBody.parse(data)
  const known = Object.entries(errorTable).find(([code]) => code === body.code)
  return new ApiError(new Response(null, { status: known?.[1].status ?? 500 }), JSON.stringify(body))
}
