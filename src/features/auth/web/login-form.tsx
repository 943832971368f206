import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ApiError, call } from '#web/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { login, loginInput, type SecondFactor } from '../contract.ts'
import { authTexts as t } from '../texts.ts'
import { AuthAlert } from './auth-alert.tsx'
import { useStartingFocus } from './use-starting-focus.ts'

interface LoginFormProps {
  onSignedIn: () => void
  /** The password was right, a second factor has to follow. */
  onSecondFactor: (factors: readonly SecondFactor[]) => void
  /** The password was right, the address is not confirmed yet: a new code was mailed. */
  onUnconfirmed: (email: string) => void
  onForgotPassword: () => void
}

export function LoginForm({ onSignedIn, onSecondFactor, onUnconfirmed, onForgotPassword }: LoginFormProps) {
  const form = useForm({ resolver: zodResolver(loginInput), defaultValues: { email: '', password: '' } })
  const signIn = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(login, { body }),
    // Also where the form has been left meanwhile: the person is signed in.
    onSuccess: ({ secondFactor }) => {
      if (secondFactor.length === 0) onSignedIn()
    },
  })
  function submit(body: { email: string; password: string }) {
    signIn.mutate(body, {
      onSuccess: ({ secondFactor }) => {
        if (secondFactor.length > 0) onSecondFactor(secondFactor)
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'email_unconfirmed') onUnconfirmed(body.email)
      },
    })
  }
  useStartingFocus(() => form.setFocus('email'))
  const { errors } = form.formState
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.handleSubmit(submit, signIn.reset)}>
      <AuthAlert error={signIn.error} fallback={t.loginFailed} />
      <Field label={t.email} error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field label={t.password} error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button type="submit" variant="primary" busy={signIn.isPending}>
        {t.login}
      </Button>
      <Button variant="quiet" onClick={onForgotPassword}>
        {t.forgotPassword}
      </Button>
    </form>
  )
}
