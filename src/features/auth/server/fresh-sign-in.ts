import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Caller } from '#server/http/caller.ts'
import { securityTexts as t } from '../texts.ts'

const freshMs = 600_000

/** Until when what guards the account may be changed without proving again who one is. */
export function freshUntil(session: { authenticatedAt: Date }): Date {
  return new Date(session.authenticatedAt.getTime() + freshMs)
}

/** @throws {AppError} no_access where password or factor were checked more than ten minutes ago */
export function requireFreshSignIn(deps: Pick<Deps, 'clock'>, caller: Caller): void {
  if (freshUntil(caller.session) > deps.clock.now()) return
  throw new AppError('no_access', { message: t.confirmFirst })
}
