import { useMutation } from '@tanstack/react-query'
import { call, messageOf } from '#web/api-client.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { endOtherSessions, endSession } from '../contract.ts'
import { securityTexts as t } from '../texts.ts'
import { formatTime } from './format-time.ts'
import { SettingsRow } from './settings-row.tsx'
import { useReloadSecurity, useSessions } from './use-security.ts'

/** Where the account is signed in; ends one sign-in or all others. */
export function SessionSettings() {
  const sessions = useSessions()
  const reload = useReloadSecurity()
  const end = useMutation({
    mutationFn: (id: string | null) => (id ? call(endSession, { params: { id } }) : call(endOtherSessions)),
    onSuccess: async (_answer, id) => {
      toast({ title: id ? t.sessionEnded : t.sessionsEnded, tone: 'proven' })
      await reload()
    },
    onError: (error) =>
      toast({ title: t.sessionFailed, description: messageOf(error, t.sessionFailed), tone: 'clash' }),
  })
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <section className="flex flex-col gap-4">
      <SectionHeader
        title={t.sessionsTitle}
        description={t.sessionsLead}
        actions={
          others.length > 0 && (
            <Button size="small" busy={end.isPending && end.variables === null} onClick={() => end.mutate(null)}>
              {t.endOthers}
            </Button>
          )
        }
      />
      {sessions.isPending && <Skeleton className="h-24" />}
      {sessions.isError && (
        <LoadFailed text={t.settingsFailed} error={sessions.error} onRetry={() => void sessions.refetch()} />
      )}
      <ul className="flex flex-col">
        {sessions.data?.map(({ id, device, createdAt, lastSeenAt, isCurrent }) => (
          <SettingsRow
            key={id}
            title={device}
            note={t.sessionTimes(formatTime(createdAt), formatTime(lastSeenAt))}
            action={
              isCurrent ? (
                <Badge tone="accent">{t.thisDevice}</Badge>
              ) : (
                <Button
                  size="small"
                  disabled={end.isPending}
                  aria-label={t.endSessionOn(device)}
                  onClick={() => end.mutate(id)}
                >
                  {t.endSession}
                </Button>
              )
            }
          />
        ))}
      </ul>
    </section>
  )
}
