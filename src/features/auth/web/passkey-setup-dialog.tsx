import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#web/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { finishPasskeySetup, passkeyName, startPasskeySetup } from '../contract.ts'
import { securityTexts as t } from '../texts.ts'
import { AuthAlert } from './auth-alert.tsx'
import { createPasskey } from './passkey.ts'

interface PasskeySetupDialogProps {
  open: boolean
  onClose: () => void
  onDone: (recoveryCodes: readonly string[] | null) => void
}

export function PasskeySetupDialog({ open, onClose, onDone }: PasskeySetupDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={t.addPasskey} isKeptOpen>
      <PasskeySetup onDone={onDone} />
    </Dialog>
  )
}

function PasskeySetup({ onDone }: Pick<PasskeySetupDialogProps, 'onDone'>) {
  const [name, setName] = useState<string>(t.passkeyDefaultName)
  const add = useMutation({
    mutationFn: async () => {
      const answer = await createPasskey(await call(startPasskeySetup))
      return call(finishPasskeySetup, { body: { ...answer, name } })
    },
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  const fault = passkeyName.safeParse(name).error?.issues[0]?.message
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!fault) add.mutate()
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <AuthAlert error={add.error} fallback={t.factorFailed} />
      <Field label={t.passkeyName} help={t.passkeyNameHelp} error={fault}>
        <Input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary" busy={add.isPending}>
        {t.add}
      </Button>
    </form>
  )
}
