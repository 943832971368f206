import { useId, useState } from 'react'
import { languages, modalities } from '#contract/enums.ts'
import type { StandardTemplate } from '#features/templates/contract.ts'
import { standardTemplateInput } from '#features/templates/contract.ts'
import { templatesTexts as shared, standardTemplateTexts as t } from '#features/templates/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TemplateHtmlField } from './template-html-field.tsx'
import { type StandardTemplateInput, useSaveStandardTemplate } from './use-save-standard-template.ts'

export interface StandardTemplateDialogProps {
  /** Null for a new one. */
  template: StandardTemplate | null
  onClose: () => void
}

type Draft = StandardTemplateInput
type Errors = Partial<Record<keyof Draft, string>>

export function StandardTemplateDialog({ template, onClose }: StandardTemplateDialogProps) {
  const formId = useId()
  const [draft, setDraft] = useState<Draft>(() => startOf(template))
  const [errors, setErrors] = useState<Errors>({})
  const save = useSaveStandardTemplate(template?.id ?? null, onClose)
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part })
    setErrors({})
  }

  function submit() {
    const checked = standardTemplateInput.safeParse(draft)
    if (checked.success) {
      save.mutate(checked.data)
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
      title={template ? t.editTitle : t.createTitle}
      width="wide"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {shared.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={save.isPending}>
            {shared.save}
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
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t.columns.name} error={errors.name}>
            <Input value={draft.name} onChange={(event) => change({ name: event.target.value })} />
          </Field>
          <Field label={t.type} error={errors.type}>
            <Input value={draft.type} onChange={(event) => change({ type: event.target.value })} />
          </Field>
          <Field label={shared.modality}>
            <Select
              value={draft.modality}
              onValueChange={(modality) => change({ modality })}
              options={modalities.map((value) => ({ value, label: shared.modalities[value] }))}
            />
          </Field>
          <Field label={shared.language}>
            <Select
              value={draft.language}
              onValueChange={(language) => change({ language })}
              options={languages.map((value) => ({ value, label: shared.languages[value] }))}
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

/** Defaults of a new one. Source: spec part 2 section 5. */
function startOf(template: StandardTemplate | null): Draft {
  if (!template) return { name: '', type: '', modality: 'other', language: 'en', templateHtml: '' }
  const { name, type, modality, language, templateHtml } = template
  return { name, type, modality, language, templateHtml }
}
