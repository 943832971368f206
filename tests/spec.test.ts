import { describe, expect, it } from 'vitest'
import { allContracts } from '#server/contracts.ts'
import { routeKey } from '#server/http/serve.ts'

/** Every call of the two specifications (part 1 and part 2, section 7). */
const specified = `
GET /api/auth/user
GET /api/subscription/status
POST /api/auth/email/register
POST /api/auth/email/login
POST /api/auth/email/verify-email
POST /api/auth/email/forgot-password
POST /api/auth/email/resend-otp
GET /api/auth/email/verify-reset-token
POST /api/auth/email/reset-password
GET /api/login/:provider
GET /api/login
GET /api/logout
PUT /api/template-filters
PUT /api/external-transcript-preferences
POST /api/format-external-transcript
POST /api/populate-template-voice
POST /api/generate-report-voice
POST /api/feedback
GET /api/medical-templates
POST /api/medical-templates
PUT /api/medical-templates/:id
DELETE /api/medical-templates/:id
GET /api/user-templates
POST /api/user-templates
PUT /api/user-templates/:id
DELETE /api/user-templates/:id
GET /api/user-prompt-history/:promptType
POST /api/user-prompt-history
DELETE /api/user-prompt-history/:id
GET /api/user-prompt-history/:promptType/download
PUT /api/profile
PUT /api/profile/prompts
GET /api/vocabulary
POST /api/vocabulary
DELETE /api/vocabulary/:id
GET /api/user-stats
GET /api/subscription/plans
POST /api/subscription/cancel
POST /api/subscription/switch-plan
POST /api/create-customer-portal-session
POST /api/create-subscription-plan
POST /api/sync-subscription
GET /api/ai-prompts
POST /api/ai-prompts
PUT /api/ai-prompts/:id
DELETE /api/ai-prompts/:id
GET /api/admin/stats
GET /api/admin/users
DELETE /api/admin/users/:id
PUT /api/admin/users/:id/status
POST /api/admin/users/:id/reinstate-trial
PUT /api/admin/users/:id/manual-full-access
GET /api/admin/api-usage
GET /api/admin/brevo/lists
POST /api/admin/brevo/lists
POST /api/admin/brevo/sync-all-users
POST /api/admin/brevo/sync-user/:userId
DELETE /api/admin/brevo/remove-user/:email
GET /api/admin/brevo/contact/:userEmail
GET /api/admin/feedback/stats
GET /api/admin/feedback
GET /api/admin/feedback/export
GET /api/admin/migration/status
POST /api/admin/migration/start
POST /api/contact
`
  .trim()
  .split('\n')

describe('the contracts', () => {
  it('hold all 65 calls of the specifications', () => {
    const declared = new Set(allContracts.map(({ contract }) => routeKey(contract)))
    expect(specified).toHaveLength(65)
    expect(specified.filter((key) => !declared.has(key))).toEqual([])
  })

  it('declare no call twice', () => {
    const keys = allContracts.map(({ contract }) => routeKey(contract))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })
})
