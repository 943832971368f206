import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { addressOf } from '#web/api-client.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePublicSettings } from '#web/use-public-settings.ts'
import { downloadProcessingAgreement, type PublicSettings } from '../contract.ts'
import { measures, processingsOf, dataProtectionTexts as t } from '../data-protection-texts.ts'

/** Everything a sceptical professional asks, on one page, true for this very installation. */
export function DataProtectionPage() {
  const settings = usePublicSettings()
  if (!settings) return <Skeleton className="h-96" />
  return (
    <article lang="de" className="flex flex-col gap-12">
      <header className="max-w-[68ch]">
        <h1 className="font-serif text-2xl hyphens-auto sm:text-3xl">{t.title}</h1>
        <p className="prose-page mt-5">{t.lead(settings.brandName)}</p>
      </header>
      <Section title={t.shortTitle}>
        <ul className="prose-page flex max-w-[68ch] flex-col gap-3">
          {t.short.map((sentence) => (
            <li key={sentence} className="border-l-[3px] border-accent pl-4">
              <Words text={sentence} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t.processingTitle}>
        <Processings settings={settings} />
      </Section>
      <Section title={t.processorsTitle}>
        <Processors settings={settings} />
      </Section>
      <Section title={t.measuresTitle}>
        <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          {measures.map(({ title, text }) => (
            <div key={title} className="border-t border-line pt-3">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 hyphens-auto text-ink-soft">
                <Words text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t.rightsTitle}>
        <div className="flex max-w-[68ch] flex-col gap-3">
          {t.rights(settings.company.email).map((paragraph) => (
            <p key={paragraph}>
              <Words text={paragraph} />
            </p>
          ))}
        </div>
      </Section>
      <Section title={t.agreementTitle}>
        <p className="max-w-[68ch]">{t.agreementLead}</p>
        <a
          href={addressOf(downloadProcessingAgreement)}
          download={t.agreementFile}
          className={buttonClass('primary', 'medium', 'mt-5 h-auto! min-h-(--control) py-1.5 whitespace-normal!')}
        >
          <Download aria-hidden="true" />
          {t.agreementDownload}
        </a>
      </Section>
    </article>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  )
}

/** A table where there is room for one; below that each processing stands by itself. */
function Processings({ settings }: { settings: PublicSettings }) {
  return (
    <div className="border-b border-line">
      <div aria-hidden="true" className="hidden gap-x-6 pb-2 md:grid md:grid-cols-[3fr_5fr_4fr_4fr]">
        {Object.values(t.columns).map((column) => (
          <span key={column} className="eyebrow">
            {column}
          </span>
        ))}
      </div>
      {processingsOf(settings).map(({ name, data, place, kept }) => (
        <div key={name} className="grid gap-x-6 gap-y-2 border-t border-line py-3 md:grid-cols-[3fr_5fr_4fr_4fr]">
          <h3 className="hyphens-auto">{name}</h3>
          <Cell label={t.columns.data} text={data} />
          <Cell label={t.columns.place} text={place} />
          <Cell label={t.columns.kept} text={kept} />
        </div>
      ))}
    </div>
  )
}

function Cell({ label, text }: { label: string; text: string }) {
  return (
    <p className="text-sm hyphens-auto text-ink-soft">
      <span className="mr-2 font-semibold text-ink md:sr-only">{label}: </span>
      <Words text={text} />
    </p>
  )
}

/** "E-Mail" never stands on two lines. */
function Words({ text }: { text: string }) {
  return text.split(/(E-Mails?)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity and never move.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

function Processors({ settings }: { settings: PublicSettings }) {
  if (settings.processors.length === 0) return <p className="max-w-[68ch]">{t.noProcessors}</p>
  return (
    <>
      <p className="max-w-[68ch]">{t.processorsLead}</p>
      <dl className="mt-4 border-b border-line">
        {settings.processors.map(({ name, purpose }) => (
          <div key={name + purpose} className="grid gap-x-6 gap-y-1 border-t border-line py-3 md:grid-cols-[3fr_8fr]">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-soft">
              <Words text={purpose} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
