import type { FastifyInstance } from 'fastify'
import { sendCsv } from '#server/csv.ts'
import { isUuid } from '#server/db/is-uuid.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Caller } from '#server/http/caller.ts'
import { serve, serveFound } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { administrationTexts as t } from '../texts.ts'
import { writeAudit } from './audit.ts'
import { auditColumns } from './audit-csv.ts'
import { listAuditRows } from './audit-repository.ts'
import { changeFullAccess, changeStatus, giveTrialAgain } from './change-user.ts'
import { presentOneUser, presentUsers } from './present-users.ts'
import { readAudit } from './read-audit.ts'
import { readAdminStats } from './read-stats.ts'
import { findUsers } from './user-administration-repository.ts'
import { countAuthProviders, countUsersOf, listUsersOf } from './user-list-repository.ts'

export function mountAdministration(app: FastifyInstance, deps: Deps): void {
  mountUsers(app, deps)
  serve(app, contract.adminStats, () => readAdminStats(deps))
  serve(app, contract.listAudit, ({ query }) => readAudit(deps.db, query))
  serve(app, contract.exportAudit, ({ query, reply }) => {
    const day = deps.clock.now().toISOString().slice(0, 10)
    return sendCsv(reply, `audit-${day}.csv`, auditColumns, (page) => listAuditRows(deps.db, query, page))
  })
}

function mountUsers(app: FastifyInstance, deps: Deps): void {
  const find = async (_caller: Caller, { id }: { id: string }) =>
    isUuid(id) ? ((await findUsers(deps.db, [id]))[0] ?? null) : null

  serve(app, contract.listUsers, async ({ query }) =>
    presentUsers(deps, await listUsersOf(deps.db, query, deps.clock.now())),
  )
  serve(app, contract.countUsers, async ({ query }) => {
    const [matching, providers] = await Promise.all([
      countUsersOf(deps.db, query, deps.clock.now()),
      countAuthProviders(deps.db),
    ])
    return {
      matching,
      total: providers.reduce((sum, { users }) => sum + users, 0),
      authProviders: providers.map(({ authProvider }) => authProvider),
    }
  })

  serveFound(app, contract.setUserStatus, find, async ({ caller, found, body }) =>
    presentOneUser(deps, await changeStatus(deps, caller.user, found, body.status)),
  )
  serveFound(app, contract.reinstateTrial, find, async ({ caller, found }) =>
    presentOneUser(deps, await giveTrialAgain(deps, caller.user, found)),
  )
  serveFound(app, contract.setManualFullAccess, find, async ({ caller, found, body }) =>
    presentOneUser(deps, await changeFullAccess(deps, caller.user, found, body.fullAccess)),
  )
  serveFound(app, contract.deleteUser, find, async ({ caller, found }) => {
    if (found.id === caller.user.id) throw new AppError('conflict', { message: t.ownAccount })
    await app.accountDeletion.run(found, (tx) =>
      writeAudit(tx, caller.user, deps.clock.now(), {
        action: 'user.delete',
        target: { id: found.id, label: found.email },
      }),
    )
    return { success: true }
  })
}
