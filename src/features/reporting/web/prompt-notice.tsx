import { useEffect } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWorkspaceContext } from './workspace-context.ts'

const noticeMs = 8000

/** Which prompt of the person's own wrote this report, or why neither it nor the model did. */
export function PromptNotice() {
  const { notice, isWide, tab } = useWorkspaceContext()
  const { result, dismiss } = notice
  const isSeen = isWide || tab === 'report'
  useEffect(() => {
    if (!result || !isSeen) return
    const timer = setTimeout(dismiss, noticeMs)
    return () => clearTimeout(timer)
  }, [result, isSeen, dismiss])
  if (!result) return null
  return (
    <div className="px-4 pb-3">
      <Banner
        tone={result.fallbackReason === null ? 'neutral' : 'ask'}
        role="status"
        actions={
          <Button size="small" variant="quiet" onClick={dismiss}>
            {t.dismiss}
          </Button>
        }
      >
        {result.fallbackReason === null ? (
          <p>{t.promptUsed(result.promptUsed ?? '')}</p>
        ) : (
          <>
            <p>{result.isOwnPrompt ? t.promptFallback : t.modelFallback}</p>
            <p>
              <span className="font-semibold">{t.promptReason}</span> {result.fallbackReason}
            </p>
            {result.isOwnPrompt && <p className="text-ink-soft">{t.promptReview}</p>}
          </>
        )}
      </Banner>
    </div>
  )
}
