import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import type { UserRecord } from '#server/http/caller.ts'
import type { SecondFactor } from '../contract.ts'
import { rememberDevice } from './known-device.ts'
import { secondFactorsOf } from './second-factors.ts'
import { startSession } from './start-session.ts'

interface Http {
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Signs in who has shown who they are; where a second factor is set up, the session waits for it.
 *
 * @returns the factors to choose from, none where the sign-in is complete
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'env' | 'clock' | 'secrets'>,
  user: UserRecord,
  http: Http,
): Promise<SecondFactor[]> {
  const factors = await secondFactorsOf(deps.db, user.id)
  if (factors.length > 0) await startSession(deps, user, http, 'waits for the second factor')
  else await completeSignIn(deps, user, http)
  return factors
}

export async function completeSignIn(
  deps: Pick<Deps, 'db' | 'env' | 'clock' | 'secrets'>,
  user: UserRecord,
  http: Http,
): Promise<void> {
  await startSession(deps, user, http, 'complete')
  rememberDevice(deps, http.reply, user.email)
}
