import type { MarketingFailure } from '#features/email-marketing/contract.ts'
import { marketingTexts as t } from '#features/email-marketing/texts.ts'
import { SectionHeader } from '#web/ui/section-header.tsx'

/** Newest first; an address is never cut, for somebody has to act on it. */
export function FailureList({ failures, total }: { failures: readonly MarketingFailure[]; total: number }) {
  return (
    <section className="flex flex-col gap-1">
      <SectionHeader title={t.failures} description={t.failuresLead} />
      <ul aria-label={t.failures}>
        {failures.map(({ userId, email, reason, failedAt }) => (
          <li key={userId} className="flex flex-wrap gap-x-4 gap-y-0.5 border-b border-line py-2 last:border-0">
            <span className="min-w-0 font-semibold break-all">{email}</span>
            <span className="text-ink-soft">{reason}</span>
            <time dateTime={failedAt} className="numbers ml-auto text-sm text-ink-soft">
              {new Date(failedAt).toLocaleString('de', { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </li>
        ))}
      </ul>
      {failures.length < total && <p className="text-sm text-ink-soft">{t.listedFailures(failures.length, total)}</p>}
    </section>
  )
}
