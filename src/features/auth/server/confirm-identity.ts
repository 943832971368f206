import type { FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Caller } from '#server/http/caller.ts'
import type { SecondFactorProof } from '../contract.ts'
import { securityTexts as t } from '../texts.ts'
import { requirePassword } from './change-password.ts'
import { checkSecondFactor } from './check-second-factor.ts'
import { freshUntil } from './fresh-sign-in.ts'
import { secondFactorsOf } from './second-factors.ts'
import { updateSession } from './session-repository.ts'

/**
 * Renews the sign-in of a session: with a second factor where there is one, else with the password.
 *
 * @returns until when it is fresh
 * @throws {AppError} validation_failed for a wrong password, code_wrong, too_many_requests
 */
export async function proveIdentity(
  deps: Deps,
  request: FastifyRequest,
  caller: Caller,
  proof: SecondFactorProof | { password: string },
): Promise<Date> {
  if ('password' in proof) await provePassword(deps, request, caller, proof.password)
  else await checkSecondFactor(deps, request, caller.user, proof)
  const authenticatedAt = deps.clock.now()
  await updateSession(deps.db, caller.session.id, { authenticatedAt })
  return freshUntil({ authenticatedAt })
}

async function provePassword(deps: Deps, request: FastifyRequest, { user }: Caller, password: string): Promise<void> {
  if ((await secondFactorsOf(deps.db, user.id)).length > 0) {
    throw new AppError('validation_failed', { message: t.proveWithFactor })
  }
  await requirePassword(deps, request, user, { password, path: 'password' })
}
