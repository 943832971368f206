import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call } from '#web/api-client.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { deleteOwnAccount } from '../contract.ts'
import { authTexts, securityTexts as t } from '../texts.ts'
import { AuthAlert } from './auth-alert.tsx'

interface DeleteAccountDialogProps {
  open: boolean
  email: string
  asksPassword: boolean
  onClose: () => void
}

/** Asks for the address to be typed, and for the password where there is one; afterwards a fresh page signed out. */
export function DeleteAccountDialog({ open, email, asksPassword, onClose }: DeleteAccountDialogProps) {
  const [address, setAddress] = useState('')
  const [password, setPassword] = useState('')
  const remove = useMutation({
    mutationFn: () =>
      call(deleteOwnAccount, { body: asksPassword ? { email: address, password } : { email: address } }),
    onSuccess: () => {
      sessionStorage.clear()
      window.location.assign('/')
    },
  })
  const issues = remove.error instanceof ApiError ? remove.error.issues : []
  const faultOf = (field: string) => issues.find(({ path }) => path === field)?.message
  function handleOpenChange(isOpen: boolean) {
    if (isOpen) return
    setAddress('')
    setPassword('')
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={handleOpenChange}
      title={t.deleteConfirmTitle}
      description={t.deleteLead}
      confirmLabel={t.deleteForGood}
      danger
      busy={remove.isPending || remove.isSuccess}
      onConfirm={() => remove.mutate()}
    >
      <div className="mt-4 flex flex-col gap-4">
        <AuthAlert error={remove.error} fallback={t.deleteFailed} />
        <Field label={t.deleteTypeAddress(email)} error={faultOf('email')}>
          <Input type="email" autoComplete="off" value={address} onChange={(event) => setAddress(event.target.value)} />
        </Field>
        {asksPassword && (
          <Field label={authTexts.password} error={faultOf('password')}>
            <PasswordInput
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        )}
      </div>
    </ConfirmDialog>
  )
}
