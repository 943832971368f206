import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UserRow } from '#features/administration/contract.ts'
import {
  adminStats,
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

export function useUsers() {
  const users = useQuery({ queryKey: usersKey, queryFn: () => call(listUsers) })
  useSignInAgain(users.error)
  return users
}

/** Does to a user what was confirmed; the row shows it at once. */
export function useUserAction(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ action, user }: { action: UserAction; user: UserRow }) => run(action, user.id),
    onSuccess: (changed, { action, user }) => {
      client.setQueryData<UserRow[]>(usersKey, (rows = []) =>
        rows.flatMap((row) => (row.id === user.id ? (changed ?? []) : row)),
      )
      void client.invalidateQueries({ queryKey: [adminStats.path] })
      toast({ title: t.done[action], tone: 'proven' })
      onDone()
    },
    onError: (error, { action }) => {
      toast({ title: t.failedTitle, description: messageOf(error, t.failed[action]), tone: 'clash' })
      onDone()
    },
  })
}

/** @returns the changed row, null where it is gone */
async function run(action: UserAction, id: string): Promise<UserRow | null> {
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
      await call(deleteUser, { params })
      return null
  }
}

function useSignInAgain(error: unknown): void {
  useEffect(() => {
    if (isUnauthorized(error)) signInAgain(adminTexts.unauthorized)
  }, [error])
}
