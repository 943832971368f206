import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, reasonOf } from '#web/api-client.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { type PromptArea, tryPrompt } from '../contract.ts'
import { promptTexts as t } from '../texts.ts'
import { TrialResult } from './trial-result.tsx'
import { sampleTemplateId, useTrialTemplates } from './use-trial-templates.ts'

interface TryPromptDialogProps {
  area: PromptArea
  promptText: string
  onClose: () => void
}

/** A prompt on a sample, with the proof of the result, before it acts on reports. */
export function TryPromptDialog({ area, promptText, onClose }: TryPromptDialogProps) {
  const [transcript, setTranscript] = useState<string>(t.trySample)
  const [templateId, setTemplateId] = useState(sampleTemplateId)
  const templates = useTrialTemplates(area === 'templatePopulation')
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const trial = useMutation({
    mutationFn: () => {
      const templateHtml = templates.find(({ id }) => id === templateId)?.templateHtml ?? ''
      return call(
        tryPrompt,
        { body: { area, promptText, transcript, templateHtml } },
        { signal: leaving.current.signal },
      )
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.tryTitle(t.areas[area].title)}
      description={t.tryLead}
      width="wide"
      isKeptOpen
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.tryClose}
          </Button>
          <Button
            variant="primary"
            busy={trial.isPending}
            disabled={transcript.trim() === ''}
            onClick={() => trial.mutate()}
          >
            {t.tryRun}
          </Button>
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="flex flex-col gap-4">
          {area === 'templatePopulation' && (
            <Field label={t.tryTemplate}>
              <Select
                value={templateId}
                onValueChange={setTemplateId}
                options={templates.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </Field>
          )}
          <Field label={t.tryTranscript}>
            <Textarea rows={9} value={transcript} onChange={(event) => setTranscript(event.target.value)} />
          </Field>
        </div>
        <section aria-label={t.tryResult} aria-live="polite" aria-busy={trial.isPending} className="min-w-0">
          <p className="text-sm font-semibold">{t.tryResult}</p>
          {trial.isPending && <Spinner label={t.tryRunning} />}
          {trial.isError && (
            <Banner tone="clash" role="alert">
              {reasonOf(trial.error, t.tryFailed)}
            </Banner>
          )}
          {trial.isSuccess && <TrialResult trial={trial.data} />}
        </section>
      </div>
    </Dialog>
  )
}
