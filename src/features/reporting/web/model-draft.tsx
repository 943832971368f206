import { useEffect, useRef } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What the model has written so far, in the place of the report: to be read along, not to be taken away. */
export function ModelDraft({ text }: { text: string }) {
  const end = useRef<HTMLSpanElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves with every piece of text.
  useEffect(() => {
    // Newer browsers answer a promise, which an effect must not hand on as its clean-up.
    end.current?.scrollIntoView?.({ block: 'nearest' })
  }, [text])
  return (
    <section
      aria-label={t.draftLabel}
      aria-busy="true"
      onCopy={(event) => event.preventDefault()}
      className="mx-auto flex w-full max-w-[700px] flex-1 flex-col rounded-sm border border-dashed border-ask-line bg-page select-none"
    >
      <p
        role="status"
        className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-3 pr-4 pl-11 text-sm @max-[430px]/report:pl-[30px] text-ink-soft"
      >
        <Badge tone="ask">{t.draftUnproven}</Badge>
        {t.draftHint}
      </p>
      <div lang="de" className="report-page prose-page min-h-0! pt-4! text-ink-soft!">
        {text}
        <span ref={end} aria-hidden="true" className="ml-0.5 inline-block h-[1em] w-[2px] translate-y-[2px] bg-ask" />
      </div>
    </section>
  )
}

/** Where the proof will stand. */
export function DraftBar() {
  return (
    <p className="flex min-h-10 shrink-0 items-center border-t border-line bg-ask-wash px-5 py-1 text-sm font-semibold text-ask">
      {t.draftProofFollows}
    </p>
  )
}
