import { z } from 'zod'
import type { AccessLevel } from './access.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Shape = z.ZodType

/**
 * One call of the product: what the server mounts and the browser makes.
 *
 * `path` is exactly the path of the specification, parameters written `:id`.
 * `response` also strips what must not leave. `answers` other than `json` are
 * navigations of the browser: a redirect, or a file that is downloaded.
 */
export interface Route<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Response extends Shape = Shape,
> {
  method: Method
  path: string
  access: AccessLevel
  summary: string
  params: Params
  query: Query
  body: Body
  response: Response
  answers: 'json' | 'redirect' | 'download'
  /** True where the client may ask for `text/event-stream`: drafts first, then the same answer. */
  streams: boolean
  /** 201 where a row is created. */
  status: 200 | 201
  /** Label under which the call is counted. Source: spec part 2 section 3, API usage. */
  usageLabel: string | null
  /** Bytes of body accepted; larger is 413. */
  bodyLimit: number
}

export const nothing = z.object({})
const defaultBodyLimit = 64 * 1024

interface RouteInput<P extends Shape, Q extends Shape, B extends Shape, R extends Shape> {
  method: Method
  path: string
  access: AccessLevel
  summary: string
  params?: P
  query?: Q
  body?: B
  response?: R
  answers?: 'json' | 'redirect' | 'download'
  streams?: boolean
  status?: 200 | 201
  usageLabel?: string
  bodyLimit?: number
}

/** Declares a call; what is left out means: none. */
export function route<
  P extends Shape = typeof nothing,
  Q extends Shape = typeof nothing,
  B extends Shape = typeof nothing,
  R extends Shape = typeof nothing,
>(input: RouteInput<P, Q, B, R>): Route<P, Q, B, R> {
  return {
    answers: 'json',
    streams: false,
    status: 200,
    bodyLimit: defaultBodyLimit,
    ...input,
    usageLabel: input.usageLabel ?? null,
    params: (input.params ?? nothing) as P,
    query: (input.query ?? nothing) as Q,
    body: (input.body ?? nothing) as B,
    response: (input.response ?? nothing) as R,
  }
}

export type InputOf<R extends Route> = {
  params: z.infer<R['params']>
  query: z.infer<R['query']>
  body: z.infer<R['body']>
}
export type AnswerOf<R extends Route> = z.infer<R['response']>

/** A path parameter of any form; what it names is looked up, so a strange one is simply not found. */
export const idParams = z.object({ id: z.string() })

/** Text that is there, and more than white space. */
export function nonBlank(message: string) {
  return z.string({ message }).refine((text) => text.trim() !== '', { message })
}

export const isoDateTime = z.iso.datetime()
export const success = z.object({ success: z.boolean() })
