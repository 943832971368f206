import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import type { SecondFactorProof } from '../contract.ts'
import { securityTexts as t } from '../texts.ts'
import { checkPasskey } from './passkeys.ts'
import { redeemRecoveryCode } from './recovery-codes.ts'
import { limitGuesses } from './sign-in-limits.ts'
import { redeemTotp, totpSince } from './totp.ts'

const totpForm = /^\d{6}$/

/**
 * Checks a code of the authenticator app, a recovery code or a passkey.
 *
 * @throws {AppError} code_wrong, token_expired for an old ceremony, too_many_requests
 */
export async function checkSecondFactor(
  deps: Deps,
  request: FastifyRequest,
  user: UserRecord,
  proof: SecondFactorProof,
): Promise<void> {
  if ('passkey' in proof) {
    const { ceremony, response } = proof.passkey
    return checkPasskey(deps, user.id, { ceremony, response: response as unknown as AuthenticationResponseJSON })
  }
  await limitGuesses(deps, request, user)
  if (!(await isCodeRight(deps, user.id, proof.code))) throw new AppError('code_wrong', { message: t.factorCodeWrong })
}

async function isCodeRight(deps: Deps, userId: string, typed: string): Promise<boolean> {
  const code = typed.replaceAll(/\s/g, '')
  if (!totpForm.test(code)) return redeemRecoveryCode(deps, userId, code)
  return (await totpSince(deps.db, userId)) !== null && redeemTotp(deps, userId, code)
}
