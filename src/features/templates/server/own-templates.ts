import type { z } from 'zod'
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
import { sanitizeTemplate } from './sanitize-template.ts'

type Input = z.infer<typeof ownTemplateInput>

/** @throws {AppError} name_taken, limit_reached, impossible */
export async function createTemplateOf(deps: Pick<Deps, 'db' | 'clock'>, userId: string, input: Input) {
  const templateHtml = sanitizeTemplate(input.templateHtml)
  const now = deps.clock.now()
  return refuseTakenName(() =>
    deps.db.transaction(async (tx) => {
      if ((await countOwnTemplatesLocked(tx, userId)) >= maxOwnTemplates) {
        throw new AppError('limit_reached', { message: templateMessages.limitReached(maxOwnTemplates) })
      }
      return insertOwnTemplate(tx, { ...input, templateHtml, userId, createdAt: now, updatedAt: now })
    }),
  )
}

/** @throws {AppError} name_taken, impossible */
export function changeTemplate(deps: Pick<Deps, 'db' | 'clock'>, template: OwnTemplateRecord, input: Input) {
  const templateHtml = sanitizeTemplate(input.templateHtml)
  return refuseTakenName(() =>
    updateOwnTemplateRow(deps.db, template.id, { ...input, templateHtml, updatedAt: deps.clock.now() }),
  )
}

async function refuseTakenName<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('name_taken', { message: templateMessages.nameTaken })
    throw error
  }
}
