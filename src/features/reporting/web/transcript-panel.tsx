import type { Span } from '@klarbefund/befund'
import { useDeferredValue, useMemo } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ActionBar } from './action-bar.tsx'
import { useEvidenceContext, usePointingContext } from './evidence.tsx'
import { HintList } from './hint-list.tsx'
import { placesOf } from './hints.ts'
import type { RunKind } from './run-result.ts'
import type { TranscriptMark } from './transcript-field.tsx'
import { TranscriptField } from './transcript-field.tsx'
import { joinSpans } from './use-pointing.ts'
import { useTemplateSuggestion } from './use-template-suggestion.ts'
import { WorkspaceBanner } from './workspace-banner.tsx'
import { useWorkspaceContext } from './workspace-context.ts'

const autoLabels: readonly { kind: RunKind; label: string }[] = [
  { kind: 'format', label: t.autoFormat },
  { kind: 'fill', label: t.autoFill },
  { kind: 'generate', label: t.autoGenerate },
]

export function TranscriptPanel() {
  const { isWide, tab } = useWorkspaceContext()
  return (
    <section aria-labelledby="transcript-title" className="flex min-h-0 min-w-0 flex-col">
      <header className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2">
        <h2 id="transcript-title" className="eyebrow mr-auto max-lg:sr-only">
          {t.transcript}
        </h2>
        <AutoToggles />
      </header>
      <div className="relative flex min-h-64 flex-1 flex-col border-y border-line bg-surface lg:min-h-32">
        <MarkedTranscript />
        {(isWide || tab === 'transcript') && <WorkspaceBanner />}
      </div>
      <ActionBar />
      <TemplateSuggestion />
      <HintList />
    </section>
  )
}

function MarkedTranscript() {
  const { transcript, setTranscript, transcriptInput } = useWorkspaceContext()
  const marks = useDeferredValue(useMarks())
  return (
    <TranscriptField
      value={transcript}
      onValueChange={setTranscript}
      marks={marks}
      onPoint={usePointingContext().pointAtTranscript}
      inputRef={transcriptInput}
    />
  )
}

function AutoToggles() {
  const { auto } = useWorkspaceContext()
  return (
    <fieldset aria-label={t.autoGroup} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span aria-hidden="true" className="text-ink-faint max-sm:w-full">
        {t.auto}
      </span>
      {autoLabels.map(({ kind, label }) => (
        <Switch
          key={kind}
          label={label}
          checked={auto.mode === kind}
          onCheckedChange={(isOn) => auto.toggle(kind, isOn)}
        />
      ))}
    </fieldset>
  )
}

function TemplateSuggestion() {
  const { transcript, template, templates, chooseTemplate, snapshot } = useWorkspaceContext()
  const suggestion = useTemplateSuggestion(templates, snapshot.isEmpty ? transcript : '')
  if (!suggestion || suggestion.id === template?.id) return null
  return (
    <div className="px-5 pb-3">
      <Banner
        tone="accent"
        actions={
          <Button size="small" onClick={() => chooseTemplate(suggestion)}>
            {t.useSuggestion}
          </Button>
        }
      >
        {t.suggestion(suggestion.name)}
      </Banner>
    </div>
  )
}

/** What is lit in the transcript: the place pointed at first, then what asks, then what found no place. */
function useMarks(): readonly TranscriptMark[] {
  const { carry } = useWorkspaceContext()
  const { hints, check } = useEvidenceContext()
  const { sentence } = usePointingContext()
  const found = hints.active ? placesOf(hints.active).transcript : []
  const lit = joinSpans(sentence?.spans ?? []).flatMap((span) => carry(span) ?? [])
  const clashes = hints.open.flatMap(({ first, second }) =>
    [first, second].filter((quote) => quote.in === 'transcript'),
  )
  const lost = (check?.verification?.coverage.entries ?? []).filter((entry) => entry.class === 'unplaced')
  const written = JSON.stringify([
    ...marksOf('found', found),
    ...marksOf('lit', lit),
    ...marksOf('clash', clashes),
    ...marksOf(
      'ask',
      hints.questions.map(({ span }) => span),
    ),
    ...marksOf(
      'unplaced',
      hints.unplaced.map(({ span }) => span),
    ),
    ...marksOf('unplaced', lost),
  ])
  // Most keys in the report change none of them: then nothing is drawn.
  return useMemo(() => JSON.parse(written), [written])
}

function marksOf(kind: TranscriptMark['kind'], spans: readonly Span[]): TranscriptMark[] {
  return spans.map(({ start, end }) => ({ start, end, kind }))
}
