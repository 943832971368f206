import type { FastifyInstance } from 'fastify'
import { writeAudit } from '#features/administration/public.ts'
import { isUuid } from '#server/db/is-uuid.ts'
import type { Deps } from '#server/deps.ts'
import { serve, serveFound } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { readContact } from './contacts.ts'
import { defineMarketingJobs } from './define-jobs.ts'
import { makeList, readLists, requireLists } from './lists.ts'
import { createMarketingProvider, requireMarketing } from './marketing-provider.ts'
import { findUser } from './marketing-repository.ts'
import { readMarketingStatus } from './read-marketing-status.ts'
import { forgetContact, removeContact } from './remove-contact.ts'
import { syncAllUsers } from './sync-all.ts'
import { syncContact } from './sync-contact.ts'

export function mountEmailMarketing(app: FastifyInstance, deps: Deps): void {
  const provider = createMarketingProvider(deps.env)
  const contacts = () => requireMarketing(provider)
  const marketing = () => ({ ...deps, contacts: contacts() })
  defineMarketingJobs(deps, provider)
  app.accountDeletion.addStep((user) => forgetContact(deps, provider, user))

  serve(app, contract.marketingStatus, () => readMarketingStatus(deps, provider))
  serve(app, contract.listLists, async () => ({ lists: await readLists(contacts()) }))
  serve(app, contract.createList, async ({ caller, body }) => {
    const list = await makeList(contacts(), body.name, deps.env.BRAND_NAME)
    await writeAudit(deps.db, caller.user, deps.clock.now(), {
      action: 'marketing.create-list',
      target: { id: String(list.id), label: list.name },
    })
    return list
  })
  serve(app, contract.findContact, ({ params }) => readContact(contacts(), params.userEmail))

  serve(app, contract.syncAllUsers, ({ caller, body }) => syncAllUsers(marketing(), caller.user, body.listIds))
  serveFound(
    app,
    contract.syncUser,
    (_caller, { userId }) => (isUuid(userId) ? findUser(deps.db, userId) : Promise.resolve(null)),
    async ({ caller, found, body: { listIds = [] } }) => {
      if (listIds.length > 0) await requireLists(contacts(), listIds)
      await syncContact(marketing(), found, { listIds })
      await writeAudit(deps.db, caller.user, deps.clock.now(), {
        action: 'marketing.sync-contact',
        target: { id: found.id, label: found.email },
        details: { lists: listIds.join(', ') },
      })
      return { success: true }
    },
  )
  serve(app, contract.removeUser, async ({ caller, params }) => {
    await removeContact(marketing(), caller.user, params.email)
    return { success: true }
  })
}
