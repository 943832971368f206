import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError, call } from '#web/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { StrengthMeter } from '#web/ui/strength-meter.tsx'
import { resetPassword } from '../contract.ts'
import { resetTexts as t } from '../texts.ts'
import { AuthAlert } from './auth-alert.tsx'
import { newPassword } from './repeated-password.ts'
import { useStartingFocus } from './use-starting-focus.ts'

type NewPassword = z.infer<typeof newPassword>

export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm<NewPassword>({
    resolver: zodResolver(newPassword),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const reset = useMutation({
    mutationFn: ({ password }: NewPassword) => call(resetPassword, { body: { token, password } }),
    onSuccess: onDone,
  })
  useStartingFocus(() => form.setFocus('password'))
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((values) => reset.mutate(values), reset.reset)}
    >
      <AuthAlert error={reset.error} fallback={reset.error instanceof ApiError ? t.failed : t.unknownError} />
      <Field label={t.newPassword} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <StrengthMeter password={form.watch('password')} labels={t.strength} />
      <Field label={t.confirmPassword} error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
      </Field>
      <Button type="submit" variant="primary" busy={reset.isPending}>
        {t.submit}
      </Button>
    </form>
  )
}
