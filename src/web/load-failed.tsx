import { messageOf } from '#web/api-client.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { uiTexts } from '#web/ui/texts.ts'

export interface LoadFailedProps {
  /** What could not be loaded; the server's reason stands below. */
  text: string
  error: unknown
  onRetry: () => void
}

export function LoadFailed({ text, error, onRetry }: LoadFailedProps) {
  const retry = (
    <Button size="small" onClick={onRetry}>
      {uiTexts.retry}
    </Button>
  )
  return (
    <Banner tone="clash" role="alert" title={text} actions={retry}>
      {messageOf(error, '')}
    </Banner>
  )
}
