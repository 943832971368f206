import { ApiError, messageOf } from '#web/api-client.ts'
import { Banner } from '#web/ui/banner.tsx'

/** The server's message of a failed request in red; nothing while all is well. */
export function AuthAlert({ error, fallback }: { error: Error | null; fallback: string }) {
  if (!error) return null
  const isGerman = error instanceof ApiError && error.serverMessage !== null
  return (
    <Banner tone="clash" role="alert">
      <p lang={isGerman ? 'de' : undefined}>{messageOf(error, fallback)}</p>
    </Banner>
  )
}
