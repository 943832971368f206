import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import type { MigrationStatus } from '#features/legacy-migration/contract.ts'
import { migrationTexts as t } from '#features/legacy-migration/texts.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MigrationResults } from './migration-results.tsx'
import { MigrationStart } from './migration-start.tsx'
import { useMigrationStatus } from './use-migration.ts'

/** The one-off move of the users of the legacy sign-in. */
export function LegacyMigration() {
  const status = useMigrationStatus()
  return (
    <div className="flex flex-col gap-8">
      <div>
        <Link href="/admin" className={buttonClass('quiet', 'small', '-ml-2.5')}>
          <ArrowLeft aria-hidden="true" />
          {t.back}
        </Link>
        <SectionHeader level={1} title={t.title} description={t.lead} />
      </div>
      {status.isPending && <Skeleton className="h-16" />}
      {status.isError && <LoadFailed text={t.loadFailed} error={status.error} onRetry={() => void status.refetch()} />}
      {status.data && (
        <>
          <Figures status={status.data} />
          <MigrationStart status={status.data} />
          {status.data.mails && <MigrationResults mails={status.data.mails} />}
        </>
      )}
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <Points title={t.stepsTitle} points={t.steps} isOrdered />
        <Points title={t.keptTitle} points={t.kept} />
        <Points title={t.noticesTitle} points={t.notices} />
        <Points title={t.todosTitle} points={t.todos} />
      </div>
    </div>
  )
}

function Figures({ status }: { status: MigrationStatus }) {
  const names = Object.keys(t.figures) as (keyof typeof t.figures)[]
  return (
    <div className="flex flex-col gap-3">
      <dl aria-label={t.figuresLabel} className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
        {names.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end border-t border-line-strong pt-2">
            <dt className="text-sm text-ink-soft">{t.figures[name]}</dt>
            <dd className="numbers text-2xl">{status[name].toLocaleString('de')}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{t.refreshNote}</p>
    </div>
  )
}

function Points(props: { title: string; points: readonly string[]; isOrdered?: boolean }) {
  const List = props.isOrdered ? 'ol' : 'ul'
  return (
    <section className="flex flex-col gap-3">
      <SectionHeader title={props.title} />
      <List className={`flex max-w-[60ch] flex-col gap-2 pl-5 ${props.isOrdered ? 'list-decimal' : 'list-disc'}`}>
        {props.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
    </section>
  )
}
