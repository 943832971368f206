import { useEffect, useState } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { useCopyFormats } from '#web/copy-formats.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useLatest } from '#web/use-latest.ts'
import type { DisputedFact } from './proof.ts'
import { disputedFacts } from './proof.ts'
import type { CopyReportInput } from './use-copy-report.ts'
import { useCopyReport } from './use-copy-report.ts'
import type { EngineCheck } from './use-engine-check.ts'

export interface GatedCopyInput<Copied> extends CopyReportInput<Copied> {
  /** The check of the document as it stands now, even when a keystroke came a moment ago. */
  checkNow: () => Promise<EngineCheck | null>
  runId: string | undefined
}

/** Copying with its conditions: a format, a report, and a word on every fact that differs from the dictation. */
export function useGatedCopy<Copied>({ checkNow, runId, ...input }: GatedCopyInput<Copied>) {
  const { editor } = input
  const latestCheck = useLatest(checkNow)
  const [formats, setFormats] = useCopyFormats()
  const { copy, isCopied } = useCopyReport(input, formats)
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState<readonly DisputedFact[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another run asks anew.
  useEffect(() => setConfirmed(new Set()), [runId])

  async function requestCopy(agreed: ReadonlySet<string>): Promise<void> {
    if (!formats.html && !formats.rtf && !formats.plainText) {
      toast({ title: t.noFormat.title, description: t.noFormat.text, tone: 'ask' })
      return
    }
    if (editor.isEmpty) {
      toast({ title: t.emptyReport.title, description: t.emptyReport.text, tone: 'ask' })
      return
    }
    const check = await latestCheck.current()
    // A key or a run came meanwhile: what is copied is what was checked.
    if (check && check.doc !== editor.state.doc) return requestCopy(agreed)
    const open = check ? disputedFacts(check).filter(({ key }) => !agreed.has(key)) : []
    if (open.length > 0) setAsking(open)
    else await copy()
  }

  return {
    formats,
    setFormats,
    isCopied,
    requestCopy: () => void requestCopy(confirmed),
    gate: {
      facts: asking,
      onCancel: () => setAsking([]),
      onConfirm: () => {
        const agreed = new Set([...confirmed, ...asking.map(({ key }) => key)])
        setConfirmed(agreed)
        setAsking([])
        // An automatic run may have put another report under the question.
        void requestCopy(agreed)
      },
    },
  }
}
