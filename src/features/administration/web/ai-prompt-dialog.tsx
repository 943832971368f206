import { useId, useState } from 'react'
import { promptLanguages } from '#contract/enums.ts'
import { aiPromptTexts as t } from '#features/administration/texts.ts'
import type { AiPrompt } from '#features/prompts/contract.ts'
import { aiPromptInput, starterPrompts } from '#features/prompts/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { type AiPromptInput, useSaveAiPrompt } from './use-ai-prompts.ts'

export interface AiPromptDialogProps {
  /** Null for a new one. */
  prompt: AiPrompt | null
  onClose: () => void
}

type Draft = AiPromptInput & { description: string }
type Errors = Partial<Record<keyof Draft, string>>

type StarterName = keyof typeof starterPrompts

const starterNames = Object.keys(t.starters) as StarterName[]

export function AiPromptDialog({ prompt, onClose }: AiPromptDialogProps) {
  const formId = useId()
  const [draft, setDraft] = useState<Draft>(() => startOf(prompt))
  const [starter, setStarter] = useState<StarterName | 'none'>('none')
  const [errors, setErrors] = useState<Errors>({})
  const save = useSaveAiPrompt(prompt?.id ?? null, onClose)
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part })
    setErrors({})
  }

  function chooseStarter(name: StarterName | 'none') {
    setStarter(name)
    if (name !== 'none') change({ ...starterPrompts[name], language: 'universal' })
  }

  function submit() {
    const checked = aiPromptInput.safeParse(draft)
    if (checked.success) {
      save.mutate({ ...checked.data, description: draft.description.trim() || null })
      return
    }
    const found: Errors = {}
    for (const { path, message } of checked.error.issues) found[path[0] as keyof Draft] ??= message
    setErrors(found)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={prompt ? t.editTitle : t.createTitle}
      width="wide"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={save.isPending}>
            {t.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {!prompt && (
          <Field label={t.starter}>
            <Select
              value={starter}
              onValueChange={chooseStarter}
              options={[
                { value: 'none', label: t.starterNone },
                ...starterNames.map((value) => ({ value, label: t.starters[value] })),
              ]}
            />
          </Field>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t.name} error={errors.name}>
            <Input value={draft.name} onChange={(event) => change({ name: event.target.value })} />
          </Field>
          <Field label={t.language} error={errors.language}>
            <Select
              value={draft.language}
              onValueChange={(language) => change({ language })}
              options={promptLanguages.map((value) => ({ value, label: t.languages[value] }))}
            />
          </Field>
        </div>
        <Field label={t.description} optional error={errors.description}>
          <Input value={draft.description} onChange={(event) => change({ description: event.target.value })} />
        </Field>
        <Field label={t.promptText} error={errors.promptText}>
          <Textarea
            rows={14}
            className="font-mono text-sm"
            value={draft.promptText}
            onChange={(event) => change({ promptText: event.target.value })}
          />
        </Field>
      </form>
    </Dialog>
  )
}

function startOf(prompt: AiPrompt | null): Draft {
  if (!prompt) return { name: '', description: '', promptText: '', language: 'universal' }
  const { name, description, promptText, language } = prompt
  return { name, description: description ?? '', promptText, language }
}
