import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { serve, servePublic } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { mailJob, mailLegacyUser } from './migration-mail.ts'
import { countMails, countMove, countRecipients, findMigration, isLegacySignInOver } from './migration-repository.ts'
import { readMailErrors, startMigration } from './start-migration.ts'

export function mountLegacyMigration(app: FastifyInstance, deps: Deps): void {
  deps.jobs.define(mailJob, ({ userId }) => mailLegacyUser(deps, userId ?? ''))

  serve(app, contract.migrationStatus, async () => {
    const migration = await findMigration(deps.db)
    const now = deps.clock.now()
    return {
      ...(await countMove(deps.db)),
      startedAt: migration?.startedAt.toISOString() ?? null,
      deadlineAt: migration?.deadlineAt.toISOString() ?? null,
      recipients: await countRecipients(deps.db, now),
      mails: migration ? { ...(await countMails(deps.db, now)), errors: await readMailErrors(deps) } : null,
      linksAreLocal: deps.env.isLocal,
    }
  })
  servePublic(app, contract.legacySignIn, async () => {
    const migration = await findMigration(deps.db)
    const isOpen = deps.env.LEGACY_OIDC_ISSUER !== null && !(await isLegacySignInOver(deps))
    return {
      segment: isOpen ? deps.env.LEGACY_OIDC_NAME : null,
      endsAt: isOpen ? (migration?.deadlineAt.toISOString() ?? null) : null,
    }
  })
  serve(app, contract.startMigration, ({ caller }) => startMigration(deps, caller.user))
}
