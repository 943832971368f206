import { useId, useState } from 'react'
import type { Language, Modality } from '#contract/enums.ts'
import { languages, modalities } from '#contract/enums.ts'
import type { CurrentUser } from '#features/auth/contract.ts'
import type { OwnTemplate } from '#features/templates/contract.ts'
import { ownTemplateInput } from '#features/templates/contract.ts'
import { templatesTexts as t } from '#features/templates/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TemplateHtmlField } from './template-html-field.tsx'
import { useSaveTemplate } from './use-save-template.ts'

export interface TemplateDialogProps {
  user: CurrentUser
  /** Null for a new one. */
  template: OwnTemplate | null
  /** The user's templates, for the unique name. */
  others: readonly OwnTemplate[]
  onClose: () => void
}

interface Draft {
  name: string
  modality: Modality
  language: Language
  templateHtml: string
}
type Errors = Partial<Record<keyof Draft, string>>

export function TemplateDialog({ user, template, others, onClose }: TemplateDialogProps) {
  const formId = useId()
  const [draft, setDraft] = useState<Draft>(() => startOf(template, user))
  const [errors, setErrors] = useState<Errors>({})
  const save = useSaveTemplate(template?.id ?? null, onClose)
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part })
    setErrors({})
  }

  function submit() {
    const found = findErrors(draft, template, others)
    setErrors(found)
    if (Object.keys(found).length === 0) save.mutate({ ...draft, name: draft.name.trim() })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={template ? t.editTitle : t.createTitle}
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
        <Field label={t.name} help={t.uniqueHint} error={errors.name}>
          <Input value={draft.name} onChange={(event) => change({ name: event.target.value })} />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t.modality}>
            <Select
              value={draft.modality}
              onValueChange={(modality) => change({ modality })}
              options={modalities.map((value) => ({ value, label: t.modalities[value] }))}
            />
          </Field>
          <Field label={t.language}>
            <Select
              value={draft.language}
              onValueChange={(language) => change({ language })}
              options={languages.map((value) => ({ value, label: t.languages[value] }))}
            />
          </Field>
        </div>
        <TemplateHtmlField
          value={draft.templateHtml}
          onValueChange={(templateHtml) => change({ templateHtml })}
          error={errors.templateHtml}
        />
      </form>
    </Dialog>
  )
}

function startOf(template: OwnTemplate | null, user: CurrentUser): Draft {
  if (template) {
    const { name, modality, language, templateHtml } = template
    return { name, modality, language, templateHtml }
  }
  const language = languages.find((known) => known === user.preferredLanguage) ?? 'en'
  return { name: '', modality: 'other', language, templateHtml: '' }
}

function findErrors(draft: Draft, template: OwnTemplate | null, others: readonly OwnTemplate[]): Errors {
  const checked = ownTemplateInput.safeParse(draft)
  const errors: Errors = {}
  for (const { path, message } of checked.error?.issues ?? []) errors[path[0] as keyof Draft] ??= message
  const name = draft.name.trim().toLocaleLowerCase('de')
  const isTaken = others.some((other) => other.id !== template?.id && other.name.toLocaleLowerCase('de') === name)
  if (isTaken) errors.name ??= t.nameTaken
  return errors
}
