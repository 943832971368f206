import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { call } from '#web/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { emailOnly, forgotPassword } from '../contract.ts'
import { authTexts as t } from '../texts.ts'
import { AuthAlert } from './auth-alert.tsx'
import { useStartingFocus } from './use-starting-focus.ts'

export function ForgotPasswordStep({ onSent, onBack }: { onSent: () => void; onBack: () => void }) {
  const form = useForm({ resolver: zodResolver(emailOnly), defaultValues: { email: '' } })
  const send = useMutation({ mutationFn: (body: { email: string }) => call(forgotPassword, { body }) })
  useStartingFocus(() => form.setFocus('email'))
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((values) => send.mutate(values, { onSuccess: onSent }), send.reset)}
    >
      <p className="text-ink-soft">{t.forgotLead}</p>
      <AuthAlert error={send.error} fallback={t.requestFailed} />
      <Field label={t.email} error={form.formState.errors.email?.message}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Button type="submit" variant="primary" busy={send.isPending}>
        {t.sendLink}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t.back}
      </Button>
    </form>
  )
}
