import type { ReactNode } from 'react'
import type { Language } from '#contract/enums.ts'
import type { MrrtTemplate, StandardTemplate } from '#features/templates/contract.ts'
import { standardTemplateInput } from '#features/templates/contract.ts'
import { templatesTexts as shared, standardTemplateTexts as t } from '#features/templates/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { useFormDraft } from '#web/use-form-draft.ts'
import { TemplateHtmlField } from './template-html-field.tsx'
import { TemplateKindFields } from './template-kind-fields.tsx'
import { useSaveStandardTemplate } from './use-save-standard-template.ts'

export interface ImportedTemplate extends MrrtTemplate {
  fileName: string
}

export interface StandardTemplateDialogProps {
  /** What is edited, what a file brings, or null for an empty new one. */
  template: StandardTemplate | ImportedTemplate | null
  /** Preselected for a new one. */
  preferredLanguage: Language
  title: string
  /** Shows how a dictation fills the template as it stands. */
  renderTrial?: ((templateHtml: string) => ReactNode) | undefined
  onClose: () => void
}

export function StandardTemplateDialog(props: StandardTemplateDialogProps) {
  const { template, preferredLanguage, title, renderTrial, onClose } = props
  const start = () => startOf(template, preferredLanguage)
  const { draft, errors, change, submit } = useFormDraft(start, standardTemplateInput)
  const save = useSaveStandardTemplate(template && 'id' in template ? template.id : null, onClose)
  const text = (name: 'name' | 'type' | 'creator' | 'licence') => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <FormDialog
      title={title}
      description={template && 'fileName' in template ? t.importLead(template.fileName) : undefined}
      saveLabel={shared.save}
      busy={save.isPending}
      width="wide"
      onClose={onClose}
      onSubmit={() =>
        submit((input) => save.mutate({ ...input, creator: input.creator || null, licence: input.licence || null }))
      }
    >
      {template &&
        'notes' in template &&
        template.notes.map((note) => (
          <Banner key={note} tone="ask">
            {note}
          </Banner>
        ))}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t.columns.name} error={errors.name}>
          <Input {...text('name')} />
        </Field>
        <Field label={t.type} error={errors.type}>
          <Input {...text('type')} />
        </Field>
        <TemplateKindFields value={draft} onChange={change} />
        <Field label={t.creator} optional error={errors.creator}>
          <Input {...text('creator')} />
        </Field>
        <Field label={t.licence} optional error={errors.licence}>
          <Input {...text('licence')} />
        </Field>
      </div>
      <TemplateHtmlField
        value={draft.templateHtml}
        onValueChange={(templateHtml) => change({ templateHtml })}
        error={errors.templateHtml}
      />
      {renderTrial?.(draft.templateHtml)}
    </FormDialog>
  )
}

function startOf(template: StandardTemplate | ImportedTemplate | null, preferredLanguage: Language) {
  const { name = '', type = '', modality = 'other', language = preferredLanguage, templateHtml = '' } = template ?? {}
  return {
    name,
    type,
    modality,
    language,
    templateHtml,
    creator: template?.creator ?? '',
    licence: template?.licence ?? '',
  }
}
