import { marketingTexts as t } from '#features/email-marketing/texts.ts'
import { messageOf } from '#web/api-client.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

export interface FailedBannerProps {
  text: string
  error: unknown
  onRetry: () => void
}

export function FailedBanner({ text, error, onRetry }: FailedBannerProps) {
  const retry = (
    <Button size="small" onClick={onRetry}>
      {t.retry}
    </Button>
  )
  return (
    <Banner tone="clash" role="alert" title={text} actions={retry}>
      {messageOf(error, '')}
    </Banner>
  )
}
