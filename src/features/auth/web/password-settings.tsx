import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError, call } from '#web/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { StrengthMeter } from '#web/ui/strength-meter.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { changePassword, type Security } from '../contract.ts'
import { securityTexts as t } from '../texts.ts'
import { AuthAlert } from './auth-alert.tsx'
import { useWhenFresh } from './fresh-sign-in.tsx'
import { changedPassword } from './repeated-password.ts'
import { useReloadSecurity } from './use-security.ts'

export function PasswordSettings({ security }: { security: Security }) {
  const [isOpen, setIsOpen] = useState(false)
  const whenFresh = useWhenFresh()
  const { hasPassword } = security
  const label = hasPassword ? t.changePassword : t.setPassword
  const open = () => setIsOpen(true)
  return (
    <section className="flex flex-col items-start gap-4">
      <div className="w-full">
        <SectionHeader title={t.passwordTitle} description={hasPassword ? t.passwordLead : t.passwordMissing} />
      </div>
      <Button onClick={() => (hasPassword ? open() : whenFresh(open))}>{label}</Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={label} isKeptOpen>
        <ChangeForm hasPassword={hasPassword} onDone={() => setIsOpen(false)} />
      </Dialog>
    </section>
  )
}

type Change = z.infer<typeof changedPassword>

function ChangeForm({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const reload = useReloadSecurity()
  const form = useForm<Change>({
    resolver: zodResolver(changedPassword),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  })
  const change = useMutation({
    mutationFn: ({ currentPassword, password }: Change) =>
      call(changePassword, { body: hasPassword ? { currentPassword, password } : { password } }),
    onSuccess: async () => {
      await reload()
      toast({ title: t.passwordChanged, description: t.passwordChangedText, tone: 'proven' })
      onDone()
    },
    onError: (error) => {
      const field = error instanceof ApiError ? error.issues[0]?.path : undefined
      if (field === 'currentPassword' || field === 'password') form.setFocus(field)
    },
  })
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((values) => change.mutate(values), change.reset)}
    >
      <AuthAlert error={change.error} fallback={t.passwordFailed} />
      {hasPassword && (
        <Field label={t.currentPassword} error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
        </Field>
      )}
      <Field label={t.newPassword} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <StrengthMeter password={form.watch('password')} />
      <Field label={t.repeatPassword} error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
      </Field>
      <Button type="submit" variant="primary" busy={change.isPending}>
        {hasPassword ? t.changePassword : t.setPassword}
      </Button>
    </form>
  )
}
