import { reportingTexts as t } from '#features/reporting/texts.ts'
import type { Command } from '#web/ui/command-palette.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Kbd } from '#web/ui/kbd.tsx'

export interface ShortcutsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  commands: readonly Command[]
}

export function ShortcutsDialog({ open, onOpenChange, commands }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t.shortcuts} description={t.shortcutsLead} width="wide">
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {commands.map(({ id, label, shortcut }) => shortcut && <Row key={id} label={label} keys={shortcut} />)}
        <Row label={t.leaveEditor} keys={t.shortcutKeys.leave} />
      </dl>
    </Dialog>
  )
}

function Row({ label, keys }: { label: string; keys: string }) {
  return (
    <div className="flex min-h-(--row) items-center justify-between gap-3 border-b border-line">
      <dt>{label}</dt>
      <dd>
        <Kbd keys={keys} />
      </dd>
    </div>
  )
}
