import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listUsers } from '#features/administration/contract.ts'
import {
  createList,
  findContact,
  listLists,
  marketingStatus,
  removeUser,
  syncAllUsers,
  syncUser,
} from '#features/email-marketing/contract.ts'
import { marketingTexts as t } from '#features/email-marketing/texts.ts'
import { call, isUnauthorized, messageOf } from '#web/api-client.ts'
import { signInAgain } from '#web/sign-in-again.ts'
import { toast } from '#web/ui/toast-store.ts'

const statusKey = [marketingStatus.path]
const listsKey = [listLists.path]
/** How often the progress of a running synchronisation is read. */
const progressMs = 1000

/** @param isWatched reads again and again, also before the first answer has said that something runs */
export function useMarketingStatus(isWatched: boolean) {
  const status = useQuery({
    queryKey: statusKey,
    queryFn: () => call(marketingStatus),
    refetchInterval: ({ state }) => (isWatched || isRunning(state.data?.sync) ? progressMs : false),
  })
  useSignInAgain(status.error)
  return status
}

export function isRunning(sync: { finishedAt: string | null } | null | undefined): boolean {
  return sync?.finishedAt === null
}

export function useLists() {
  const lists = useQuery({ queryKey: listsKey, queryFn: async () => (await call(listLists)).lists })
  useSignInAgain(lists.error)
  return lists
}

/** The users of the administration; their key is shared with its own list. */
export function useMarketingUsers() {
  const users = useQuery({ queryKey: [listUsers.path], queryFn: () => call(listUsers) })
  useSignInAgain(users.error)
  return users
}

export function useCreateList(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(createList, { body: { name } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: listsKey })
      toast({ title: t.success, description: t.listCreated, tone: 'proven' })
      onDone()
    },
    onError: (error) => fail(t.error, messageOf(error, t.listFailed)),
  })
}

/**
 * Answers when all is done, or says that jobs go on; then the status tells of the end.
 *
 * It is pending until the status was read anew: an older one still says that something runs, whose end is told here.
 */
export function useSyncAll() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (listIds: number[]) => call(syncAllUsers, { body: { listIds } }),
    onSuccess: ({ successful, totalUsers, finished }) => {
      if (finished) toast({ title: t.syncComplete, description: t.synced(successful, totalUsers), tone: 'proven' })
    },
    onError: (error) => fail(t.syncFailedTitle, messageOf(error, t.syncAllFailed)),
    onSettled: refresh,
  })
}

export function useSyncUser() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ userId, listIds }: { userId: string; listIds: number[] }) =>
      call(syncUser, { params: { userId }, body: { listIds } }),
    onSuccess: () => toast({ title: t.success, description: t.userSynced, tone: 'proven' }),
    onError: (error) => fail(t.error, messageOf(error, t.userSyncFailed)),
    onSettled: refresh,
  })
}

export function useRemoveUser(onDone: () => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (email: string) => call(removeUser, { params: { email } }),
    onSuccess: () => toast({ title: t.success, description: t.userRemoved, tone: 'proven' }),
    onError: (error) => fail(t.error, messageOf(error, t.userRemoveFailed)),
    onSettled: () => {
      void refresh()
      onDone()
    },
  })
}

export function useFindContact() {
  return useMutation({ mutationFn: (userEmail: string) => call(findContact, { params: { userEmail } }) })
}

/** Resolves when the status was read anew. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: listsKey })
    return client.invalidateQueries({ queryKey: statusKey })
  }
}

function fail(title: string, description: string): void {
  toast({ title, description, tone: 'clash' })
}

function useSignInAgain(error: unknown): void {
  useEffect(() => {
    if (isUnauthorized(error)) signInAgain(t.unauthorized)
  }, [error])
}
