import type { ReactNode } from 'react'
import { keepUnits } from '#web/ui/keep-units.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { usePublicSettings } from '#web/use-public-settings.ts'
import type { PublicSettings } from '../contract.ts'
import { disclaimer, type LegalDocument, privacy, terms } from '../legal-texts.ts'
import { legalPageTexts as t } from '../texts.ts'

export function DisclaimerPage() {
  return <LegalPage write={disclaimer} />
}

export function PrivacyPage() {
  return (
    <LegalPage write={privacy}>
      <ForOfficers />
    </LegalPage>
  )
}

/** The privacy page leads on to what only a professional wants to know. */
function ForOfficers() {
  return (
    <p className="mt-9 border-t border-line pt-5 text-ink-soft">
      {t.forOfficersBefore}
      <TextLink href="/data-protection">{t.forOfficersLink}</TextLink>
      {t.forOfficersAfter}
    </p>
  )
}

export function TermsPage() {
  return <LegalPage write={terms} />
}

interface LegalPageProps {
  write: (settings: PublicSettings) => LegalDocument
  children?: ReactNode
}

/** A legal text as a typeset page: narrow, numbered, with its day of effect. */
function LegalPage({ write, children }: LegalPageProps) {
  const settings = usePublicSettings()
  const text = settings ? write(settings) : null
  if (!text) return <Skeleton className="mx-auto h-96 max-w-[68ch]" />
  return (
    <article className="mx-auto max-w-[68ch]" lang="de">
      <h1 className="font-serif text-2xl hyphens-auto sm:text-3xl">{text.title}</h1>
      {text.effective && <p className="mt-2 text-ink-soft">{text.effective}</p>}
      <p className="prose-page mt-6">{text.lead}</p>
      {text.sections.map(({ id, title, paragraphs }, index) => (
        <section key={title} id={id} className="mt-9 scroll-mt-20">
          <h2 className="flex gap-3 text-lg font-semibold">
            <span className="numbers w-6 shrink-0 text-ink-faint">{index + 1}</span>
            {title}
          </h2>
          <div className="prose-page mt-2 flex flex-col gap-3 pl-9">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{keepUnits(paragraph)}</p>
            ))}
          </div>
        </section>
      ))}
      {children}
    </article>
  )
}
