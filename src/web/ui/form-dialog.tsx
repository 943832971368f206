import type { ReactNode } from 'react'
import { useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { uiTexts } from './texts.ts'

export interface FormDialogProps {
  title: string
  description?: ReactNode
  saveLabel: string
  /** False greys the way forward out. */
  canSave?: boolean | undefined
  busy: boolean
  width?: 'narrow' | 'medium' | 'wide' | undefined
  onClose: () => void
  onSubmit: () => void
  children: ReactNode
}

/** A form in a dialog: Enter and the button send it, Escape and "Abbrechen" leave it, a click beside it does not. */
export function FormDialog(props: FormDialogProps) {
  const formId = useId()
  const { title, description, saveLabel, canSave = true, busy, width, onClose, onSubmit, children } = props
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      {...(description === undefined ? {} : { description })}
      width={width}
      isKeptOpen
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} disabled={!canSave} busy={busy}>
            {saveLabel}
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
          if (canSave) onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
