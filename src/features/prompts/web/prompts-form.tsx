import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '#features/auth/contract.ts'
import { customPrompts, updatePrompts } from '#features/profile/contract.ts'
import { call } from '#web/api-client.ts'
import { useCommunityUrl } from '#web/shell/use-community-url.ts'
import { currentUserKey } from '#web/shell/use-current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { type PromptArea, promptFields } from '../contract.ts'
import { promptTexts as t } from '../texts.ts'
import { PromptAreaField } from './prompt-area.tsx'
import { bodyOf, draftOf, isSameDraft, type PromptDraft } from './prompt-fields.ts'
import { SavedPrompts } from './saved-prompts.tsx'
import { showPromptFailure } from './show-prompt-failure.ts'
import { TryPromptDialog } from './try-prompt-dialog.tsx'

/** The own prompts: one form with four areas, the oldest of them folded away. */
export function PromptsForm({ user }: { user: CurrentUser }) {
  const [draft, setDraft] = useState<PromptDraft>(() => draftOf(user))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isLegacyOpen, setLegacyOpen] = useState(false)
  const form = useRef<HTMLElement>(null)
  const [tried, setTried] = useState<PromptArea | null>(null)
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: () => call(updatePrompts, { body: bodyOf(draft) }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: currentUserKey })
      toast({ title: t.saved, tone: 'proven' })
    },
    onError: (error) => showPromptFailure(error, t.saveFailed),
  })

  // The form is longer than the screen: the first fault is brought into view.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  function submit() {
    const faults = customPrompts.safeParse(bodyOf(draft)).error?.issues ?? []
    const found = Object.fromEntries(faults.map((issue) => [String(issue.path[0] ?? ''), issue.message]))
    setErrors(found)
    if (found[promptFields.reportGeneration.text]) setLegacyOpen(true)
    if (faults.length === 0) save.mutate()
  }

  const bind = (name: PromptArea) => ({
    texts: t.areas[name],
    value: draft[name],
    error: errors[promptFields[name].text],
    onTry: () => setTried(name),
    onChange: (value: PromptDraft[PromptArea]) => {
      setDraft((current) => ({ ...current, [name]: value }))
      if (errors[promptFields[name].text]) setErrors({})
    },
  })
  const setText = (name: PromptArea, text: string) =>
    setDraft((current) => ({ ...current, [name]: { ...current[name], text } }))
  /** Puts another text in place of what stands there, which can be taken back. */
  function replace(name: PromptArea, text: string, title: string) {
    const before = draft[name].text
    setText(name, text)
    const undo = { label: t.undo, onSelect: () => setText(name, before) }
    toast({ title, action: before.trim() === '' ? undefined : undo })
  }
  const isUnsaved = !isSameDraft(draft, draftOf(user))
  const communityUrl = useCommunityUrl()

  return (
    <section ref={form} className="flex flex-col gap-8">
      <SectionHeader
        title={t.title}
        description={t.lead}
        actions={communityUrl && <TextLink href={communityUrl}>{t.help}</TextLink>}
      />
      <PromptAreaField
        {...bind('correction')}
        actions={
          <Button
            size="small"
            variant="quiet"
            disabled={draft.correction.text === ''}
            onClick={() => replace('correction', '', t.resetDone)}
          >
            {t.reset}
          </Button>
        }
      />
      <PromptAreaField {...bind('templatePopulation')}>
        <SavedPrompts
          promptType="template_population"
          currentText={draft.templatePopulation.text}
          onApply={(saved) => replace('templatePopulation', saved.promptText, t.applied(saved.name))}
        />
      </PromptAreaField>
      <PromptAreaField {...bind('reportFromScratch')}>
        <SavedPrompts
          promptType="report_from_scratch"
          currentText={draft.reportFromScratch.text}
          onApply={(saved) => replace('reportFromScratch', saved.promptText, t.applied(saved.name))}
        />
      </PromptAreaField>
      <details className="group" open={isLegacyOpen} onToggle={(event) => setLegacyOpen(event.currentTarget.open)}>
        <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm font-semibold text-ink-soft hover:text-ink">
          <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
          {t.legacy}
        </summary>
        <div className="mt-4">
          <PromptAreaField {...bind('reportGeneration')} />
        </div>
      </details>
      {tried && <TryPromptDialog area={tried} promptText={draft[tried].text} onClose={() => setTried(null)} />}
      <div className="sticky bottom-0 flex flex-wrap items-center gap-4 border-t border-line bg-ground py-3">
        <Button variant="primary" busy={save.isPending} disabled={!isUnsaved} onClick={submit}>
          {t.save}
        </Button>
        {isUnsaved && <span className="text-sm text-ask">{t.unsaved}</span>}
      </div>
    </section>
  )
}
