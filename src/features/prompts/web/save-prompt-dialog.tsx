import { useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { maxPromptNameLength, type SavedPrompt } from '../contract.ts'
import { promptTexts as t } from '../texts.ts'
import { useSavePrompt } from './use-saved-prompts.ts'

interface SavePromptDialogProps {
  promptType: SavedPrompt['promptType']
  promptText: string
  onClose: () => void
}

/** Asks for the name under which the present text is kept. */
export function SavePromptDialog({ promptType, promptText, onClose }: SavePromptDialogProps) {
  const [name, setName] = useState('')
  const save = useSavePrompt(promptType, onClose)
  return (
    <FormDialog
      title={t.dialogTitle}
      description={t.dialogText}
      saveLabel={t.save}
      canSave={name.trim() !== ''}
      busy={save.isPending}
      onClose={onClose}
      onSubmit={() => save.mutate({ name: name.trim(), promptText })}
    >
      <Field label={t.name} aside={t.counter(name.length, maxPromptNameLength)}>
        <Input value={name} maxLength={maxPromptNameLength} onChange={(event) => setName(event.target.value)} />
      </Field>
    </FormDialog>
  )
}
