import type { FastifyInstance } from 'fastify'
import { audited } from '#features/administration/public.ts'
import type { Database } from '#server/db/database.ts'
import { isUuid } from '#server/db/is-uuid.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/caller.ts'
import { serve, serveFound } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { parseMrrt } from './mrrt/parse-mrrt.ts'
import { writeMrrt } from './mrrt/write-mrrt.ts'
import { deleteOwnTemplateRow, findOwnTemplate, listOwnTemplatesOf } from './own-template-repository.ts'
import { changeTemplate, createTemplateOf } from './own-templates.ts'
import { presentOwnTemplate, presentStandardTemplate } from './present-template.ts'
import { sanitizeTemplate } from './sanitize-template.ts'
import {
  deleteStandardTemplateRow,
  findStandardTemplate,
  insertStandardTemplate,
  listAllStandardTemplates,
  type StandardTemplateRecord,
  updateStandardTemplateRow,
} from './standard-template-repository.ts'

export function mountTemplates(app: FastifyInstance, deps: Deps): void {
  mountOwnTemplates(app, deps)
  mountStandardTemplates(app, deps)
}

function mountOwnTemplates(app: FastifyInstance, deps: Deps): void {
  const own = async (caller: Caller, { id }: { id: string }) =>
    isUuid(id) ? findOwnTemplate(deps.db, caller.user.id, id) : null

  serve(app, contract.listOwnTemplates, async ({ caller }) =>
    (await listOwnTemplatesOf(deps.db, caller.user.id)).map(presentOwnTemplate),
  )
  serve(app, contract.createOwnTemplate, async ({ caller, body }) =>
    presentOwnTemplate(await createTemplateOf(deps, caller.user.id, body)),
  )
  serveFound(app, contract.updateOwnTemplate, own, async ({ found, body }) =>
    presentOwnTemplate(await changeTemplate(deps, found, body)),
  )
  serveFound(app, contract.deleteOwnTemplate, own, async ({ found }) => {
    await deleteOwnTemplateRow(deps.db, found.id)
    return { success: true }
  })
}

function mountStandardTemplates(app: FastifyInstance, deps: Deps): void {
  const standard = async (_caller: Caller, { id }: { id: string }) =>
    isUuid(id) ? findStandardTemplate(deps.db, id) : null

  serve(app, contract.listStandardTemplates, async () =>
    (await listAllStandardTemplates(deps.db)).map(presentStandardTemplate),
  )
  serve(app, contract.createStandardTemplate, async ({ caller, body }) => {
    const now = deps.clock.now()
    const values = { ...body, templateHtml: sanitizeTemplate(body.templateHtml), createdAt: now, updatedAt: now }
    return presentStandardTemplate(await write(caller, 'create', (tx) => insertStandardTemplate(tx, values)))
  })
  serveFound(app, contract.updateStandardTemplate, standard, async ({ caller, found, body }) => {
    const change = { ...body, templateHtml: sanitizeTemplate(body.templateHtml), updatedAt: deps.clock.now() }
    return presentStandardTemplate(
      await write(caller, 'update', (tx) => updateStandardTemplateRow(tx, found.id, change)),
    )
  })
  serveFound(app, contract.deleteStandardTemplate, standard, async ({ caller, found }) => {
    await write(caller, 'delete', async (tx) => {
      await deleteStandardTemplateRow(tx, found.id)
      return found
    })
    return { success: true }
  })

  serve(app, contract.readMrrtTemplate, ({ body }) => parseMrrt(body.file))
  serveFound(app, contract.exportMrrtTemplate, standard, ({ found, reply }) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-disposition', `attachment; filename="${found.id}.mrrt.html"`)
      .send(writeMrrt(found)),
  )

  const write = (caller: Caller, what: string, work: (tx: Database) => Promise<StandardTemplateRecord>) =>
    audited(deps, caller.user, `template.${what}`, work, ({ id, name }) => ({ id, label: name }))
}
