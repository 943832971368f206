import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { migrationStatus, startMigration } from '#features/legacy-migration/contract.ts'
import { migrationTexts as t } from '#features/legacy-migration/texts.ts'
import { call, isUnauthorized, messageOf } from '#web/api-client.ts'
import { signInAgain } from '#web/sign-in-again.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Source: spec part 2 section 9. */
const statusPollMs = 5000

const statusKey = [migrationStatus.path]

export function useMigrationStatus() {
  const status = useQuery({
    queryKey: statusKey,
    queryFn: () => call(migrationStatus),
    refetchInterval: statusPollMs,
  })
  useEffect(() => {
    if (isUnauthorized(status.error)) signInAgain(t.unauthorized)
  }, [status.error])
  return status
}

export function useStartMigration() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(startMigration),
    onSuccess: ({ success, failed }) => toast({ title: t.sent(success), tone: failed > 0 ? 'ask' : 'proven' }),
    onError: (error) => toast({ title: t.failedTitle, description: messageOf(error, t.failed), tone: 'clash' }),
    onSettled: () => client.invalidateQueries({ queryKey: statusKey }),
  })
}
