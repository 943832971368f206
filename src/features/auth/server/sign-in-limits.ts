import type { FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { type Limit, takeFromLimit } from '#server/limits/rate-limit.ts'
import { clientNetwork } from './client-network.ts'
import { knownDevice } from './known-device.ts'

type LimitDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'secrets'>

const windowSeconds = 900

/**
 * Limits of the sign-in area for a quarter of an hour, each by client, and by client and account together.
 *
 * None is by the account alone: somebody else's guessing must never keep the owner out. Behind the
 * address of a clinic there are many people, so a client may try more than an account.
 */
const limits = {
  register: { perClient: 30, perAccount: 5 },
  login: { perClient: 100, perAccount: 10 },
  'verify-email': { perClient: 100, perAccount: 15 },
  'resend-otp': { perClient: 60, perAccount: 15 },
  'forgot-password': { perClient: 30, perAccount: 5 },
  'reset-token': { perClient: 60, perAccount: 60 },
  provider: { perClient: 60, perAccount: 60 },
} as const

export type LimitedAction = keyof typeof limits

/**
 * Counts a call without a session.
 *
 * @throws {AppError} too_many_requests
 */
export async function limitAction(
  deps: LimitDeps,
  request: FastifyRequest,
  action: LimitedAction,
  account = '',
): Promise<void> {
  const { perClient, perAccount } = limits[action]
  const limit = (scope: string, max: number): Limit => ({ name: `${action}-${scope}`, max, windowSeconds })
  const device = account ? knownDevice(deps, request, account) : null
  if (device) return takeFromLimit(deps, limit('device', perAccount), device)
  const client = clientNetwork(request.ip)
  await takeFromLimit(deps, limit('client', perClient), client)
  if (account) await takeFromLimit(deps, limit('account', perAccount), `${client} ${account.toLowerCase()}`)
}

/** Guesses by somebody who has a session or a right password already: counted by the account. */
const guessesOfAccount = 15

/**
 * Counts a guess of a second factor, or of the password within a session.
 *
 * @throws {AppError} too_many_requests
 */
export async function limitGuesses(
  deps: LimitDeps,
  request: FastifyRequest,
  user: { id: string; email: string },
): Promise<void> {
  const device = knownDevice(deps, request, user.email)
  await takeFromLimit(deps, { name: 'guesses', max: guessesOfAccount, windowSeconds }, device ?? user.id)
}
