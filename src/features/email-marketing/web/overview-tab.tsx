import { RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { MarketingStatus } from '#features/email-marketing/contract.ts'
import { marketingTexts as t } from '#features/email-marketing/texts.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { FailureList } from './failure-list.tsx'
import { isRunning, useLists, type useMarketingStatus } from './use-marketing.ts'

export interface OverviewTabProps {
  status: ReturnType<typeof useMarketingStatus>
  chosenLists: number
  /** The call that starts a synchronisation has not answered yet. */
  isStarting: boolean
  onSyncAll: () => void
}

export function OverviewTab({ status, chosenLists, isStarting, onSyncAll }: OverviewTabProps) {
  const lists = useLists()
  const { data } = status
  const sync = data?.sync ?? null
  const isSyncing = isStarting || isRunning(sync)
  useEndToast(sync, isStarting)
  if (status.isPending) return <Skeleton className="h-48" />
  if (!data) {
    return <LoadFailed text={t.loadFailed} error={status.error} onRetry={() => void status.refetch()} />
  }
  return (
    <div className="flex flex-col gap-8">
      <Figures status={data} lists={lists.data?.length ?? null} />
      {data.mode !== 'off' && (
        <Banner title={t.autoSyncTitle}>
          {t.autoSync} {data.unconfirmedUsers > 0 && t.unconfirmed(data.unconfirmedUsers)}
        </Banner>
      )}
      <section className="flex max-w-[40rem] flex-col items-start gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="primary"
            busy={isSyncing}
            disabled={data.mode === 'off'}
            icon={<RefreshCw aria-hidden="true" />}
            onClick={onSyncAll}
          >
            {isSyncing ? t.syncing : t.syncAll}
          </Button>
          <p className="text-ink-soft">{t.selectedLists(chosenLists)}</p>
        </div>
        <SyncState sync={sync} isSyncing={isSyncing} />
      </section>
      {data.failedUsers > 0 && <FailureList failures={data.failures} total={data.failedUsers} />}
    </div>
  )
}

function SyncState({ sync, isSyncing }: { sync: MarketingStatus['sync']; isSyncing: boolean }) {
  if (!sync) return null
  const done = sync.successful + sync.failed
  if (isSyncing && sync.finishedAt === null) {
    return (
      <div className="flex w-full flex-col gap-1.5">
        <Progress label={t.progressLabel} value={done} max={Math.max(1, sync.totalUsers)} />
        <p role="status" className="numbers text-sm text-ink-soft">
          {t.progress(done, sync.totalUsers)}
        </p>
        <p className="text-sm text-ink-soft">{t.progressHint}</p>
      </div>
    )
  }
  if (isSyncing) return null
  if (sync.error) return <Banner tone="clash">{sync.error}</Banner>
  const instant = new Date(sync.finishedAt ?? sync.startedAt)
  const when = instant.toLocaleString('de', { dateStyle: 'medium', timeStyle: 'short' })
  return <p className="numbers text-sm text-ink-soft">{t.lastSync(when, sync.successful, sync.totalUsers)}</p>
}

function Figures({ status, lists }: { status: MarketingStatus; lists: number | null }) {
  const values: Record<keyof typeof t.figures, number | null> = {
    lists,
    users: status.totalUsers,
    synced: status.syncedUsers,
    failed: status.failedUsers,
  }
  const names = Object.keys(t.figures) as (keyof typeof t.figures)[]
  return (
    <dl aria-label={t.figuresLabel} className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
      {names.map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end border-t border-line-strong pt-2">
          <dt className="text-sm text-ink-soft">{t.figures[name]}</dt>
          <dd className="numbers text-2xl">{values[name]?.toLocaleString('de') ?? t.unknownFigure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A synchronisation that went on after its call was answered says here that it has ended. */
function useEndToast(sync: MarketingStatus['sync'], isStarting: boolean): void {
  const wasGoingOn = useRef(false)
  useEffect(() => {
    if (isStarting || !sync) return
    if (sync.finishedAt === null) {
      wasGoingOn.current = true
      return
    }
    if (!wasGoingOn.current) return
    wasGoingOn.current = false
    if (sync.error) toast({ title: t.syncFailedTitle, description: sync.error, tone: 'clash' })
    else toast({ title: t.syncComplete, description: t.synced(sync.successful, sync.totalUsers), tone: 'proven' })
  }, [sync, isStarting])
}
