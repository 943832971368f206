import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Download } from 'lucide-react'
import { Link } from 'wouter'
import type { AuditEntry } from '#features/administration/contract.ts'
import { auditEntriesPerPage, auditSelection, exportAudit, listAudit } from '#features/administration/contract.ts'
import { adminTexts, auditTexts as t } from '#features/administration/texts.ts'
import { addressOf, call } from '#web/api-client.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '#web/ui/table.tsx'
import { useUrlSelection } from '#web/use-url-selection.ts'
import { AuditFilterFields, noAuditFilters } from './audit-filter-fields.tsx'
import { Pager } from './pager.tsx'

/** What administrators did: read, filtered, exported. */
export function AuditTrail() {
  const [selection, change] = useUrlSelection(auditSelection, { page: 1 })
  const { page, ...filters } = selection
  const trail = useQuery({
    queryKey: [listAudit.path, selection],
    queryFn: () => call(listAudit, { query: selection }),
    placeholderData: keepPreviousData,
  })
  const isFiltered = Object.values(filters).some(Boolean)
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Link href="/admin?tab=settings" className={buttonClass('quiet', 'small', '-ml-2.5')}>
          <ArrowLeft aria-hidden="true" />
          {adminTexts.back}
        </Link>
        <SectionHeader
          level={1}
          title={t.title}
          description={t.lead}
          actions={
            <a href={addressOf(exportAudit, { query: filters })} className={buttonClass('secondary')} download>
              <Download aria-hidden="true" />
              {t.export}
            </a>
          }
        />
      </div>
      <AuditFilterFields filters={filters} onChange={change} />
      {trail.isPending && <Skeleton className="h-64" />}
      {trail.isError && <LoadFailed text={t.failed} error={trail.error} onRetry={() => void trail.refetch()} />}
      {trail.data && !trail.isError && (
        <>
          <p role="status" className="numbers text-ink-soft">
            {t.count(trail.data.total)}
          </p>
          {trail.data.entries.length > 0 && <Entries entries={trail.data.entries} />}
          {trail.data.entries.length === 0 && !isFiltered && <EmptyState title={t.empty}>{t.emptyText}</EmptyState>}
          {trail.data.entries.length === 0 && isFiltered && (
            <EmptyState
              title={t.nothingFound}
              action={
                <Button size="small" onClick={() => change(noAuditFilters)}>
                  {t.resetFilters}
                </Button>
              }
            />
          )}
          <Pager
            page={page}
            pages={Math.max(1, Math.ceil(trail.data.total / auditEntriesPerPage))}
            onPage={(next) => change({ page: next })}
          />
        </>
      )}
    </div>
  )
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Table caption={t.title}>
      <thead>
        <tr>
          <TableHead>{t.columns.createdAt}</TableHead>
          <TableHead>{t.columns.actor}</TableHead>
          <TableHead>{t.columns.action}</TableHead>
          <TableHead>{t.columns.target}</TableHead>
          <TableHead>{t.columns.details}</TableHead>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <TableRow key={entry.id}>
            <TableCell className="numbers whitespace-nowrap">
              {new Date(entry.createdAt).toLocaleString('de', { dateStyle: 'medium', timeStyle: 'medium' })}
            </TableCell>
            <TableCell>{entry.actorEmail}</TableCell>
            <TableCell className="font-semibold whitespace-nowrap">{t.actions[entry.action] ?? entry.action}</TableCell>
            <TableCell>{entry.targetLabel}</TableCell>
            <TableCell className="text-ink-soft">{detailsText(entry.details)}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

function detailsText(details: AuditEntry['details']): string {
  return Object.entries(details)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${t.details[name] ?? name}: ${t.values[String(value)] ?? String(value)}`)
    .join(', ')
}
