import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import type { DraftEvent } from '#contract/draft-event.ts'
import type { FallbackClass } from '#contract/fallback-classes.ts'
import type { AnswerOf, InputOf, Route } from '#contract/route.ts'
import '#server/german-faults.ts'
import { answerWithEvents, wantsEvents } from './answer-with-events.ts'
import { AppError } from './app-error.ts'
import { type Caller, requireAccess } from './caller.ts'
import { parseStorableJson, storableValues } from './storable-text.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the session cookie; null for nobody. Set by the app from the auth feature. */
    authenticate: (request: FastifyRequest) => Promise<Caller | null>
    /** Contracts mounted so far, `METHOD path`. */
    served: Set<string>
  }
  interface FastifyRequest {
    caller: Caller | null
    /** What the path names, where the route looks it up first. */
    found: unknown
    /** Characters in and out, for the usage count. */
    usageSizes: { input: number; output: number; language: string | null }
    /** How the language model failed where the engine did its work, for the usage count. */
    fallbackClass: FallbackClass | null
  }
}

export interface Call<R extends Route, Who = Caller, Found = undefined> {
  caller: Who
  params: InputOf<R>['params']
  query: InputOf<R>['query']
  body: InputOf<R>['body']
  found: Found
  /** Set where the client wants to see drafts while it waits. */
  onDraft: ((draft: DraftEvent) => void) | null
  request: FastifyRequest
  reply: FastifyReply
}

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T

/** A JSON call answers its contract; a redirect or download sends itself and answers the reply. */
type Answer<R extends Route> = DeepReadonly<AnswerOf<R>> | FastifyReply
type Handler<R extends Route, Who, Found> = (call: Call<R, Who, Found>) => Promise<Answer<R>> | Answer<R>

/** Looks up what the path names; null is 404, before the body is judged. */
type Find<R extends Route, Who, Found> = (caller: Who, params: InputOf<R>['params']) => Promise<Found | null>

export function routeKey(contract: Pick<Route, 'method' | 'path'>): string {
  return `${contract.method} ${contract.path}`
}

/** Mounts a call that needs somebody signed in. */
export function serve<R extends Route>(app: FastifyInstance, contract: R, handle: Handler<R, Caller, undefined>): void {
  if (contract.access === 'public') throw new Error(`${routeKey(contract)} is public: use servePublic`)
  mount(app, contract, null, handle as Handler<Route, Caller | null, unknown>)
}

/** Mounts a call whose path names something of the caller's: unknown is 404. */
export function serveFound<R extends Route, Found>(
  app: FastifyInstance,
  contract: R,
  find: Find<R, Caller, Found>,
  handle: Handler<R, Caller, Found>,
): void {
  if (contract.access === 'public') throw new Error(`${routeKey(contract)} is public: use servePublic`)
  mount(
    app,
    contract,
    find as unknown as Find<Route, Caller | null, unknown>,
    handle as unknown as Handler<Route, Caller | null, unknown>,
  )
}

/** Mounts a call everybody may make. */
export function servePublic<R extends Route>(
  app: FastifyInstance,
  contract: R,
  handle: Handler<R, Caller | null, undefined>,
): void {
  if (contract.access !== 'public') throw new Error(`${routeKey(contract)} is not public: use serve`)
  mount(app, contract, null, handle as Handler<Route, Caller | null, unknown>)
}

function mount(
  app: FastifyInstance,
  contract: Route,
  find: Find<Route, Caller | null, unknown> | null,
  handle: Handler<Route, Caller | null, unknown>,
): void {
  app.served.add(routeKey(contract))
  const options: RouteOptions = {
    method: contract.method,
    url: contract.path,
    bodyLimit: contract.bodyLimit,
    config: { usageLabel: contract.usageLabel },
    onRequest: async (request) => {
      request.usageSizes = { input: 0, output: 0, language: null }
      request.fallbackClass = null
      request.caller = await app.authenticate(request)
      requireAccess(contract.access, request.caller)
      if (!find) return
      request.found = await find(request.caller, parse(contract.params, storableValues(request.params), 'params'))
      if (request.found === null) throw new AppError('not_found')
    },
    handler: async (request, reply) => {
      const input = {
        caller: request.caller,
        params: parse(contract.params, storableValues(request.params), 'params'),
        query: parse(contract.query, storableValues(request.query), 'query'),
        body: parse(contract.body, readBody(request), 'body'),
        found: request.found,
        request,
        reply,
      }
      const answer = async (onDraft: Call<Route>['onDraft']) =>
        contract.response.parse(await handle({ ...input, onDraft }))
      if (contract.streams && wantsEvents(request)) return answerWithEvents(request, reply, answer)
      if (contract.answers === 'json') return reply.code(contract.status).send(await answer(null))
      await handle({ ...input, onDraft: null })
      return reply
    },
  }
  app.route(options)
}

/** Bodies arrive as text and are judged only after the access decision; none and `{}` are the same. */
function readBody(request: FastifyRequest): unknown {
  const text = request.body
  if (typeof text !== 'string' || text.trim() === '') return {}
  try {
    return parseStorableJson(text)
  } catch {
    throw new AppError('validation_failed', { message: 'Die Daten sind kein gültiges JSON.' })
  }
}

function parse(shape: z.ZodType, value: unknown, where: 'params' | 'query' | 'body'): unknown {
  const result = shape.safeParse(value)
  if (result.success) return result.data
  throw new AppError('validation_failed', {
    issues: result.error.issues.map((issue) => ({
      path: issue.path.length > 0 ? issue.path.join('.') : where,
      message: issue.message,
    })),
  })
}
