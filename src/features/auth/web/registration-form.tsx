import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { call } from '#web/api-client.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { StrengthMeter } from '#web/ui/strength-meter.tsx'
import { usePublicSettings } from '#web/use-public-settings.ts'
import { register, registration } from '../contract.ts'
import { authTexts as t } from '../texts.ts'
import { AuthAlert } from './auth-alert.tsx'

type Registration = z.infer<typeof registration>
const empty: Registration = { email: '', password: '', confirmPassword: '', firstName: '', lastName: '' }

export function RegistrationForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const settings = usePublicSettings()
  const form = useForm<Registration>({ resolver: zodResolver(registration), defaultValues: empty })
  const signUp = useMutation({ mutationFn: (body: Registration) => call(register, { body }) })
  const { errors } = form.formState
  if (settings?.registrationOpen === false) return <Banner tone="ask">{t.registrationClosed}</Banner>
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit(
        (values) => signUp.mutate(values, { onSuccess: () => onRegistered(values.email) }),
        signUp.reset,
      )}
    >
      <AuthAlert error={signUp.error} fallback={t.registrationFailed} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.firstName} error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...form.register('firstName')} />
        </Field>
        <Field label={t.lastName} error={errors.lastName?.message}>
          <Input autoComplete="family-name" {...form.register('lastName')} />
        </Field>
      </div>
      <Field label={t.email} error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field label={t.password} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <StrengthMeter password={form.watch('password')} />
      <Field label={t.confirmPassword} error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
      </Field>
      <Button type="submit" variant="primary" busy={signUp.isPending}>
        {t.register}
      </Button>
    </form>
  )
}
