import { useQuery } from '@tanstack/react-query'
import { legacySignIn } from '#features/legacy-migration/contract.ts'
import { call } from '#web/api-client.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { authTexts as t } from '../texts.ts'

/** The way in for people who have not moved yet; nothing where there is none or its time is over. */
export function LegacySignIn() {
  const { data } = useQuery({ queryKey: [legacySignIn.path], queryFn: () => call(legacySignIn) })
  if (!data?.segment) return null
  return (
    <div className="flex flex-col gap-2">
      <a href={`/api/login/${data.segment}`} className={buttonClass()}>
        {t.withProvider(t.providerNames[data.segment] ?? data.segment)}
      </a>
      <p className="text-sm text-ink-soft">
        {data.endsAt ? t.legacyUntil(new Date(data.endsAt).toLocaleString('de', shortInstant)) : t.legacyNote}
      </p>
    </div>
  )
}

const shortInstant = { dateStyle: 'medium', timeStyle: 'short' } as const
