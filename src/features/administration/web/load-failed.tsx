import { adminTexts as t } from '#features/administration/texts.ts'
import { messageOf } from '#web/api-client.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

export interface LoadFailedProps {
  text: string
  error: unknown
  onRetry: () => void
}

export function LoadFailed({ text, error, onRetry }: LoadFailedProps) {
  return (
    <Banner
      tone="clash"
      role="alert"
      title={text}
      actions={
        <Button size="small" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {messageOf(error, '')}
    </Banner>
  )
}
