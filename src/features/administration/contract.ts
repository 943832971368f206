import { z } from 'zod'
import { idParams, isoDateTime, route, success } from '#contract/route.ts'

export const userRow = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(['user', 'admin']),
  preferredLanguage: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  authProvider: z.string(),
  emailVerified: z.boolean(),
  status: z.enum(['active', 'inactive']),
  subscriptionStatus: z.string(),
  trialEndsAt: isoDateTime.nullable(),
  hasUsedTrial: z.boolean(),
  accountTrialStartedAt: isoDateTime.nullable(),
  accountTrialUsed: z.boolean(),
  stripeSubscriptionId: z.string().nullable(),
  manualFullAccess: z.boolean(),
  formatCorrections: z.number(),
  templateFillings: z.number(),
  generateFromScratch: z.number(),
  recordingCount: z.number(),
  /** Seconds. */
  totalRecordingTime: z.number(),
  lastActivity: isoDateTime.nullable(),
  /** Major units. */
  monthlyRevenue: z.number(),
  /** Of the revenue. Beyond the specification. */
  currency: z.string(),
  createdAt: isoDateTime,
})
export type UserRow = z.infer<typeof userRow>

export const adminStats = route({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'admin',
  summary: 'Figures of the whole service',
  response: z.object({
    totalUsers: z.number(),
    /** With activity in the last 30 days. */
    activeUsers: z.number(),
    activeSubscriptions: z.number(),
    /** Major units, of the currency most is paid in. */
    monthlyRecurringRevenue: z.number(),
    /** Major units, the largest first; empty while nobody pays. Beyond the specification. */
    revenueByCurrency: z.array(z.object({ currency: z.string(), amount: z.number() })),
    languageDistribution: z.record(z.string(), z.number()),
    formatCorrections: z.number(),
    templateFillings: z.number(),
    generateFromScratch: z.number(),
    recentActivity: z.array(
      z.object({ action: z.string(), user: z.string(), activityType: z.string(), timestamp: isoDateTime }),
    ),
    /** What is configured and whether it answers. */
    services: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        mode: z.enum(['configured', 'stand-in', 'off']),
        detail: z.string(),
        healthy: z.boolean().nullable(),
      }),
    ),
  }),
})

/** Source: spec part 2 section 5. */
export const userSortKeys = [
  'createdAt',
  'email',
  'subscriptionStatus',
  'formatCorrections',
  'templateFillings',
  'generateFromScratch',
  'lastActivity',
  'monthlyRevenue',
] as const
export type UserSortKey = (typeof userSortKeys)[number]

/** Source: spec part 2 section 4.4. */
export const trialStates = ['used', 'active', 'expired', 'none'] as const
export type TrialState = (typeof trialStates)[number]

export const usersPerPage = 50
const yesOrNo = z.enum(['yes', 'no'], { message: 'yes oder no' }).optional()

const userFilters = z.object({
  /** Words that e-mail and name must all contain. */
  search: z.string().max(200, { message: 'Höchstens 200 Zeichen' }).optional(),
  subscriptionStatus: z.string().max(40, { message: 'Unbekannter Status' }).optional(),
  accountTrial: z.enum(trialStates, { message: 'Testphase: used, active, expired oder none' }).optional(),
  authProvider: z.string().max(60, { message: 'Unbekannte Anmeldung' }).optional(),
  emailVerified: yesOrNo,
  hasSubscription: yesOrNo,
})
export type UserFilters = z.infer<typeof userFilters>

export const userSelection = userFilters.extend({
  sort: z.enum(userSortKeys, { message: 'Nach dieser Spalte wird nicht sortiert' }).default('createdAt'),
  order: z.enum(['asc', 'desc'], { message: 'asc oder desc' }).default('desc'),
  /** From 1; without it everybody comes at once. */
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
})
export type UserSelection = z.infer<typeof userSelection>

export const listUsers = route({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: `All users, or those of a query, ${usersPerPage} a page`,
  query: userSelection,
  response: z.array(userRow),
})

export const countUsers = route({
  method: 'GET',
  path: '/api/admin/users/count',
  access: 'admin',
  summary: 'How many users a query finds, and what it can choose from',
  query: userFilters,
  response: z.object({ total: z.number(), matching: z.number(), authProviders: z.array(z.string()) }),
})

export const deleteUser = route({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  access: 'admin',
  summary: 'Delete a user for good',
  params: idParams,
  response: success,
})

export const setUserStatus = route({
  method: 'PUT',
  path: '/api/admin/users/:id/status',
  access: 'admin',
  summary: 'Activate or deactivate a user',
  params: idParams,
  body: z.object({ status: z.enum(['active', 'inactive'], { message: 'Der Status ist active oder inactive' }) }),
  response: userRow,
})

export const reinstateTrial = route({
  method: 'POST',
  path: '/api/admin/users/:id/reinstate-trial',
  access: 'admin',
  summary: 'Give a user the trial again, from now',
  params: idParams,
  response: userRow,
})

export const setManualFullAccess = route({
  method: 'PUT',
  path: '/api/admin/users/:id/manual-full-access',
  access: 'admin',
  summary: 'Grant or revoke full access by hand',
  params: idParams,
  body: z.object({ fullAccess: z.boolean({ message: 'fullAccess ist true oder false' }) }),
  response: userRow,
})

export const auditEntriesPerPage = 50
const text = z.string().max(200, { message: 'Höchstens 200 Zeichen' }).optional()
const day = z.iso.date({ message: 'Bitte ein Datum wie 2026-01-31' }).optional()

const auditFilters = z.object({
  /** Part of the administrator's e-mail. */
  actor: text,
  /** Part of the e-mail or name of what it was done to. */
  subject: text,
  action: text,
  dateFrom: day,
  dateTo: day,
})
export type AuditFilters = z.infer<typeof auditFilters>

export const auditSelection = auditFilters.extend({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) })

export const auditEntry = z.object({
  id: z.number(),
  createdAt: isoDateTime,
  actorEmail: z.string(),
  action: z.string(),
  targetLabel: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const listAudit = route({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: `What administrators did, the newest first, ${auditEntriesPerPage} a page`,
  query: auditSelection,
  response: z.object({ total: z.number(), entries: z.array(auditEntry) }),
})

export const exportAudit = route({
  method: 'GET',
  path: '/api/admin/audit/export',
  access: 'admin',
  summary: 'What administrators did, as CSV',
  query: auditFilters,
  answers: 'download',
})
