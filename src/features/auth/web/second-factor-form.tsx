import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CodeInput } from '#web/ui/code-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { SecondFactor, SecondFactorProof } from '../contract.ts'
import { authTexts, securityTexts as t } from '../texts.ts'
import { AuthAlert } from './auth-alert.tsx'
import { askPasskey } from './passkey.ts'
import { useStartingFocus } from './use-starting-focus.ts'

interface SecondFactorFormProps {
  factors: readonly SecondFactor[]
  startPasskey: () => Promise<{ ceremony: string; options: Record<string, unknown> }>
  give: (proof: SecondFactorProof) => Promise<unknown>
  onDone: () => void
  /** The way out, beside the other way in. */
  back?: ReactNode
}

/** A passkey, the code of an app or a recovery code: whatever of it is set up. */
export function SecondFactorForm({ factors, startPasskey, give, onDone, back }: SecondFactorFormProps) {
  const [code, setCode] = useState('')
  const [wantsRecovery, setWantsRecovery] = useState(false)
  const byCode = useMutation({ mutationFn: (value: string) => give({ code: value }), onSuccess: onDone })
  const byPasskey = useMutation({
    mutationFn: async () => give({ passkey: await askPasskey(await startPasskey()) }),
    onSuccess: onDone,
  })
  const hasApp = factors.includes('totp')
  const hasPasskey = factors.includes('passkey')
  const isRecovery = wantsRecovery && factors.includes('recovery')
  const isBusy = byCode.isPending || byPasskey.isPending
  const passkeyButton = useRef<HTMLButtonElement>(null)
  // What had the focus went with the step before; a field of this one takes it itself.
  useStartingFocus(() => !hasApp && passkeyButton.current?.focus())

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (code.trim() !== '' && !isBusy) byCode.mutate(code)
  }
  function toggleRecovery() {
    setCode('')
    byCode.reset()
    setWantsRecovery(!wantsRecovery)
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <AuthAlert error={byPasskey.error ?? byCode.error} fallback={t.confirmFailed} />
      {hasPasskey && (
        <Button
          ref={passkeyButton}
          variant={hasApp || isRecovery ? 'secondary' : 'primary'}
          busy={byPasskey.isPending}
          disabled={byCode.isPending}
          onClick={() => {
            byCode.reset()
            byPasskey.mutate()
          }}
        >
          {t.usePasskey}
        </Button>
      )}
      {hasApp && !isRecovery && (
        <Field label={t.appCode}>
          <CodeInput value={code} onValueChange={setCode} onComplete={byCode.mutate} focusAtOnce isChecked={isBusy} />
        </Field>
      )}
      {isRecovery && (
        <Field label={t.recoveryCode} help={t.recoveryHelp}>
          <RecoveryCodeInput value={code} onValueChange={setCode} />
        </Field>
      )}
      {(hasApp || isRecovery) && (
        <Button type="submit" variant="primary" busy={byCode.isPending} disabled={byPasskey.isPending || code === ''}>
          {authTexts.confirm}
        </Button>
      )}
      <div className="-mx-3.5 flex flex-wrap justify-between gap-2">
        {back}
        {factors.includes('recovery') && (
          <Button variant="quiet" onClick={toggleRecovery}>
            {isRecovery ? t.useOtherFactor : t.useRecoveryCode}
          </Button>
        )}
      </div>
    </form>
  )
}

function RecoveryCodeInput({ value, onValueChange }: { value: string; onValueChange: (value: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  useStartingFocus(() => input.current?.focus())
  return (
    <Input
      ref={input}
      autoComplete="off"
      spellCheck={false}
      className="font-mono"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  )
}
