import { Check, Copy, Download } from 'lucide-react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { copyFormatNames } from '#web/copy-formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { CopyGate } from './copy-gate.tsx'
import type { DownloadKind } from './download-report.ts'
import { downloadKinds, downloadReport } from './download-report.ts'
import { useWorkspaceContext } from './workspace-context.ts'

export function CopyBar() {
  const { editor, snapshot, startNewReport, copying } = useWorkspaceContext()
  const { formats, setFormats, isCopied, requestCopy, gate } = copying

  async function save(kind: DownloadKind) {
    try {
      await downloadReport(editor.state.doc, kind, t.fileName)
    } catch {
      toast({ title: t.downloadFailed.title, description: t.downloadFailed.text, tone: 'clash' })
    }
  }

  return (
    <footer className="flex shrink-0 flex-col gap-2.5 border-t border-line px-5 py-3">
      <fieldset aria-label={t.copyFormats} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {copyFormatNames.map((format) => (
          <Checkbox
            key={format}
            label={t.formats[format]}
            checked={formats[format]}
            onCheckedChange={(isOn) => setFormats({ ...formats, [format]: isOn })}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant={snapshot.isEmpty || snapshot.holdsTemplate ? 'secondary' : 'primary'}
          icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          className="@max-[430px]/report:w-full"
          onClick={requestCopy}
        >
          <span aria-live="polite">{isCopied ? t.copied : t.copy}</span>
        </Button>
        <span className="@max-[560px]/report:hidden">
          <Kbd keys={t.shortcutKeys.copy} />
        </span>
        <span className="ml-auto flex gap-1 @max-[430px]/report:w-full @max-[430px]/report:justify-between">
          <Menu
            trigger={
              <Button variant="quiet" icon={<Download aria-hidden="true" />} disabled={snapshot.isEmpty}>
                {t.download}
              </Button>
            }
          >
            {downloadKinds.map((kind) => (
              <MenuItem key={kind} onSelect={() => void save(kind)}>
                {t.downloadAs[kind]}
              </MenuItem>
            ))}
          </Menu>
          <Button variant="quiet" onClick={startNewReport}>
            {t.newReport}
          </Button>
        </span>
      </div>
      <CopyGate {...gate} />
    </footer>
  )
}
