import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UserFilters, UserRow, UserSelection } from '#features/administration/contract.ts'
import {
  adminStats,
  countUsers,
  deleteUser,
  listUsers,
  reinstateTrial,
  setManualFullAccess,
  setUserStatus,
} from '#features/administration/contract.ts'
import { adminTexts, userAdminTexts as t } from '#features/administration/texts.ts'
import { call, isUnauthorized, messageOf } from '#web/api-client.ts'
import { signInAgain } from '#web/sign-in-again.ts'
import { toast } from '#web/ui/toast-store.ts'

const usersKey = [listUsers.path] as const

export type UserAction = keyof typeof t.done

export function useAdminStats() {
  const stats = useQuery({ queryKey: [adminStats.path], queryFn: () => call(adminStats) })
  useSignInAgain(stats.error)
  return stats
}

/** The users of one page. */
export function useUsers(query: UserSelection) {
  const users = useQuery({
    queryKey: [...usersKey, query],
    queryFn: () => call(listUsers, { query }),
    placeholderData: keepPreviousData,
  })
  useSignInAgain(users.error)
  return users
}

export function useUserCount(query: UserFilters) {
  return useQuery({
    queryKey: [...usersKey, 'count', query],
    queryFn: () => call(countUsers, { query }),
    placeholderData: keepPreviousData,
  })
}

/** Does to a user what was confirmed, and shows the page as it is then. */
export function useUserAction(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ action, user }: { action: UserAction; user: UserRow }) => run(action, user.id),
    onSuccess: async (_answer, { action }) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: usersKey }),
        client.invalidateQueries({ queryKey: [adminStats.path] }),
      ])
      toast({ title: t.done[action], tone: 'proven' })
      onDone()
    },
    onError: (error, { action }) => {
      toast({ title: t.failedTitle, description: messageOf(error, t.failed[action]), tone: 'clash' })
      onDone()
    },
  })
}

async function run(action: UserAction, id: string): Promise<unknown> {
  const params = { id }
  switch (action) {
    case 'activate':
      return call(setUserStatus, { params, body: { status: 'active' } })
    case 'deactivate':
      return call(setUserStatus, { params, body: { status: 'inactive' } })
    case 'reinstate':
      return call(reinstateTrial, { params })
    case 'grant':
      return call(setManualFullAccess, { params, body: { fullAccess: true } })
    case 'revoke':
      return call(setManualFullAccess, { params, body: { fullAccess: false } })
    case 'delete':
      return call(deleteUser, { params })
  }
}

function useSignInAgain(error: unknown): void {
  useEffect(() => {
    if (isUnauthorized(error)) signInAgain(adminTexts.unauthorized)
  }, [error])
}
