import { ThumbsDown, ThumbsUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { feedbackCategories, maxFeedbackLength } from '#features/feedback/contract.ts'
import { feedbackTexts as t } from '#features/feedback/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { FeedbackInput } from './use-send-feedback.ts'
import { useSendFeedback } from './use-send-feedback.ts'

const autoCloseMs = 8000

interface CopiedReport {
  recordingId: string | null
  templateId: string | null
  templateName: string | null
}

export interface FeedbackPromptProps {
  /** A new object with every copy, of the same report too. */
  report: CopiedReport
  sessionId: string
  onClose: () => void
}

type Category = (typeof feedbackCategories)[number]

/** Asks once after a copy, beside the work: it takes no focus and leaves by itself. */
export function FeedbackPrompt({ report: copied, sessionId, onClose }: FeedbackPromptProps) {
  // Details belong to the report whose issues they are, whatever is copied while they are written.
  const [faulty, setFaulty] = useState<CopiedReport | null>(null)
  const send = useSendFeedback(onClose)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every copy is asked about for as long as the first.
  useEffect(() => {
    if (faulty) return
    const timer = setTimeout(onClose, autoCloseMs)
    return () => clearTimeout(timer)
  }, [faulty, copied, onClose])

  function submit(rating: Pick<FeedbackInput, 'feedbackType' | 'feedbackCategory' | 'feedbackText'>) {
    const report = faulty ?? copied
    send.mutate({
      ...rating,
      ...report,
      sessionId,
      language: 'de',
      inputMethod: 'external_transcript',
      templateUsed: report.templateId !== null,
    })
  }

  return (
    <section
      aria-label={t.title}
      aria-live="polite"
      className="fixed inset-x-3 bottom-13 z-40 mx-auto max-w-[440px] rounded-lg bg-raised p-4 shadow-float animate-appear lg:right-auto lg:bottom-28 lg:left-4 lg:mx-0"
    >
      <header className="mb-3 flex items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{faulty ? t.detailsTitle : t.title}</h2>
        <IconButton label={t.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      {faulty === null ? (
        <div className="grid grid-cols-2 gap-2">
          <Button
            icon={<ThumbsUp aria-hidden="true" />}
            busy={send.isPending}
            onClick={() => submit({ feedbackType: 'positive', feedbackCategory: null, feedbackText: null })}
          >
            {t.good}
          </Button>
          <Button icon={<ThumbsDown aria-hidden="true" />} disabled={send.isPending} onClick={() => setFaulty(copied)}>
            {t.issues}
          </Button>
        </div>
      ) : (
        <Details
          isBusy={send.isPending}
          onSubmit={(category, text) =>
            submit({ feedbackType: 'negative', feedbackCategory: category, feedbackText: text })
          }
        />
      )}
    </section>
  )
}

interface DetailsProps {
  isBusy: boolean
  onSubmit: (category: Category | null, text: string | null) => void
}

/** Skipping leaves out the details; the rating itself was given with "Issues". */
function Details({ isBusy, onSubmit }: DetailsProps) {
  const [categories, setCategories] = useState<readonly Category[]>([])
  const [text, setText] = useState('')
  const group = useRef<HTMLFieldSetElement>(null)
  // "Issues" is gone, and the focus with it: it goes on where the answer is given.
  useEffect(() => group.current?.querySelector('button')?.focus(), [])
  return (
    <div className="flex flex-col gap-4">
      <fieldset ref={group} aria-label={t.categoriesLabel} className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {feedbackCategories.map((category) => (
          <Checkbox
            key={category}
            label={t.categories[category]}
            checked={categories.includes(category)}
            onCheckedChange={(isOn) =>
              setCategories(isOn ? [...categories, category] : categories.filter((other) => other !== category))
            }
          />
        ))}
      </fieldset>
      <Field label={t.text} optional help={t.textHint} aside={t.count(text.length, maxFeedbackLength)}>
        <Textarea
          rows={3}
          maxLength={maxFeedbackLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="quiet" disabled={isBusy} onClick={() => onSubmit(null, null)}>
          {t.skip}
        </Button>
        <Button variant="primary" busy={isBusy} onClick={() => onSubmit(categories[0] ?? null, text.trim() || null)}>
          {t.submit}
        </Button>
      </div>
    </div>
  )
}
