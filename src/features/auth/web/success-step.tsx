import { Banner } from '#web/ui/banner.tsx'
import { authTexts as t } from '../texts.ts'

export type SuccessKind = 'login' | 'register' | 'forgot-password'

const lines: Record<SuccessKind, readonly string[]> = {
  login: [t.signedIn],
  register: [t.registered],
  'forgot-password': [t.success, t.emailSent, t.emailSentHint],
}

export function SuccessStep({ kind }: { kind: SuccessKind }) {
  return (
    <Banner tone="proven" role="status">
      {lines[kind].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  )
}
