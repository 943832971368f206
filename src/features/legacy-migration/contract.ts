import { z } from 'zod'
import { isoDateTime, route } from '#contract/route.ts'

export const migrationStatus = route({
  method: 'GET',
  path: '/api/admin/migration/status',
  access: 'admin',
  summary: 'How far the move from the legacy sign-in is',
  response: z.object({
    totalUsers: z.number(),
    legacyUsers: z.number(),
    migratedUsers: z.number(),
    pendingMigration: z.number(),
    startedAt: isoDateTime.nullable(),
    deadlineAt: isoDateTime.nullable(),
  }),
})

export const startMigration = route({
  method: 'POST',
  path: '/api/admin/migration/start',
  access: 'admin',
  summary: 'Mail every legacy user a link to set a password',
  response: z.object({ success: z.number(), failed: z.number(), errors: z.array(z.string()) }),
})
