import type { FastifyInstance } from 'fastify'
import { audited } from '#features/administration/public.ts'
import type { Database } from '#server/db/database.ts'
import { isUuid } from '#server/db/is-uuid.ts'
import { isUniqueViolation } from '#server/db/unique-violation.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Caller } from '#server/http/caller.ts'
import { clientLeft } from '#server/http/client-left.ts'
import { serve, serveFound } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { promptTexts as t } from '../texts.ts'
import {
  type AiPromptRecord,
  deleteAiPromptRow,
  findAiPrompt,
  insertAiPrompt,
  listAllAiPrompts,
  updateAiPromptRow,
} from './ai-prompt-repository.ts'
import { savePromptOf } from './save-prompt.ts'
import {
  deleteSavedPromptRow,
  findSavedPrompt,
  listSavedPromptsOf,
  type SavedPromptRecord,
} from './saved-prompt-repository.ts'
import { tryPromptOf } from './try-prompt.ts'

export function mountPrompts(app: FastifyInstance, deps: Deps): void {
  mountSavedPrompts(app, deps)
  mountAiPrompts(app, deps)
  serve(app, contract.tryPrompt, ({ caller, body, reply }) => tryPromptOf(deps, caller.user, body, clientLeft(reply)))
}

function mountSavedPrompts(app: FastifyInstance, deps: Deps): void {
  const known = async (_caller: Caller, { promptType }: { promptType: string }) =>
    contract.promptTypes.find((type) => type === promptType) ?? null

  serveFound(app, contract.listSavedPrompts, known, async ({ caller, found }) =>
    (await listSavedPromptsOf(deps.db, caller.user.id, found)).map(presentSavedPrompt),
  )
  serve(app, contract.savePrompt, async ({ caller, body }) =>
    presentSavedPrompt(await savePromptOf(deps, caller.user.id, body)),
  )
  serveFound(
    app,
    contract.deleteSavedPrompt,
    async (caller, { id }) => (isUuid(id) ? findSavedPrompt(deps.db, caller.user.id, id) : null),
    async ({ found }) => {
      await deleteSavedPromptRow(deps.db, found.id)
      return { success: true }
    },
  )
  serveFound(app, contract.downloadSavedPrompts, known, async ({ caller, found, reply }) => {
    const rows = await listSavedPromptsOf(deps.db, caller.user.id, found)
    const prompts = contract.listSavedPrompts.response.parse(rows.map(presentSavedPrompt))
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${found}.json"`)
      .send(JSON.stringify(prompts, null, 2))
  })
}

function mountAiPrompts(app: FastifyInstance, deps: Deps): void {
  const find = async (_caller: Caller, { id }: { id: string }) => (isUuid(id) ? findAiPrompt(deps.db, id) : null)

  serve(app, contract.listAiPrompts, async () => (await listAllAiPrompts(deps.db)).map(presentAiPrompt))
  serve(app, contract.createAiPrompt, async ({ caller, body }) => {
    const now = deps.clock.now()
    const values = { ...body, description: body.description ?? null, createdAt: now, updatedAt: now }
    return presentAiPrompt(await write(caller, 'create', (tx) => insertAiPrompt(tx, values)))
  })
  serveFound(app, contract.updateAiPrompt, find, async ({ caller, found, body }) => {
    const change = { ...body, description: body.description ?? null, updatedAt: deps.clock.now() }
    return presentAiPrompt(await write(caller, 'update', (tx) => updateAiPromptRow(tx, found.id, change)))
  })
  serveFound(app, contract.deleteAiPrompt, find, async ({ caller, found }) => {
    await write(caller, 'delete', async (tx) => {
      await deleteAiPromptRow(tx, found.id)
      return found
    })
    return { success: true }
  })

  const write = (caller: Caller, what: string, work: (tx: Database) => Promise<AiPromptRecord>) =>
    refuseTakenName(() => audited(deps, caller.user, `prompt.${what}`, work, ({ id, name }) => ({ id, label: name })))
}

async function refuseTakenName<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('name_taken', { message: t.nameTaken })
    throw error
  }
}

function presentSavedPrompt(row: SavedPromptRecord): contract.SavedPrompt {
  return {
    ...row,
    promptType: row.promptType as contract.SavedPrompt['promptType'],
    createdAt: row.createdAt.toISOString(),
  }
}

function presentAiPrompt(row: AiPromptRecord): contract.AiPrompt {
  return {
    ...row,
    language: row.language as contract.AiPrompt['language'],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
