import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DraftEvent } from '#contract/draft-event.ts'
import { noteError, toAppError } from './error-handler.ts'

/** Whether the client asks for events instead of one answer. */
export function wantsEvents({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').split(',').some((range) => range.split(';')[0]?.trim() === 'text/event-stream')
}

/**
 * Answers with `draft` events while the work goes on, then with one `answer` or `error` event.
 * What fails before the first draft is answered as everywhere, with its status.
 */
export async function answerWithEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (onDraft: (draft: DraftEvent) => void) => Promise<unknown>,
): Promise<FastifyReply> {
  const stream = new PassThrough()
  let hasBegun = false
  const tell = (event: 'draft' | 'answer' | 'error', data: unknown) => {
    if (!hasBegun) {
      hasBegun = true
      // Proxies would otherwise collect the drafts until the answer is complete.
      void reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream)
    }
    if (!stream.destroyed) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  try {
    tell('answer', await work((draft) => tell('draft', draft)))
  } catch (error) {
    if (!hasBegun) throw error
    tell('error', noteError(request, toAppError(error)))
  }
  stream.end()
  return reply
}
