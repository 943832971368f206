import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { serve, serveFound } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { securityTexts as t } from '../texts.ts'
import { setNewPassword } from './change-password.ts'
import { proveIdentity } from './confirm-identity.ts'
import { requireFreshSignIn } from './fresh-sign-in.ts'
import { addPasskey, listPasskeys, startAddingPasskey, startPasskeyCheck } from './passkeys.ts'
import { presentSecurity } from './present-security.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { dropPasskey, dropTotp, noteAddedFactor, secondFactorsOf } from './second-factors.ts'
import { completeSignIn } from './sign-in.ts'
import { limitGuesses } from './sign-in-limits.ts'
import { confirmTotp, redeemTotp, startTotp } from './totp.ts'

/** What guards an account: password, authenticator app, passkeys, recovery codes. */
export function mountSecurity(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.getSecurity, ({ caller }) => presentSecurity(deps, caller))

  serve(app, contract.confirmIdentity, async ({ caller, body, request }) => ({
    freshUntil: (await proveIdentity(deps, request, caller, body)).toISOString(),
  }))
  serve(app, contract.startPasskeyConfirmation, ({ caller }) => startPasskeyCheck(deps, caller.user.id))

  serve(app, contract.changePassword, async ({ caller, body, request, reply }) => {
    const user = await setNewPassword(deps, request, caller, body)
    await completeSignIn(deps, user, { request, reply })
    return { success: true }
  })

  serve(app, contract.startTotpSetup, ({ caller }) => {
    requireFreshSignIn(deps, caller)
    return startTotp(deps, caller.user)
  })
  serve(app, contract.finishTotpSetup, async ({ caller, body, request }) => {
    requireFreshSignIn(deps, caller)
    await limitGuesses(deps, request, caller.user)
    if (!(await redeemTotp(deps, caller.user.id, body.code))) {
      throw new AppError('code_wrong', { message: t.factorCodeWrong })
    }
    await confirmTotp(deps, deps.db, caller.user.id)
    return { recoveryCodes: await noteAddedFactor(deps, caller.user.id) }
  })
  serve(app, contract.removeTotp, async ({ caller }) => {
    requireFreshSignIn(deps, caller)
    await dropTotp(deps, caller.user)
    return { success: true }
  })

  serve(app, contract.startPasskeySetup, ({ caller }) => {
    requireFreshSignIn(deps, caller)
    return startAddingPasskey(deps, caller.user)
  })
  serve(app, contract.finishPasskeySetup, async ({ caller, body }) => {
    requireFreshSignIn(deps, caller)
    const response = body.response as unknown as RegistrationResponseJSON
    await addPasskey(deps, caller.user.id, { ceremony: body.ceremony, name: body.name, response })
    return { recoveryCodes: await noteAddedFactor(deps, caller.user.id) }
  })
  serveFound(
    app,
    contract.removePasskey,
    async (caller, { id }) => (await listPasskeys(deps.db, caller.user.id)).find((key) => key.id === id) ?? null,
    async ({ caller, found }) => {
      requireFreshSignIn(deps, caller)
      await dropPasskey(deps, caller.user, found.id)
      return { success: true }
    },
  )

  serve(app, contract.renewRecoveryCodes, async ({ caller }) => {
    requireFreshSignIn(deps, caller)
    const { id } = caller.user
    if ((await secondFactorsOf(deps.db, id)).length === 0) throw new AppError('conflict', { message: t.noFactor })
    return { recoveryCodes: await deps.db.transaction((tx) => issueRecoveryCodes(deps, tx, id)) }
  })
}
