import { useEffect, useState } from 'react'
import { templateTrialTexts as t } from '#features/reporting/texts.ts'
import { sanitizeReportHtml } from '#web/rich-text/sanitize-report-html.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { Engine } from './engine.ts'

export interface TemplateTrialProps {
  engine: Engine
  templateHtml: string
}

type Trial = { html: string; unplaced: number } | 'failed' | null

const pauseMs = 250

/** Fills a template with a dictation as either of them changes. */
export function TemplateTrial({ engine, templateHtml }: TemplateTrialProps) {
  const [transcript, setTranscript] = useState<string>(t.sample)
  const trial = useTrial(engine, transcript, templateHtml)
  return (
    <section aria-label={t.title} className="flex flex-col gap-3 border-t border-line pt-4">
      <div>
        <h3 className="text-lg">{t.title}</h3>
        <p className="text-sm text-ink-soft">{t.lead}</p>
      </div>
      <div className="grid gap-4 md:grid-cols-[2fr_3fr]">
        <Field label={t.dictation}>
          <Textarea rows={10} lang="de" value={transcript} onChange={(event) => setTranscript(event.target.value)} />
        </Field>
        <div className="flex min-w-0 flex-col gap-1.5">
          <span className="text-sm font-semibold">{t.result}</span>
          {trial === 'failed' ? <p role="alert">{t.failed}</p> : <Sheet html={trial?.html ?? ''} />}
          <p role="status" className="min-h-[1lh] text-sm text-ink-soft">
            {trial && trial !== 'failed' && trial.unplaced > 0 && t.unplaced(trial.unplaced)}
          </p>
        </div>
      </div>
    </section>
  )
}

function Sheet({ html }: { html: string }) {
  return (
    <section
      aria-label={t.result}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="max-h-72 min-h-40 overflow-y-auto rounded-sm bg-page shadow-page"
    >
      <div
        lang="de"
        className="prose-page template-page px-6 py-5"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the only HTML that comes here has just been sanitised.
        dangerouslySetInnerHTML={{ __html: sanitizeReportHtml(html) }}
      />
    </section>
  )
}

/** After a pause in typing; an answer that a newer question has overtaken is dropped. */
function useTrial(engine: Engine, transcript: string, templateHtml: string): Trial {
  const [trial, setTrial] = useState<Trial>(null)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      engine
        .run('fill', { transcript, templateHtml, detectContradictions: false, options: {} })
        .then(({ html, unplaced }) => isCurrent && setTrial({ html, unplaced: unplaced.length }))
        .catch(() => isCurrent && setTrial('failed'))
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [engine, transcript, templateHtml])
  return trial
}
