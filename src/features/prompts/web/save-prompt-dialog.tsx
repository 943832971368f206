import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
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
  const isBlank = name.trim() === ''
  const submit = () => !isBlank && save.mutate({ name: name.trim(), promptText })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.dialogTitle}
      description={t.dialogText}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" disabled={isBlank} busy={save.isPending} onClick={submit}>
            {t.save}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label={t.name} aside={t.counter(name.length, maxPromptNameLength)}>
          <Input value={name} maxLength={maxPromptNameLength} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
