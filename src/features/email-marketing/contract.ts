import { z } from 'zod'
import { nonBlank, route, success } from '#contract/route.ts'

export const marketingList = z.object({ id: z.number(), name: z.string(), totalSubscribers: z.number() })
export type MarketingList = z.infer<typeof marketingList>

const listIds = z.object({ listIds: z.array(z.number().int()).optional() })

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
  response: z.object({ successful: z.number(), totalUsers: z.number() }),
})

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
