import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { servePublic } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { securityTexts as t } from '../texts.ts'
import { checkSecondFactor } from './check-second-factor.ts'
import { startPasskeyCheck } from './passkeys.ts'
import { completeSignIn } from './sign-in.ts'
import { findPresentedSession } from './start-session.ts'

/** The second step of signing in, for a session that waits for its factor. */
export function mountSecondFactor(app: FastifyInstance, deps: Deps): void {
  servePublic(app, contract.startPasskeySignIn, async ({ request }) =>
    startPasskeyCheck(deps, (await requireWaiting(deps, request)).id),
  )
  servePublic(app, contract.giveSecondFactor, async ({ body, request, reply }) => {
    const user = await requireWaiting(deps, request)
    await checkSecondFactor(deps, request, user, body)
    await completeSignIn(deps, user, { request, reply })
    return { success: true }
  })
}

/** @throws {AppError} token_expired where no sign-in waits in this browser */
async function requireWaiting(deps: Deps, request: FastifyRequest): Promise<UserRecord> {
  const found = await findPresentedSession(deps, request)
  if (!found || found.session.isComplete || found.user.status === 'inactive') {
    throw new AppError('token_expired', { message: t.signInExpired })
  }
  return found.user
}
