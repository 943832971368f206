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
    /** Major units. */
    monthlyRecurringRevenue: z.number(),
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

export const listUsers = route({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'All users',
  response: z.array(userRow),
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
