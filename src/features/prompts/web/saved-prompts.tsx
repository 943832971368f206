import { Download, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { addressOf } from '#web/api-client.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { DeleteDialog } from '#web/ui/delete-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { downloadSavedPrompts, maxSavedPrompts, type SavedPrompt, savedPromptText } from '../contract.ts'
import { promptTexts as t } from '../texts.ts'
import { SavePromptDialog } from './save-prompt-dialog.tsx'
import { useDeletePrompt, useSavedPrompts } from './use-saved-prompts.ts'

interface SavedPromptsProps {
  promptType: SavedPrompt['promptType']
  /** What stands in the field above. */
  currentText: string
  onApply: (saved: SavedPrompt) => void
}

/** Kept versions of a prompt: save the present one, take one back, delete, download all. */
export function SavedPrompts({ promptType, currentText, onApply }: SavedPromptsProps) {
  const saved = useSavedPrompts(promptType)
  const [isNaming, setNaming] = useState(false)
  const [doomed, setDoomed] = useState<SavedPrompt | null>(null)
  const remove = useDeletePrompt(promptType, () => setDoomed(null))
  const rows = saved.data ?? []
  const isFull = rows.length >= maxSavedPrompts

  function startSaving() {
    const fault = savedPromptText.safeParse(currentText).error?.issues[0]?.message
    if (fault) toast({ title: t.failed, description: fault, tone: 'clash' })
    else setNaming(true)
  }

  return (
    <div className="rounded-md bg-sunken px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t.history}</h3>
        <div className="flex flex-wrap gap-1.5">
          <Button size="small" icon={<Save aria-hidden="true" />} disabled={isFull} onClick={startSaving}>
            {t.keep}
          </Button>
          {rows.length > 0 && (
            <Button
              size="small"
              variant="quiet"
              icon={<Download aria-hidden="true" />}
              onClick={() => window.open(addressOf(downloadSavedPrompts, { params: { promptType } }), '_blank')}
            >
              {t.download}
            </Button>
          )}
        </div>
      </div>
      {isFull && <p className="mt-2 text-sm text-ask">{t.limitReached}</p>}
      {saved.isPending && <Skeleton className="mt-3 h-10" />}
      {saved.isError && (
        <div className="mt-3">
          <LoadFailed text={t.historyFailed} error={saved.error} onRetry={() => void saved.refetch()} />
        </div>
      )}
      {saved.isSuccess && rows.length === 0 && <p className="mt-2 text-sm text-ink-soft">{t.historyEmpty}</p>}
      {rows.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {rows.map((prompt) => (
            <SavedRow
              key={prompt.id}
              prompt={prompt}
              onApply={() => onApply(prompt)}
              onDelete={() => setDoomed(prompt)}
            />
          ))}
        </ul>
      )}
      {isNaming && (
        <SavePromptDialog promptType={promptType} promptText={currentText} onClose={() => setNaming(false)} />
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

interface SavedRowProps {
  prompt: SavedPrompt
  onApply: () => void
  onDelete: () => void
}

function SavedRow({ prompt, onApply, onDelete }: SavedRowProps) {
  return (
    <li className="flex items-start gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{prompt.name}</span>
          <span className="numbers text-sm text-ink-soft">{new Date(prompt.createdAt).toLocaleDateString('de')}</span>
        </p>
        <p className="mt-0.5 line-clamp-2 text-sm break-words text-ink-soft">{prompt.promptText}</p>
      </div>
      <Button size="small" variant="quiet" onClick={onApply}>
        {t.apply}
      </Button>
      <IconButton label={t.remove(prompt.name)} icon={<Trash2 aria-hidden="true" />} onClick={onDelete} />
    </li>
  )
}
