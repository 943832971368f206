import type { FastifyInstance } from 'fastify'
import { presentUser, updateUser } from '#features/auth/public.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { readUserStats } from './read-user-stats.ts'

const noAutoMode = { autoFormatExternal: false, autoFillTemplateExternal: false, autoGenerateReportExternal: false }

export function mountProfile(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.updateProfile, async ({ caller, body }) =>
    presentUser(deps, await updateUser(deps.db, caller.user.id, body)),
  )
  serve(app, contract.saveTemplateFilters, async ({ caller, body }) => {
    await updateUser(deps.db, caller.user.id, {
      templateSearchTerm: body.searchTerm,
      templateModalityFilter: body.modalityFilter,
      templateLanguageFilter: body.languageFilter,
    })
    return { success: true }
  })
  serve(app, contract.saveTranscriptPreferences, ({ caller, body }) =>
    updateUser(deps.db, caller.user.id, {
      ...(Object.values(body).includes(true) ? noAutoMode : {}),
      ...body,
    }),
  )
  serve(app, contract.updatePrompts, async ({ caller, body }) =>
    presentUser(deps, await updateUser(deps.db, caller.user.id, body)),
  )
  serve(app, contract.userStats, ({ caller }) => readUserStats(deps, caller.user))
}
