import type { Env } from '#server/env.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { securityTexts as t } from '../texts.ts'
import { commonPasswords } from './common-passwords.ts'

/** @throws {AppError} validation_failed where the setting refuses the most common passwords for this role */
export function refuseCommonPassword(
  env: Pick<Env, 'PASSWORD_BLOCKLIST'>,
  password: string,
  role: UserRecord['role'],
): void {
  const applies = env.PASSWORD_BLOCKLIST === 'all' || (env.PASSWORD_BLOCKLIST === 'admin' && role === 'admin')
  if (!applies || !commonPasswords.has(password.normalize('NFC').toLowerCase())) return
  throw new AppError('validation_failed', {
    message: t.commonPassword,
    issues: [{ path: 'password', message: t.commonPassword }],
  })
}
