import type { MigrationStatus } from '#features/legacy-migration/contract.ts'
import { migrationTexts as t } from '#features/legacy-migration/texts.ts'
import { SectionHeader } from '#web/ui/section-header.tsx'

type Mails = NonNullable<MigrationStatus['mails']>

/** What became of the mails; it grows while they go out. */
export function MigrationResults({ mails }: { mails: Mails }) {
  const names = Object.keys(t.results) as (keyof typeof t.results)[]
  return (
    <section className="flex flex-col gap-4">
      <SectionHeader title={t.resultsTitle} />
      <dl aria-label={t.resultsTitle} className="flex flex-wrap gap-x-10 gap-y-3">
        {names.map((name) => (
          <div key={name} className="flex items-baseline gap-2">
            <dt className="text-ink-soft">{t.results[name]}</dt>
            <dd
              className={`numbers text-lg font-semibold ${name === 'failed' && mails.failed > 0 ? 'text-clash' : ''}`}
            >
              {mails[name].toLocaleString('de')}
            </dd>
          </div>
        ))}
      </dl>
      {mails.errors.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="text-lg">{t.errors}</h3>
          <p className="text-ink-soft">{t.errorsLead}</p>
          <ul aria-label={t.errors}>
            {mails.errors.map((error) => (
              <li key={error} className="border-b border-line py-2 break-words last:border-0">
                {error}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
