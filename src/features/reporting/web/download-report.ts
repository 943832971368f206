import type { Node } from '@tiptap/pm/model'
import { exportReport } from './export-report.ts'

export const downloadKinds = ['rtf', 'docx', 'txt'] as const
export type DownloadKind = (typeof downloadKinds)[number]

const byteOrderMark = '\uFEFF'

/** Saves the report as a file; nothing is sent anywhere. */
export async function downloadReport(doc: Node, kind: DownloadKind, name: string): Promise<void> {
  const url = URL.createObjectURL(await makeFile(doc, kind))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.${kind}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

async function makeFile(doc: Node, kind: DownloadKind): Promise<Blob> {
  if (kind === 'docx') {
    const { writeDocx } = await import('./write-docx.ts')
    return writeDocx(doc)
  }
  const { rtf, plainText } = exportReport(doc, true)
  if (kind === 'rtf') return new Blob([rtf], { type: 'application/rtf' })
  return new Blob([byteOrderMark, plainText.replaceAll('\n', '\r\n')], { type: 'text/plain;charset=utf-8' })
}
