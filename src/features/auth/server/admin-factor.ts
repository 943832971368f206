import type { FastifyRequest } from 'fastify'
import { allContracts } from '#server/contracts.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Caller } from '#server/http/caller.ts'
import { routeKey } from '#server/http/serve.ts'
import { securityTexts as t } from '../texts.ts'
import { isFactorRequired, secondFactorsOf } from './second-factors.ts'

const adminCalls = new Set(
  allContracts.filter(({ contract }) => contract.access === 'admin').map(({ contract }) => routeKey(contract)),
)

/**
 * Where the setting asks for it, administrators reach the calls of administration only with a second factor
 * set up; everything else stays open to them, so that they can set one up.
 *
 * @throws {AppError} second_factor_required
 */
export async function requireAdminFactor(
  deps: Pick<Deps, 'db' | 'env'>,
  request: FastifyRequest,
  caller: Caller | null,
): Promise<void> {
  if (!caller || !isFactorRequired(deps, caller.user)) return
  const { method, routeOptions } = request
  if (!adminCalls.has(`${method} ${routeOptions.url}`)) return
  if ((await secondFactorsOf(deps.db, caller.user.id)).length > 0) return
  throw new AppError('second_factor_required', { message: t.factorRequired })
}
