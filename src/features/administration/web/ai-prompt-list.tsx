import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { aiPromptTexts as t } from '#features/administration/texts.ts'
import type { AiPrompt } from '#features/prompts/contract.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DeleteDialog } from '#web/ui/delete-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AiPromptDialog } from './ai-prompt-dialog.tsx'
import { useAiPrompts, useDeleteAiPrompt } from './use-ai-prompts.ts'

/** Source: spec part 2 section 9. */
const previewLength = 200

/** Prompts the product asks for by their name. Source: spec part 2 section 2.7. */
const namedPrompts = ['external_transcript_formatter', 'contradiction_detector', 'radiology_report_generator']

/** The prompts tab of the administration. */
export function AiPromptList() {
  const prompts = useAiPrompts()
  const [edited, setEdited] = useState<AiPrompt | 'new' | null>(null)
  const [doomed, setDoomed] = useState<AiPrompt | null>(null)
  const remove = useDeleteAiPrompt(() => setDoomed(null))
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t.create}
    </Button>
  )
  return (
    <section className="flex flex-col gap-2">
      <SectionHeader title={t.title} description={t.lead} actions={create} />
      {prompts.isPending && <Skeleton className="mt-2 h-48" />}
      {prompts.isError && (
        <LoadFailed text={t.loadFailed} error={prompts.error} onRetry={() => void prompts.refetch()} />
      )}
      {prompts.data?.length === 0 && <EmptyState title={t.empty}>{t.emptyText}</EmptyState>}
      <ul>
        {prompts.data?.map((prompt) => (
          <Item key={prompt.id} prompt={prompt} onEdit={() => setEdited(prompt)} onDelete={() => setDoomed(prompt)} />
        ))}
      </ul>
      {edited !== null && <AiPromptDialog prompt={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <DeleteDialog
        row={doomed}
        title={t.confirmDelete}
        text={t.confirmDeleteText}
        label={t.delete}
        busy={remove.isPending}
        onCancel={() => setDoomed(null)}
        onDelete={remove.mutate}
      />
    </section>
  )
}

interface ItemProps {
  prompt: AiPrompt
  onEdit: () => void
  onDelete: () => void
}

function Item({ prompt, onEdit, onDelete }: ItemProps) {
  const { name, description, language, promptText } = prompt
  return (
    <li className="flex items-start gap-4 border-b border-line py-4 last:border-0">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-base font-semibold break-all">{name}</h3>
          <KindBadge prompt={prompt} />
          {(language !== 'universal' || isNamed(prompt)) && (
            <span className="text-sm text-ink-soft">{t.languages[language]}</span>
          )}
        </div>
        {description && <p className="mt-0.5 text-ink-soft">{description}</p>}
        <p className="mt-2 max-w-[90ch] font-mono text-sm break-words whitespace-pre-line text-ink-soft">
          {promptText.length > previewLength ? `${promptText.slice(0, previewLength)}...` : promptText}
        </p>
      </div>
      <span className="flex shrink-0">
        <IconButton label={t.edit(name)} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
        <IconButton label={t.remove(name)} icon={<Trash2 aria-hidden="true" />} onClick={onDelete} />
      </span>
    </li>
  )
}

function KindBadge({ prompt }: { prompt: AiPrompt }) {
  if (isNamed(prompt)) return <Badge tone="accent">{t.kinds.named}</Badge>
  if (prompt.language === 'universal') return <Badge>{t.kinds.universal}</Badge>
  return <Badge>{t.kinds.master}</Badge>
}

function isNamed({ name }: AiPrompt): boolean {
  return namedPrompts.includes(name)
}
