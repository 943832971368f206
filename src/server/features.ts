import type { FastifyInstance } from 'fastify'
import { mountAdministration } from '#features/administration/server/routes.ts'
import { mountApiUsage } from '#features/api-usage/server/routes.ts'
import { mountAuth } from '#features/auth/server/routes.ts'
import { mountBilling } from '#features/billing/server/routes.ts'
import { mountContact } from '#features/contact/server/routes.ts'
import { mountEmailMarketing } from '#features/email-marketing/server/routes.ts'
import { mountFeedback } from '#features/feedback/server/routes.ts'
import { mountLegacyMigration } from '#features/legacy-migration/server/routes.ts'
import { mountProfile } from '#features/profile/server/routes.ts'
import { mountPrompts } from '#features/prompts/server/routes.ts'
import { mountReporting } from '#features/reporting/server/routes.ts'
import { mountSite } from '#features/site/server/routes.ts'
import { mountTemplates } from '#features/templates/server/routes.ts'
import { mountVocabulary } from '#features/vocabulary/server/routes.ts'
import type { Deps } from './deps.ts'

/** Mounts every feature. */
export async function mountFeatures(app: FastifyInstance, deps: Deps): Promise<void> {
  await mountAuth(app, deps)
  mountAdministration(app, deps)
  mountApiUsage(app, deps)
  // Before billing: at an account's deletion the contact goes first, for the subscription cannot be brought back.
  mountEmailMarketing(app, deps)
  mountBilling(app, deps)
  mountContact(app, deps)
  mountFeedback(app, deps)
  mountLegacyMigration(app, deps)
  mountProfile(app, deps)
  mountPrompts(app, deps)
  mountReporting(app, deps)
  mountSite(app, deps)
  mountTemplates(app, deps)
  mountVocabulary(app, deps)
}
