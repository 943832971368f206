import { useState } from 'react'
import { promptLanguages } from '#contract/enums.ts'
import { aiPromptTexts as t } from '#features/administration/texts.ts'
import type { AiPrompt } from '#features/prompts/contract.ts'
import { aiPromptInput, starterPrompts } from '#features/prompts/contract.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useFormDraft } from '#web/use-form-draft.ts'
import { type AiPromptInput, useAiPrompts, useSaveAiPrompt } from './use-ai-prompts.ts'

export interface AiPromptDialogProps {
  /** Null for a new one. */
  prompt: AiPrompt | null
  onClose: () => void
}

type Draft = AiPromptInput & { description: string }

type StarterName = keyof typeof starterPrompts

/** A starter serves every language, else the language of the reports, else any that is left. */
const starterLanguages = ['universal', 'de', ...promptLanguages] as const

const starterNames = Object.keys(t.starters) as StarterName[]

export function AiPromptDialog({ prompt, onClose }: AiPromptDialogProps) {
  const { draft, errors, change, submit } = useFormDraft(() => startOf(prompt), aiPromptInput)
  const [starter, setStarter] = useState<StarterName | 'none'>('none')
  const [typed, setTyped] = useState(draft)
  const save = useSaveAiPrompt(prompt?.id ?? null, onClose)
  const existing = useAiPrompts().data ?? []

  /** The languages in which the house has the starter already. */
  const takenOf = (name: StarterName) =>
    existing.filter((other) => other.name === starterPrompts[name].name).map(({ language }) => language)

  function chooseStarter(name: StarterName | 'none') {
    // Back from an untouched starter there is again what was typed before; one that was changed is typed itself.
    const kept = starter !== 'none' && isUntouched(starterPrompts[starter], draft) ? typed : draft
    setStarter(name)
    setTyped(kept)
    change(name === 'none' ? kept : { ...starterPrompts[name], language: freeLanguage(takenOf(name)) ?? 'universal' })
  }

  return (
    <FormDialog
      title={prompt ? t.editTitle : t.createTitle}
      saveLabel={t.save}
      busy={save.isPending}
      width="wide"
      onClose={onClose}
      onSubmit={() => submit((input) => save.mutate({ ...input, description: draft.description.trim() || null }))}
    >
      {!prompt && (
        <Field label={t.starter} help={starter !== 'none' && describeTaken(starter, takenOf(starter))}>
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
    </FormDialog>
  )
}

function freeLanguage(taken: readonly AiPrompt['language'][]): AiPrompt['language'] | undefined {
  return starterLanguages.find((language) => !taken.includes(language))
}

function describeTaken(starter: StarterName, taken: readonly AiPrompt['language'][]): string | null {
  const { name } = starterPrompts[starter]
  const free = freeLanguage(taken)
  if (taken.length === 0) return null
  if (!free) return t.starterEverywhere(name)
  return t.starterTaken(name, taken.map((language) => t.languages[language]).join(', '), t.languages[free])
}

function isUntouched(starter: (typeof starterPrompts)[StarterName], draft: Draft): boolean {
  const { name, description, promptText } = starter
  return name === draft.name && description === draft.description && promptText === draft.promptText
}

function startOf(prompt: AiPrompt | null): Draft {
  if (!prompt) return { name: '', description: '', promptText: '', language: 'universal' }
  const { name, description, promptText, language } = prompt
  return { name, description: description ?? '', promptText, language }
}
