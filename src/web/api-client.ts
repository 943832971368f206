import type { ErrorBody } from '#contract/errors.ts'
import type { AnswerOf, InputOf, Route } from '#contract/route.ts'
import { shellTexts as t } from './shell/texts.ts'

/**
 * An answer that is not OK.
 *
 * `message` has the specified form `status: body`; what a person may read is `serverMessage`.
 * Source: spec part 1 section 8.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | null
  readonly serverMessage: string | null
  readonly issues: NonNullable<ErrorBody['issues']>
  /** Seconds after which a retry makes sense, or null. */
  readonly retryAfter: number | null

  constructor(response: Response, text: string) {
    super(`${response.status}: ${text || response.statusText}`)
    const body = parseErrorBody(text)
    this.status = response.status
    this.code = body?.code ?? null
    this.serverMessage = body?.message ?? null
    this.issues = body?.issues ?? []
    const retryAfter = Number(response.headers.get('retry-after'))
    this.retryAfter = retryAfter > 0 ? retryAfter : null
  }
}

/** Whether an error means that the session has ended. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** German text for a person: the server's own, else the given one. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.serverMessage ?? fallback
  return error instanceof Error && error.message ? error.message : fallback
}

/** The same where no field shows its own fault: what is wrong with it says more than that something is. */
export function reasonOf(error: unknown, fallback: string): string {
  const issues = error instanceof ApiError ? error.issues : []
  return issues.length > 0 ? issues.map(({ message }) => message).join('. ') : messageOf(error, fallback)
}

type Loose<T> = { [K in keyof T]?: T[K] }
export type CallInput<R extends Route> = Loose<InputOf<R>>

/** Makes a call of the contract; its answer is typed by it. */
export async function call<R extends Route>(
  contract: R,
  input: CallInput<R> = {},
  options: { signal?: AbortSignal } = {},
): Promise<AnswerOf<R>> {
  const response = await request(contract.method, addressOf(contract, input), input.body, options)
  return (await response.json()) as AnswerOf<R>
}

/** The address of a call with its parameters, also for links that open a file. */
export function addressOf<R extends Route>(contract: R, input: Omit<CallInput<R>, 'body'> = {}): string {
  const params = (input.params ?? {}) as Record<string, string>
  const path = contract.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(
    (input.query ?? {}) as Record<string, string | number | boolean | null | undefined>,
  )) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const search = query.toString()
  return search ? `${path}?${search}` : path
}

/**
 * The one request of the product: credentials always, JSON as JSON, a form as it is.
 *
 * @throws {ApiError} for every answer that is not OK
 * @throws {Error} with words for a person, where no answer came
 */
export async function request(
  method: string,
  url: string,
  body?: unknown,
  { signal, accept }: { signal?: AbortSignal; accept?: string } = {},
): Promise<Response> {
  const init: RequestInit = { method, credentials: 'include', ...(signal ? { signal } : {}) }
  const headers: Record<string, string> = accept ? { accept } : {}
  if (body instanceof FormData) init.body = body
  else if (body !== undefined) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(body)
  }
  if (Object.keys(headers).length > 0) init.headers = headers
  const response = await fetch(url, init).catch(sayThatNoAnswerCame)
  if (!response.ok) throw new ApiError(response, await response.text())
  return response
}

/** What browsers say of it is English and means nothing to a person. */
function sayThatNoAnswerCame(cause: unknown): never {
  throw cause instanceof TypeError ? new Error(t.noConnection, { cause }) : cause
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'message' in body ? (body as ErrorBody) : null
  } catch {
    return null
  }
}
