import { EditorContent } from '@tiptap/react'
import { startTransition, useEffect, useState } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import type { ComparedPair } from './compare-dialog.tsx'
import { CopyBar } from './copy-bar.tsx'
import { EditorTools } from './editor-tools.tsx'
import { usePointingContext } from './evidence.tsx'
import type { ReportSentence } from './find-sentences.ts'
import { DraftBar, ModelDraft } from './model-draft.tsx'
import { PromptNotice } from './prompt-notice.tsx'
import { ProofBar } from './proof-bar.tsx'
import { findPlaceholders } from './report-marks.ts'
import { readReportText } from './report-text.ts'
import type { Workspace } from './use-workspace.ts'
import { VersionMenu } from './version-menu.tsx'
import { WorkspaceBanner } from './workspace-banner.tsx'
import { useWorkspaceContext } from './workspace-context.ts'

export interface ReportPanelProps {
  onCompare: (pair: ComparedPair) => void
}

export function ReportPanel({ onCompare }: ReportPanelProps) {
  const { editor, template, runs, isWide, tab } = useWorkspaceContext()
  const isDrafting = runs.draft !== null
  return (
    <section aria-labelledby="report-title" className="@container/report flex min-h-0 min-w-0 flex-col">
      <header className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-2 gap-y-1 py-2 pr-4 pl-5">
        <h2 id="report-title" className="eyebrow max-lg:sr-only">
          {t.report}
        </h2>
        {template && (
          <p
            className="mr-auto min-w-0 flex-1 basis-40 truncate text-sm text-ink-soft"
            title={t.chosenTemplate(template.name)}
          >
            {t.chosenTemplate(template.name)}
          </p>
        )}
        <div inert={isDrafting} className={classNames('ml-auto flex items-center gap-1', isDrafting && 'opacity-40')}>
          <EditorTools />
          <VersionMenu onCompare={onCompare} />
        </div>
      </header>
      <Offer onCompare={onCompare} />
      <Restored />
      <div className="flex min-h-[432px] flex-1 flex-col overflow-y-auto lg:min-h-48 px-4 pb-3">
        {runs.draft !== null && <ModelDraft text={runs.draft} />}
        <EditorContent
          editor={editor}
          className={classNames(
            'mx-auto w-full max-w-[700px] flex-1 rounded-sm bg-page shadow-page *:w-full',
            isDrafting ? 'hidden' : 'flex',
          )}
        />
      </div>
      {!isWide && tab === 'report' && <WorkspaceBanner />}
      <div className="flex min-h-8 shrink-0 items-center gap-2 pr-4 pl-5 text-sm max-lg:min-h-11 max-lg:py-1.5">
        <p aria-live="polite" className="min-w-0 flex-1 text-ink-faint max-lg:line-clamp-2 lg:truncate">
          {!isDrafting && <OriginWords />}
        </p>
        {!isDrafting && <OpenFields />}
      </div>
      {isDrafting ? <DraftBar /> : <ProofBar />}
      <div inert={isDrafting} className={classNames('shrink-0', isDrafting && 'opacity-40')}>
        <CopyBar />
      </div>
      <PromptNotice />
    </section>
  )
}

/** Fields of the template nobody filled yet, reachable one after another. */
function OpenFields() {
  const { editor, goToNextField } = useWorkspaceContext()
  const [count, setCount] = useState(0)
  useEffect(() => {
    const countAgain = () => startTransition(() => setCount(findPlaceholders(editor.state.doc).length))
    countAgain()
    editor.on('update', countAgain)
    return () => {
      editor.off('update', countAgain)
    }
  }, [editor])
  if (count === 0) return null
  return (
    <Tooltip label={t.nextPlaceholder} shortcut={t.shortcutKeys.nextPlaceholder}>
      <Button size="small" variant="quiet" className="numbers font-normal! text-ask!" onClick={goToNextField}>
        {t.placeholdersLeft(count)}
      </Button>
    </Tooltip>
  )
}

/** The origin of the sentence pointed at, in words: the margin mark for those who cannot see it. */
function OriginWords() {
  const { transcript, carry } = useWorkspaceContext()
  return originWords(transcript, carry, usePointingContext().sentence)
}

function originWords(transcript: string, carry: Workspace['carry'], sentence: ReportSentence | null): string {
  if (!sentence || sentence.isHeading) return t.originHint
  const spoken = sentence.spans.flatMap((span) => carry(span) ?? [])
  const first = spoken[0]
  const last = spoken.at(-1)
  const quote = first && last ? transcript.slice(first.start, last.end).replace(/\s+/g, ' ') : ''
  return t.originOf(t.origins[sentence.kind], quote)
}

/** An automatic run never overwrites what a person wrote: it waits here. */
function Offer({ onCompare }: Pick<ReportPanelProps, 'onCompare'>) {
  const { offer, editor } = useWorkspaceContext()
  const { result } = offer
  if (!result) return null
  const compare = () =>
    onCompare({
      before: { title: t.compareNewer, text: readReportText(editor.state.doc).text },
      after: { title: t.compareOffered, text: result.plainText },
    })
  return (
    <div className="px-4 pb-3">
      <Banner
        tone="ask"
        role="status"
        title={t.offerTitle}
        actions={
          <>
            <Button size="small" variant="quiet" onClick={compare}>
              {t.compare}
            </Button>
            <Button size="small" variant="quiet" onClick={offer.drop}>
              {t.offerDrop}
            </Button>
            <Button size="small" onClick={offer.take}>
              {t.offerTake}
            </Button>
          </>
        }
      >
        {t.offerText}
      </Banner>
    </div>
  )
}

function Restored() {
  const { restored, startNewReport } = useWorkspaceContext()
  if (restored.at === null) return null
  const time = new Date(restored.at).toLocaleTimeString('de', { hour: '2-digit', minute: '2-digit' })
  return (
    <div className="px-4 pb-3">
      <Banner
        tone="accent"
        role="status"
        title={t.restored}
        actions={
          <>
            <Button size="small" variant="quiet" onClick={startNewReport}>
              {t.discardRestored}
            </Button>
            <Button size="small" onClick={restored.dismiss}>
              {t.understood}
            </Button>
          </>
        }
      >
        {t.restoredFrom(time)}
      </Banner>
    </div>
  )
}
