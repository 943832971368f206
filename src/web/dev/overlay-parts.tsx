import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CommandPalette } from '#web/ui/command-palette.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { devTexts as t } from './texts.ts'

export function OverlayParts() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'palette' | null>(null)
  const [tab, setTab] = useState<'transcript' | 'report'>('transcript')
  const close = (isOpen: boolean) => !isOpen && setOpen(null)
  return (
    <div className="flex flex-col gap-5">
      <SectionHeader title={t.groups.overlays} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen('dialog')}>{t.openDialog}</Button>
        <Button onClick={() => setOpen('confirm')}>{t.openConfirm}</Button>
        <Button onClick={() => setOpen('palette')}>{t.openPalette}</Button>
        <Menu trigger={<Button>{t.openMenu}</Button>}>
          <MenuItem>{t.format}</MenuItem>
          <MenuSeparator />
          <MenuItem danger>{t.remove}</MenuItem>
        </Menu>
        <Popover label={t.openPopover} trigger={<Button>{t.openPopover}</Button>}>
          {t.dialogText}
        </Popover>
        <Tooltip label={t.tooltip} shortcut="Strg+Enter">
          <Button onClick={() => toast({ title: t.toastTitle, description: t.toastText, tone: 'proven' })}>
            {t.showToast}
          </Button>
        </Tooltip>
      </div>
      <Tabs
        label={t.groups.navigation}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'transcript', label: t.transcript, content: t.dialogText },
          { value: 'report', label: t.report, content: t.pageText },
        ]}
      />
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title={t.dialogTitle}
        description={t.dialogText}
        actions={<Button variant="primary">{t.format}</Button>}
      >
        {t.pageText}
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title={t.confirmTitle}
        confirmLabel={t.remove}
        danger
        onConfirm={() => setOpen(null)}
      />
      <CommandPalette
        open={open === 'palette'}
        onOpenChange={close}
        commands={[
          { id: 'format', label: t.format, group: t.report, onSelect: () => {}, shortcut: 'Alt+1' },
          { id: 'fill', label: t.fill, group: t.report, onSelect: () => {} },
          { id: 'generate', label: t.generate, group: t.transcript, onSelect: () => {} },
        ]}
      />
    </div>
  )
}
