import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Language, languages } from '#contract/enums.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { vocabularyInput } from '../contract.ts'
import { vocabularyTexts as t } from '../texts.ts'
import { EntryPreview } from './entry-preview.tsx'
import { useAddEntry } from './use-vocabulary.ts'

interface EntryFormProps {
  preferredLanguage: Language
  languageNames: Record<Language, string>
}

/** Adds an entry and shows beforehand what it would change. */
export function EntryForm({ preferredLanguage, languageNames }: EntryFormProps) {
  const [originalWord, setOriginalWord] = useState('')
  const [correctedWord, setCorrectedWord] = useState('')
  const [language, setLanguage] = useState<Language>(preferredLanguage)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const first = useRef<HTMLInputElement>(null)
  const add = useAddEntry(() => {
    setOriginalWord('')
    setCorrectedWord('')
    first.current?.focus()
  })

  function submit() {
    const result = vocabularyInput.safeParse({ originalWord, correctedWord, language })
    setErrors(
      Object.fromEntries((result.error?.issues ?? []).map((issue) => [String(issue.path[0] ?? ''), issue.message])),
    )
    if (result.success) add.mutate(result.data)
  }

  const entry = { originalWord: originalWord.trim(), correctedWord: correctedWord.trim() }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_11rem_auto]">
        <Field label={t.originalWord} error={errors.originalWord}>
          <Input
            ref={first}
            value={originalWord}
            autoComplete="off"
            onChange={(event) => setOriginalWord(event.target.value)}
          />
        </Field>
        <Field label={t.correctedWord} error={errors.correctedWord}>
          <Input value={correctedWord} autoComplete="off" onChange={(event) => setCorrectedWord(event.target.value)} />
        </Field>
        <Field label={t.language}>
          <Select
            value={language}
            onValueChange={setLanguage}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          busy={add.isPending}
          icon={<Plus aria-hidden="true" />}
          className="sm:mt-[25px]"
        >
          {t.add}
        </Button>
      </div>
      {entry.originalWord && entry.correctedWord && language === 'de' && <EntryPreview entry={entry} />}
    </form>
  )
}
