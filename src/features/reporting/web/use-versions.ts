import type { Node } from '@tiptap/pm/model'
import { useCallback, useState } from 'react'
import { readReportText } from './report-text.ts'
import type { RunKind, RunResult } from './run-result.ts'

export type VersionOrigin = RunKind | 'typed' | 'template'

/** A state of the report one can go back to. */
export interface Version {
  number: number
  origin: VersionOrigin
  madeAt: Date
  doc: Node
  text: string
  /** The run it came from; null for what a person wrote. */
  run: RunResult | null
  /** The template that was chosen. */
  templateId: string | null
}

const maxVersions = 40

export function useVersions() {
  const [versions, setVersions] = useState<readonly Version[]>([])
  const add = useCallback(({ origin, doc, run, templateId }: Omit<Version, 'number' | 'madeAt' | 'text'>) => {
    const { text } = readReportText(doc)
    setVersions((before) => {
      if (text.trim() === '' || before.at(-1)?.text === text) return before
      // One that was brought back is kept already.
      const isKept = (version: Version) => version.templateId === templateId && version.doc.eq(doc)
      if (origin === 'typed' && before.some(isKept)) return before
      const number = (before.at(-1)?.number ?? 0) + 1
      return [...before, { number, origin, madeAt: new Date(), doc, text, run, templateId }].slice(-maxVersions)
    })
  }, [])
  return { versions, add, setVersions }
}
