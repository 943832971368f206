import type { Route } from '#contract/route.ts'
import * as administration from '#features/administration/contract.ts'
import * as apiUsage from '#features/api-usage/contract.ts'
import * as auth from '#features/auth/contract.ts'
import * as billing from '#features/billing/contract.ts'
import * as contact from '#features/contact/contract.ts'
import * as emailMarketing from '#features/email-marketing/contract.ts'
import * as feedback from '#features/feedback/contract.ts'
import * as legacyMigration from '#features/legacy-migration/contract.ts'
import * as profile from '#features/profile/contract.ts'
import * as prompts from '#features/prompts/contract.ts'
import * as reporting from '#features/reporting/contract.ts'
import * as site from '#features/site/contract.ts'
import * as templates from '#features/templates/contract.ts'
import * as vocabulary from '#features/vocabulary/contract.ts'

const features = {
  auth,
  reporting,
  templates,
  prompts,
  vocabulary,
  profile,
  feedback,
  billing,
  administration,
  'api-usage': apiUsage,
  'email-marketing': emailMarketing,
  'legacy-migration': legacyMigration,
  contact,
  site,
}

export interface NamedContract {
  feature: string
  name: string
  contract: Route
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}

/** Every call of the product, found by its shape in the contract files. */
export const allContracts: NamedContract[] = Object.entries(features).flatMap(([feature, module]) =>
  Object.entries(module).flatMap(([name, value]) => (isRoute(value) ? [{ feature, name, contract: value }] : [])),
)
