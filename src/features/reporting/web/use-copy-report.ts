import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import type { CopyFormats } from '#web/copy-formats.ts'
import { toast } from '#web/ui/toast-store.ts'
import { downloadReport } from './download-report.ts'
import { exportReport } from './export-report.ts'
import type { ClipboardContent, ClipboardFormat } from './write-clipboard.ts'
import { canCarry, writeClipboard } from './write-clipboard.ts'

const copiedMs = 1000

export interface CopyReportInput<Copied> {
  editor: Editor
  /** What is known of the report at the moment it is copied. */
  describe: () => Copied
  /** Called as soon as the clipboard holds the report. */
  onWritten: () => void
  /** Called with that description when "Copied!" has been read. */
  onCopied: (copied: Copied) => void
}

/** Copies in the chosen formats, says truthfully which arrived, and calls back. */
export function useCopyReport<Copied>(input: CopyReportInput<Copied>, formats: CopyFormats) {
  const { editor, describe, onWritten, onCopied } = input
  const [isCopied, setIsCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    const content = contentFor(editor, formats)
    const copied = describe()
    try {
      announce(editor, content, await writeClipboard(content))
    } catch {
      const isOnlyRtf = Object.keys(content).every((format) => format === 'rtf')
      toast({
        title: t.copyFailed.title,
        description: isOnlyRtf && !canCarry('rtf') ? t.copyDone.withoutRtf : t.copyFailed.text,
        tone: 'clash',
        action: content.rtf === undefined ? undefined : rtfDownload(editor),
      })
      return
    }
    onWritten()
    setIsCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setIsCopied(false)
      onCopied(copied)
    }, copiedMs)
  }

  return { copy, isCopied }
}

function contentFor(editor: Editor, formats: CopyFormats): ClipboardContent {
  const report = exportReport(editor.state.doc, formats.fontFormatting)
  const content: ClipboardContent = {}
  if (formats.html) content.html = report.html
  if (formats.rtf) content.rtf = report.rtf
  if (formats.plainText) content.plainText = report.plainText
  return content
}

function announce(editor: Editor, asked: ClipboardContent, written: readonly ClipboardFormat[]): void {
  const list = t.copyDone.text(written.map((format) => t.formats[format]).join(', '))
  const lacksRtf = asked.rtf !== undefined && !written.includes('rtf')
  toast({
    title: t.copyDone.title,
    description: lacksRtf ? `${list}. ${t.copyDone.withoutRtf}` : list,
    tone: lacksRtf ? 'ask' : 'proven',
    action: lacksRtf ? rtfDownload(editor) : undefined,
  })
}

function rtfDownload(editor: Editor) {
  return { label: t.copyDone.downloadRtf, onSelect: () => void downloadReport(editor.state.doc, 'rtf', t.fileName) }
}
