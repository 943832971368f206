import { Check, ChevronRight, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { useEvidenceContext, usePointingContext } from './evidence.tsx'
import { templateSentencesOf } from './find-sentences.ts'
import { countKept, disputedRows } from './proof.ts'
import { useWorkspaceContext } from './workspace-context.ts'

/** One quiet line while all is well; the first thing one sees when something is not. */
export function ProofBar() {
  const { run, setDialog } = useWorkspaceContext()
  const { check, hints } = useEvidenceContext()
  const withdrawn = run?.templateSentences.filter(({ status }) => status !== 'kept').length ?? 0
  const ledger = check?.verification?.ledger
  if (!ledger) return null
  const disputed = disputedRows(ledger.rows).length
  const { kept, total } = countKept(ledger.rows)
  const isSound = disputed === 0
  const percent = Math.floor((check?.verification?.coverage.ratio ?? 0) * 100)
  const Icon = isSound ? Check : TriangleAlert
  return (
    <div
      className={classNames(
        'flex shrink-0 items-center justify-between gap-x-1 border-t px-3 py-1 text-sm',
        isSound ? 'border-line' : 'border-clash-line bg-clash-wash',
      )}
    >
      <button
        type="button"
        onClick={() => setDialog('ledger')}
        className="flex min-h-(--control-small) min-w-0 items-center gap-x-2 rounded-md px-2 text-left hover:bg-hover"
      >
        <Icon aria-hidden="true" className={classNames('size-4 shrink-0', isSound ? 'text-proven' : 'text-clash')} />
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className={classNames('numbers font-semibold', isSound ? 'text-proven' : 'text-clash')}>
            {total === 0 ? t.proofNothing : t.proofKept(kept, total)}
          </span>
          <span className="numbers text-ink-soft">{t.coverage(percent)}</span>
          {hints.hints.length > 0 && <span className="numbers text-ask">{t.openHints(hints.hints.length)}</span>}
          {withdrawn > 0 && <span className="numbers text-ink-soft">{t.withdrawnSentences(withdrawn)}</span>}
        </span>
        <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
        <span className="sr-only">{t.openLedger}</span>
      </button>
      <TemplateSentences />
    </div>
  )
}

/** Normal sentences nobody dictated: counted, and walked one by one before the copy. */
function TemplateSentences() {
  const { check } = useEvidenceContext()
  const { goToNextTemplateSentence } = usePointingContext()
  const doc = check?.doc
  const count = useMemo(() => (doc ? templateSentencesOf(doc).length : 0), [doc])
  if (count === 0) return null
  return (
    <Tooltip label={t.walkTemplateSentences} shortcut={t.shortcutKeys.nextTemplateSentence}>
      <Button size="small" variant="quiet" className="numbers shrink-0 font-normal!" onClick={goToNextTemplateSentence}>
        {t.templateSentences(count)}
      </Button>
    </Tooltip>
  )
}
