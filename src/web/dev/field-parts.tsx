import { useState } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CodeInput } from '#web/ui/code-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Select } from '#web/ui/select.tsx'
import { StrengthMeter } from '#web/ui/strength-meter.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { uiTexts } from '#web/ui/texts.ts'
import { devTexts as t } from './texts.ts'

export function FieldParts() {
  const [password, setPassword] = useState('Leber2024')
  const [code, setCode] = useState('482')
  const [note, setNote] = useState('')
  return (
    <div className="flex flex-col gap-5">
      <SectionHeader title={t.groups.fields} />
      <Field label={t.email} help={t.emailHelp}>
        <Input type="email" placeholder={t.emailExample} />
      </Field>
      <Field label={t.email} error={t.emailError}>
        <Input type="email" defaultValue="eva.muster" />
      </Field>
      <Field label={t.password}>
        <PasswordInput value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      <StrengthMeter password={password} />
      <Field label={t.code}>
        <CodeInput value={code} onValueChange={setCode} />
      </Field>
      <Field label={t.note} optional aside={uiTexts.characterCount(note.length, 500)}>
        <Textarea value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <ChoiceParts />
    </div>
  )
}

function ChoiceParts() {
  const [modality, setModality] = useState<keyof typeof t.modalities>('CT')
  const [formats, setFormats] = useState({ html: true, rtf: false })
  const [house, setHouse] = useState(true)
  const [plan, setPlan] = useState<'monthly' | 'yearly'>('monthly')
  return (
    <>
      <Field label={t.modality}>
        <Select
          value={modality}
          onValueChange={setModality}
          options={Object.entries(t.modalities).map(([value, label]) => ({
            value: value as keyof typeof t.modalities,
            label,
          }))}
        />
      </Field>
      <div className="flex gap-6">
        <Checkbox label={t.html} checked={formats.html} onCheckedChange={(html) => setFormats({ ...formats, html })} />
        <Checkbox label={t.rtf} checked={formats.rtf} onCheckedChange={(rtf) => setFormats({ ...formats, rtf })} />
        <Checkbox label={t.locked} checked={false} onCheckedChange={() => {}} disabled />
      </div>
      <Switch label={t.house} checked={house} onCheckedChange={setHouse} />
      <RadioGroup
        label={t.plan}
        value={plan}
        onValueChange={setPlan}
        options={[
          { value: 'monthly', label: t.monthly },
          { value: 'yearly', label: t.yearly, help: t.yearlyHelp },
        ]}
      />
    </>
  )
}
