import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Button } from './button.tsx'
import { ReturnFocus } from './return-focus.tsx'
import { uiTexts } from './texts.ts'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** The verb of what happens, never "OK". */
  confirmLabel: string
  cancelLabel?: string | undefined
  danger?: boolean | undefined
  busy?: boolean | undefined
  onConfirm: () => void
  children?: ReactNode
}

/** Asks before what cannot be taken back. The focus starts on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const { open, onOpenChange, title, description, confirmLabel, danger, busy, onConfirm, children } = props
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <div data-modal-veil="" className="fixed inset-0 z-50 bg-veil" />
        <AlertDialog.Content
          aria-modal="true"
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            cancel.current?.focus()
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className="fixed inset-x-3 top-[18dvh] z-50 mx-auto max-h-[74dvh] max-w-[460px] overflow-y-auto rounded-lg bg-surface p-6 shadow-float animate-appear focus:outline-none"
        >
          <ReturnFocus />
          <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
          {description !== undefined && (
            <AlertDialog.Description asChild>
              <div className="mt-2 text-ink-soft">{description}</div>
            </AlertDialog.Description>
          )}
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Button ref={cancel} variant="quiet" onClick={() => onOpenChange(false)}>
              {props.cancelLabel ?? uiTexts.cancel}
            </Button>
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
