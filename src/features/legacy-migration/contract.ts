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
    /** Those who would get the mail at the next start. */
    recipients: z.number(),
    /** The mails of all starts so far; null before the first. */
    mails: z
      .object({
        sent: z.number(),
        failed: z.number(),
        waiting: z.number(),
        /** German, one a user; a failed mail is tried again by itself and at the next start. */
        errors: z.array(z.string()),
      })
      .nullable(),
    /** Links of the mails would lead to this machine only. */
    linksAreLocal: z.boolean(),
  }),
})
export type MigrationStatus = z.infer<(typeof migrationStatus)['response']>

/** Errors listed at most. */
export const listedErrors = 100

export const startMigration = route({
  method: 'POST',
  path: '/api/admin/migration/start',
  access: 'admin',
  summary: 'Mail every legacy user a link to set a password',
  response: z.object({ success: z.number(), failed: z.number(), errors: z.array(z.string()) }),
})

/** The way in for those who have not moved yet; for the sign-in page. Beyond the specification. */
export const legacySignIn = route({
  method: 'GET',
  path: '/api/legacy-sign-in',
  access: 'public',
  summary: 'The former sign-in provider, while it may be used',
  response: z.object({
    /** Segment of /api/login/..., null where none is set up or its time is over. */
    segment: z.string().nullable(),
    /** Null before the move was started. */
    endsAt: isoDateTime.nullable(),
  }),
})
