import { ContactsClient } from '@getbrevo/brevo/contacts'
import { z } from 'zod'
import type { Env } from '#server/env.ts'
import { AppError } from '#server/http/app-error.ts'
import { fetchProvider } from '#server/http/fetch-provider.ts'
import { marketingPath, standInMarketing } from '#stand-ins/marketing/address.ts'
import { marketingMessages as t } from '../texts.ts'

const usualTimeoutSeconds = 10

export interface MarketingProvider {
  contacts: ContactsClient
  isStandIn: boolean
}

/** The marketing service the settings name, the stand-in where none is named, or null where that is not allowed. */
export function createMarketingProvider(env: Env, timeoutSeconds = usualTimeoutSeconds): MarketingProvider | null {
  const client = (apiKey: string, baseUrl: string | null) =>
    new ContactsClient({
      apiKey,
      timeoutInSeconds: timeoutSeconds,
      // Who waits decides whether to try again: a person at once, a job later.
      maxRetries: 0,
      fetch: fetchWithin(timeoutSeconds),
      ...(baseUrl ? { baseUrl: baseUrl.replace(/\/+$/, '') } : {}),
    })
  if (env.BREVO_API_KEY) return { contacts: client(env.BREVO_API_KEY, env.BREVO_API_BASE), isStandIn: false }
  if (!env.standInsAllowed) return null
  const address = env.BREVO_API_BASE ?? `${env.PUBLIC_URL}${marketingPath}/v3`
  return { contacts: client(standInMarketing.apiKey, address), isStandIn: true }
}

/** The client's own timeout ends with the head of the answer; a body without end would keep the caller for ever. */
function fetchWithin(seconds: number): typeof fetch {
  return (input, init) => {
    const end = AbortSignal.timeout(seconds * 1000)
    return fetchProvider(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, end]) : end })
  }
}

/** @throws {AppError} provider_failed where no service is set up */
export function requireMarketing(provider: MarketingProvider | null): ContactsClient {
  if (!provider) throw new AppError('provider_failed', { message: t.notSetUp })
  return provider.contacts
}

/** What a refusal of the service tells; everything else it says stays here. */
const refusal = z.object({
  statusCode: z.number(),
  body: z.object({ code: z.string(), message: z.string().default('') }).catch({ code: '', message: '' }),
  rawResponse: z.object({ headers: z.instanceof(Headers) }).optional(),
})
type Refusal = z.infer<typeof refusal>

/**
 * Makes one call to the service and reads its answer by the given shape.
 *
 * @throws {AppError} impossible where it refuses the data, provider_failed for everything else, nonsense included
 */
export async function askMarketing<T>(shape: z.ZodType<T>, ask: () => Promise<unknown>): Promise<T> {
  try {
    return shape.parse(await ask())
  } catch (cause) {
    const refused = refusalOf(cause)
    if (refused?.statusCode === 429) {
      throw new AppError('provider_failed', { message: t.limited, retryAfter: secondsToWait(refused), cause })
    }
    if (refused?.statusCode === 400) throw new AppError('impossible', { message: messageFor(refused), cause })
    throw new AppError('provider_failed', { message: t.providerFailed, cause })
  }
}

/** For calls that are answered 204: a body where none belongs is no confirmation. */
export function confirmed(call: { withRawResponse: () => Promise<{ rawResponse: { status: number } }> }) {
  return askMarketing(z.literal(204), async () => (await call.withRawResponse()).rawResponse.status)
}

export function isMissing(error: unknown): boolean {
  return error instanceof AppError && refusalOf(error.cause)?.statusCode === 404
}

export function isDuplicate(error: unknown): boolean {
  return error instanceof AppError && refusalOf(error.cause)?.body.code === 'duplicate_parameter'
}

function refusalOf(error: unknown): Refusal | null {
  return refusal.safeParse(error).data ?? null
}

/** Seconds; the service has a header of its own for it. */
function secondsToWait({ rawResponse }: Refusal): number {
  const header = rawResponse?.headers.get('retry-after') ?? rawResponse?.headers.get('x-sib-ratelimit-reset')
  const seconds = Number(header)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 1
}

function messageFor({ body }: Refusal): string {
  if (/list/i.test(body.message)) return t.unknownList
  return t.refused
}
