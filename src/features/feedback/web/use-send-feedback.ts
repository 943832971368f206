import { useMutation } from '@tanstack/react-query'
import type { InputOf } from '#contract/route.ts'
import { sendFeedback } from '#features/feedback/contract.ts'
import { feedbackTexts as t } from '#features/feedback/texts.ts'
import { ApiError, call, messageOf } from '#web/api-client.ts'
import { toast } from '#web/ui/toast-store.ts'

export type FeedbackInput = InputOf<typeof sendFeedback>['body']

export function useSendFeedback(onSent: () => void) {
  return useMutation({
    mutationFn: (body: FeedbackInput) => submit(body),
    onSuccess: () => {
      toast({ title: t.submitted.title, description: t.submitted.text, tone: 'proven' })
      onSent()
    },
    onError: (error) => toast({ title: t.failed.title, description: readable(error), tone: 'clash' }),
  })
}

async function submit(body: FeedbackInput) {
  try {
    return await call(sendFeedback, { body })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const text = error.message.slice(`${error.status}: `.length)
    throw new Error(t.raised(error.status, text), { cause: error })
  }
}

/** What the call itself said; the raised form is for the log. */
function readable(error: Error): string {
  return messageOf(error.cause instanceof ApiError ? error.cause : error, t.failed.text)
}
