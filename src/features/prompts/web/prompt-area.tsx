import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { maxPromptLength } from '#features/profile/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { promptTexts as t } from '../texts.ts'

interface PromptAreaProps {
  texts: { title: string; use: string; help: string; placeholder: string }
  value: { text: string; isUsed: boolean }
  error: string | undefined
  onChange: (value: { text: string; isUsed: boolean }) => void
  onTry: () => void
  /** Beside the trial: a reset. */
  actions?: ReactNode
  /** Below the field: kept versions. */
  children?: ReactNode
}

/** One prompt: whether it acts, its text and how much of it there is. */
export function PromptAreaField({ texts, value, error, onChange, onTry, actions, children }: PromptAreaProps) {
  return (
    <div className="flex flex-col gap-3">
      <Field label={texts.title} help={texts.help} error={error} aside={t.counter(value.text.length, maxPromptLength)}>
        <Textarea
          rows={6}
          value={value.text}
          placeholder={texts.placeholder}
          onChange={(event) => onChange({ ...value, text: event.target.value })}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox
          label={texts.use}
          checked={value.isUsed}
          onCheckedChange={(isUsed) => onChange({ ...value, isUsed })}
        />
        <div className="flex flex-wrap gap-1.5">
          {actions}
          <Button
            size="small"
            icon={<FlaskConical aria-hidden="true" />}
            disabled={value.text.trim() === ''}
            onClick={onTry}
            aria-label={t.tryTitle(texts.title)}
          >
            {t.try}
          </Button>
        </div>
      </div>
      {children}
    </div>
  )
}
