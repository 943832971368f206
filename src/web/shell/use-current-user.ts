import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#features/auth/contract.ts'
import { getUser } from '#features/auth/contract.ts'
import { ApiError, call } from '#web/api-client.ts'
import { dropOfflineCopy, keepOfflineCopy, readOfflineCopy } from './offline-copy.ts'

export const currentUserKey = [getUser.path] as const
const cacheMs = 300_000
const maxRetries = 2

/**
 * The signed-in user, null for nobody.
 *
 * Cached 5 minutes and asked again when the window gets the focus, so that a session
 * that ended elsewhere shows. Source: spec part 1 section 7.
 */
export function useCurrentUser() {
  return useQuery<CurrentUser | null>({
    queryKey: currentUserKey,
    queryFn: fetchCurrentUser,
    staleTime: cacheMs,
    refetchOnWindowFocus: 'always',
    retry: (failures, error) => failures < maxRetries && !/401|404/.test(error.message),
  })
}

async function fetchCurrentUser(): Promise<CurrentUser | null> {
  try {
    const user = await call(getUser)
    keepOfflineCopy('user', user)
    return user
  } catch (error) {
    if (!(error instanceof ApiError)) return readOfflineCopy<CurrentUser>('user', error)
    if (error.status !== 401) throw new Error(`HTTP error! status: ${error.status}`, { cause: error })
    dropOfflineCopy('user')
    return null
  }
}
