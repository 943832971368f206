import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#web/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeInput, codeLength } from '#web/ui/code-input.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { finishTotpSetup, startTotpSetup } from '../contract.ts'
import { securityTexts as t } from '../texts.ts'
import { AuthAlert } from './auth-alert.tsx'
import { QrCode } from './qr-code.tsx'

interface AppSetupDialogProps {
  open: boolean
  onClose: () => void
  onDone: (recoveryCodes: readonly string[] | null) => void
}

export function AppSetupDialog({ open, onClose, onDone }: AppSetupDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={t.appSetupTitle} isKeptOpen>
      <AppSetup onDone={onDone} />
    </Dialog>
  )
}

function AppSetup({ onDone }: Pick<AppSetupDialogProps, 'onDone'>) {
  const [code, setCode] = useState('')
  // A fresh secret for every opening; it is forgotten with the dialog.
  const setup = useQuery({ queryKey: [startTotpSetup.path], queryFn: () => call(startTotpSetup), gcTime: 0 })
  const finish = useMutation({
    mutationFn: (value: string) => call(finishTotpSetup, { body: { code: value } }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (code.length === codeLength) finish.mutate(code)
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <AuthAlert error={setup.error ?? finish.error} fallback={t.factorFailed} />
      <p>{t.appScan}</p>
      {setup.data ? (
        <QrCode text={setup.data.uri} label={t.appScanLabel} />
      ) : (
        <Skeleton className="size-[196px] self-center" />
      )}
      <div className="text-sm text-ink-soft">
        <p>{t.appManual}</p>
        {setup.data && (
          <p className="mt-1 font-mono tracking-wide break-all text-ink select-all">{inGroups(setup.data.secret)}</p>
        )}
      </div>
      {setup.data && <OpenInApp uri={setup.data.uri} />}
      <Field label={t.appConfirm}>
        <CodeInput value={code} onValueChange={setCode} onComplete={finish.mutate} isChecked={finish.isPending} />
      </Field>
      <Button type="submit" variant="primary" busy={finish.isPending} disabled={code.length < codeLength}>
        {t.turnOn}
      </Button>
    </form>
  )
}

/** For the phone that shows this page itself. */
function OpenInApp({ uri }: { uri: string }) {
  return (
    <p className="text-sm md:hidden">
      <a href={uri} className="text-accent underline underline-offset-3">
        {t.openInApp}
      </a>
    </p>
  )
}

function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
