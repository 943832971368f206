import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError, call } from '#web/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeInput } from '#web/ui/code-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useCountdown } from '#web/use-countdown.ts'
import { usePublicSettings } from '#web/use-public-settings.ts'
import { confirmation, resendOtp, verifyEmail } from '../contract.ts'
import { authTexts as t } from '../texts.ts'
import { AuthAlert } from './auth-alert.tsx'

/** Source: spec part 1 section 9. */
const resendCooldownSeconds = 60

interface CodeStepProps {
  email: string
  onConfirmed: () => void
  onBack: () => void
}

export function CodeStep({ email, onConfirmed, onBack }: CodeStepProps) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | undefined>()
  const codeInput = useRef<HTMLInputElement>(null)
  const countdown = useCountdown()
  const settings = usePublicSettings()
  const confirm = useMutation({
    mutationFn: (value: string) => call(verifyEmail, { body: { email, code: value } }),
    onSuccess: onConfirmed,
  })
  const resend = useMutation({
    mutationFn: () => call(resendOtp, { body: { email } }),
    onSuccess: () => {
      countdown.start(resendCooldownSeconds)
      // The code before is burnt, the button disabled from now on: the new code is typed here.
      setCode('')
      codeInput.current?.focus()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.retryAfter) countdown.start(error.retryAfter)
    },
  })

  function submit(value: string) {
    const result = confirmation.shape.code.safeParse(value)
    setFault(result.error?.issues[0]?.message)
    if (confirm.isPending) return
    resend.reset()
    if (result.success) confirm.mutate(value)
    else confirm.reset()
  }
  function sendAgain() {
    setFault(undefined)
    confirm.reset()
    resend.mutate()
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    submit(code)
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <p className="text-ink-soft">{t.codeLead(email)}</p>
      <AuthAlert error={confirm.error} fallback={t.verificationFailed} />
      <AuthAlert error={resend.error} fallback={t.resendFailed} />
      <Field label={t.code} error={fault}>
        <CodeInput
          value={code}
          onValueChange={setCode}
          onComplete={submit}
          focusAtOnce
          inputRef={codeInput}
          isChecked={confirm.isPending || confirm.isSuccess}
        />
      </Field>
      <Button type="submit" variant="primary" busy={confirm.isPending}>
        {t.confirm}
      </Button>
      <div className="-mx-3.5 flex flex-wrap justify-between gap-2">
        <Button variant="quiet" onClick={onBack}>
          {t.back}
        </Button>
        <Button
          variant="quiet"
          disabled={countdown.secondsLeft > 0 || resend.isPending || confirm.isPending}
          onClick={sendAgain}
        >
          {countdown.secondsLeft > 0 ? t.resendIn(countdown.secondsLeft) : t.resend}
        </Button>
      </div>
      {settings?.mailboxUrl && (
        <TextLink href={settings.mailboxUrl} target="_blank">
          {t.mailbox}
        </TextLink>
      )}
    </form>
  )
}
