import { useState } from 'react'
import { readMrrtTemplate } from '#features/templates/contract.ts'
import { standardTemplateTexts as t } from '#features/templates/texts.ts'
import { call, messageOf } from '#web/api-client.ts'
import { toast } from '#web/ui/toast-store.ts'
import type { ImportedTemplate } from './standard-template-dialog.tsx'

/** Files are read one after another by the server, and looked at one after another by the person. */
export function useMrrtImport() {
  const [read, setRead] = useState<readonly ImportedTemplate[]>([])
  const [at, setAt] = useState(0)
  const [isReading, setReading] = useState(false)

  async function open(files: readonly File[]) {
    setReading(true)
    const templates: ImportedTemplate[] = []
    for (const file of files) {
      try {
        const template = await call(readMrrtTemplate, { body: { file: await file.text() } })
        templates.push({ ...template, fileName: file.name })
      } catch (error) {
        toast({ title: t.importFailed(file.name), description: messageOf(error, t.importFailedText), tone: 'clash' })
      }
    }
    setRead(templates)
    setAt(0)
    setReading(false)
  }

  return { open, isReading, current: read[at] ?? null, at: at + 1, of: read.length, next: () => setAt(at + 1) }
}
