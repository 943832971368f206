import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { StandardTemplate } from '#features/templates/contract.ts'
import { templatesTexts as shared, standardTemplateTexts as t } from '#features/templates/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '#web/ui/table.tsx'
import { StandardTemplateDialog } from './standard-template-dialog.tsx'
import { useDeleteStandardTemplate } from './use-save-standard-template.ts'
import { useStandardTemplates } from './use-templates.ts'

/** The templates tab of the administration. */
export function StandardTemplateList() {
  const templates = useStandardTemplates()
  const [edited, setEdited] = useState<StandardTemplate | 'new' | null>(null)
  const [doomed, setDoomed] = useState<StandardTemplate | null>(null)
  const remove = useDeleteStandardTemplate(() => setDoomed(null))
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t.create}
    </Button>
  )
  return (
    <section className="flex flex-col gap-4">
      <SectionHeader title={t.title} description={t.lead} actions={create} />
      {templates.isPending && <Skeleton className="h-64" />}
      {templates.isError && (
        <Banner
          tone="clash"
          role="alert"
          title={shared.loadFailed}
          actions={
            <Button size="small" onClick={() => void templates.refetch()}>
              {shared.retry}
            </Button>
          }
        />
      )}
      {templates.data?.length === 0 && <EmptyState title={t.empty} />}
      {templates.data !== undefined && templates.data.length > 0 && (
        <Searchable templates={templates.data} onEdit={setEdited} onDelete={setDoomed} />
      )}
      {edited !== null && (
        <StandardTemplateDialog template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={t.confirmDelete}
        description={doomed && t.confirmDeleteText(doomed.name)}
        confirmLabel={shared.delete}
        danger
        busy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed.id)}
      />
    </section>
  )
}

interface RowsProps {
  templates: readonly StandardTemplate[]
  onEdit: (template: StandardTemplate) => void
  onDelete: (template: StandardTemplate) => void
}

function Searchable({ templates, ...handlers }: RowsProps) {
  const [search, setSearch] = useState('')
  const words = search.toLocaleLowerCase('de').split(/\s+/).filter(Boolean)
  const found = templates.filter(({ name, type }) => {
    const text = `${name} ${type}`.toLocaleLowerCase('de')
    return words.every((word) => text.includes(word))
  })
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-72 max-w-full">
          <Field label={t.search}>
            <Input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
          </Field>
        </div>
        <p role="status" className="numbers text-ink-soft">
          {t.count(found.length, templates.length)}
        </p>
      </div>
      {found.length === 0 ? <EmptyState title={t.nothingFound} /> : <Rows templates={found} {...handlers} />}
    </>
  )
}

function Rows({ templates, onEdit, onDelete }: RowsProps) {
  return (
    <Table caption={t.title}>
      <thead>
        <tr>
          <TableHead>{t.columns.name}</TableHead>
          <TableHead>{t.columns.type}</TableHead>
          <TableHead>{t.columns.modality}</TableHead>
          <TableHead>{t.columns.language}</TableHead>
          <TableHead>{t.columns.origin}</TableHead>
          <TableHead className="relative">
            <span className="sr-only">{shared.actionsColumn}</span>
          </TableHead>
        </tr>
      </thead>
      <tbody>
        {templates.map((template) => (
          <TableRow key={template.id}>
            <TableCell className="font-semibold">{template.name}</TableCell>
            <TableCell>{template.type}</TableCell>
            <TableCell>{shared.modalities[template.modality]}</TableCell>
            <TableCell>{shared.languages[template.language]}</TableCell>
            <TableCell className="text-ink-soft">
              {[template.creator, template.licence].filter(Boolean).join(' · ')}
            </TableCell>
            <TableCell>
              <span className="flex justify-end">
                <IconButton
                  label={shared.edit(template.name)}
                  icon={<Pencil aria-hidden="true" />}
                  onClick={() => onEdit(template)}
                />
                <IconButton
                  label={shared.remove(template.name)}
                  icon={<Trash2 aria-hidden="true" />}
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
