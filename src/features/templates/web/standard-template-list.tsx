import { Plus, Upload } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Language } from '#contract/enums.ts'
import type { StandardTemplate } from '#features/templates/contract.ts'
import { templatesTexts as shared, standardTemplateTexts as t } from '#features/templates/texts.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { DeleteDialog } from '#web/ui/delete-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StandardTemplateDialog } from './standard-template-dialog.tsx'
import { StandardTemplateTable } from './standard-template-table.tsx'
import { useMrrtImport } from './use-mrrt-import.ts'
import { useDeleteStandardTemplate } from './use-save-standard-template.ts'
import { useStandardTemplates } from './use-templates.ts'

export interface StandardTemplateListProps {
  /** Preselected for a new template. */
  preferredLanguage: Language
  /** Shows how a dictation fills a template. */
  renderTrial?: ((templateHtml: string) => ReactNode) | undefined
}

/** The templates tab of the administration. */
export function StandardTemplateList({ preferredLanguage, renderTrial }: StandardTemplateListProps) {
  const templates = useStandardTemplates()
  const [edited, setEdited] = useState<StandardTemplate | 'new' | null>(null)
  const [doomed, setDoomed] = useState<StandardTemplate | null>(null)
  const remove = useDeleteStandardTemplate(() => setDoomed(null))
  const mrrt = useMrrtImport()
  const actions = (
    <>
      <ImportButton busy={mrrt.isReading} onFiles={(files) => void mrrt.open(files)} />
      <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
        {t.create}
      </Button>
    </>
  )
  return (
    <section className="flex flex-col gap-4">
      <SectionHeader title={t.title} description={t.lead} actions={actions} />
      {templates.isPending && <Skeleton className="h-64" />}
      {templates.isError && (
        <LoadFailed text={shared.loadFailed} error={templates.error} onRetry={() => void templates.refetch()} />
      )}
      {templates.data?.length === 0 && <EmptyState title={t.empty} />}
      {templates.data !== undefined && templates.data.length > 0 && (
        <StandardTemplateTable templates={templates.data} onEdit={setEdited} onDelete={setDoomed} />
      )}
      {edited !== null && (
        <StandardTemplateDialog
          template={edited === 'new' ? null : edited}
          preferredLanguage={preferredLanguage}
          title={edited === 'new' ? t.createTitle : t.editTitle}
          renderTrial={renderTrial}
          onClose={() => setEdited(null)}
        />
      )}
      {mrrt.current && (
        <StandardTemplateDialog
          key={mrrt.at}
          template={mrrt.current}
          preferredLanguage={preferredLanguage}
          title={t.importTitle(mrrt.at, mrrt.of)}
          renderTrial={renderTrial}
          onClose={mrrt.next}
        />
      )}
      <DeleteDialog
        row={doomed}
        title={t.confirmDelete}
        text={t.confirmDeleteText}
        label={shared.delete}
        busy={remove.isPending}
        onCancel={() => setDoomed(null)}
        onDelete={remove.mutate}
      />
    </section>
  )
}

function ImportButton({ busy, onFiles }: { busy: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={<Upload aria-hidden="true" />} busy={busy} onClick={() => input.current?.click()}>
        {t.import}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".html,.htm,text/html"
        multiple
        hidden
        aria-label={t.importLabel}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
