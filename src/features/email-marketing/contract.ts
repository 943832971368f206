import { z } from 'zod'
import { isoDateTime, nonBlank, route, success } from '#contract/route.ts'

export const marketingList = z.object({ id: z.number(), name: z.string(), totalSubscribers: z.number() })
export type MarketingList = z.infer<typeof marketingList>

const listIds = z.object({ listIds: z.array(z.number().int()).max(50).optional() })

export const listLists = route({
  method: 'GET',
  path: '/api/admin/brevo/lists',
  access: 'admin',
  summary: 'Contact lists of the e-mail marketing',
  response: z.object({ lists: z.array(marketingList) }),
})

export const createList = route({
  method: 'POST',
  path: '/api/admin/brevo/lists',
  access: 'admin',
  summary: 'Create a contact list',
  body: z.object({
    name: nonBlank('Bitte geben Sie einen Namen ein').pipe(
      z.string().trim().max(50, { message: 'Der Name darf höchstens 50 Zeichen haben' }),
    ),
  }),
  response: marketingList,
  status: 201,
})

export const syncAllUsers = route({
  method: 'POST',
  path: '/api/admin/brevo/sync-all-users',
  access: 'admin',
  summary: 'Send all users to the e-mail marketing',
  body: listIds,
  /** `finished` is false where so many are left that the rest is done after the answer; see the status. */
  response: z.object({ successful: z.number(), totalUsers: z.number(), finished: z.boolean() }),
})

/** A user whose contact could not be sent; tried again every hour. */
export const marketingFailure = z.object({
  userId: z.string(),
  email: z.string(),
  /** German. */
  reason: z.string(),
  failedAt: isoDateTime,
})
export type MarketingFailure = z.infer<typeof marketingFailure>

/** Failures listed at most. */
export const listedFailures = 50

/** How far things are, for the progress and the list of failures. Beyond the specification. */
export const marketingStatus = route({
  method: 'GET',
  path: '/api/admin/brevo/status',
  access: 'admin',
  summary: 'How far the synchronisation with the e-mail marketing is',
  response: z.object({
    mode: z.enum(['configured', 'stand-in', 'off']),
    /** Users with an address; those who have not confirmed it are not sent anywhere. */
    totalUsers: z.number(),
    unconfirmedUsers: z.number(),
    syncedUsers: z.number(),
    failedUsers: z.number(),
    failures: z.array(marketingFailure),
    /** The last synchronisation of all, also a running one. */
    sync: z
      .object({
        totalUsers: z.number(),
        successful: z.number(),
        failed: z.number(),
        startedAt: isoDateTime,
        finishedAt: isoDateTime.nullable(),
        /** German; why it ended before its time. */
        error: z.string().nullable(),
      })
      .nullable(),
  }),
})
export type MarketingStatus = z.infer<(typeof marketingStatus)['response']>

export const syncUser = route({
  method: 'POST',
  path: '/api/admin/brevo/sync-user/:userId',
  access: 'admin',
  summary: 'Send one user to the e-mail marketing',
  params: z.object({ userId: z.string() }),
  body: listIds,
  response: success,
})

export const removeUser = route({
  method: 'DELETE',
  path: '/api/admin/brevo/remove-user/:email',
  access: 'admin',
  summary: 'Remove a contact from the e-mail marketing',
  params: z.object({ email: z.string() }),
  response: success,
})

export const findContact = route({
  method: 'GET',
  path: '/api/admin/brevo/contact/:userEmail',
  access: 'admin',
  summary: 'A contact as the e-mail marketing knows it',
  params: z.object({ userEmail: z.string() }),
  response: z.record(z.string(), z.unknown()),
})
