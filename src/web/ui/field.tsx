import type { ReactNode } from 'react'
import { createContext, useContext, useId } from 'react'
import { uiTexts } from './texts.ts'

export interface FieldControl {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

const FieldContext = createContext<FieldControl | null>(null)

export interface FieldProps {
  label: string
  help?: ReactNode
  /** Shown below in red and announced; its presence marks the control as invalid. */
  error?: string | undefined
  optional?: boolean | undefined
  /** Beside the label, at the right edge: a counter, a link. */
  aside?: ReactNode
  children: ReactNode
}

/** Label above, control, help or error below. The control inside finds its id and description by itself. */
export function Field({ label, help, error, optional = false, aside, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(error) || Boolean(help)
  return (
    <FieldContext value={{ id, describedBy: hasNote ? noteId : undefined, invalid: Boolean(error) }}>
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <label htmlFor={id} className="text-sm font-semibold text-ink">
            {label}
            {optional && <span className="ml-1.5 font-normal text-ink-faint">{uiTexts.optional}</span>}
          </label>
          {aside !== undefined && <span className="numbers text-sm text-ink-faint">{aside}</span>}
        </div>
        {children}
        {hasNote && (
          <p
            id={noteId}
            role={error ? 'alert' : undefined}
            className={error ? 'text-sm text-clash' : 'text-sm text-ink-soft'}
          >
            {error ?? help}
          </p>
        )}
      </div>
    </FieldContext>
  )
}

/** What a control inside a Field takes over; its own props win. */
export function useFieldControl(own: { id?: string | undefined }): {
  id: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
} {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid ? true : undefined,
  }
}
