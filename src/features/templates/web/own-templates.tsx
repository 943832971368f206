import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CurrentUser } from '#features/auth/contract.ts'
import type { OwnTemplate } from '#features/templates/contract.ts'
import { maxOwnTemplates } from '#features/templates/contract.ts'
import { templatesTexts as t } from '#features/templates/texts.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { DeleteDialog } from '#web/ui/delete-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '#web/ui/table.tsx'
import { TemplateDialog } from './template-dialog.tsx'
import { useDeleteTemplate } from './use-save-template.ts'
import { useOwnTemplates } from './use-templates.ts'

export interface OwnTemplatesProps {
  user: CurrentUser
  /** Without full access the own templates can be seen, not changed. */
  readOnly?: boolean | undefined
  /** On a page; a dialog has its own title. */
  isTitled?: boolean | undefined
}

/** "Meine Vorlagen": the list with its ways to create, change and delete. */
export function OwnTemplates({ user, readOnly = false, isTitled = false }: OwnTemplatesProps) {
  const templates = useOwnTemplates()
  const [edited, setEdited] = useState<OwnTemplate | 'new' | null>(null)
  const [doomed, setDoomed] = useState<OwnTemplate | null>(null)
  const remove = useDeleteTemplate(() => setDoomed(null))
  if (templates.isPending) return <Skeleton className="h-24" />
  if (templates.isError) {
    return <LoadFailed text={t.loadFailed} error={templates.error} onRetry={() => void templates.refetch()} />
  }
  const rows = templates.data
  const isFull = rows.length >= maxOwnTemplates
  const create = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      disabled={isFull || readOnly}
      onClick={() => setEdited('new')}
    >
      {t.newTemplate}
    </Button>
  )
  const lead = isFull ? t.limitReached(maxOwnTemplates) : t.ownLead(rows.length, maxOwnTemplates)
  return (
    <div className="flex flex-col gap-4">
      {isTitled && (
        <SectionHeader title={t.ownTitle} description={lead} actions={rows.length > 0 ? create : undefined} />
      )}
      {rows.length === 0 ? (
        <EmptyState title={t.empty} action={create}>
          {t.emptyText}
        </EmptyState>
      ) : (
        <>
          {!isTitled && (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="numbers text-ink-soft">{lead}</p>
              {create}
            </div>
          )}
          <Rows rows={rows} readOnly={readOnly} onEdit={setEdited} onDelete={setDoomed} />
        </>
      )}
      {edited !== null && (
        <TemplateDialog
          user={user}
          template={edited === 'new' ? null : edited}
          others={rows}
          onClose={() => setEdited(null)}
        />
      )}
      <DeleteDialog
        row={doomed}
        title={t.confirmDelete}
        text={t.confirmDeleteText}
        label={t.delete}
        busy={remove.isPending}
        onCancel={() => setDoomed(null)}
        onDelete={remove.mutate}
      />
    </div>
  )
}

interface RowsProps {
  rows: readonly OwnTemplate[]
  readOnly: boolean
  onEdit: (template: OwnTemplate) => void
  onDelete: (template: OwnTemplate) => void
}

function Rows({ rows, readOnly, onEdit, onDelete }: RowsProps) {
  return (
    <Table caption={t.ownTitle}>
      <thead>
        <tr>
          <TableHead>{t.columns.name}</TableHead>
          <TableHead className="max-sm:hidden">{t.columns.modality}</TableHead>
          <TableHead className="max-sm:hidden">{t.columns.language}</TableHead>
          <TableHead className="max-sm:hidden">{t.columns.created}</TableHead>
          <TableHead>
            <span className="sr-only">{t.actionsColumn}</span>
          </TableHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((template) => (
          <TableRow key={template.id}>
            <TableCell className="font-semibold hyphens-auto wrap-anywhere">
              {template.name}
              <span className="block text-sm font-normal text-ink-soft sm:hidden">
                {`${t.modalities[template.modality]}, ${t.languages[template.language]}`}
              </span>
            </TableCell>
            <TableCell className="max-sm:hidden">{t.modalities[template.modality]}</TableCell>
            <TableCell className="max-sm:hidden">{t.languages[template.language]}</TableCell>
            <TableCell className="numbers max-sm:hidden">
              {new Date(template.createdAt).toLocaleDateString('de')}
            </TableCell>
            <TableCell>
              <span className="flex justify-end">
                <IconButton
                  label={t.edit(template.name)}
                  icon={<Pencil aria-hidden="true" />}
                  disabled={readOnly}
                  onClick={() => onEdit(template)}
                />
                <IconButton
                  label={t.remove(template.name)}
                  icon={<Trash2 aria-hidden="true" />}
                  disabled={readOnly}
                  onClick={() => onDelete(template)}
                />
              </span>
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
