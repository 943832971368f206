import type { Language, Modality } from '#contract/enums.ts'
import { languages } from '#contract/enums.ts'
import type { CurrentUser } from '#features/auth/contract.ts'
import type { OwnTemplate } from '#features/templates/contract.ts'
import { ownTemplateInput } from '#features/templates/contract.ts'
import { templatesTexts as t } from '#features/templates/texts.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { useFormDraft } from '#web/use-form-draft.ts'
import { TemplateHtmlField } from './template-html-field.tsx'
import { TemplateKindFields } from './template-kind-fields.tsx'
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

export function TemplateDialog({ user, template, others, onClose }: TemplateDialogProps) {
  const { draft, errors, change, submit } = useFormDraft(
    () => startOf(template, user),
    ownTemplateInput,
    (entered) => (isTaken(entered.name, template, others) ? { name: t.nameTaken } : {}),
  )
  const save = useSaveTemplate(template?.id ?? null, onClose)
  return (
    <FormDialog
      title={template ? t.editTitle : t.createTitle}
      saveLabel={t.save}
      busy={save.isPending}
      width="wide"
      onClose={onClose}
      onSubmit={() => submit(save.mutate)}
    >
      <Field label={t.name} help={t.uniqueHint} error={errors.name}>
        <Input value={draft.name} onChange={(event) => change({ name: event.target.value })} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <TemplateKindFields value={draft} onChange={change} />
      </div>
      <TemplateHtmlField
        value={draft.templateHtml}
        onValueChange={(templateHtml) => change({ templateHtml })}
        error={errors.templateHtml}
      />
    </FormDialog>
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

function isTaken(name: string, template: OwnTemplate | null, others: readonly OwnTemplate[]): boolean {
  const wanted = name.normalize().trim().toLocaleLowerCase('de')
  return others.some((other) => other.id !== template?.id && other.name.toLocaleLowerCase('de') === wanted)
}
