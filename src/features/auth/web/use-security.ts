import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api-client.ts'
import { getSecurity, listSessions } from '../contract.ts'

const securityKey = [getSecurity.path] as const
const sessionsKey = [listSessions.path] as const

export function useSecurity() {
  return useQuery({ queryKey: securityKey, queryFn: () => call(getSecurity) })
}

export function useSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: () => call(listSessions) })
}

/** Reads anew what guards the account and where it is signed in, after something was changed. */
export function useReloadSecurity(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: securityKey }),
      client.invalidateQueries({ queryKey: sessionsKey }),
    ])
}
