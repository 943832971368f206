import type { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { isUniqueViolation } from '#server/db/unique-violation.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { maxOwnTemplates, type ownTemplateInput } from '../contract.ts'
import { templateMessages } from '../messages.ts'
import {
  countOwnTemplatesLocked,
  insertOwnTemplate,
  type OwnTemplateRecord,
  updateOwnTemplateRow,
} from './own-template-repository.ts'
import { keepTextStructure, requireText } from './sanitize-template.ts'

type Input = z.infer<typeof ownTemplateInput>

/** @throws {AppError} name_taken, limit_reached, impossible */
export function createTemplateOf(deps: Pick<Deps, 'db' | 'clock'>, userId: string, input: Input) {
  const now = deps.clock.now()
  return save(deps, input, async (tx, values) => {
    if ((await countOwnTemplatesLocked(tx, userId)) >= maxOwnTemplates) {
      throw new AppError('limit_reached', { message: templateMessages.limitReached(maxOwnTemplates) })
    }
    return insertOwnTemplate(tx, { ...values, userId, createdAt: now, updatedAt: now })
  })
}

/** @throws {AppError} name_taken, impossible; not_found where it was deleted meanwhile */
export function changeTemplate(deps: Pick<Deps, 'db' | 'clock'>, template: OwnTemplateRecord, input: Input) {
  return save(deps, input, (tx, values) =>
    updateOwnTemplateRow(tx, template.id, { ...values, updatedAt: deps.clock.now() }),
  )
}

/** That nothing readable is left is said after a taken name or a reached limit; nothing is kept then. */
async function save(
  { db }: Pick<Deps, 'db'>,
  input: Input,
  write: (tx: Database, values: Input) => Promise<OwnTemplateRecord>,
): Promise<OwnTemplateRecord> {
  try {
    return await db.transaction(async (tx) => {
      const row = await write(tx, { ...input, templateHtml: keepTextStructure(input.templateHtml) })
      requireText(row.templateHtml)
      return row
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('name_taken', { message: templateMessages.nameTaken })
    throw error
  }
}
