import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { securityTexts as t } from '../texts.ts'

/** Recovery codes, shown this one time. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText((codes ?? []).join('\n'))
      toast({ title: t.codesCopied, tone: 'proven' })
    } catch {
      toast({ title: t.factorFailed, description: t.copyFailed, tone: 'clash' })
    }
  }
  return (
    <Dialog
      open={codes !== null}
      onOpenChange={onClose}
      title={t.codesTitle}
      description={t.codesLead}
      isKeptOpen
      actions={
        <>
          <Button onClick={copy}>{t.copyCodes}</Button>
          <Button variant="primary" onClick={onClose}>
            {t.codesSaved}
          </Button>
        </>
      }
    >
      <ol className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-md bg-sunken px-4 py-3 font-mono">
        {codes?.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
