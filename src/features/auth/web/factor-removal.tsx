import { useMutation } from '@tanstack/react-query'
import { call, messageOf } from '#web/api-client.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { removePasskey, removeTotp, renewRecoveryCodes } from '../contract.ts'
import { securityTexts as t } from '../texts.ts'

/** What is to be taken away; new recovery codes take the old ones away. */
export type Removal = { kind: 'app' } | { kind: 'passkey'; id: string; name: string } | { kind: 'codes' }

interface FactorRemovalProps {
  removal: Removal | null
  onClose: () => void
  onDone: (recoveryCodes: readonly string[] | null) => void
}

export function FactorRemoval({ removal, onClose, onDone }: FactorRemovalProps) {
  const remove = useMutation({
    mutationFn: carryOut,
    onSuccess: (codes) => {
      if (!codes) toast({ title: t.factorChanged, tone: 'proven' })
      onDone(codes)
    },
    onError: (error) => {
      toast({ title: t.factorFailed, description: messageOf(error, t.factorFailed), tone: 'clash' })
      onClose()
    },
  })
  const words = removal ? wordsFor(removal) : null
  return (
    <ConfirmDialog
      open={removal !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words?.title ?? ''}
      description={words?.text}
      confirmLabel={words?.action ?? ''}
      danger={removal?.kind !== 'codes'}
      busy={remove.isPending}
      onConfirm={() => removal && remove.mutate(removal)}
    />
  )
}

async function carryOut(removal: Removal): Promise<readonly string[] | null> {
  if (removal.kind === 'codes') return (await call(renewRecoveryCodes)).recoveryCodes
  if (removal.kind === 'app') await call(removeTotp)
  else await call(removePasskey, { params: { id: removal.id } })
  return null
}

function wordsFor(removal: Removal): { title: string; text: string; action: string } {
  if (removal.kind === 'app') return { title: t.turnOffTitle, text: t.turnOffText, action: t.turnOff }
  if (removal.kind === 'codes') return { title: t.renewTitle, text: t.renewText, action: t.renewCodes }
  return { title: t.removePasskeyTitle, text: t.removePasskeyText(removal.name), action: t.remove }
}
