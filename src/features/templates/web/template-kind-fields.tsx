import type { Language, Modality } from '#contract/enums.ts'
import { languages, modalities } from '#contract/enums.ts'
import { templatesTexts as t } from '#features/templates/texts.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

interface Kind {
  modality: Modality
  language: Language
}

/** What every template says of itself beside its name: two fields for a grid. */
export function TemplateKindFields({ value, onChange }: { value: Kind; onChange: (change: Partial<Kind>) => void }) {
  return (
    <>
      <Field label={t.modality}>
        <Select
          value={value.modality}
          onValueChange={(modality) => onChange({ modality })}
          options={modalities.map((each) => ({ value: each, label: t.modalities[each] }))}
        />
      </Field>
      <Field label={t.language}>
        <Select
          value={value.language}
          onValueChange={(language) => onChange({ language })}
          options={languages.map((each) => ({ value: each, label: t.languages[each] }))}
        />
      </Field>
    </>
  )
}
