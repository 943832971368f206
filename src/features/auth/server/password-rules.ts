import { minPasswordLength } from '#contract/account-fields.ts'
import { type Env, SettingsError } from '#server/env.ts'
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
  if (!isTooCommon(env, password, role)) return
  throw new AppError('validation_failed', {
    message: t.commonPassword,
    issues: [{ path: 'password', message: t.commonPassword }],
  })
}

/** @throws {SettingsError} where the first administrator's password from the settings is none */
export function refuseWeakAdminPassword(env: Pick<Env, 'PASSWORD_BLOCKLIST' | 'ADMIN_PASSWORD'>): void {
  const { ADMIN_PASSWORD: password } = env
  if (password === null) return
  if (password.length < minPasswordLength) throw new SettingsError(t.adminPasswordTooShort(minPasswordLength))
  if (isTooCommon(env, password, 'admin')) throw new SettingsError(t.adminPasswordTooCommon)
}

function isTooCommon(env: Pick<Env, 'PASSWORD_BLOCKLIST'>, password: string, role: UserRecord['role']): boolean {
  const applies = env.PASSWORD_BLOCKLIST === 'all' || (env.PASSWORD_BLOCKLIST === 'admin' && role === 'admin')
  return applies && commonPasswords.has(password.normalize('NFC').toLowerCase())
}
