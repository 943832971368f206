import { Send } from 'lucide-react'
import { useState } from 'react'
import type { MigrationStatus } from '#features/legacy-migration/contract.ts'
import { migrationTexts as t } from '#features/legacy-migration/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useStartMigration } from './use-migration.ts'

/** The button that starts the move, what it will do, and how long the legacy sign-in stays open. */
export function MigrationStart({ status }: { status: MigrationStatus }) {
  const [isAsking, setAsking] = useState(false)
  const start = useStartMigration()
  const { recipients, startedAt, deadlineAt, linksAreLocal, mails } = status
  const isSending = mails !== null && mails.waiting > 0
  const confirm = () => {
    setAsking(false)
    start.mutate()
  }
  return (
    <section className="flex flex-col gap-4">
      {startedAt && deadlineAt && <Deadline startedAt={startedAt} deadlineAt={deadlineAt} />}
      {linksAreLocal && recipients > 0 && <Banner tone="ask">{t.localNow}</Banner>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          busy={start.isPending}
          disabled={recipients === 0 || isSending}
          icon={<Send aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          {t.start(recipients)}
        </Button>
        <p className="text-ink-soft">{hintFor(status)}</p>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.confirmTitle}
        description={t.confirm}
        confirmLabel={t.confirmLabel}
        onConfirm={confirm}
      />
    </section>
  )
}

function hintFor({ recipients, legacyUsers, mails }: MigrationStatus): string {
  if (mails && mails.waiting > 0) return t.underway(mails.waiting)
  if (recipients > 0) return t.onlyOnce
  return legacyUsers === 0 ? t.nobody : t.allMailed
}

function Deadline({ startedAt, deadlineAt }: { startedAt: string; deadlineAt: string }) {
  const isOver = new Date(deadlineAt) <= new Date()
  return (
    <Banner tone={isOver ? 'neutral' : 'accent'} role="status">
      {isOver ? t.over(instant(deadlineAt)) : t.open(instant(startedAt), instant(deadlineAt))}
    </Banner>
  )
}

function instant(text: string): string {
  return new Date(text).toLocaleString('de', { dateStyle: 'medium', timeStyle: 'short' })
}
