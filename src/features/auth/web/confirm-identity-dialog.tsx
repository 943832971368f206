import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#web/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { confirmIdentity, type SecondFactor, type Security, startPasskeyConfirmation } from '../contract.ts'
import { authTexts, securityTexts as t } from '../texts.ts'
import { AuthAlert } from './auth-alert.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { useReloadSecurity } from './use-security.ts'

interface ConfirmIdentityDialogProps {
  open: boolean
  security: Security
  onClose: () => void
  onConfirmed: () => void
}

/** Asks again for the second factor, or for the password where there is none. */
export function ConfirmIdentityDialog({ open, security, onClose, onConfirmed }: ConfirmIdentityDialogProps) {
  const reload = useReloadSecurity()
  const factors = factorsOf(security)
  async function handleDone() {
    await reload()
    onConfirmed()
  }
  return (
    <Dialog open={open} onOpenChange={onClose} title={t.confirmTitle} description={t.confirmLead}>
      {factors.length > 0 && (
        <SecondFactorForm
          factors={factors}
          startPasskey={() => call(startPasskeyConfirmation)}
          give={(body) => call(confirmIdentity, { body })}
          onDone={handleDone}
        />
      )}
      {factors.length === 0 && security.hasPassword && <PasswordProof onDone={handleDone} />}
      {factors.length === 0 && !security.hasPassword && <ProviderProof provider={security.providers[0]} />}
    </Dialog>
  )
}

function factorsOf(security: Security): SecondFactor[] {
  const factors: SecondFactor[] = []
  if (security.passkeys.length > 0) factors.push('passkey')
  if (security.totpSince) factors.push('totp')
  if (factors.length > 0 && security.recoveryCodesLeft > 0) factors.push('recovery')
  return factors
}

function PasswordProof({ onDone }: { onDone: () => void }) {
  const [password, setPassword] = useState('')
  const prove = useMutation({ mutationFn: () => call(confirmIdentity, { body: { password } }), onSuccess: onDone })
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    prove.mutate()
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <AuthAlert error={prove.error} fallback={t.confirmFailed} />
      <Field label={authTexts.password}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" busy={prove.isPending} disabled={password === ''}>
        {authTexts.confirm}
      </Button>
    </form>
  )
}

/** A navigation, not a call: the provider's page takes over and brings a new session back. */
function ProviderProof({ provider }: { provider: string | undefined }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{t.confirmByProvider}</p>
      {provider && (
        <a href={`/api/login/${provider}`} className={buttonClass('primary')}>
          {t.signInAgain}
        </a>
      )}
    </div>
  )
}
